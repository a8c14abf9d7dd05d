# Quello che la ricerca dice: com’è andata una smazzata finita, e i suggerimenti.

button-review = Giocato bene?
review-looking = 🔎 Guardo le tue carte… Può volerci fino a un minuto.
review-looking-between = { review-looking } Quello che trovo compare qui, sopra la prossima smazzata.
review-match-looking = 🔎 Guardo le tue carte di tutta la partita… Può volerci qualche minuto.
review-match-title = **{ $game }: le carte della partita che ti sono costate di più**
review-missed = { $count ->
        [one] -# Per la smazzata { $deals } è mancato il tempo.
       *[other] -# Per le smazzate { $deals } è mancato il tempo.
    }
review-in-deal = **Smazzata { $deal }** · { $line }
review-deal = Smazzata { $deal }
review-title = **{ $game } · smazzata { $deal }: come hai giocato**
review-nothing = { $count ->
        [0] In questa smazzata non avevi nulla da scegliere.
        [one] Niente da ridire: nella tua unica scelta non si vede nessun errore sicuro.
       *[other] Niente da ridire: per quanto potevi sapere, in nessuna delle tue { $count } scelte si vede un errore sicuro.
    }
review-moment = **Presa { $trick }** · { $card } **{ $cost }**
    -# meglio: { $best }
review-as-it-lay = { $line } · con le carte com’erano { $cost }
review-words = Presa { $trick }: { $card } { $cost }, meglio: { $best }.
review-again = { $sign } Riprova
review-legend = -# Quanti punti ti è costata ogni carta: in grassetto la media, per quanto potevi sapere allora; sotto, con le carte com’erano davvero. Compare solo ciò che non può essere un caso.
review-legend-teams = -# Quanti punti di vantaggio è costata ogni carta alla tua coppia: in grassetto la media, per quanto potevi sapere allora; sotto, con le carte com’erano davvero. Compare solo ciò che non può essere un caso.
table-not-in-deal = Non hai giocato in questa smazzata.
table-nobody-thinks = Qui la ricerca della carta migliore è disattivata.
table-no-time-to-think = Adesso non ho tempo di guardare le tue carte. Riprova tra un po’.
button-hint = Suggerimento
hint-looking = 🔎 Cerco la scelta migliore…
hint = { $count ->
        [one] 💡 La migliore: **{ $cards }**. Poi { $next }: { $cost } punti in media.
       *[other] 💡 Più o meno equivalenti: **{ $cards }**. Poi { $next }: { $cost } punti in media.
    }
hint-discard-tried = 💡 Lo scarto migliore: **{ $cards }**. Ne ho provati altri { $count }.
hint-discard = 💡 Scarterei **{ $cards }**: vale { $points } e { $voids ->
        [0] non svuota nessun seme
        [one] svuota un seme
       *[other] svuota { $voids } semi
    }.
hint-call = 💡 Chiamerei **{ $cards }**. Carte di quel seme che hai in mano: { $count }.
hint-bid = 💡 Direi **{ $bid }**: da ogni difensore dovrebbe rendere circa { $points }.
hint-pass = 💡 Direi **{ $bid }**: anche { $best } renderebbe da ogni difensore solo circa { $points }.
hint-poll = 💡 Direi **{ $bid }**: le tue carte valgono { $points }, di solito { $usual }.
hint-all = 💡 Tra le carte che puoi giocare non vedo differenze chiare.
table-no-time-for-hint = Adesso non ho tempo per un suggerimento. Riprova tra un attimo.
help-search =
    - Dopo una smazzata, *{ button-review }* dice solo a te quanti punti ti sono costate le carte che hai giocato. Se le opzioni del tavolo ammettono i *Suggerimenti*, quando tocca a te *{ button-hint }* dice che cosa giocare, scartare, dichiarare all’asta o chiamare.
    - { COMMAND("tarocchi daily") } è una mano al giorno, uguale per tutti: la giochi una volta sola e vedi quanti computer hai battuto.
    - { COMMAND("tarocchi challenge") } fa giocare agli altri le stesse mani che giochi tu, ognuno da solo e quando vuole; alla fine tutti vedono la classifica.
