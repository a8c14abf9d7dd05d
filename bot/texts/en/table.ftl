# The lobby, the table, the hand, and answers to one person.

not-kept = That didn’t work: the bot cannot save anything right now. Nothing has changed; please try again in a moment.
something-broke = Something went wrong on our side. Your table is safe; please try again.
trial-under-way = The bot is being tested and plays nothing for some minutes. Nothing has changed at your table; please try again later.
stale = That button is out of date. Here is your current hand.
cards-not-drawn = The pictures of the cards are still being made, for the first time. Please try again in a few seconds.
cards-drawing = The pictures of the cards are being made…
too-early = You can choose a card ahead once the tricks have begun.
bad-button = That button no longer works.
unknown-game = There is no game called { $game }. The games are: { $known }.
unknown-option = This game has no option called { $option }. Its options are: { $allowed }.
unknown-value = { $option }: { $value } is not possible. It can be: { $allowed }.
named-with-key = { $name } (`{ $code }`)
wrong-number-of-players = This game needs { $allowed } players, not { $players }.

table-no-such-table = There is no table { $wanted }.
table-elsewhere = That table is played on another server. Open it there: { $link }
table-damaged = What is stored of this table is damaged and cannot be read. Please tell the people who run this bot; all other tables go on.
table-no-such-match = There is no match { $wanted } on this server.
table-no-such-deal = This match has no deal { $wanted }.
table-no-such-trick = This deal has no trick { $wanted }.
table-no-tricks = No trick was played in this deal.
table-table-full = All seats are taken.
table-already-seated = You are already sitting at this table.
table-not-seated = You are not sitting at this table.
table-too-many-people = There are already more people at this table than that.
table-not-in-lobby = The match has already started.
table-not-playing = No match is being played at this table right now.
table-too-few-players = There are still empty seats. Wait for people to join, or add computers.
table-may-not-close = Only the person who opened this table, or a moderator, can close it.
table-no-computer-to-remove = No computer is sitting at this table.
table-place-taken = That seat is taken.
table-word-too-long = That word is too long. It can have at most 64 bytes.
table-table-over = This table has ended.
table-between-deals = This deal is already over. Wait for the next one.
table-may-not-claim = You can claim the rest only on your turn to lead, when your own cards are sure to win every remaining trick.
table-all-agreed = Everyone has agreed: the match ends after this deal.
table-not-agreed = You have not asked to end the match.
table-arrives-later = You have a seat at this table from the next deal on. Your cards come then.
table-no-seat-to-take = No computer’s seat can be taken at this table now.
table-not-ready = Not everyone is ready yet. Only the person who asked for the rematch can start it now.
table-seats-kept = The free seats are kept for { $names }, the first until <t:{ $until }:t>. The person who opened the table can release them under *{ button-menu }*.
table-not-invited = No seat is kept for you here.
table-may-not-release = Only the person who opened this table can release the seats that are kept.
table-too-many-invited = There are not enough free seats to invite that many people.
table-invited-self = You already have a seat, so you need no invitation.
table-invited-bot = Bots can’t be invited. *{ button-computers }* in the lobby has computer players.
table-invited-stranger = One of these people is not on this server, so they can’t be invited.
table-invited-seated = One of these people is already sitting at this table.
table-no-lobby = You are not at a table here that is waiting for players. { COMMAND("tarocchi new") } opens one.
table-nobody-mentioned = Mention the people to invite, such as @Ada @Bruno, and nothing else.
table-rematch-is-open = The rematch is already open.
table-no-computers-here = On this server, tables are played without computers.
table-level-not-offered = Computers of this level can’t be added here.
table-wrong-channel = Tables cannot be opened in this channel. Moderators can say where with { COMMAND("tarocchi-admin channel") }.
table-too-old = This message is too old. Run the command again.
table-still-here = This person is at a table of this server, or invited to one. End that table first, or wait until it is over.
table-still-somewhere = You are at a table, or invited to one. Try again once you have left it or it is over.
too-many-lobbies = You are already waiting at as many tables as this server allows: { $places }. Leave one of them first.
too-many-matches = You are already playing at as many tables as this server allows: { $places }. Finish or leave one of them first.
table-not-finished = This match is not finished yet.
table-voided = This match has already been voided.

missing-right = I can’t open a table here because I’m missing the “{ $right }” permission.
missing-right-past = I can’t show a past match here because I’m missing the “{ $right }” permission.
not-on-server = I’m not on this server, only my commands are. Someone who manages it can add me again with this link: <{ $link }>
no-thread = (I couldn’t create a thread, so the table is in this channel.)
opened-in-thread = **{ $name }** is opening a table for **{ $game }**…
thread-name = { $game } · { $name } · { $date }

invitation-players = At the table: { $names }.
invitation-person = **{ $name }**
invitation-computer = { $name } { $sign }
invitation-kept = Seats kept for: { $names }.
invitation-free = Free seats: { $count }.
invitation-where = { $place }
invitation-playing = ▶ playing, deal { $deal }
invitation-paused = ⏸ paused, deal { $deal }
invitation-never-begun = -# { $game }: this table was closed before the match began.
invitation-over = 🏁 { $scores }
invitation-score = { $name } { $payoff }
invitation-joined = You have a seat. The table is here: { $place }
invitation-already = You are sitting at this table already. It is here: { $place }

right-view_channel = View Channel
right-send_messages = Send Messages
right-send_messages_in_threads = Send Messages in Threads
right-attach_files = Attach Files
right-of-players = Players need it too: without it, the buttons in a thread may do nothing on a phone.

lobby-title = ## { $game }
lobby-options = **Rules** · { $options }
lobby-clock = Clock: { $clock }
rated = -# Rated.
unrated-chosen = -# Unrated, as the players chose.
unrated-undo = -# Unrated, because players can take back their last card.
unrated-hints = -# Unrated, because players can ask for hints.
unrated-people = -# Unrated, because a rating takes at least two people.
unrated-cards = -# This deal is unrated, because it ended before its last card.
lobby-usual = standard
lobby-seat = { $number }. **{ $name }**
lobby-seat-computer = { $number }. { $name } { $sign }
lobby-seat-cut = { $number }. **{ $name }** ✂️
lobby-seat-waiting = { $number }. { $name } · *not ready yet*
lobby-seat-kept = { $number }. *kept for { $name }*, ends <t:{ $until }:R>
lobby-seat-free = { $number }. *free*
lobby-fair = -# 🔒 `{ $digits }` · *{ button-fair }* Press **{ button-help }**
lobby-fair-whole = -# The secret behind every deal of this match is already fixed. Match { $id }, fingerprint of the secret: `{ $commitment }`
lobby-why-fair =
    Why are the deals fair? Before anyone sat down, I drew a secret. Every shuffle of this match comes from it, from the id of the lobby’s message, and from the words that players cut the pack with. This is the fingerprint of the secret, which therefore can’t be changed any more:
    `{ $commitment }`
    After the match, *{ button-check }*, behind *{ BUTTON("more", $spoken) }* below the result, shows the secret itself. With it anyone can deal match { $id } again and check every card.
lobby-help =
    Press *{ BUTTON("join", $spoken) }* for a seat, and once more to leave it or to move to another. *{ BUTTON("computers", $spoken) }* fills empty seats, and *{ BUTTON("start", $spoken) }* deals the cards.
    Under *{ BUTTON("menu", $spoken) }* you can invite people, change the rules, the cards and the language, move to another seat, cut the pack, or close the table.
    { "" }*{ BUTTON("call", $spoken) }* mentions up to ten people, once, who have pressed *{ BUTTON("callme", $spoken) }* for this game in this channel.
lobby-cut = -# ✂️ This player has cut the pack: their word is mixed into every shuffle.
lobby-waiting = The match starts as soon as everyone is ready. Whoever asked for it can also start it at once: computers then take the other seats.
lobby-rematch = { $mentions }: { $name } would like a rematch. Press *{ button-ready }* to play again.
lobby-started = The match has started.
lobby-closed = This table has been closed.
lobby-closed-idle = This table was closed because nobody used it.
lobby-closed-empty = Everyone has left, so this table was closed.

button-join = Join
button-seat = Join
button-move = Change seat
button-leave = Leave
button-computers = Computers
button-menu = Table…
button-help = ?
button-fair = Why fair?
button-add = Add { $sign }
button-fill = Fill { $sign }
button-release = Release seats
button-decline = Can’t now
button-remove = −
button-cut = Cut the pack
button-options = Options
button-start = Start
button-ready = Ready
button-join-or-ready = Join / Ready
button-watch = View
button-watch-now = The table now
button-watch-deals = Finished deals
button-start-now = Start with computers
button-close = Close
button-undo = Undo my last card
button-claim = Claim the rest
button-hand = My hand
button-resume = Resume
button-last = Last trick
button-scores = Scores
button-fold = Hide
button-next = Next
button-more = More
button-rules = Rules
button-confirm = Discard
button-confirm-slam = Discard and announce a slam
button-unplan = Change my mind
button-clear = Start over
button-rematch = Rematch
button-result = My result
button-replay = Replay
button-record = Record
button-check = Check the shuffle
button-us = Just us
button-evening = Our evening
button-share = Show everyone

invite-choose = Invite people…
invite-call = { $mentions }: **{ $name }** would like to play { $game } with you. A seat is kept for { $count ->
    [one] you
   *[other] each of you
} until <t:{ $until }:t>.
invite-sent = A seat at your table in { $place } is kept for **{ $name }** until <t:{ $until }:t>.
invite-joined = You have a seat. The lobby is above.
invite-declined = Your seat is free again, and everyone in the lobby can see that you can’t play now.
invite-outdated = ⚠️ The invitations have just changed; here is the current list.
lobby-declined = **{ $name }** can’t play now.
panel-kept = Kept for: { $names }.

computers-panel = **Computers:** { $count }. Empty seats: { $free }.
computers-easy = { $sign } easy: makes mistakes
computers-normal = { $sign } normal: counts the cards
computers-strong = { $sign } strong: tries out each card before it plays
level-easy = 🤖
level-normal = 🤖+
level-strong = 🤖★
level-name-easy = easy
level-name-normal = normal
level-name-strong = strong
menu-panel = Change the rules, the cards or the language, move to another seat, cut the pack, leave, or close the table.
menu-language = Language of the table

cut-title = Cut the pack
cut-label = Your word
cut-hint = Any word. It is mixed into every shuffle of this match, stays with it, and is public.

table-title = **{ $game }** · deal { $deal }
table-turn = Waiting for **{ $name }** to play.
table-turn-discard = Waiting for **{ $name }** to discard.
table-turn-computer = { $name } { $sign } is playing.
table-pauses = The match pauses <t:{ $at }:R> if they don’t.
table-stand-in = A computer plays <t:{ $at }:R> if they don’t.
table-turn-missed = The computer took the last turn of **{ $name }**.
table-turn-away = The computer is playing for **{ $name }**. *{ button-hand }* takes the seat back.
table-arrives = **{ $name }** takes over { $computer }’s seat with the next deal.
table-led = { $name } led the { $card }.
reminder-direct = It’s your turn in { $game }: { $link }
table-took-back = **{ $name }** took their last card back.
table-took = **{ $name }** won the trick with the { $card }.
table-deal-over = **{ $game }** · deal { $deal } is over.
table-next-deal = The next deal follows in a moment.
table-next-deal-waits = The next deal comes as soon as everyone has pressed *{ button-next }*, at <t:{ $at }:T> at the latest.
table-match-over = ## { $game }: the match is over
table-winner = { $count ->
    [one] { $names } has won with { $total }.
   *[other] { $names } share first place with { $total }.
}
table-winning-team = { $names } have won with { $total }.
gain-totals = -# Gain: the total itself, as in each deal some pay the others.
gain-piedicavallo = -# Gain: the losing side pays the winners the difference of the totals.
gain-ottocento = -# Gain: each winner gets 1 from the losing side, whatever the totals.
gain-scarto = -# Gain: whoever has the lowest total pays 1 to each of the others.
result-rating = Your rating here, by points: **{ $rating }**, { $change }
result-place = Your place by rating: **{ $place }**
result-place-kept = Your place by rating: **{ $place }**, as before
result-place-changed = Your place by rating: **{ $place }**, before this match { $was }
pause = ⏸ Nobody is playing, so the match is paused. Unless a player resumes it, it closes <t:{ $time }:R>.
pause-closed = This match was paused and nobody resumed it, so it was closed.
table-ping = { $mention }, it’s your turn.
table-ping-hand = { $mention }, the cards have been dealt. Press *{ button-hand }*.
table-paused = I can no longer show this table because I’m missing the “{ $right }” permission. Your match is safe.
table-not-on-server = I can no longer show this table because I’m not on this server any more. Your match is safe. Someone who manages the server can add me again with this link: <{ $link }>
table-locked = I can no longer show this table because a moderator has locked the thread. Your match is safe.
table-moved = The game continues below.

hand-title = **Your hand** · deal { $deal }
hand-title-part = **Your hand** · deal { $deal }, { $part }
hand-yours = **It’s your turn.**
hand-yours-lead = **It’s your turn** to lead.
hand-yours-lead-but = **It’s your turn** to lead. You may not lead a called suit, except the called card itself.
hand-yours-follow = **It’s your turn:** { $suit } were led.
hand-wait = Wait for your turn; the table shows when it comes.
hand-played = You have played all your cards; the table shows how the deal ends.
hand-ahead = Play ahead…
hand-planned = When you follow, the { $card } is played, unless you may say or show something with it. Choose nothing to take it back.
hand-planned-declare = { $points ->
    [0] When your turn comes, you declare **nothing**.
   *[other] When your turn comes, you declare **{ $points } points**.
}
hand-planned-slam = If you become the taker, you announce a **slam**.
hand-foreseen = You can already choose what you will declare. It is told when your turn comes.
hand-discard = **Discard { $count } cards.** Chosen: { $chosen }
hand-discard-too-many = **Choose only { $count } cards.** Chosen: { $chosen }
hand-none = none yet
hand-stay = -# You must keep: { $cards }
hand-go = -# You must discard: { $cards }
hand-discard-points = { NOUN($points) ->
    [one] { $points } point
   *[other] { $points } points
}
hand-choose-all = Choose { $count } cards…
hand-result = **The match is over.** You finished with **{ $total }**, in { ORDINAL($place) } place out of { $count }.
hand-result-shared = **The match is over.** You finished with **{ $total }** and share { ORDINAL($place) } place out of { $count }.
hand-scored = **Deal { $deal } is over.** You scored **{ $score }** in it and now have **{ $total }**.
hand-next-waits = Waiting for { $names }.
hand-over = This deal is over.
hand-missed = You were away: the computer played { $count ->
    [one] the { $cards }.
   *[other] { $count } cards ({ $cards }).
}
hand-unseen = Meanwhile { $count ->
    [one] your { $cards } was played.
   *[other] { $count } of your cards were played: { $cards }.
}
hand-missed-more = You were away: the computer acted for you.
hand-why = ⚠️ { $why }

last-trick-none = No trick is complete yet.
last-trick = Trick { $number }: { $cards }. **{ $name }** won it.
last-trick-card = { $name } { $card }
scores-title = **Scores**, deal { $deal }
scores-team = **Team { $letter }** ({ $names })
scores-line = { $name }: { $total } · { $taken }
scores-line-over = { $name }: { $total } · { $deal } in this deal
scores-contest = **{ $names }** against the others: { $taken } to { $others }
scores-taken = { $count ->
    [0] no tricks
    [one] 1 trick worth { $points }
   *[other] { $count } tricks worth { $points }
}
scores-so-far = -# Only cards in tricks are counted so far; everything else comes at the end of the deal.

leave-done = A computer is playing for you now. Press *{ BUTTON("hand", $spoken) }* to take your seat back.
leave-paused = You have left, and nobody else is here: the match is paused. Press *{ BUTTON("resume", $spoken) }* to go on; otherwise it closes <t:{ $time }:R>.
leave-counts = This deal still counts for your rating: played without you it can cost you points, but gain you few or none.
seat-taken = From the next deal on, { $computer }’s seat is yours, and your cards come here. To change your mind, press *{ BUTTON("more", $spoken) }* and then *{ button-leave }*.
seat-given-up = You no longer have a seat from the next deal on.
leave-lobby = You have left the table.

ask-fill = **There are still empty seats.** Computers can take them.
ask-kept = **Seats are still kept for: { $names }.** If you start now, computers take them.
ask-close = **Really close this table?** That would take the seat of: { $names }.
ask-empty = **Really leave?** The table then closes, because only people who have not come yet would be left: { $names }.
ask-abandon = **Really abandon the match?** It ends at once and has no winner. The deal you are playing is lost.
ask-leave = **Really leave?** { $names } would like to abandon the match: without you it ends at once and has no winner. The deal you are playing is lost.
button-sure-fill = Start with computers
button-sure-kept = Start with computers
button-sure-close = Close the table
button-sure-empty = Leave and close
button-sure-abandon = Abandon the match
button-sure-leave = Leave and end the match

no-table-here = You are not at a table.
which-table = Which table do you mean?
which-table-choose = Choose a table
which-table-option = { $game } · { $names }
table-is-here = Your table is here: { $link }
evening-line = After { $count } matches: { $standings }
evening-place = { $place }. { $name } { $gained }
evening-more = … ({ $count } more)
evening-title = ## Matches of <t:{ $time }:D>
evening-game = { $game }, { $count ->
    [one] 1 match
   *[other] { $count } matches
}
evening-more-matches = … ({ $count } more)
evening-best = Best deal: **{ $name }** { $points }, deal { $deal } of { $game }
evening-ratings = { $game }, rating: { $ratings }
evening-rating = { $name } **{ $rating }** ({ $change })
evening-dearest = Your costliest card, as far as you have looked: deal { $deal } of { $game }. { $line }
evening-none = This match doesn’t count, so no evening belongs to it.
evening-played = { $names } played { $matches } matches here, { $deals } deals in all.
evening-standings = **{ $game }**: { $standings }
