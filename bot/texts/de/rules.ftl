# Die Regeln der Spiele als kurze Seiten: ein Titel und ein Text zu jedem Thema.

rules-title = ## { $game } · { $topic }
topic-deck = Karten
topic-deal = Geben und Ablegen
topic-play = Ablauf
topic-scoring = Abrechnung
topic-words = Begriffe
topic-options = Optionen

rules-scarto-deck =
    Alle 78 Karten des Tarocco Piemontese: vier Farben zu 14, 21 Trümpfe und der Matto (der Narr).
    { $round_numerals ->
        [natural] { "" }**Alle vier Farben,** von hoch nach niedrig: { $courts } 10 9 8 7 6 5 4 3 2 1.
       *[reversed] { "" }**Schwerter, Stäbe,** von hoch nach niedrig: { $courts } 10 9 8 7 6 5 4 3 2 1.
            { "" }**Kelche, Münzen:** { $courts } 1 2 3 4 5 6 7 8 9 10. Hier schlagen die niedrigen Zahlen die hohen.
    }
    { "" }**Trümpfe:** { $top_trump ->
        [world] Die Welt (21) ist der höchste, dann kommt der Engel (20) und so weiter bis zur 1, dem *Bagatto*.
       *[angel] Der Engel (20) ist der höchste, dann kommen die Welt (21) und 19 bis 1. Die 1 ist der *Bagatto*.
    }
    { "" }**Punkte:** König 5, Dame 4, Cavall 3, Bube 2; { $five_point_trump ->
        [T21] Welt
       *[T20] Engel
    } und Bagatto je 5; Matto { $fool_style ->
        [exchange5] 5
       *[apart4] 4
    }; jede andere Karte 1.

rules-scarto-deal =
    Zu dritt, alle für sich, mit je 25 Karten. Wer gibt, nimmt auch die letzten drei Karten und legt drei verdeckt ab. Sie zählen wie eigene Stiche.
    { $fool_discard ->
        [if_no_trump] Den Matto darf nur ablegen, wer keinen Trumpf hat. Könige
       *[never] Könige, der Matto
    } und { $five_point_trump ->
        [T21] die Welt
       *[T20] der Engel
    } dürfen nie abgelegt werden, { $bagatto_discard ->
        [never] der Bagatto auch nicht
       *[if_alone] der Bagatto nur, wenn weder ein anderer Trumpf noch der Matto auf der Hand ist
    }.{ $trump_discard ->
        [void_only] { " " }Andere Trümpfe dürfen nur abgelegt werden, wenn dann keiner auf der Hand bleibt (der Matto ist keiner), oder um auf drei Karten zu kommen, wenn die anderen nicht reichen. Ein abgelegter Bagatto wird allen gezeigt.
       *[free] { "" }
    }
    Alle geben einmal, eine Partie hat also drei Runden.{ $shared_loss ->
        [replay] { " " }Liegen dann zwei oder alle drei gemeinsam auf dem letzten Platz, folgen drei weitere Runden.
       *[split] { "" }
    }

rules-scarto-play =
    Die Vorhand (der Platz nach der Person, die gibt) spielt aus; gespielt wird { $direction ->
        [cw] im Uhrzeigersinn
       *[ccw] gegen den Uhrzeigersinn
    }. Bedien die Farbe; kannst du das nicht, spiel Trumpf; hast du auch keinen Trumpf, wirf eine beliebige Karte ab. Höher spielen oder übertrumpfen musst du nie.
    Den Stich gewinnt der höchste Trumpf, sonst die höchste Karte der angespielten Farbe. Wer gewinnt, spielt als Nächstes aus.
    { "" }**Den Matto** darfst du jederzeit spielen, auch wenn du bedienen könntest. Er gewinnt nie{ $fool_style ->
        [exchange5] . Er kommt zu deinen eigenen Stichen, und wer den Stich gewinnt, bekommt dafür von dort eine Karte, die 1 zählt; hast du am Ende keine, verlierst du den Matto.
       *[apart4] { $fool_last_trick_lost ->
            [true] . Er kommt zu deinen eigenen Stichen.
           *[false] { " " }und geht nie verloren: Er kommt zu deinen eigenen Stichen.
        }
    }{ $fool_last_trick_lost ->
        [true] { " " }Im letzten Stich geht er aber an die Person, die den Stich gewinnt.
       *[false] { "" }
    } Wird er ausgespielt, bestimmt die nächste Karte die Farbe.

rules-scarto-scoring =
    Gezählt wird in Dreiergruppen: die Punkte zusammenzählen und für jede Gruppe 2 abziehen. { $fool_style ->
        [exchange5] Der Matto zählt mit wie jede andere Karte.
       *[apart4] Bleiben zwei Karten übrig, zählen sie, als läge eine dritte mit 1 dabei. Der Matto zählt für sich 4.
    }
    Das macht zusammen 78 Punkte, der Durchschnitt ist also 26, und dein Ergebnis sind deine Punkte minus 26.
    { $settlement ->
        [points] Am Ende gewinnen oder verlieren alle die Summe ihrer Ergebnisse.
       *[loser_pays] Am Ende verliert, wer am wenigsten hat, und zahlt an beide anderen; liegen zwei gemeinsam auf dem letzten Platz, zahlen beide an die dritte Person.
    }

rules-scarto-words =
    - **Tarocchi:** die Trümpfe. Der niedrigste ist die 1, der **Bagatto** (der Gaukler).
    - **Angelo, Mondo:** die beiden höchsten Trümpfe, Engel (20) und Welt (21).
    - **Matto:** der Narr. Er gewinnt nie und darf jederzeit gespielt werden.
    - **Scarto:** die drei Karten, die beim Geben abgelegt werden.

rules-options = Der erste Wert ist der Standard. Andere wählst du beim Eröffnen: { COMMAND("tarocchi new") } `game:{ $game } options:{ $example }`.

rules-claim = { "" }**{ button-claim }:** Ab dem zweiten Stich und mit mindestens zwei Karten auf der Hand: Wenn du ausspielst, deine eigenen Karten sicher alle restlichen Stiche gewinnen und die Reihenfolge am Ergebnis nichts mehr ändert, spielst du sie mit diesem Knopf alle auf einmal aus.
rules-undo = { "" }**{ button-undo }:** An ungewerteten Tischen, die das erlauben, kannst du die Karte, die du gerade gespielt hast, zurücknehmen, solange niemand etwas getan hat. Die letzte Karte deiner Hand bleibt liegen, ebenso eine, mit der du etwas gesagt oder einen Stich gemacht hast, der Punkte bringt.
rules-of-this-table = { "" }**Dieser Tisch** · { $rules }
