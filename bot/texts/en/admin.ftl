# What moderators see.

admin-no-tables = No table is open on this server.
admin-more-tables = … and { $count } more.
admin-in-lobby = { $channel } · { $game } · { $names } · waiting to start, last used { $since }
admin-playing = { $channel } · { $game } · { $names } · playing, last move { $since }
admin-end-choose = End a table…
admin-end-sure = { $table }
    End this table? The match ends without a result.
admin-end = End the table
admin-ended = The table has been ended.
admin-game = Game offered first: { $game }
admin-language = Language of public messages: { $language }
admin-computers-yes = Computers may sit at tables.
admin-computers-no = Computers may not sit at tables.
admin-clock = Clock of new tables: { $clock }
admin-channels = Tables may be opened in: { $channels }
admin-channels-all = every channel
admin-not-chosen = not chosen
