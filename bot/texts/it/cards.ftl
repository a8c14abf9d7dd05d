# Come si chiamano le carte.

suit-swords = spade
suit-batons = bastoni
suit-cups = coppe
suit-coins = denari
suit-spades = picche
suit-hearts = cuori
suit-diamonds = quadri
suit-clubs = fiori
suit-trumps = tarocchi
suit-fool = il Matto

rank-king = re
rank-queen = donna
rank-cavalier = cavallo
rank-jack = fante
rank-ace = asso

card-of-suit = { $rank } di { $suit }

# Tarocco Piemontese.

tarot-piemontese-MAT = il Matto
tarot-piemontese-T21 = 21 il Mondo
tarot-piemontese-T20 = 20 l’Angelo
tarot-piemontese-T19 = 19 il Sole
tarot-piemontese-T18 = 18 la Luna
tarot-piemontese-T17 = 17 le Stelle
tarot-piemontese-T16 = 16 la Torre
tarot-piemontese-T15 = 15 il Diavolo
tarot-piemontese-T14 = 14 la Temperanza
tarot-piemontese-T13 = 13 la Morte
tarot-piemontese-T12 = 12 l’Appeso
tarot-piemontese-T11 = 11 la Forza
tarot-piemontese-T10 = 10 la Ruota di Fortuna
tarot-piemontese-T9 = 9 l’Eremita
tarot-piemontese-T8 = 8 la Giustizia
tarot-piemontese-T7 = 7 il Carro
tarot-piemontese-T6 = 6 gli Amanti
tarot-piemontese-T5 = 5 il Papa
tarot-piemontese-T4 = 4 l’Imperatore
tarot-piemontese-T3 = 3 l’Imperatrice
tarot-piemontese-T2 = 2 la Papessa
tarot-piemontese-T1 = 1 il Bagatto

# Tarocco Bolognese.

tarot-bolognese-MAT = il Matto
tarot-bolognese-T20 = l’Angelo
tarot-bolognese-T19 = il Mondo
tarot-bolognese-T18 = il Sole
tarot-bolognese-T17 = la Luna
tarot-bolognese-T16 = 16 la Stella
tarot-bolognese-T15 = 15 la Torre
tarot-bolognese-T14 = 14 il Diavolo
tarot-bolognese-T13 = 13 la Morte
tarot-bolognese-T12 = 12 il Traditore
tarot-bolognese-T11 = 11 l’Eremita
tarot-bolognese-T10 = 10 la Ruota
tarot-bolognese-T9 = 9 la Forza
tarot-bolognese-T8 = 8 la Giustizia
tarot-bolognese-T7 = 7 la Tempra
tarot-bolognese-T6 = 6 il Carro
tarot-bolognese-T5 = 5 l’Amore
tarot-bolognese-M1 = il primo Moro
tarot-bolognese-M2 = il secondo Moro
tarot-bolognese-M3 = il terzo Moro
tarot-bolognese-M4 = il quarto Moro
tarot-bolognese-BEG = il Begato

# Tarot Nouveau.

tarot-nouveau-EXC = la Scusa
tarot-nouveau-T1 = il Piccolo

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
