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

line-cricche-doubled = Cricche doppelt
line-sequences-doubled = Sequenzen doppelt
line-last-trick = letzter Stich
line-declared = gemeldet

say-volo = volo: das war meine letzte Karte dieser Farbe
say-striscio = striscio: spiel Trumpf aus
say-striscio-tournament = striscio: ich habe noch mehr in dieser Farbe
say-busso = busso: stich mit deiner besten Karte und komm in der Farbe zurück
say-busso-tournament = busso: spiel deine beste Karte

# Teile der Regeln.


-bolognese-combinations =
    { "" }**Cricche** sind drei oder vier gleiche: Tarocchi (Engel, Welt, Begato, Matto) 18 oder 36, Könige 17 oder 34, Damen 14 oder 28, Cavalls 13 oder 26, Buben 12 oder 24.
    { "" }**Sequenzen** aus drei Karten zählen 10, jede weitere Karte 5 mehr:
-bolognese-suits = · *Farbe:* der König und mindestens zwei von Dame, Cavall und Bube derselben Farbe. Das As kann dazukommen.
-bolognese-moors-and-aces = · *Mori*, *Asse:* drei oder mehr davon.

-bolognese-pack = Der Tarocco Bolognese hat 62 Karten: vier Farben zu zehn, 21 Trümpfe und den Matto (den Narren).

-bolognese-reversed =
    { "" }**Schwerter, Stäbe,** von hoch nach niedrig: R D C F 10 9 8 7 6 A.
    { "" }**Kelche, Münzen:** R D C F A 6 7 8 9 10. Hier stechen die niedrigen Zahlen die hohen.

-bolognese-uniform = { "" }**Alle vier Farben,** von hoch nach niedrig: R D C F 10 9 8 7 6 A.

-bolognese-angel-high = { "" }**Trümpfe:** Engel, Welt, Sonne und Mond (mit ANG, MON, SOL und LUN bezeichnet)

-bolognese-world-high = { "" }**Trümpfe:** Welt, Engel, Sonne und Mond (mit MON, ANG, SOL und LUN bezeichnet)

-bolognese-low-trumps = dann 16 bis 5, die vier Mori und der Begato. Die Mori sind gleich hoch: Von zweien im Stich sticht der spätere.

-bolognese-points = { "" }**Punkte:** König 5, Dame 4, Cavall 3, Bube 2; Engel, Welt, Begato und Matto je 5; jede andere Karte 1. Für je zwei Karten wird 1 abgezogen. Das macht zusammen 87, und der letzte Stich bringt 6 dazu.

-bolognese-follow = Bedien die Farbe; kannst du das nicht, spiel Trumpf; hast du beides nicht, spiel irgendeine Karte. Stechen oder übertrumpfen musst du nie. Den Stich gewinnt der höchste Trumpf, sonst die höchste Karte der angespielten Farbe. Wer gewinnt, spielt als Nächstes aus.

bolognese-fool =
    { "" }**Der Matto** darf jederzeit stattdessen gespielt werden. Er gewinnt nie und bleibt bei deiner Seite: Gewinnt die andere Seite den Stich, bekommt sie am Ende der Runde eine Karte von niedrigstem Wert aus euren Stichen{ $comp_card ->
        [owner] ; welche, wählt, wer den Matto gespielt hat
       *[auto] { "" }
    }. Eine Seite ohne einen einzigen Stich verliert den Matto und gibt nichts dafür. Wird der Matto ausgespielt, bestimmt die nächste Karte die Farbe.

bolognese-signals =
    Sie gehören zu einer Karte, die du ausspielst, aber nicht zum Matto, höchstens eines auf einmal, und alle sehen sie. *Volo:* Das war meine letzte Karte dieser Farbe. *Striscio:* { $signals ->
        [tournament] Ich habe noch mehr in dieser Farbe
       *[wikipedia] Spiel Trumpf aus
    }. *Busso:* { $signals ->
        [tournament] Spiel deine beste Karte
       *[wikipedia] Stich mit deiner besten Karte und komm in der Farbe zurück
    }. Niemand muss sich danach richten.{ $signal_limit ->
        [after_top_card] { " " }In einer Farbe gehen sie erst, wenn ihr König (bei den Trümpfen der höchste) gespielt ist, jetzt oder früher. Sind alle Trümpfe gespielt, die du nicht selbst hast, gehen sie in jeder anderen Farbe.
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
        [one] , aber nur einer davon in jeder Farbe
       *[two] { "" }
    }. Ein Joker steht für Dame, Cavall oder Bube, für einen Moro, ein As, einen der vier höchsten Trümpfe oder eine fehlende Zahl. Zwei Joker können nicht für zwei Zahlen hintereinander stehen, aber einer für einen der höchsten Trümpfe und der andere für die 16 daneben. Übrige Joker verlängern die Sequenz.
    Manche Karten müssen echt sein, kein Joker: der König und eine von Dame, Cavall und Bube; der Trumpf an der Spitze der Grande und noch einer der vier höchsten; zwei Mori; zwei Asse.

-bolognese-option-notes = *after_top_card:* Signale in einer Farbe erst, wenn ihr König (bei den Trümpfen der höchste) oder jeder Trumpf gespielt ist, den du nicht selbst hast. *grande_moors=off:* Die Grande endet mit der 5. *suit_wilds=one:* nur ein Joker in jeder Farbe. *comp_card=owner:* Wer den Matto gespielt hat, wählt die Karte, die dafür gegeben wird.
