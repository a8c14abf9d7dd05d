# Classifiche e primati: che cosa sta scritto nelle immagini, sotto, e a parole.

board-title-game = Classifica · { $game }
board-title-everywhere = Ovunque · { $game }
board-kind = { $game }, in { $players }
board-all-games = Tutti i giochi

board-scope-here = Questo server
board-scope-everywhere = Ovunque

board-by-rating = rating
board-by-points = punti a smazzata
board-by-wins = vittorie
board-by-matches = partite

board-period-all = da sempre
board-period-season = questa stagione
board-period-month = questo mese
board-period-week = questa settimana
board-period-lastseason = stagione scorsa
board-period-lastmonth = mese scorso
board-period-lastweek = settimana scorsa

# I trimestri dell’anno.
season-winter = inverno { $year }
season-spring = primavera { $year }
season-summer = estate { $year }
season-autumn = autunno { $year }

board-future = Quella stagione deve ancora cominciare. L’ultima finita è *{ $season }*.
board-unknown = Questo periodo non lo conosco. Scegline uno dall’elenco, o scrivi una stagione come *{ $season }*.

board-form = ultime 20
board-range = incertezza
board-unranked = ancora fuori classifica
board-of = su { $matches }
board-of-deals = di { $least } smazzate
board-nameless = Giocatore

board-words-title = { $title }: { $by }, { $time }.
board-words-line = { $place }. { $name }: { $value }.
board-words-up = { $value } ({ $places ->
    [one] un posto
   *[other] { $places } posti
} in su da lunedì)
board-words-down = { $value } ({ $places ->
    [one] un posto
   *[other] { $places } posti
} in giù da lunedì)
board-words-unranked = { $name }: { $value }, fuori classifica.
board-words-own = La tua riga: { $line }

board-note-place = Sei in classifica: { $place }.
board-note-no-deal = In questo periodo qui non hai giocato smazzate classificate.
board-note-no-match = In questo periodo qui non hai finito nessuna partita.
board-note-no-win = Con la prima vittoria entri in classifica.
board-note-deals = { $deals ->
    [one] Ancora una smazzata classificata e avrai un posto.
   *[other] Ancora { $deals } smazzate classificate e avrai un posto.
}
board-note-met = { $people ->
    [one] Per un posto ti serve ancora una persona con cui giocare smazzate classificate.
   *[other] Per un posto ti servono altre { $people } persone con cui giocare smazzate classificate.
}
board-note-about = Ancora circa { $deals } smazzate classificate e avrai un posto.
board-note-about-met = { $people ->
    [one] Per un posto: circa { $deals } smazzate classificate, anche con un’altra persona.
   *[other] Per un posto: circa { $deals } smazzate classificate, anche con altre { $people } persone.
}
board-note-uncertain = Il tuo rating è ancora troppo incerto: gioca altre smazzate classificate.
board-note-away = Non giochi smazzate classificate da 60 giorni, perciò non compari.
board-note-unlisted = Per comparire qui, sceglilo alla voce Ovunque di /tarocchi settings.

board-note-no-deal-then = In quel periodo qui non hai giocato smazzate classificate.
board-note-no-match-then = In quel periodo qui non hai finito nessuna partita.
board-note-no-win-then = In quel periodo qui non hai vinto nessuna partita.
board-note-deals-then = { $deals ->
    [one] Ti mancava una smazzata classificata per un posto in classifica.
   *[other] Ti mancavano { $deals } smazzate classificate per un posto in classifica.
}
board-note-away-then = Negli ultimi 60 giorni di quella stagione non hai giocato smazzate classificate.
board-note-uncertain-then = A fine stagione il tuo rating era ancora troppo incerto.

podium-title = ## Stagione finita: { $season }
podium-board = **{ $game }, { $by }**: { $people }

recounting = -# ⏳ Riconteggio in corso, { $percent } %: questi numeri possono ancora cambiare.
board-empty = In questa classifica non c’è ancora nessuno. Gioca una partita, o scegli un’altra classifica qui sotto.
board-needs-game = Rating e punti si confrontano solo all’interno di un gioco. Indicalo con `game:`.
button-my-place = Il mio posto
button-show-all = Mostra a tutti

option-period = Il periodo che conta (di solito: da sempre)
option-by = Il criterio della classifica
command-records = I primati di questo server, da rivedere carta per carta
option-records-game = Il gioco (di solito: quello del primato più recente)

records-title = ## Primati · { $game }: { $sort }
records-empty = In questo gioco non c’è ancora nessun primato. Nascono dalle smazzate classificate fra più persone.
records-deal = smazzate più ricche
records-meld = accuse più ricche
records-narrow = contratti più risicati
records-slam = ultimi chelem
records-streak = più vittorie di fila
records-day = più smazzate in un giorno
records-value-deal = +{ $value }
records-value-meld = accuse per { $value }
records-value-narrow = { $value } per difensore, prima di moltiplicare
records-value-slam = +{ $value }
records-value-streak = { $value } vittorie di fila
records-value-day = { $value ->
    [one] 1 smazzata
   *[other] { $value } smazzate
}
records-line = { $place }. **{ $value }** · { $name } · <t:{ $time }:d>
records-with = -# con { $names }
