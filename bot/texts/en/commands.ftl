# Commands, history, leaderboard and help.

command-tarocchi = Play tarot card games with friends
command-new = Open a table for a game
command-hand = Show your hand
command-table = Find your table
command-leave = Leave your table; a computer plays for you, and without other people the match pauses
command-rules = Read the rules of a game
command-help = What this bot can do
command-leaderboard = Top players on this server
command-profile = A player’s rating, deals and matches on this server
command-mydata = See everything stored about you, or delete it
command-history = Latest matches on this server, or of one player

command-replay = Look at a past deal card by card
menu-profile = Profile
menu-invite = Invite to my table
option-match = The number of the match
option-deal = The number of the deal (default: the first)
option-trick = The trick to begin with
option-game = The game
option-players = Number of players
option-topic = The page: cards, deal, play, scoring, words or options
option-options = Rules to change, such as top_trump=world
option-pack = Card design for the table (default: the game’s own)
option-clock = How long people have for a move
option-language = The language of the table (default: the server’s, or yours)
option-invited = People to invite, as @mentions; seats are kept for them for ten minutes
option-place = Where to put the table: a new thread or this channel
option-player = Whose matches (default: everyone’s)
option-history-game = Only matches of this game
option-history-with = Only matches in which this person played too
option-whose = Whose profile (default: yours)
option-compared = Someone to compare this player with
place-thread = a new thread
place-here = this channel

help-text =
    ## Tarocchi
    Tarot card games at tables on this server.
    - { COMMAND("tarocchi new") } opens a table. Friends press *{ button-join }*, *{ button-computers }* fills empty seats, and *{ button-start }* deals the cards.
    - *{ button-callme }* below a table has you mentioned when players are wanted for its game in that channel; *{ button-call }* in a lobby calls up to ten who wish it.
    - { COMMAND("tarocchi learn") } teaches a game by a few deals that you play against computers.
    - { COMMAND("tarocchi practice") } deals you a game alone against computers. *{ button-play-from }* in the replay of a match that is over does so from any card on.
    - { COMMAND("tarocchi night") } has people meet to play, once or every week: they say whether they come, and the tables open at the hour.
    - Your hand is private: nobody else can see it. Press a card to play it.
    - When your cards are sure to win every remaining trick, *{ button-claim }* plays them at once.
    - Lost your hand? Press *{ button-hand }* below the table, or use { COMMAND("tarocchi hand") }.
    - *{ button-more }* beside it has the last trick, the scores, the rules and *{ button-leave }*. After a deal, *{ button-next }* brings the next one as soon as everyone has pressed it.
    - A table speaks the language chosen for this server; if there is none, the server’s own, or yours if the server is in English. *{ button-menu }* in the lobby changes it.
    - { COMMAND("tarocchi rules") } explains the games. { COMMAND("tarocchi leaderboard") }, { COMMAND("tarocchi records") }, { COMMAND("tarocchi profile") } and { COMMAND("tarocchi history") } show past results. After a match, *{ button-more }* has *{ button-evening }*, how you stand over the matches in a row, and *{ button-us }*, a leaderboard of your table.
    - In a rated match, a deal counts for your rating from the moment your cards are dealt to you. If you leave it early, it can only cost you.
    - A season is a quarter of the year. With 60 rated deals of a game in it you get a place, and the first three keep a medal.
    - The secret behind every shuffle is fixed before anyone sits down, and every deal can be checked afterwards.

leaderboard-empty = Nobody has finished a match here yet. Open the first table with { COMMAND("tarocchi new") }.

history-title = ## Latest matches
history-title-player = ## Latest matches of { $name }
history-title-with = ## Latest matches of { $name } and { $other }
history-title-game = { $title } · { $game }
history-row = **{ $game }** <t:{ $time }:d> · { $scores }
history-score = { $name } { $total }
history-left = { $name } { $total } (not played to the end)
history-empty = No match has been finished here yet.
history-empty-player = { $name } has not finished a match here yet.
history-empty-search = No match finished here is like that.
history-newer = ◀ Newer
history-older = Older ▶
history-open = Open a match…
history-back = ◀ All matches
history-match = ## { $game } · match { $id }
history-voided = *Voided by a moderator: this match counts for no one.*
history-row-voided = { $row } · *voided*
history-row-unfinished = { $row } · *not finished*
history-ended = <t:{ $time }:f>
history-exported = Here is the record of match { $id }. Anyone can check it: `python -m bot verify` deals the cards again and recounts every trick.
history-file = match-{ $id }.json
history-option = { $game } · { $names }

check-holds = The secret below was drawn before anyone sat down, and its fingerprint has been in the lobby’s message ever since: { $link }. I have just dealt { $deals ->
    [one] the only deal
   *[other] all { $deals } deals
} from it again, and every card came to the same hand as in the match.
check-fails = The secret below does not give the cards of these deals: { $deals }. Please tell the people who run this bot.
check-numbers =
    Match { $id }
    Fingerprint `{ $commitment }`
    Secret `{ $secret }`
    Message and words { $words }

## Moderators

command-tarocchi-admin = Tables of this server, for moderators
command-admin-tables = See the open tables of this server, and end one
command-admin-channel = Say in which channels tables may be opened
command-admin-podiums = Have the first three of each season told in a channel, or nowhere
command-admin-settings = Choose what holds for tables on this server
option-admin-channel = The channel
option-admin-podiums = The channel (without one, nothing is told)
option-allowed = Whether tables may be opened there
command-admin-game = Choose the usual options and cards of a game on this server
command-admin-void = Void a finished match, so that it counts for no one
command-admin-export = Get the results of this server as a CSV file
command-admin-forget = Delete what this server’s matches keep of a player
option-admin-match = The number of the match
option-admin-player = Whose data is deleted
