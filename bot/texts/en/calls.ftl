# Calling players to a lobby who wish to be called.

button-call = Call players
button-callme = Call me
button-dontcall = Don’t call me
players-call = { $mentions }: **{ $name }** is looking for players for { $game }. { $count ->
    [one] 1 seat is free.
   *[other] { $count } seats are free.
}
players-called = { $count ->
    [one] 1 person has been called.
   *[other] { $count } people have been called.
} The call goes when the match begins or the table closes.
call-me-on =
    You’ll be mentioned when someone in { $channel } calls players for { $game } and you are at no table: at most once in two hours, and not between 23:00 and 9:00 where you are.
    As long as your time zone isn’t known, the time of whoever opened the table counts. { COMMAND("tarocchi settings") } lists where you are called.
call-me-off = You are no longer called for { $game } in { $channel }.
call-wishes = **You are called for**
call-wish = - { $game } in { $channel }
call-wish-option = { $game } · { $channel }
call-wish-end = Don’t call me any more for…
table-lobby-has-called = Players have already been called to this table.
table-channel-has-called = Players were called in this channel a short while ago. Try again <t:{ $until }:R>.
table-no-seat-to-call-for = No seat is free that you could call someone for.
table-nobody-wishes-calls = No one has pressed *{ button-callme }* for this game in this channel.
table-nobody-to-call = There is no one to call right now: those who would like to be are at a table, have been called not long ago, or it is night where they are.
table-too-many-wishes = You can’t be called to more than 25 games and channels. { COMMAND("tarocchi settings") } lists them.
