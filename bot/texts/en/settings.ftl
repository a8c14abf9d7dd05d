# What a player can set for himself.

command-settings = How you want to see your games

settings-title =
    ## Settings
    Only you see what you choose here. It shows with your next card.
settings-trick = **Trick in my hand.** Draws the trick above your cards, so that one message says all.
settings-trick-on = on
settings-trick-off = off: cards only
settings-letters = **Letters** of king, queen, cavalier and jack, on pictures and buttons.
settings-letters-auto = those of the pack
settings-letters-RDCF = R D C F · re, donna, cavallo, fante
settings-letters-RDCV = R D C V · roi, dame, cavalier, valet
settings-letters-KQCJ = K Q C J · king, queen, cavalier, jack
settings-colours = **Suit colours.** Four are chosen so that every eye tells them apart.
settings-colours-four = four colours
settings-colours-two = two colours: black and red
settings-pack = **Pack** for your hands, where its cards match the game.
settings-pack-auto = that of the table
settings-pack-nouveau = French suits · Tarot Nouveau
settings-pack-piemontese = Italian suits · Tarocco Piemontese
settings-kept = -# Kept.
settings-drawing = -# Kept. The cards are being drawn like this now; until they are, you see the usual ones.
