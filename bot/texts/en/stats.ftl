# What is written in the pictures of rules, profiles and past deals, and their words.

words-of = { $what }: { $told }
words-parted = { $before }; { $after }

order-high-to-low = high to low
order-equals = Of equal Moors, the later wins
order-points = points
order-words-suit = { $suits }, high to low: { $cards }.
order-words-equals = Equal (of two in a trick, the one played later wins): { $cards }.
order-words-points = Points: { $cards }; all others { $least }.

profile-place = { $place } on this server · { $game }
profile-unranked = not ranked yet · { $game }
profile-rating = rating
profile-deals = { $deals ->
    [one] rated deal
   *[other] rated deals
}
profile-matches = { $matches ->
    [one] match
   *[other] matches
}
profile-wins = won
profile-share = win rate
profile-percent = { $percent }%
profile-won-of = { $won } of { $matches }
profile-matches-won = matches won
profile-curve = { $game }: rating over { $deals ->
    [one] 1 deal
   *[other] the latest { $deals } deals
}
profile-words-curve = { $title }: from { $first }, highest { $highest }, lowest { $lowest }, now { $now } ± { $off }.
profile-ratings = Ratings
profile-of-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
profile-of-matches = of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
profile-medals = { $count ->
    [one] Medal · { $by }
   *[other] { $count } medals · { $by }
}
medal-gold = gold: { $of }
medal-silver = silver: { $of }
medal-bronze = bronze: { $of }
profile-roles = Points a deal by role
profile-role-taker = taker
profile-role-partner = partner
profile-role-defender = defender
profile-role-dealing = dealer’s side
profile-role-opposed = other side
profile-won = { $won } of { $deals } won
profile-contracts = Contracts made
profile-made = { $made } of { $deals }
profile-people = With others, points a deal
profile-partner = best partner
profile-opponent = hardest opponent
profile-with = With { $name }
profile-compared = With { $name }, points a deal
profile-together = on the same side
profile-against = against each other
profile-ahead = finished ahead
profile-behind = finished behind
profile-never = no rated deal together
profile-steady = Streaks and reliability
profile-streak = matches won in a row
profile-longest = most in a row
profile-stayed = played to the end
profile-unfinished = not finished
profile-latest = Latest matches

profile-with-self = Choose two different people to compare.
profile-none-game = { $name } has not played { $game } here yet.
profile-none = { $name } has not finished a match here yet.

replay-order = the leader’s card first, points in gold
replay-none = No trick was played in this deal.
replay-partner = { $contract } with { $name }
replay-words = { $title }. Scores: { $scores }.
replay-words-tricks = Tricks with their points:
replay-words-trick = { $number }. { $leader } led { $cards }: { $winner } { $points }.
replay-words-trick-plain = { $number }. { $leader } led, { $winner } { $points }.

replay-move = Animate
moving-stop = ⏸ Pause
moving-on = Go on
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
lobby-picture-kept = { $count ->
    [one] 1 seat kept
   *[other] { $count } seats kept
}
lobby-picture-seat-free = free
lobby-picture-seat-asked = { $name }?
lobby-picture-words-seat = Seat { $number }: { $who }.
