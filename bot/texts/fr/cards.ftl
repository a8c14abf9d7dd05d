# Les noms des cartes.

suit-swords = épées
suit-batons = bâtons
suit-cups = coupes
suit-coins = deniers
suit-spades = pique
suit-hearts = cœur
suit-diamonds = carreau
suit-clubs = trèfle
suit-trumps = atout
suit-fool = le Matto

rank-king = roi
rank-queen = dame
rank-cavalier = cavalier
rank-jack = valet
rank-ace = as

# Les lettres de roi, dame, cavalier et valet sur les cartes et les boutons.
court-letters = RDCV

card-of-suit = { $of ->
    [swords] { $rank } d’{ $suit }
    [trumps] { $rank } d’{ $suit }
   *[other] { $rank } de { $suit }
}

# Tarocco Piemontese.

tarot-piemontese-MAT = le Matto
tarot-piemontese-T21 = 21 le Monde
tarot-piemontese-T20 = 20 l’Ange
tarot-piemontese-T19 = 19 le Soleil
tarot-piemontese-T18 = 18 la Lune
tarot-piemontese-T17 = 17 l’Étoile
tarot-piemontese-T16 = 16 la Maison-Dieu
tarot-piemontese-T15 = 15 le Diable
tarot-piemontese-T14 = 14 la Tempérance
tarot-piemontese-T13 = 13 la Mort
tarot-piemontese-T12 = 12 le Pendu
tarot-piemontese-T11 = 11 la Force
tarot-piemontese-T10 = 10 la Roue de Fortune
tarot-piemontese-T9 = 9 l’Ermite
tarot-piemontese-T8 = 8 la Justice
tarot-piemontese-T7 = 7 le Chariot
tarot-piemontese-T6 = 6 l’Amoureux
tarot-piemontese-T5 = 5 le Pape
tarot-piemontese-T4 = 4 l’Empereur
tarot-piemontese-T3 = 3 l’Impératrice
tarot-piemontese-T2 = 2 la Papesse
tarot-piemontese-T1 = 1 le Bagatto

# Tarocco Bolognese.

tarot-bolognese-MAT = le Matto
tarot-bolognese-T20 = l’Ange
tarot-bolognese-T19 = le Monde
tarot-bolognese-T18 = le Soleil
tarot-bolognese-T17 = la Lune
tarot-bolognese-T16 = 16 l’Étoile
tarot-bolognese-T15 = 15 la Maison-Dieu
tarot-bolognese-T14 = 14 le Diable
tarot-bolognese-T13 = 13 la Mort
tarot-bolognese-T12 = 12 le Pendu
tarot-bolognese-T11 = 11 l’Ermite
tarot-bolognese-T10 = 10 la Roue de Fortune
tarot-bolognese-T9 = 9 la Force
tarot-bolognese-T8 = 8 la Justice
tarot-bolognese-T7 = 7 la Tempérance
tarot-bolognese-T6 = 6 le Chariot
tarot-bolognese-T5 = 5 l’Amoureux
tarot-bolognese-M1 = le { ORDINAL(1) } Moro
tarot-bolognese-M2 = le { ORDINAL(2) } Moro
tarot-bolognese-M3 = le { ORDINAL(3) } Moro
tarot-bolognese-M4 = le { ORDINAL(4) } Moro
tarot-bolognese-BEG = le Begato

# Tarot Nouveau.

tarot-nouveau-EXC = l’Excuse
tarot-nouveau-T1 = le Petit

# Ce qu’on lit sur les boutons des cartes sans numéro ni lettre.

face-piemontese-MAT = Matto
face-nouveau-EXC = Excuse
face-bolognese-MAT = Matto
face-bolognese-T20 = Ange
face-bolognese-T19 = Monde
face-bolognese-T18 = Soleil
face-bolognese-T17 = Lune
face-bolognese-M1 = Moro
face-bolognese-M2 = Moro
face-bolognese-M3 = Moro
face-bolognese-M4 = Moro
face-bolognese-BEG = Begato
