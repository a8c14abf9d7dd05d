# What is written in pictures, and the words that stand for a picture.

picture-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }.
picture-hand-empty = No cards in your hand

picture-deal = deal { $number }
picture-trick = trick { $number } of { $count }
picture-suit-led = { $suit } led
picture-doing = to act
picture-doing-play = to play
picture-doing-discard = lays cards aside
picture-leads = leads
picture-dealer = dealer
picture-computer = computer
picture-away = away
picture-cards-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
picture-tricks-taken = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
picture-last-trick = Last trick
picture-trick-number = Trick { $number }
picture-takes-trick = { $name } takes the trick
picture-seat = Seat { $number }

picture-score-title = Deal { $number }
picture-score-deal = this deal
picture-score-points = points
picture-score-total = total
picture-result-title = Result
picture-result-payoff = gain
