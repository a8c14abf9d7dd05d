# Terziglio: seine Namen und seine Regeln.

game-terziglio = Terziglio
game-terziglio-line = Zu dritt: eine Person, mit oder ohne Talon, gegen die beiden anderen.
game-terziglio-hint = allein gegen zwei

bid-gioco = gioco
bid-solo = solo

line-trick-combos = in Stichen
line-game-points = Spielpunkte
line-all-tricks = alle Stiche
sum-of-points = je 50 von { $points } Punkten

told-trick-combined = { $name } gewinnt im Stich eine Kombination ({ $points } Punkte): { $cards }.

# Die Regeln als kurze Seiten.

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
        [defenders] { " " }Gezählt werden die Karten der Gegenseite, und eine überzählige zählt voll; wer allein spielt, hat den Rest der 87.
       *[declarer] { " " }Gezählt werden die Karten des Alleinspiels, und eine überzählige zählt voll; die Gegenseite hat den Rest der 87.
    }

rules-terziglio-deal =
    Zu dritt mit { $deal ->
        [n19-5] je 19 Karten. Die übrigen fünf Karten
       *[n18-8] je 18 Karten. Die übrigen acht Karten
    } sind der Talon.
    { "" }**Reizen:** Alle sind einmal dran, { $direction ->
        [mixed] zuerst der Platz rechts von der Person, die gibt, dann weiter gegen die Spielrichtung
       *[other] zuerst die Vorhand (der Platz nach der Person, die gibt)
    }. *Gioco:* Du spielst mit dem Talon, allein gegen die beiden anderen. *Solo:* Du spielst ohne ihn, und die Spielpunkte zählen doppelt. Ein Solo überbietet ein Gioco und beendet das Reizen. Passen alle, zählt die Runde nicht, und die nächste Person gibt.
    { "" }**Talon:** Im *Gioco* nimmt, wer allein spielt, den Talon auf, ohne ihn zu zeigen, und legt ebenso viele Karten ab. Sie zählen fürs Alleinspiel, außer wenn es ohne Stich bleibt. Könige, Engel, Welt, Begato und Matto dürfen nicht abgelegt werden. Im *Solo* bleibt der Talon verdeckt und zählt für { $solo_stock ->
        [declarer] das Alleinspiel, außer wenn es ohne Stich bleibt
       *[last_trick] die Seite, die den letzten Stich gewinnt
    }.
    { "" }**Melden:** Bevor die erste Karte gespielt wird, dürfen alle der Reihe nach Kombinationen aus der Hand zeigen, zuerst wer ausspielt{ $direction ->
        [mixed] , dann gegen die Spielrichtung
       *[other] { "" }
    }. Sie zählen für die eigene Seite, egal wer die Stiche gewinnt. Auf der Seite *Abrechnung* stehen alle Kombinationen.

rules-terziglio-play =
    { $first_lead ->
        [declarer] Wer allein spielt, spielt aus.
       *[eldest] Wer zuerst bieten durfte, spielt aus, auch nach einem Pass.
    } Gespielt wird { $direction ->
        [anticlockwise] gegen den Uhrzeigersinn
       *[other] im Uhrzeigersinn
    }. { -bolognese-follow }
    { bolognese-fool }
    { $signals ->
        [off] An diesem Tisch gibt es keine Signale.
       *[on] { "" }**Signale** darf nur die Gegenseite geben. { bolognese-signals }
    }{ $trick_combos ->
        [on] { "" }
            Bilden die drei Karten eines Stichs eine Kombination, zählt sie sofort für die Seite, die den Stich gewinnt.
       *[off] { "" }
    }

rules-terziglio-scoring =
    Punkte für Kombinationen gibt es zweimal: beim Melden für die, die du aus der Hand zeigst, und am Ende für alle, die in den Stichen deiner Seite liegen. Eine Karte zählt in jeder Kombination, zu der sie gehört.
    { -bolognese-combinations }
    { -bolognese-suits }
    { -bolognese-moors-and-aces }
    · *Grande:* { bolognese-grande }
    { bolognese-wild-cards }
    { "" }**Verdoppeln:** Drei oder mehr Cricche, von einer Person gemeldet oder in den Stichen einer Seite, zählen doppelt. Ebenso drei oder mehr Sequenzen.
    Dazu kommen die Punkte der Karten, 6 für den letzten Stich und die Meldungen. Wer allein spielt, braucht mehr Punkte als die beiden anderen zusammen.
    { "" }**Spielpunkte:** die Punkte der Seite, die gewinnt, geteilt durch 50; ab einem Rest von 46 wird aufgerundet (aus 95 wird 1, aus 96 wird 2). Ein Solo zählt doppelt. Alle Stiche bringen { $all_tricks_solo ->
        [80] 40 Spielpunkte, im Solo 80,
       *[40] 40 Spielpunkte, mit oder ohne Solo,
    } { $all_tricks ->
        [plus40] zusätzlich zu den anderen
       *[flat40] und sonst wird nichts gezählt
    }. Wer allein spielt, bekommt die Spielpunkte von beiden anderen oder zahlt sie an beide. Eine Partie hat { $hands } Runden.

rules-terziglio-words =
    { bolognese-words }
    - **Gioco:** das Gebot, allein mit dem Talon gegen die beiden anderen zu spielen.
    - **Solo:** das Gebot, allein und ohne den Talon zu spielen; die Spielpunkte zählen doppelt.
    - **Pozzo:** der Talon, also die Karten, die beim Geben übrig bleiben.

rules-terziglio-options = { -bolognese-tournament } *odd_card:* wessen Karten gezählt werden; eine überzählige zählt dabei voll.
