# What the cards are called.

suit-swords = swords
suit-batons = batons
suit-cups = cups
suit-coins = coins
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
suit-trumps = trumps
suit-fool = the Fool

rank-king = king
rank-queen = queen
rank-cavalier = cavalier
rank-jack = jack
rank-ace = ace

# The letters of king, queen, cavalier and jack on cards and buttons.
court-letters = KQCJ

card-of-suit = { $rank } of { $suit }

# Tarocco Piemontese.

tarot-piemontese-MAT = Fool
tarot-piemontese-T21 = 21 (World)
tarot-piemontese-T20 = 20 (Angel)
tarot-piemontese-T19 = 19 (Sun)
tarot-piemontese-T18 = 18 (Moon)
tarot-piemontese-T17 = 17 (Star)
tarot-piemontese-T16 = 16 (Tower)
tarot-piemontese-T15 = 15 (Devil)
tarot-piemontese-T14 = 14 (Temperance)
tarot-piemontese-T13 = 13 (Death)
tarot-piemontese-T12 = 12 (Hanged Man)
tarot-piemontese-T11 = 11 (Strength)
tarot-piemontese-T10 = 10 (Wheel of Fortune)
tarot-piemontese-T9 = 9 (Hermit)
tarot-piemontese-T8 = 8 (Justice)
tarot-piemontese-T7 = 7 (Chariot)
tarot-piemontese-T6 = 6 (Lovers)
tarot-piemontese-T5 = 5 (Pope)
tarot-piemontese-T4 = 4 (Emperor)
tarot-piemontese-T3 = 3 (Empress)
tarot-piemontese-T2 = 2 (Popess)
tarot-piemontese-T1 = 1 (Bagatto)

# Tarocco Bolognese.

tarot-bolognese-MAT = Fool
tarot-bolognese-T20 = Angel
tarot-bolognese-T19 = World
tarot-bolognese-T18 = Sun
tarot-bolognese-T17 = Moon
tarot-bolognese-T16 = 16 (Star)
tarot-bolognese-T15 = 15 (Tower)
tarot-bolognese-T14 = 14 (Devil)
tarot-bolognese-T13 = 13 (Death)
tarot-bolognese-T12 = 12 (Traitor)
tarot-bolognese-T11 = 11 (Hermit)
tarot-bolognese-T10 = 10 (Wheel)
tarot-bolognese-T9 = 9 (Strength)
tarot-bolognese-T8 = 8 (Justice)
tarot-bolognese-T7 = 7 (Temperance)
tarot-bolognese-T6 = 6 (Chariot)
tarot-bolognese-T5 = 5 (Love)
tarot-bolognese-M1 = first Moor
tarot-bolognese-M2 = second Moor
tarot-bolognese-M3 = third Moor
tarot-bolognese-M4 = fourth Moor
tarot-bolognese-BEG = Begato

# Tarot Nouveau.

tarot-nouveau-EXC = Excuse
tarot-nouveau-T1 = Petit

# What players write for cards that have neither a number nor a court letter in the corner.

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
