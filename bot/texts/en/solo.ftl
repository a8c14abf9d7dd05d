# What people play alone.

command-practice = Play a deal alone against computers
option-level = How well the computers play
button-go-on = Continue
button-new-deal = New deal
button-again = Same deal again
button-back = Take back
button-play-from = Play on from here
practice-open = You’re in the middle of a deal of { $game }. Do you want to continue it?
practice-title = **Practice · { $game }**
practice-title-again = **Practice · { $game }** · a deal that was played before
practice-result = This deal brought you **{ $score }**.
practice-given-up = You gave this deal up.
table-one-moment = The computers need a moment. Press again, please.

command-daily = Today’s deal: the same for everyone, one try
option-board = How people here stand, instead of playing
table-no-day = Today’s deal is being chosen. Try again in a few minutes.
table-not-closed = Others may still be playing this deal. You can see it from <t:{ $until }:f> on.
daily-intro = **Today’s deal: { $game }.** Everyone plays it from this seat, against the same computers: one try, no hints.
    -# { $match } · { $commitment }
daily-title = **Daily deal · { $date } · { $game }**
daily-result = Done: **{ $points }**, par { $par }. Better than **{ $percent }%** of 24 plays of this deal by computers.
daily-points = Done: **{ $points }**, par { $par }.
daily-late = The day had closed by then, so this doesn’t count.
daily-days = Played { $count } of the last 30 days.
daily-streak = { $count } days in a row, best { $best }.
daily-shared = Tarocchi · { $name } · { $date } · { $game } · **{ $percent }%**
daily-shared-before = You have already shown everyone this day.
daily-board-title = **Daily deals on this server**
daily-board-title-everywhere = **Daily deals everywhere**
daily-board-day = The last day that is closed: percent of computers beaten.
daily-board-week = The last 7 days: mean percent of computers beaten. A place takes { $least } days.
daily-board-month = The last 30 days: mean percent of computers beaten. A place takes { $least } days.
daily-board-all = All days: mean percent of computers beaten. A place takes { $least } days.
daily-board-empty = Nobody here has finished a day yet.
daily-line = { $place }. **{ $name }** { $percent }% · { $count ->
        [one] one day
       *[other] { $count } days
    }
daily-line-few = – { $name } { $percent }% · { $count ->
        [one] one day to go
       *[other] { $count } days to go
    }
daily-span-day = Day
daily-span-week = Week
daily-span-month = Month
daily-span-all = All
button-daily-share = Share
button-daily-board = Board

command-admin-daily = Have the deal of each day posted in a channel, or nowhere
option-admin-daily = The channel (without one, nothing is posted)
admin-daily = The deal of each day is posted in: { $channel }
command-admin-void-daily = Have someone’s deal of a day count for nothing
option-admin-void-daily = Whose play it is
option-day = The day, as in 2026-11-25 (today if you leave it out)
admin-voided-daily = That play of { $date } counts for nothing now.
table-day-over = That day is over. { COMMAND("tarocchi daily") } has today’s deal.
table-no-play = There is no such play of { $wanted } here.
button-daily-play = Play
button-daily-practise = Practise
button-daily-before = The day before
daily-not-played = You didn’t play this day to its end.
daily-post-title = **Today’s deal · { $date } · { $game }**
daily-post-played = { $count ->
        [0] The same deal for everyone, one try.
        [one] The same deal for everyone, one try. One of you has played.
       *[other] The same deal for everyone, one try. { $count } of you have played.
    }
daily-post-before = Yesterday, { $game }: percent of computers beaten.
daily-post-place = { $place }. { $name } { $percent }%
daily-post-together = { $count } days in a row on which at least two of you finished.
daily-post-fixed = -# { $match } · { $commitment }
daily-post-secret = -# { $match } · { $secret }
daily-voided = A moderator has had this play count for nothing.
table-does-not-count = This play doesn’t count, so there is nothing to share.

command-challenge = Challenge others to play the same deals, each alone
option-deals = How many deals (4 if you leave it out)
option-days = How many days people have (3 if you leave it out)
option-contract = Whether the bidding is done beforehand, in games that have any
option-announce = Mention everyone in the results once it is over
contract-held = bidding done
contract-free = everyone bids
challenge-title = **Challenge { $id } · { $game } · { $count ->
        [one] one deal
       *[other] { $count } deals
    }**
challenge-invites = { $name } challenges you: everyone plays the same deals alone, from the same seats, against the same computers. One try, no hints.
challenge-held = The bidding is done: everyone plays the contract that stands.
challenge-free = Everyone bids for themselves.
challenge-times = You can start a deal until <t:{ $closes }:f>. Results come <t:{ $ends }:R>.
challenge-closed = No deal can be started any more. Results come <t:{ $ends }:R>.
challenge-begun = { $begun ->
        [0] Nobody has started yet.
        [one] One person has started.
       *[other] { $begun } people have started.
    }
challenge-finished = { $count ->
        [one] One person has played everything.
       *[other] { $count } people have played everything.
    }
challenge-intro = **Challenge: { $game }.** Everyone plays this deal from this seat, against the same computers: one try, no hints.
challenge-deal = Deal { $number } of { $count }
challenge-points = Done: **{ $points }**.
challenge-result = Done: **{ $points }**. Better than **{ $percent }%** of 24 plays of this deal by computers.
challenge-late = The challenge was over by then, so this doesn’t count.
challenge-not-begun = not started
challenge-under-way = under way
challenge-not-finished = not finished in time
challenge-voided = A moderator ruled that what you played here doesn’t count.
challenge-by-steps = Steps against each other player, deal by deal: the larger a lead, the less each point of it counts, with 12 at most. Then percent of computers beaten, and in brackets the points of each deal.
challenge-by-percent = Percent of computers beaten, of 24 plays of each deal. In brackets, the points of each deal.
challenge-percent = { $percent }%
challenge-nobody = Nobody finished a deal.
challenge-announced = Challenge { $id } is over. { $people }
challenge-open = You already have a challenge open: { $link }
challenge-close-question = If you close it, nobody can start another deal. Whoever is in the middle of one has half an hour to finish it, and then the results are shown.
button-challenge-own = My results
button-challenge-go = Play on
button-challenge-close = Close early
button-challenge-deal = Replay { $number }
command-admin-void-challenge = Void what someone played in a challenge
option-challenge = The number of the challenge
admin-voided-challenge = What this person played in challenge { $id } counts for nothing now.
table-no-challenge = There is no challenge { $wanted } here.
table-no-challenge-play = This person has played nothing there that counts.
table-challenge-over = This challenge closed on <t:{ $until }:f>: no deal can be started any more.
table-too-many-challenges = Three challenges are open on this server already. Wait until one of them closes.
table-may-not-close-challenge = Only the person who opened this challenge, or a moderator, can close it.
