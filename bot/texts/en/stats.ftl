# What is written in the pictures of rules, profiles and past deals, and their words.

order-high-to-low = high to low
order-equals = Of equal Moors, the later wins
order-points = points
order-words-suit = { $suits }, high to low: { $cards }.
order-words-equals = Equal (of two in a trick, the one played later wins): { $cards }.
order-words-points = Points: { $cards }; all others { $least }.

profile-place = { $place } on this server
profile-matches = matches
profile-wins = won
profile-share = win rate
profile-per-match = points per match
profile-curve = Points so far, match by match
profile-match = match { $number }
profile-words = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $wins } won ({ $share } %), { $points } points per match.
profile-words-curve = Points so far over the latest { $matches ->
    [one] match
   *[other] { $matches } matches
}: from { $first }, highest { $highest }, lowest { $lowest }, now { $now }.
profile-words-game = { $game }: { $wins } of { $matches } won, { $points } points.

profile-none = { $name } has not finished a match here yet.

replay-order = the leader’s card first, points in gold
replay-none = No trick was played in this deal.
replay-words = { $title }. Scores: { $scores }. Tricks with their points:
replay-words-trick = { $number }. { $leader } led { $cards }: { $winner } { $points }.
replay-words-trick-plain = { $number }. { $leader } led, { $winner } { $points }.

replay-move = Animate
replay-cards = Card by card

step-title = **{ $game }** · match { $id } · deal { $deal } of { $deals }
step-count = -# Step { $step } of { $steps }
step-dealt = The cards have been dealt.
step-play = **{ $name }** played the { $card }.
step-discard = **{ $name }** discarded { $cards }.
step-discard-hidden = **{ $name }** discarded { $count } cards.
step-other = **{ $name }**: { $what }
step-taken-up = { $name } has taken up { $cards }.
step-discarded = { $name } has discarded { $cards }.
step-trick = { $number }. { $name } led the { $card }, { $winner } won
step-jump = Jump to a trick…
step-open = All hands open
step-eyes = As { $name } saw it
step-sheet = Whole deal
step-before = ◀ Deal { $deal }
step-after = Deal { $deal } ▶

hands-words = { $name }: { $cards }.
hands-none = no card

deals-thrown-in = thrown in
deals-words = Deals with the scores of { $names }:
deals-words-deal = { $number }. { $scores }.

pack-piemontese = Tarocco Piemontese
pack-bolognese = Tarocco Bolognese
pack-nouveau = Tarot Nouveau
lobby-picture-pack = { $pack }, { $count } cards
lobby-picture-free = { $count ->
    [0] all seats taken
    [one] 1 seat free
   *[other] { $count } seats free
}
lobby-picture-seat-free = free
lobby-picture-words-seat = Seat { $number }: { $who }.
