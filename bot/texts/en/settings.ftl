# What players can set for themselves.

command-settings = How you see your games

settings-title =
    ## Settings
    Only you see what you choose here. It takes effect with your next card.
settings-trick = **Trick in my hand.** Shows the current trick above your cards, so one message has everything.
settings-trick-on = on
settings-trick-off = off: cards only
settings-letters = **Letters** for king, queen, cavalier and jack, in pictures and on buttons.
settings-letters-auto = those of the pack
settings-letters-RDCF = R D C F · re, donna, cavallo, fante
settings-letters-RDCV = R D C V · roi, dame, cavalier, valet
settings-letters-KQCJ = K Q C J · king, queen, cavalier, jack
settings-colours = **Suit colours.** Four colours, safe for colour-blind players, or the traditional two.
settings-colours-four = four colours
settings-colours-two = two colours: black and red
settings-pack = **Card design** for your hands, if it suits the game.
settings-pack-auto = the table’s
settings-pack-nouveau = French suits · Tarot Nouveau
settings-pack-piemontese = Italian suits · Tarocco Piemontese
settings-reminders = **Reminders** at tables with a slow clock.
settings-reminders-channel = at the table
settings-reminders-direct = as direct messages
settings-kept = -# Saved.
settings-drawing = -# Saved. Your cards are being redrawn; until then you’ll see the standard ones.
