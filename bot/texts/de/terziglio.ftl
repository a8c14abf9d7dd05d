# Terziglio: seine Namen und seine Regeln.

game-terziglio = Terziglio
game-terziglio-line = Zu dritt: eine Person, mit oder ohne Talon, gegen die beiden anderen.
game-terziglio-hint = allein gegen zwei

bid-gioco = gioco
bid-solo = solo

line-trick-combos = in Stichen
line-together = zusammen
line-game-points = Spielpunkte
line-solo-doubled = solo
line-all-tricks = alle Stiche

picture-role-declarer = Alleinspiel

told-trick-combined = { $name } gewinnt eine Kombination ({ $points } Punkte): { $cards }.

# Die Regeln als kurze Seiten.

rules-terziglio-deck =
    { -bolognese-pack }
    { $suits ->
        [uniform] { -bolognese-uniform }
       *[reversed] { -bolognese-reversed }
    }
    { $top ->
        [world] { -bolognese-world-high }
       *[angel] { -bolognese-angel-high }
    }, { -bolognese-low-trumps }
    { -bolognese-points }{ $odd_card ->
        [defenders] { " " }Gezählt werden die Karten der Gegenseite, eine überzählige voll, und das Alleinspiel hat den Rest der 87.
       *[declarer] { " " }Gezählt werden die Karten des Alleinspiels, eine überzählige voll, und die Gegenseite hat den Rest der 87.
    }

rules-terziglio-deal =
    Zu dritt mit { $deal ->
        [n19-5] je 19 Karten. Die übrigen fünf Karten
       *[n18-8] je 18 Karten. Die übrigen acht Karten
    } sind der Talon.
    { "" }**Reizen:** Alle sprechen einmal, { $direction ->
        [mixed] zuerst, wer vor der gebenden Person sitzt, und weiter gegen die Spielrichtung
       *[other] zuerst, wer nach der gebenden Person kommt
    }. *Gioco:* Du spielst mit dem Talon, allein gegen die beiden anderen. *Solo:* Du spielst ohne ihn, für doppelte Spielpunkte. Ein Solo geht über ein Gioco und beendet das Reizen. Passen alle, gibt die nächste Person.
    { "" }**Talon:** Im *Gioco* nimmt, wer allein spielt, den Talon auf, ohne ihn zu zeigen, und legt ebenso viele Karten ab. Sie zählen fürs Alleinspiel, außer wenn es keinen Stich gewinnt. Könige, Engel, Welt, Begato und Matto dürfen nicht abgelegt werden. Im *Solo* bleibt der Talon verdeckt und zählt für { $solo_stock ->
        [declarer] das Alleinspiel, außer wenn es keinen Stich gewinnt
       *[last_trick] die Seite, die den letzten Stich gewinnt
    }.
    { "" }**Melden:** Bevor die erste Karte gespielt wird, dürfen alle Kombinationen aus der eigenen Hand zeigen, zuerst wer ausspielt{ $direction ->
        [mixed] , dann gegen die Spielrichtung
       *[other] { "" }
    }. Sie zählen für ihre Seite, was auch in den Stichen geschieht. Auf der Seite *Abrechnung* stehen alle Kombinationen.

rules-terziglio-play =
    { $first_lead ->
        [declarer] Das Alleinspiel spielt aus.
       *[eldest] Wer zuerst bieten durfte, spielt aus, auch nach einem Pass.
    } Gespielt wird { $direction ->
        [anticlockwise] rechtsherum
       *[other] linksherum
    }. { -bolognese-follow }
    { bolognese-fool }
    { $signals ->
        [off] An diesem Tisch gibt es keine Signale.
       *[on] { "" }**Signale** gibt die Gegenseite. { bolognese-signals }
    }{ $trick_combos ->
        [on] { "" }
            Bilden die drei Karten eines Stichs eine Kombination, zählt sie sofort für die Seite, die den Stich gewinnt.
       *[off] { "" }
    }

rules-terziglio-scoring =
    Kombinationen zählen zweimal: wenn du sie aus der Hand meldest, und am Ende alle in den Stichen deiner Seite.
    { -bolognese-combinations }
    { -bolognese-suits }
    { -bolognese-moors-and-aces }
    · *Grande:* { bolognese-grande }
    { bolognese-wild-cards }
    { "" }**Verdoppeln:** Drei oder mehr Cricche, von einer Person gemeldet oder in den Stichen einer Seite, zählen doppelt. Ebenso drei oder mehr Sequenzen.
    Dazu kommen die Punkte der Karten, 6 für den letzten Stich und die Meldungen. Das Alleinspiel braucht mehr Punkte als die beiden anderen zusammen.
    { "" }**Spielpunkte:** die Punkte der Seite, die gewinnt, geteilt durch 50; ein Rest von 46 oder mehr wird aufgerundet (95 gibt 1, 96 gibt 2). Ein Solo zählt doppelt. Alle Stiche geben { $all_tricks_solo ->
        [80] 40 Spielpunkte, im Solo 80,
       *[40] 40 Spielpunkte, mit oder ohne Solo,
    } { $all_tricks ->
        [plus40] zusätzlich zu den anderen
       *[flat40] und sonst wird nichts gezählt
    }. Das Alleinspiel bekommt die Spielpunkte von beiden anderen oder zahlt sie an beide. Eine Partie hat { $hands } Runden.

rules-terziglio-options =
    `variant` bologna, straight: Davon hängen andere Standards ab. Mit bologna und mit straight sind sie: `deal` 18/8, 19/5 · `solo_stock` last_trick, declarer · `first_lead` eldest, declarer · `trick_combos` off, on · `all_tricks` flat40, plus40 · `suits` reversed, uniform · `top` angel, world · `direction` anticlockwise, mixed (oder clockwise)
    Die anderen, der Standard zuerst: `signals` wikipedia, tournament, off · `signal_limit` none, after_top_card · `grande_moors` on, off · `suit_wilds` two, one · `comp_card` auto, owner · `odd_card` declarer, defenders · `all_tricks_solo` 40, 80 · `hands` 3, 6, 9, 12
    { "" }*direction=mixed:* Gebote und Meldungen gehen rechtsherum, zuerst vor der gebenden Person, die Stiche linksherum. *first_lead=eldest:* Wer zuerst bieten durfte, spielt aus, auch nach einem Pass. *suits=uniform:* Das As ist in jeder Farbe die niedrigste Karte. *tournament:* striscio heißt „ich habe noch mehr in dieser Farbe“, busso „spiel deine beste Karte“. { -bolognese-option-notes } *odd_card:* wessen Karten gezählt werden, eine überzählige voll.
    Optionen wählst du beim Eröffnen: `/tarocchi new game:terziglio options:straight hands=6`.
