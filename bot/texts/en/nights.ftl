# Nights at which people meet to play.

command-night = Have people of this server meet to play, once or every week
option-date = The day: pick one, or write it as in 2026-12-03
option-hour = The hour, as in 21:00
option-zone = Your time zone or city (you only need to say it once)
option-every = Once, or every week at the same hour
night-every-week = every week
night-once = once
night-today = today · { $date }
night-tomorrow = tomorrow · { $date }
night-zones = Europe/London Europe/Dublin America/New_York America/Chicago America/Denver America/Los_Angeles Australia/Sydney
night-title = **{ $game } night**
night-title-weekly = **{ $game } night · every week**
night-when = <t:{ $at }:F> (<t:{ $at }:R>)
night-asks = { $name } asks who’s coming.
night-players = { $players ->
    [one] { $players } player to a table
   *[other] { $players } players to a table
}
night-nobody = Nobody is in yet.
night-in = **In ({ $count })**: { $names }
night-maybe = **Maybe ({ $count })**: { $names }
night-out = **Can’t ({ $count })**: { $names }
night-waiting = **Waiting ({ $count })**: { $names }
night-how = -# Half an hour before, everyone who is in or may come gets a reminder. At the hour, the tables open in a thread, and seats are kept for 15 minutes.
night-empty = Nobody was in this time.
night-begun = The tables are open. Drawn for them:
night-table = Table { $number } { $place }: { $names }
night-without-seat = There was no seat left for { $names }. { COMMAND("tarocchi new") } opens another table.
night-reminder = { $people } { $game } night <t:{ $at }:R>: are you coming?
night-opens = { $people } { $game } night: the tables are opening.
night-thread = { $game } night · { $date }
night-thread-further = { $game } night · { $date } · { $number }
night-further = Table { $number } of the { $game } night: { $names }
night-late = The bot was down at the hour of the { $game } night. { COMMAND("tarocchi new") } opens a table.
night-ended = The { $game } night has ended.
night-deserted = The { $game } night has ended: three times in a row nobody was in.
night-preview = Nobody else sees this yet. Once it’s posted, everyone reads the day and hour in their own time.
night-skipped = Summer time begins that day and skips the hour you chose, so it starts an hour later.
night-posted = Posted. *{ button-night-about }* below it is where you can end it.
night-noted-in = You’re in.
night-noted-waiting = { $count } people are in already. You move up as soon as one of them drops out.
night-noted-maybe = You may come.
night-noted-out = You can’t come.
night-noted-out-weekly = You can’t come this time. From next week on you’re in again, until you press *{ button-night-weekly }*.
night-noted-weekly = You’re in every week. Press *{ button-night-weekly }* again to stop that.
night-noted-not-weekly = You’re no longer in every week. Your answer for this time stays.
night-about =
    Up to 40 people can be in.
    Everyone who is in is drawn to a table, as evenly as can be: five tables with { $seats } seats at most. The first to come starts the game, and computers can take the seats that stay empty.
night-about-weekly =
    Answers hold for one night; *{ button-night-weekly }* holds until you press it again.
    Six hours after the start, this message is posted again for the week after. Three nights in a row without anyone end it.
night-end-question = Do you really want to end the { $game } night, with all answers?
night-form-title = When?
night-form-date = Day
night-form-hour = Hour
night-form-zone = Time zone or city
button-night-in = In
button-night-maybe = Maybe
button-night-out = Can’t
button-night-weekly = Every week
button-night-about = How it works
button-night-post = Post
button-night-change = Change
button-night-end = End it
command-admin-end-night = End a night at which people meet to play
option-night = The night
admin-night-ended = The { $game } night has ended. The next one would have been on { $date }.
table-no-night = This night is over, or it was never posted.
table-no-such-date = “{ $wanted }” is no day I know. Write it as in 2026-12-03.
table-no-such-hour = “{ $wanted }” is no hour I know. Write it as in 21:00.
table-no-such-zone = “{ $wanted }” is no time zone I know. Write a large city, such as London.
table-zone-needed = Discord doesn’t say what time it is where you are. Add *zone:* once, with your city.
table-night-past = That moment has already passed.
table-night-too-far = That’s more than 60 days away.
table-night-begun = This night has already begun.
table-night-full = There’s no room left for another answer.
table-too-many-nights = You already have two nights on this server. End one first.
table-too-many-nights-here = This server already has five nights. One of them has to end first.
table-may-not-open-night = Only moderators can open a night on this server.
table-may-not-end-night = Only the person who opened this night, or a moderator, can end it.
