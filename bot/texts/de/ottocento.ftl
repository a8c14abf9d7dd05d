# Ottocento: seine Namen und seine Regeln.

game-ottocento = Ottocento
game-ottocento-line = Zwei gegen zwei; Kombinationen auf der Hand und in den Stichen entscheiden.
game-ottocento-hint = zwei gegen zwei, viele Kombinationen

phase-poll = a monte?
phase-call-out = Ausmelden

bid-monte = a monte
bid-no_monte = spielen

# Die Regeln als kurze Seiten.

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
    Zu viert; wer sich gegenübersitzt, spielt zusammen. { $monte ->
        [off] Alle bekommen 15 Karten, und wer gibt, zwei dazu.
       *[on] Alle bekommen fünf Karten und dürfen der Reihe nach *a monte* sagen, zuerst die Vorhand (der Platz nach der Person, die gibt). Sagen es alle vier, werden die Karten zusammengeworfen: Die Runde zählt nicht, und die nächste Person gibt. Sobald jemand *spielen* sagt, wird gespielt. Dann bekommen alle noch zehn Karten, und wer gibt, zwei dazu.
    }
    { ottocento-calling-out }Wer gibt, legt zwei Karten verdeckt ab. Sie zählen einzeln und in Kombinationen für die eigene Seite, es sei denn, diese macht keinen Stich. Könige, Engel, Welt, Begato und Matto dürfen nicht abgelegt werden.
    { "" }**Melden:** { $declare_when ->
        [first_turn] Direkt vor der eigenen ersten Karte darf jede Person
       *[before_lead] Bevor die erste Karte gespielt wird, dürfen alle der Reihe nach, zuletzt wer gibt,
    } Kombinationen aus der Hand zeigen. Sie zählen für die eigene Seite, egal wer die Stiche gewinnt. Du musst nicht alles zeigen, was du hast. Danach nimmst du die Karten wieder auf die Hand. Auf der Seite *Abrechnung* stehen alle Kombinationen.

rules-ottocento-play =
    Die Vorhand (der Platz nach der Person, die gibt) spielt aus. { -bolognese-follow }
    { bolognese-fool }
    { $signals ->
        [off] An diesem Tisch gibt es keine Signale.
       *[on] { "" }**Signale** darf { $signaller ->
            [eldest_only] nur die Vorhand geben
           *[trick_leader] geben, wer ausspielt
        }. { bolognese-signals }
    }

rules-ottocento-scoring =
    Punkte für Kombinationen gibt es zweimal: beim Melden für die, die du aus der Hand zeigst, und am Ende für alle, die in den Stichen eurer Seite liegen. Eine Karte zählt in jeder Kombination, zu der sie gehört.
    { -bolognese-combinations }
    { -bolognese-suits }
    { -bolognese-moors-and-aces }
    · *Grande:* { ottocento-grande }
    { bolognese-wild-cards }
    { "" }**Verdoppeln:** Drei oder mehr Cricche, von einer Person gemeldet oder in den Stichen einer Seite, zählen doppelt. Ebenso drei oder mehr Sequenzen.
    Dazu kommen die Punkte der Karten, 6 für den letzten Stich und die Meldungen. { $length ->
        [four_deals] Eine Partie hat vier Runden, und die höhere Punktzahl gewinnt. Bei Gleichstand endet die Partie unentschieden.
       *[target] { ottocento-end }
    }

rules-ottocento-words =
    { bolognese-words }
    - **A monte:** Wer das nach den ersten fünf Karten sagt, möchte sie zusammenwerfen.
    - **Quattro Scartate:** eine Partie über vier Runden; die höhere Punktzahl gewinnt.

rules-ottocento-options = *straight:* Das Ass ist in jeder Farbe die niedrigste Karte; die Welt steht über dem Engel und führt die Grande an. { -bolognese-tournament } *call_out_priority:* Vor dem Ablegen darf sich jede Person ausmelden, zuerst wer gibt, und zwar mit 15 Karten; die Seite, die das Ziel zuerst erreicht, gewinnt sofort.

ottocento-calling-out = { $end_rule ->
        [call_out_priority] { $length ->
            [target] { "" }**Ausmelden:** Bevor die beiden zusätzlichen Karten aufgenommen werden, darf jede Person Kombinationen melden, zuerst wer gibt, dann der Reihe nach. Die Seite, die { $target } zuerst erreicht, gewinnt sofort. Wer nichts zeigt, kann nach dem Ablegen noch melden; wer etwas zeigt, nicht noch einmal. Gezeigte Karten dürfen abgelegt werden.
                { "" }
           *[four_deals] { "" }
        }
       *[higher_total] { "" }
    }

ottocento-grande = { $variant ->
        [straight] die Welt und mindestens zwei von Engel
       *[bologna] der Engel und mindestens zwei von Welt
    }, Sonne und Mond; dann 16, 15, 14 … ohne Lücke{ $grande_moors ->
        [off] { "" }
       *[on] , und nach der 5 die Mori
    }.

ottocento-end = { $end_rule ->
        [call_out_priority] Es gewinnt die Seite, die { $target } zuerst erreicht: sobald sie genug gemeldet hat oder am Ende einer Runde.
       *[higher_total] Es gewinnt die Seite, die { $target } zuerst erreicht: gleich nachdem alle gemeldet haben (dann wird nicht mehr gespielt) oder am Ende einer Runde.
    } Erreichen beide zugleich { $target }, gewinnt die höhere Punktzahl; bei Gleichstand geht es weiter.
