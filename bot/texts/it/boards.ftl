# Classifiche e primati: che cosa sta scritto nelle immagini, sotto, e a parole.

board-title-game = Classifica · { $game }
board-title-everywhere = Ovunque · { $game }
board-kind = { $game }, in { $players }
board-all-games = Tutti i giochi

board-scope-here = Questo server
board-scope-everywhere = Ovunque
board-people = Solo alcune persone…

board-by-rating = rating
board-by-points = punti a smazzata
board-by-wins = vittorie
board-by-matches = partite

board-period-all = da sempre
board-period-season = questa stagione
board-period-month = questo mese
board-period-week = questa settimana
board-period-tonight = ultime 12 ore
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
board-unranked-then = fuori classifica
board-of = su { $matches }
board-of-deals = su { $least } smazzate
board-nameless = Senza nome

board-words-title = { $title }: { $by }, { $time }.
board-words-line = { $place }. { $name }: { $value }.
board-words-up = { $value } ({ $places ->
    [one] un posto guadagnato
   *[other] { $places } posti guadagnati
} da lunedì)
board-words-down = { $value } ({ $places ->
    [one] un posto perso
   *[other] { $places } posti persi
} da lunedì)
board-words-unranked = { $name }: { $value }, fuori classifica.
board-words-expected = { $place } { $name }: { $value }, ancora fuori classifica.
board-words-own = La tua riga: { $line }

board-note-place = Sei in classifica: { $place }.
board-note-no-deal = Qui, in questo periodo, non hai giocato smazzate classificate.
board-note-no-match = Qui, in questo periodo, non hai finito nessuna partita.
board-note-no-win = Con la prima vittoria entri in classifica.
board-note-deals = { $deals ->
    [one] Ancora una smazzata classificata e sei in classifica.
   *[other] Ancora { $deals } smazzate classificate e sei in classifica.
}
board-note-met = { $people ->
    [one] Per entrare in classifica devi ancora giocare smazzate classificate con un’altra persona.
   *[other] Per entrare in classifica devi ancora giocare smazzate classificate con altre { $people } persone.
}
board-note-about = Ancora circa { $deals } smazzate classificate e sei in classifica.
board-note-about-met = { $people ->
    [one] Per entrare in classifica: ancora circa { $deals } smazzate classificate, alcune con un’altra persona.
   *[other] Per entrare in classifica: ancora circa { $deals } smazzate classificate, alcune con altre { $people } persone.
}
board-note-uncertain = Il tuo rating è ancora troppo incerto: gioca altre smazzate classificate.
board-note-away = Non giochi smazzate classificate da 60 giorni, perciò sei fuori classifica.
board-note-unlisted = Per comparire qui, scegli “Visibile ovunque” in { COMMAND("tarocchi settings", drawn: "yes") }.

board-note-no-deal-then = Qui, in quel periodo, non hai giocato smazzate classificate.
board-note-no-match-then = Qui, in quel periodo, non hai finito nessuna partita.
board-note-no-win-then = Qui, in quel periodo, non hai vinto nessuna partita.
board-note-deals-then = { $deals ->
    [one] Per entrare in classifica ti mancava una smazzata classificata.
   *[other] Per entrare in classifica ti mancavano { $deals } smazzate classificate.
}
board-note-away-then = Negli ultimi 60 giorni di quella stagione non hai giocato smazzate classificate.
board-note-uncertain-then = A fine stagione il tuo rating era ancora troppo incerto.

podium-title = ## Stagione finita: { $season }
podium-board = **{ $game }, { $by }**: { $people }

recounting = -# ⏳ Ricalcolo in corso, { $percent }%: questi numeri possono ancora cambiare.
board-empty = In questa classifica non c’è ancora nessuno. Gioca una partita, o scegli un’altra classifica qui sotto.
board-empty-then = In questa classifica non c’è nessuno. Scegline un’altra qui sotto.
board-empty-people = Nessuna di queste persone è ancora in classifica.
board-needs-game = Rating e punti si confrontano solo gioco per gioco: scegline uno con `game:`.
button-my-place = Il mio posto
button-show-all = Mostra a tutti

option-period = Il periodo che conta (se manca: da sempre)
option-by = Il criterio della classifica
command-records = I primati di questo server, da rivedere carta per carta
option-records-game = Il gioco (se manca: quello del primato più recente)

records-title = ## Primati · { $game }: { $sort }
records-empty = In questo gioco non c’è ancora nessun primato. I primati nascono dalle smazzate classificate fra più persone.
records-deal = smazzate più ricche
records-meld = accuse più ricche
records-narrow = contratti più risicati
records-slam = ultimi chelem
records-streak = più vittorie di fila
records-day = più smazzate in un giorno
records-value-deal = +{ $value }
records-value-meld = accuse per { $value }
records-value-narrow = { $value } punti a testa persi dalla difesa, prima di moltiplicare
records-value-slam = +{ $value }
records-value-streak = { $value } vittorie di fila
records-value-day = { $value ->
    [one] 1 smazzata
   *[other] { $value } smazzate
}
records-line = { $place }. **{ $value }** · { $name } · <t:{ $time }:d>
records-with = -# con { $names }
