# Was die Spiele mit dem Tarocco Bolognese gemeinsam haben: Namen, Signale und Teile ihrer Regeln.

phase-declare = Melden
phase-compensate = Karte für den Matto

meld-tarocchi = Tarocchi
meld-kings = Könige
meld-queens = Damen
meld-cavaliers = Cavalls
meld-jacks = Buben
meld-grande = Grande
meld-swords = Schwerter
meld-batons = Stäbe
meld-cups = Kelche
meld-coins = Münzen
meld-moors = Mori
meld-aces = Asse

line-last-trick = letzter Stich
line-declared = gemeldet

say-volo = volo: das war meine letzte Karte dieser Farbe
say-striscio = striscio: { $signals ->
    [tournament] ich habe noch mehr von dieser Farbe
   *[wikipedia] spiel Trumpf aus
}
say-busso = busso: { $signals ->
    [tournament] spiel deine beste Karte
   *[wikipedia] stich mit deiner besten Karte und spiel die Farbe zurück
}

# Teile der Regeln.


-bolognese-combinations =
    { "" }**Cricche** sind drei oder vier Gleiche: Tarocchi (Engel, Welt, Begato, Matto) 18 oder 36, Könige 17 oder 34, Damen 14 oder 28, Cavalls 13 oder 26, Buben 12 oder 24.
    { "" }**Sequenzen** aus drei Karten zählen 10, jede weitere Karte 5 mehr:
-bolognese-suits = · *Farbe:* der König und mindestens zwei von Dame, Cavall und Bube derselben Farbe. Das Ass kann dazukommen.
-bolognese-moors-and-aces = · *Mori*, *Asse:* drei oder mehr davon.

-bolognese-pack = Der Tarocco Bolognese hat 62 Karten: vier Farben zu zehn, 21 Trümpfe und den Matto (den Narren).

bolognese-reversed =
    { "" }**Schwerter, Stäbe,** von hoch nach niedrig: { $courts } 10 9 8 7 6 A.
    { "" }**Kelche, Münzen:** { $courts } A 6 7 8 9 10. Hier schlagen die niedrigen Zahlen die hohen.

bolognese-uniform = { "" }**Alle vier Farben,** von hoch nach niedrig: { $courts } 10 9 8 7 6 A.

-bolognese-angel-high = { "" }**Trümpfe:** Engel, Welt, Sonne und Mond (auf den Karten ANG, MON, SOL und LUN)

-bolognese-world-high = { "" }**Trümpfe:** Welt, Engel, Sonne und Mond (auf den Karten MON, ANG, SOL und LUN)

-bolognese-low-trumps = dann 16 bis 5, die vier Mori und der Begato. Die Mori sind gleich hoch: Liegen mehrere im Stich, sticht der letzte.

-bolognese-points = { "" }**Punkte:** König 5, Dame 4, Cavall 3, Bube 2; Engel, Welt, Begato und Matto je 5; jede andere Karte 1. Für je zwei Karten wird 1 abgezogen. Das macht zusammen 87, und der letzte Stich bringt noch 6 dazu.

-bolognese-follow = Bedien die Farbe; kannst du das nicht, spiel Trumpf; hast du auch keinen Trumpf, wirf eine beliebige Karte ab. Höher spielen oder übertrumpfen musst du nie. Den Stich gewinnt der höchste Trumpf, sonst die höchste Karte der angespielten Farbe. Wer gewinnt, spielt als Nächstes aus.

bolognese-fool =
    { "" }**Den Matto** darfst du jederzeit spielen, auch wenn du bedienen könntest. Er gewinnt nie und bleibt bei deiner Seite: Gewinnt die andere Seite den Stich, bekommt sie dafür am Ende der Runde eine Karte mit dem niedrigsten Wert aus euren Stichen{ $comp_card ->
        [owner] ; wer den Matto gespielt hat, sucht sie aus
       *[auto] { "" }
    }. Eine Seite ohne einen einzigen Stich verliert den Matto und gibt nichts dafür. Wird der Matto ausgespielt, bestimmt die nächste Karte die Farbe.

bolognese-signals =
    Du gibst sie beim Ausspielen, jedes Mal höchstens eines und nie mit dem Matto; alle sehen es. *Volo:* Das war meine letzte Karte dieser Farbe. *Striscio:* { $signals ->
        [tournament] Ich habe noch mehr von dieser Farbe
       *[wikipedia] Spiel Trumpf aus
    }. *Busso:* { $signals ->
        [tournament] Spiel deine beste Karte
       *[wikipedia] Stich mit deiner besten Karte und spiel die Farbe zurück
    }. Niemand muss sich danach richten.{ $signal_limit ->
        [after_top_card] { " " }In einer Farbe sind sie erst erlaubt, wenn ihr König (bei den Trümpfen der höchste) gespielt ist; mit ihm selbst darfst du schon eines geben. Sind alle fremden Trümpfe gespielt, sind Signale in jeder anderen Farbe erlaubt.
       *[none] { "" }
    }

bolognese-grande = { $top ->
        [world] die Welt und mindestens zwei von Engel
       *[angel] der Engel und mindestens zwei von Welt
    }, Sonne und Mond; dann 16, 15, 14 … ohne Lücke{ $grande_moors ->
        [off] { "" }
       *[on] , und nach der 5 die Mori
    }.

bolognese-wild-cards =
    Begato und Matto sind Joker, in allen Sequenzen zugleich{ $suit_wilds ->
        [one] , aber nur einer davon pro Farbe
       *[two] { "" }
    }. Ein Joker steht für Dame, Cavall oder Bube, für einen Moro, ein Ass, einen der vier höchsten Trümpfe oder eine fehlende Zahl. Zwei Joker können nicht für zwei Zahlen hintereinander stehen, wohl aber einer für einen der vier höchsten Trümpfe und der andere für die 16 daneben. Übrige Joker verlängern die Sequenz.
    Diese Karten darf kein Joker ersetzen: in einer Farbe den König und eine von Dame, Cavall und Bube; in der Grande den Trumpf an der Spitze und noch einen der vier höchsten; bei den Mori und bei den Assen je zwei.

bolognese-words =
    - **Trionfi:** die Trümpfe. Der niedrigste ist der **Begato**, der Gaukler.
    - **Matto:** der Narr. Er gewinnt nie und darf jederzeit gespielt werden.
    - **Mori:** vier Trümpfe von gleichem Rang, ohne Zahl.
    - **Tarocchi:** Engel, Welt, Begato und Matto.
    - **Accusa:** das Melden. Du zeigst eine Kombination aus deiner Hand, und sie wird dir angeschrieben.
    - **Cricca:** drei oder vier gleiche Karten: Tarocchi, Könige, Damen, Cavalls oder Buben.
    - **Grande:** die Sequenz der hohen Trümpfe; sie beginnt mit dem höchsten.
    - **Contatori:** Begato und Matto; in Sequenzen sind sie Joker.
    - **Volo, striscio, busso:** Signale beim Ausspielen. *Volo:* Das war meine letzte Karte dieser Farbe. *Striscio:* { $signals ->
        [tournament] Ich habe noch mehr von dieser Farbe
       *[wikipedia] Spiel Trumpf aus
    }. *Busso:* { $signals ->
        [tournament] Spiel deine beste Karte.
       *[wikipedia] Stich mit deiner besten Karte und spiel die Farbe zurück.
    }

-bolognese-tournament = *tournament:* striscio heißt „ich habe noch mehr von dieser Farbe“, busso „spiel deine beste Karte“.
