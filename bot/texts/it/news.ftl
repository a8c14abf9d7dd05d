# Le novità di una partita, in una riga sotto il risultato, e l’impostazione che le riguarda.

news-line = 🗞️ { $news }
news-slam = primo chelem di { $names }
news-medal = { $value ->
    [1] oro
    [2] argento
   *[3] bronzo
} per { $names }, { $season } ({ $game })
news-together = { $value } smazzate giocate insieme
news-deal = la smazzata più ricca di questo server: { $names } +{ $value }
news-meld = l’accusa più ricca di questo server: { $names }, { $value } punti
news-narrow = il contratto più risicato di questo server: { $names }
news-streak = la serie di vittorie più lunga di questo server: { $names }, { $value } partite
news-place = { $names } entra in classifica: posto { $value } per rating
news-better = { $names } sale al posto { $value } per rating, dal { $was }
admin-news = I risultati danno le novità
admin-news-hint = Primati, primi chelem, medaglie e posti, in una riga sotto il risultato.
