# What players can set for themselves, and what is stored about them.

command-settings = How you see your games

language-name = English

settings-title = Settings
settings-chosen =
    ## Settings
    Only you see what you choose here. It takes effect with your next card.
settings-trick_in_hand = Trick in my hand
settings-trick_in_hand-hint = Shows the current trick above your cards, so one message has everything.
settings-letters = Letters of king, queen, cavalier and jack
settings-letters-hint = In pictures and on buttons.
settings-letters-auto = those of my language
settings-letters-RDCF = R D C F · re, donna, cavallo, fante
settings-letters-RDCV = R D C V · roi, dame, cavalier, valet
settings-letters-KQCJ = K Q C J · king, queen, cavalier, jack
settings-letters-KDCB = K D C B · König, Dame, Cavall, Bube
settings-colours = Suit colours
settings-colours-hint = Four are safe for colour-blind players; two are traditional.
settings-colours-four = four colours
settings-colours-two = two colours: black and red
settings-pack = Card design
settings-pack-hint = For your hands, where it goes with the game.
settings-pack-auto = the table’s
settings-pack-nouveau = French suits · Tarot Nouveau
settings-pack-piemontese = Italian suits · Tarocco Piemontese
settings-reminders = Reminders as direct messages
settings-reminders-hint = Of your turn at tables with a slow clock; without a tick they come at the table.
settings-everywhere = Listed everywhere
settings-everywhere-hint = On boards of all servers, people elsewhere see your Discord name and results.
settings-language = Language
settings-language-hint = Of what only you see. A table has its own, which everyone there sees.
settings-language-auto = the one you use Discord in
settings-drawing = -# Your cards are being redrawn; until then you’ll see the standard ones.

form-title = { $name } · { $page }/{ $pages }
form-continue = Continue ({ $page }/{ $pages })
form-page = Page { $page }
form-kept = -# Saved.
form-unchanged = -# Nothing was changed.
form-lost = ⚠️ Changed in the meantime, so it stays as it is now: { $names }.
form-usual = { $value } · default
form-box-usual = default: { $value }
form-boxes-rules = Rules that apply
form-boxes-table = At this table
form-boxes-own = For me
form-boxes-server = On this server

mydata-page =
    ## Your data
    The file has everything that is stored about you on every server: your settings and seats, each thing you did with its time, results, deals and ratings. Only you see this.
    Press *{ button-delete }* to have your settings removed, and your id and name from all the rest.
mydata-no-file =
    ## Your data
    I can’t show you the file here because I’m missing the “{ $right }” permission. Run the command in another channel to get it.
    Press *{ button-delete }* to have your settings removed, and your id and name from everything else that is stored about you.
mydata-none = Nothing is stored about you.
mydata-sure =
    Do you want **everything that is stored about you deleted**, on every server?
    - Your settings go, and your id and name with your results, deals, ratings and places.
    - Your matches stay for those you played them with, with a nameless player in your place, and so do words you cut the pack with, without your name.
    - Messages and pictures that were already posted and files that were already saved are beyond my reach. Moderators can delete messages.
    - If you play again, you start from nothing.
mydata-surer = **This can’t be undone by you, a moderator or me.** Do you really want to delete everything?
mydata-deleted = Deleted. Nothing that is stored leads back to you any more.
button-delete = Delete…
button-delete-really = Delete everything
button-delete-for-good = Delete for good
