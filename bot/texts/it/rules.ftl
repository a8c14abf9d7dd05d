# Le regole dei giochi in pagine brevi: un titolo e un testo per ogni argomento.

rules-title = ## { $game } · { $topic }
topic-deck = carte
topic-deal = distribuzione e scarto
topic-play = gioco
topic-scoring = punti
topic-words = parole
topic-options = opzioni

rules-scarto-deck =
    Tutto il Tarocco Piemontese, 78 carte: quattro semi di 14, 21 tarocchi e il Matto.
    { $round_numerals ->
        [natural] { "" }**Tutti e quattro i semi,** dalla più alta: { $courts } 10 9 8 7 6 5 4 3 2 1.
       *[reversed] { "" }**Spade e bastoni,** dalla più alta: { $courts } 10 9 8 7 6 5 4 3 2 1.
            { "" }**Coppe e denari:** { $courts } 1 2 3 4 5 6 7 8 9 10. Qui i numeri bassi battono quelli alti.
    }
    { "" }**Tarocchi:** { $top_trump ->
        [world] il più alto è il Mondo (21), poi l’Angelo (20) e via fino all’1, il *Bagatto*.
       *[angel] il più alto è l’Angelo (20), poi il Mondo (21), poi dal 19 all’1, il *Bagatto*.
    }
    { "" }**Punti:** re 5, donna 4, cavallo 3, fante 2; { $five_point_trump ->
        [T21] Mondo
       *[T20] Angelo
    } e Bagatto 5 ciascuno; Matto { $fool_style ->
        [exchange5] 5
       *[apart4] 4
    }; ogni altra carta 1.

rules-scarto-deal =
    Si gioca in tre, ognuno per sé, con 25 carte a testa. Il mazziere prende anche le ultime tre e ne scarta altrettante, coperte. I punti dello scarto sono suoi.
    { $fool_discard ->
        [if_no_trump] Il Matto si scarta solo da una mano senza tarocchi. I re
       *[never] I re, il Matto
    } e { $five_point_trump ->
        [T21] il Mondo
       *[T20] l’Angelo
    } non si scartano mai, { $bagatto_discard ->
        [never] e nemmeno il Bagatto
       *[if_alone] il Bagatto solo da una mano senza altri tarocchi e senza il Matto
    }.{ $trump_discard ->
        [void_only] { " " }Gli altri tarocchi si scartano solo se al mazziere non ne resta nessuno (il Matto non conta), o per arrivare a tre carte quando le altre non bastano. Il Bagatto scartato si mostra a tutti.
       *[free] { "" }
    }
    Ognuno dà le carte una volta: la partita è di tre smazzate.{ $shared_loss ->
        [replay] { " " }Se alla fine il totale più basso ce l’hanno in due o in tre, si giocano altre tre smazzate.
       *[split] { "" }
    }

rules-scarto-play =
    Esce chi segue il mazziere, e si gioca verso { $direction ->
        [cw] sinistra
       *[ccw] destra
    }. Si risponde al seme; chi non può, taglia con un tarocco; chi non ha nemmeno tarocchi gioca quello che vuole. Non c’è mai l’obbligo di superare, né nel seme né coi tarocchi.
    La presa va al tarocco più alto o, se non ce ne sono, alla carta più alta del seme d’uscita. Chi la fa esce alla successiva.
    { "" }**Il Matto** si può giocare sempre, invece di rispondere o tagliare. Non vince mai{ $fool_style ->
        [exchange5] . Va nel mazzetto di chi lo gioca, e in cambio chi ha fatto la presa riceve da lì una carta da 1; se alla fine non ce n’è nessuna, il Matto è perso.
       *[apart4] { $fool_last_trick_lost ->
            [true] . Va nel mazzetto di chi lo gioca.
           *[false] { " " }e non si perde mai: va nel mazzetto di chi lo gioca.
        }
    }{ $fool_last_trick_lost ->
        [true] { " " }All’ultima presa però va a chi la fa.
       *[false] { "" }
    } Se si esce con il Matto, il seme lo decide la carta dopo.

rules-scarto-scoring =
    Le carte si contano a tre a tre: si sommano i punti e per ogni gruppo se ne tolgono 2. { $fool_style ->
        [exchange5] Il Matto si conta come le altre carte.
       *[apart4] Se avanzano due carte, si contano come se con loro ce ne fosse una terza da 1. Il Matto si conta a parte e vale 4.
    }
    Fanno 78 punti in tutto, quindi la media è 26: segni i tuoi punti meno 26.
    { $settlement ->
        [points] Alla fine ognuno incassa o paga il suo totale.
       *[loser_pays] Alla fine chi ha il totale più basso perde e paga gli altri due; se ce l’hanno in due, pagano tutti e due chi resta.
    }

rules-scarto-words =
    - **Tarocchi:** le carte che battono tutti i semi. L’1, il più basso, è il **Bagatto**.
    - **Angelo, Mondo:** i due tarocchi più alti, il 20 e il 21.
    - **Matto:** la carta che non vince mai e che si può giocare sempre.
    - **Scarto:** le tre carte che il mazziere mette da parte.

rules-options = Il primo valore è quello predefinito. Gli altri si scelgono aprendo il tavolo: { COMMAND("tarocchi new") } `game:{ $game } options:{ $example }`.

rules-claim = { "" }**{ button-claim }:** dalla seconda presa in poi e con almeno due carte in mano: se tocca a te uscire, le tue carte fanno di sicuro tutte le prese che restano e l’ordine in cui le giochi non cambia più i punti, questo pulsante le gioca tutte in una volta.
rules-undo = { "" }**{ button-undo }:** ai tavoli amichevoli che lo permettono, finché nessun altro fa qualcosa puoi riprendere la carta che hai appena giocato. Restano giocate l’ultima carta della tua mano, quella con cui hai detto qualcosa e quella che ha fatto una presa che vale punti.
rules-of-this-table = { "" }**A questo tavolo** · { $rules }
