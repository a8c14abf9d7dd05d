# What moderators see.

admin-no-tables = No table is open on this server.
admin-more-tables = … and { $count } more.
admin-in-lobby = { $channel } · { $game } · { $names } · waiting to start, last used { $since }
admin-playing = { $channel } · { $game } · { $names } · playing, last move { $since }
admin-end-choose = End a table…
admin-end-sure = { $table }
    End this table? If a match is under way, its finished deals count, but it has no winner.
admin-end = End the table
admin-ended = The table has been ended.
admin-over = Match { $id } · { $game } · { $names } · ended { $since }
admin-match = { $id } · { $game } · { $names }
admin-void-sure = { $match }
    Void this match? It will count in no leaderboard and for no rating. This can’t be undone.
admin-void = Void the match
admin-voided = Match { $id } has been voided. Ratings and leaderboards are being counted again.
admin-exported = Here are the results of { $count ->
    [one] 1 match
   *[other] { $count } matches
}.
admin-file = results-{ $id }.csv
admin-exported-newest = Here are the results of the newest { $count } matches. All of them would be too much for a file.
export-match = match
export-ended = ended
export-game = game
export-players = players
export-seat = seat
export-kind = kind
export-player = player
export-player_id = player_id
export-total = total
export-gain = gain
export-place = place
export-won = won
export-voided = voided
export-unfinished = unfinished
admin-title = Tables on this server
admin-title-game = { $game }: usual options
admin-game = Game offered first
admin-game-unset = not chosen
admin-language = Language of public messages
admin-language-unset = none chosen (the server’s own; if that is English, the opener’s)
admin-computers = Computers may sit at tables
admin-level = Level of computers where nobody chooses one
admin-clock = Clock of new tables
admin-game-options = Usual options of { $game } · { $options }
admin-game-pack = Usual cards of { $game }: { $pack }
admin-lobbies = Lobbies a person may be in at a time
admin-lobbies-hint = Tables with a slow clock are counted separately.
admin-matches = Matches a person may play at a time
admin-matches-hint = { admin-lobbies-hint }
admin-nights = Who may open a night
admin-nights-everyone = everyone
admin-nights-moderators = moderators
admin-channels = Tables may be opened in: { $channels }
admin-channels-all = every channel
admin-podiums = The podiums of each season are told in: { $channel }
admin-podiums-nowhere = The podiums of seasons are told nowhere.
admin-forget = Delete
admin-forget-sure = Delete **{ $name }** from this server’s tables, results and leaderboard for good? The results of others stay as they are, with a nameless player in their place. So do messages that were already posted, words the pack was cut with, and what this person chose under { COMMAND("tarocchi settings") }, which belongs to no server.
admin-forgotten = Deleted. Older matches of this server now show a nameless player.
