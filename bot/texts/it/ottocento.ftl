# Ottocento: i suoi nomi e le sue regole.

game-ottocento = Ottocento
game-ottocento-line = Due contro due; decidono le combinazioni, in mano e nelle prese.
game-ottocento-hint = in coppia, pieno di combinazioni

phase-poll = a monte?
phase-call-out = chiamarsi fuori

bid-monte = a monte
bid-no_monte = si gioca

# Le regole in pagine brevi.

rules-ottocento-deck =
    { -bolognese-pack }
    { $variant ->
        [straight] { bolognese-uniform }
       *[bologna] { bolognese-reversed }
    }
    { $variant ->
        [straight] { -bolognese-world-high }
       *[bologna] { -bolognese-angel-high }
    }, { -bolognese-low-trumps }
    { -bolognese-points }

rules-ottocento-deal =
    Si gioca in quattro, a coppie: chi ti sta di fronte gioca con te. { $monte ->
        [off] Ognuno riceve 15 carte, il mazziere due in più.
       *[on] Ognuno riceve cinque carte e, cominciando da chi segue il mazziere, può dire *a monte*. Se lo dicono tutti e quattro, la smazzata è annullata: non conta, e le carte le dà il mazziere successivo. Appena qualcuno dice *si gioca*, non si chiede più a nessuno: ognuno riceve altre dieci carte, il mazziere due in più.
    }
    { ottocento-calling-out }Il mazziere scarta due carte coperte. Contano per la sua coppia, come carte e nelle combinazioni, a meno che la coppia non resti senza prese. Re, Angelo, Mondo, Begato e Matto non si scartano.
    { "" }**Accuse:** { $declare_when ->
        [first_turn] subito prima di giocare la propria prima carta, ognuno
       *[before_lead] prima che si giochi la prima carta, ognuno al suo turno, il mazziere per ultimo,
    } può mostrare le combinazioni che ha in mano, anche solo in parte, e poi riprende le carte. Valgono per la sua coppia, comunque vada il gioco. L’elenco delle combinazioni è nella pagina *punti*.

rules-ottocento-play =
    Esce chi segue il mazziere. { -bolognese-follow }
    { bolognese-fool }
    { $signals ->
        [off] A questo tavolo non si fanno segnali.
       *[on] { "" }I **segnali** li fa { $signaller ->
            [eldest_only] soltanto chi segue il mazziere
           *[trick_leader] chi esce
        }. { bolognese-signals }
    }

rules-ottocento-scoring =
    Le combinazioni contano in due momenti: quelle che accusi dalla mano e, alla fine, tutte quelle nel mazzetto della tua coppia. La stessa carta vale in tutte le combinazioni di cui fa parte.
    { -bolognese-combinations }
    { -bolognese-suits }
    { -bolognese-moors-and-aces }
    · *Grande:* { ottocento-grande }
    { bolognese-wild-cards }
    { "" }**Raddoppio:** tre o più cricche accusate dalla stessa persona, o in un mazzetto, valgono il doppio. Lo stesso vale per tre o più sequenze.
    Si aggiungono i punti delle carte, le accuse e 6 punti per l’ultima presa. { $length ->
        [four_deals] La partita è di quattro smazzate, e vince il totale più alto. A pari punti è pareggio.
       *[target] { ottocento-end }
    }

rules-ottocento-words =
    { bolognese-words }
    - **A monte:** lo dice, dopo le prime cinque carte, chi vuole annullare la smazzata.
    - **Quattro Scartate:** la partita di quattro smazzate, vinta dal totale più alto.

rules-ottocento-options = *straight:* l’asso è la carta più bassa di ogni seme; il Mondo sta sopra l’Angelo e in testa alla Grande. { -bolognese-tournament } *call_out_priority:* prima dello scarto ognuno può chiamarsi fuori accusando, a cominciare dal mazziere con le sue prime 15 carte; vince subito la prima coppia che arriva al traguardo.

ottocento-calling-out = { $end_rule ->
        [call_out_priority] { $length ->
            [target] { "" }**Chiamarsi fuori:** prima che il mazziere raccolga le due carte in più, ognuno può accusare combinazioni: il mazziere per primo, poi chi lo segue. Vince subito la prima coppia che arriva a { $target }. Chi non mostra nulla può accusare ancora dopo lo scarto; chi mostra qualcosa, no. Il mazziere può scartare carte che ha mostrato.
                { "" }
           *[four_deals] { "" }
        }
       *[higher_total] { "" }
    }

ottocento-grande = { $variant ->
        [straight] il Mondo e almeno due fra Angelo
       *[bologna] l’Angelo e almeno due fra Mondo
    }, Sole e Luna; poi 16, 15, 14 … senza buchi{ $grande_moors ->
        [off] { "" }
       *[on] , e dopo il 5 i Mori
    }.

ottocento-end = { $end_rule ->
        [call_out_priority] Vince la prima coppia che arriva a { $target }: appena ci arriva accusando, o a fine smazzata.
       *[higher_total] Vince la prima coppia che arriva a { $target }: subito dopo le accuse di tutti, senza giocare altre carte, o a fine smazzata.
    } Se ci arrivano tutte e due, vince il totale più alto; a pari punti si continua.
