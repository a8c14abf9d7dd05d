# Come si chiamano le carte.

suit-swords = spade
suit-batons = bastoni
suit-cups = coppe
suit-coins = denari
suit-spades = picche
suit-hearts = cuori
suit-diamonds = quadri
suit-clubs = fiori
suit-trumps = { $art ->
    [piemontese] tarocchi
   *[other] trionfi
}
suit-fool = Matto

rank-king = re
rank-queen = donna
rank-cavalier = cavallo
rank-jack = fante
rank-ace = asso

# Le lettere di re, donna, cavallo e fante sulle carte e sui pulsanti.
court-letters = RDCF

card-of-suit = { $rank } di { $of ->
    [trumps] trionfo
   *[other] { $suit }
}

# Tarocco Piemontese.

tarot-piemontese-MAT = Matto
tarot-piemontese-T21 = 21 Mondo
tarot-piemontese-T20 = 20 Angelo
tarot-piemontese-T19 = 19 Sole
tarot-piemontese-T18 = 18 Luna
tarot-piemontese-T17 = 17 Stelle
tarot-piemontese-T16 = 16 Torre
tarot-piemontese-T15 = 15 Diavolo
tarot-piemontese-T14 = 14 Temperanza
tarot-piemontese-T13 = 13 Morte
tarot-piemontese-T12 = 12 Appeso
tarot-piemontese-T11 = 11 Forza
tarot-piemontese-T10 = 10 Ruota di Fortuna
tarot-piemontese-T9 = 9 Eremita
tarot-piemontese-T8 = 8 Giustizia
tarot-piemontese-T7 = 7 Carro
tarot-piemontese-T6 = 6 Amanti
tarot-piemontese-T5 = 5 Papa
tarot-piemontese-T4 = 4 Imperatore
tarot-piemontese-T3 = 3 Imperatrice
tarot-piemontese-T2 = 2 Papessa
tarot-piemontese-T1 = 1 Bagatto

# Tarocco Bolognese.

tarot-bolognese-MAT = Matto
tarot-bolognese-T20 = Angelo
tarot-bolognese-T19 = Mondo
tarot-bolognese-T18 = Sole
tarot-bolognese-T17 = Luna
tarot-bolognese-T16 = 16 Stella
tarot-bolognese-T15 = 15 Torre
tarot-bolognese-T14 = 14 Diavolo
tarot-bolognese-T13 = 13 Morte
tarot-bolognese-T12 = 12 Traditore
tarot-bolognese-T11 = 11 Eremita
tarot-bolognese-T10 = 10 Ruota
tarot-bolognese-T9 = 9 Forza
tarot-bolognese-T8 = 8 Giustizia
tarot-bolognese-T7 = 7 Tempra
tarot-bolognese-T6 = 6 Carro
tarot-bolognese-T5 = 5 Amore
tarot-bolognese-M1 = primo Moro
tarot-bolognese-M2 = secondo Moro
tarot-bolognese-M3 = terzo Moro
tarot-bolognese-M4 = quarto Moro
tarot-bolognese-BEG = Begato

# Tarot Nouveau.

tarot-nouveau-EXC = Excuse
tarot-nouveau-T1 = Petit

# Come si scrivono le carte che in angolo non hanno né numero né lettera.

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
