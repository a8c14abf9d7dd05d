# The lobby, the table, the hand, and what is answered to one person.

something-broke = Something broke on our side. The table is safe; please try again.
stale = That button was old. Here is your hand as it is now.
bad-button = I do not know that button.
unknown-game = There is no game called { $game }. The games are: { $known }.
unknown-option = This game has no option called { $option }. It has: { $allowed }.
unknown-value = { $option } cannot be { $value }. It can be: { $allowed }.
wrong-number-of-players = This game is not for { $players } players, but for { $allowed }.

table-no-such-table = That table does not exist.
table-table-full = All seats are taken.
table-already-seated = You already sit at this table.
table-not-seated = You do not sit at this table.
table-too-many-people = More people sit here than that.
table-not-in-lobby = The match has already started.
table-not-playing = Nothing is being played at this table now.
table-too-few-players = There are still empty seats. Wait for people, or add computers.
table-may-not-close = Only who opened the table, or who may manage messages, can close it.
table-no-computer-to-remove = No computer sits at this table.
table-place-taken = That seat is taken.
table-word-too-long = That word is too long: at most 64 bytes.
table-table-over = This table has ended.
table-between-deals = This deal is over already. Wait for the next one.
table-all-agreed = All have agreed: the match ends after this deal.
table-not-agreed = You have not asked to end the match.
table-rematch-is-open = The rematch is open already.
table-not-finished = This match is not finished yet.

missing-right = I may not open a table here: I lack the right “{ $right }” in this place.
no-thread = (No thread could be made here, so the table is in the channel itself.)
only-in-servers = Tables can be opened in the channels of a server only.
opened-in-thread = **{ $name }** opens a table of **{ $game }**: { $place }
thread-name = { $game } · { $name }

right-view_channel = View Channel
right-send_messages = Send Messages
right-send_messages_in_threads = Send Messages in Threads
right-attach_files = Attach Files

lobby-title = ## { $game }
lobby-options = Rules: { $options }
lobby-usual = the usual ones
lobby-seat = { $number }. **{ $name }**
lobby-seat-computer = { $number }. { $name } 🤖
lobby-seat-cut = { $number }. **{ $name }** ✂️
lobby-seat-free = { $number }. *free*
lobby-fair = -# Every deal of this match is already fixed by a secret. Its fingerprint, match { $id }: `{ $commitment }`
lobby-cut = -# ✂️ has cut the pack: a word that nobody knew before goes into the shuffle.
lobby-started = The match has begun.
lobby-closed = This table was closed.
lobby-closed-idle = Nobody touched this table for half an hour: it was closed.
lobby-closed-empty = Nobody is left at this table: it was closed.

button-join = Join
button-move = Change place
button-leave = Leave
button-add = Add computer
button-remove = Remove computer
button-cut = Cut the pack
button-options = Options
button-start = Start
button-close = Close
button-hand = My hand
button-last = Last trick
button-scores = Scores
button-rules = Rules
button-confirm = Lay aside
button-clear = Start over
button-rematch = Rematch

cut-title = Cut the pack
cut-label = A word of yours
cut-hint = Any word: it is mixed into every shuffle of this match.

table-title = **{ $game }** · deal { $deal }
table-turn = **{ $name }** to play
table-turn-discard = **{ $name }** lays cards aside
table-turn-computer = { $name } 🤖 plays
table-turn-away = A computer plays for **{ $name }**; any press takes the seat back.
table-led = { $name } led { $card }.
table-took = **{ $name }** took the trick with { $card }.
table-deal-over = **{ $game }** · deal { $deal } is over.
table-next-deal = The next deal follows in a moment.
table-match-over = ## { $game }: the match is over
table-winner = { $count ->
    [one] { $names } wins with { $total }.
   *[other] { $names } share the first place with { $total }.
}
table-winning-team = { $names } win with { $total }.
table-fair-secret = -# Fair deals: match { $id }, secret `{ $secret }`{ $words }
table-fair-words = , words { $words }
table-ping = { $mention } it is your turn.
table-ping-hand = { $mention } the cards are dealt: press *My hand*.
table-paused = I cannot show this table any more: I lack the right “{ $right }”. The match is safe.
table-moved = This table goes on below.

hand-title = **Your hand** · deal { $deal }
hand-title-part = **Your hand** · deal { $deal }, { $part }
hand-trick = trick { $number }
hand-yours = **It is your turn.**
hand-yours-lead = **It is your turn:** you lead.
hand-yours-lead-but = **It is your turn:** you lead, but no called suit; a called card may go.
hand-yours-follow = **It is your turn:** { $suit } were led.
hand-wait = { $name } is to play.
hand-discard = **Lay { $count } cards aside.** Chosen: { $chosen }
hand-discard-wait = { $name } lays cards aside.
hand-discard-too-many = **Only { $count } cards may go.** Chosen: { $chosen }
hand-none = none yet
hand-stay = -# These must stay: { $cards }
hand-go = -# These must go: { $cards }
hand-choose = { $group }: choose
hand-choose-all = Choose { $count } cards…
hand-over = This deal is over.
hand-why = ⚠️ { $why }

last-trick-none = No trick is complete yet.
last-trick = Trick { $number }: { $cards }. **{ $name }** took it.
last-trick-card = { $name } { $card }
scores-title = **Scores**, deal { $deal }
scores-line = { $name }: { $total } ({ $tricks } { $tricks ->
    [one] trick
   *[other] tricks
})
no-scores = No deal is finished yet.

leave-done = A computer plays for you now. Press *My hand* to take your seat back.
leave-lobby = You left the table.
no-table-here = You sit at no table.
which-table = Which table do you mean?
which-table-choose = Choose a table
which-table-option = { $game } · { $names }
table-is-here = Your table is here: { $place } { $link }
rematch-open = **{ $name }** asks for a rematch.
