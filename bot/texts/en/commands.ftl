# Commands, history, leaderboard and help.

command-tarocchi = Tarot card games at tables
command-new = Open a table of a game
command-hand = Show your hand
command-table = Find the table you play at
command-leave = Leave your table; a computer takes your seat
command-rules = The rules of a game
command-help = What this bot can do
command-leaderboard = Who has won most in this server
command-profile = What somebody has played and won in this server
command-history = The newest matches of this server, or of one player

option-game = The game
option-players = How many play, where the game is for several numbers
option-topic = The page: cards, deal, play, scoring or options
option-options = Rules that differ from the usual ones, such as top_trump=world
option-pack = The pack that the table is shown with, if it shall not be that of the game
option-place = Where the table goes: a thread of its own, or this channel
option-player = Whose matches
option-whose = Who; you, if nobody is named
place-thread = a thread of its own
place-here = this channel

help-text =
    ## Tarocchi
    Card games of the tarot family, at tables in this server.
    - `/tarocchi new` opens a table. Friends press *Join*; *Add computer* fills empty seats; *Start* deals.
    - Everybody gets a private hand that nobody else can see: press a card to play it.
    - Lost your hand? Press *My hand* below the table, or use `/tarocchi hand`.
    - `/tarocchi rules` explains the games, `/leaderboard`, `/profile` and `/history` tell who won.
    - Every shuffle is fixed before anybody sits down and can be checked afterwards.

leaderboard-empty = Nobody has finished a match here yet. `/tarocchi new` opens the first table.

history-title = ## Newest matches
history-title-player = ## Newest matches of { $name }
history-row = **{ $game }** <t:{ $time }:d> · { $scores }
history-score = { $name } { $total }
history-empty = No match was finished here yet.
history-export = Export a match…
history-exported = The record of match { $id }. Anybody can check it: `python -m bot verify` deals the cards again and counts every trick.
history-option = { $game } · { $names }
