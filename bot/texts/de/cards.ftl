# Wie die Karten heißen.

suit-swords = Schwerter
suit-batons = Stäbe
suit-cups = Kelche
suit-coins = Münzen
suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz
suit-trumps = Trumpf
suit-fool = Matto

rank-king = König
rank-queen = Dame
rank-cavalier = Cavall
rank-jack = Bube
rank-ace = Ass

# Die Buchstaben von König, Dame, Cavall und Bube auf Karten und Knöpfen.
court-letters = KDCB

card-of-suit = { $of ->
    [swords] Schwert
    [batons] Stab
    [cups] Kelch
    [coins] Münz
   *[other] { $suit }
}-{ $rank }

# Tarocco Piemontese.

tarot-piemontese-MAT = Matto
tarot-piemontese-T21 = 21 Welt
tarot-piemontese-T20 = 20 Engel
tarot-piemontese-T19 = 19 Sonne
tarot-piemontese-T18 = 18 Mond
tarot-piemontese-T17 = 17 Sterne
tarot-piemontese-T16 = 16 Turm
tarot-piemontese-T15 = 15 Teufel
tarot-piemontese-T14 = 14 Mäßigkeit
tarot-piemontese-T13 = 13 Tod
tarot-piemontese-T12 = 12 Gehängter
tarot-piemontese-T11 = 11 Kraft
tarot-piemontese-T10 = 10 Glücksrad
tarot-piemontese-T9 = 9 Eremit
tarot-piemontese-T8 = 8 Gerechtigkeit
tarot-piemontese-T7 = 7 Wagen
tarot-piemontese-T6 = 6 Liebende
tarot-piemontese-T5 = 5 Papst
tarot-piemontese-T4 = 4 Kaiser
tarot-piemontese-T3 = 3 Kaiserin
tarot-piemontese-T2 = 2 Päpstin
tarot-piemontese-T1 = 1 Bagatto

# Tarocco Bolognese.

tarot-bolognese-MAT = Matto
tarot-bolognese-T20 = Engel
tarot-bolognese-T19 = Welt
tarot-bolognese-T18 = Sonne
tarot-bolognese-T17 = Mond
tarot-bolognese-T16 = 16 Stern
tarot-bolognese-T15 = 15 Turm
tarot-bolognese-T14 = 14 Teufel
tarot-bolognese-T13 = 13 Tod
tarot-bolognese-T12 = 12 Verräter
tarot-bolognese-T11 = 11 Eremit
tarot-bolognese-T10 = 10 Rad
tarot-bolognese-T9 = 9 Kraft
tarot-bolognese-T8 = 8 Gerechtigkeit
tarot-bolognese-T7 = 7 Mäßigkeit
tarot-bolognese-T6 = 6 Wagen
tarot-bolognese-T5 = 5 Liebe
tarot-bolognese-M1 = { ORDINAL(1) } Moro
tarot-bolognese-M2 = { ORDINAL(2) } Moro
tarot-bolognese-M3 = { ORDINAL(3) } Moro
tarot-bolognese-M4 = { ORDINAL(4) } Moro
tarot-bolognese-BEG = Begato

# Tarot Nouveau.

tarot-nouveau-EXC = Excuse
tarot-nouveau-T1 = Petit

# Was auf Karten geschrieben wird, die weder eine Zahl noch einen Buchstaben in der Ecke haben.

face-piemontese-MAT = Matto
face-nouveau-EXC = Excuse
face-bolognese-MAT = Matto
face-bolognese-T20 = Angelo
face-bolognese-T19 = Mondo
face-bolognese-T18 = Sole
face-bolognese-T17 = Luna
face-bolognese-M1 = Moro
face-bolognese-M2 = Moro
face-bolognese-M3 = Moro
face-bolognese-M4 = Moro
face-bolognese-BEG = Begato
