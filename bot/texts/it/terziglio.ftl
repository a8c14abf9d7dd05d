# Terziglio: i suoi nomi e le sue regole.

game-terziglio = Terziglio
game-terziglio-line = Uno, con o senza il pozzo, contro gli altri due.
game-terziglio-hint = uno contro due

bid-gioco = gioco
bid-solo = solo

line-trick-combos = nelle prese
line-game-points = punti partita
line-all-tricks = tutte le prese
sum-of-points = ogni 50 dei { $points } punti

told-trick-combined = Combinazione nella presa di { $name } ({ $points } punti): { $cards }.

# Le regole in pagine brevi.

rules-terziglio-deck =
    { -bolognese-pack }
    { $suits ->
        [uniform] { bolognese-uniform }
       *[reversed] { bolognese-reversed }
    }
    { $top ->
        [world] { -bolognese-world-high }
       *[angel] { -bolognese-angel-high }
    }, { -bolognese-low-trumps }
    { -bolognese-points }{ $odd_card ->
        [defenders] { " " }Si contano le carte della difesa, la spaiata per intero; il resto degli 87 va a chi dichiara.
       *[declarer] { " " }Si contano le carte di chi dichiara, la spaiata per intero; il resto degli 87 va alla difesa.
    }

rules-terziglio-deal =
    Si gioca in tre, con { $deal ->
        [n19-5] 19 carte a testa. Le altre cinque
       *[n18-8] 18 carte a testa. Le altre otto
    } sono il pozzo.
    { "" }**Asta:** si parla una volta sola, { $direction ->
        [mixed] cominciando da chi precede il mazziere e girando contro il senso del gioco
       *[other] cominciando da chi segue il mazziere
    }. *Gioco:* giochi con il pozzo, contro gli altri due. *Solo:* giochi senza, per il doppio dei punti partita. Il solo supera il gioco e chiude l’asta. Se passano tutti, la smazzata non conta e le carte le dà il mazziere successivo.
    { "" }**Pozzo:** nel *gioco*, chi dichiara raccoglie il pozzo senza farlo vedere e scarta altrettante carte. Contano per chi dichiara, a meno che non resti senza prese. Re, Angelo, Mondo, Begato e Matto non si scartano. Nel *solo* il pozzo resta coperto e conta per { $solo_stock ->
        [declarer] chi dichiara, a meno che non resti senza prese
       *[last_trick] la parte che fa l’ultima presa
    }.
    { "" }**Accuse:** prima che si giochi la prima carta, ognuno può mostrare le combinazioni che ha in mano, cominciando da chi esce{ $direction ->
        [mixed] { " " }e girando contro il senso del gioco
       *[other] { "" }
    }. Valgono per la sua parte, comunque vada il gioco. L’elenco delle combinazioni è nella pagina *punti*.

rules-terziglio-play =
    { $first_lead ->
        [declarer] Esce chi dichiara.
       *[eldest] Esce chi ha aperto l’asta, anche passando.
    } Si gioca verso { $direction ->
        [anticlockwise] destra
       *[other] sinistra
    }. { -bolognese-follow }
    { bolognese-fool }
    { $signals ->
        [off] A questo tavolo non si fanno segnali.
       *[on] { "" }I **segnali** sono per la difesa. { bolognese-signals }
    }{ $trick_combos ->
        [on] { "" }
            Se le tre carte di una presa formano una combinazione, questa vale subito per la parte che fa la presa.
       *[off] { "" }
    }

rules-terziglio-scoring =
    Le combinazioni contano in due momenti: quelle che accusi dalla mano e, alla fine, tutte quelle nel mazzetto della tua parte. La stessa carta vale in tutte le combinazioni di cui fa parte.
    { -bolognese-combinations }
    { -bolognese-suits }
    { -bolognese-moors-and-aces }
    · *Grande:* { bolognese-grande }
    { bolognese-wild-cards }
    { "" }**Raddoppio:** tre o più cricche accusate dalla stessa persona, o in un mazzetto, valgono il doppio. Lo stesso vale per tre o più sequenze.
    Si aggiungono i punti delle carte, le accuse e 6 punti per l’ultima presa. Chi dichiara deve fare più punti degli altri due insieme.
    { "" }**Punti partita:** i punti di chi vince divisi per 50; un resto da 46 in su si arrotonda per eccesso (95 fa 1, 96 fa 2). Il solo vale doppio. Fare tutte le prese dà { $all_tricks_solo ->
        [80] 40 punti partita, 80 nel solo,
       *[40] 40 punti partita, solo o no,
    } { $all_tricks ->
        [plus40] oltre agli altri
       *[flat40] e non si conta altro
    }. Chi dichiara riceve i punti partita da ognuno degli altri due, o li paga a tutti e due. La partita è di { $hands } smazzate.

rules-terziglio-words =
    { bolognese-words }
    - **Gioco:** chi dichiara gioca con il pozzo, contro gli altri due.
    - **Solo:** chi dichiara gioca senza pozzo, per il doppio dei punti partita.
    - **Pozzo:** le carte che non riceve nessuno.

rules-terziglio-options = { -bolognese-tournament } *odd_card:* di chi si contano le carte, la spaiata per intero.
