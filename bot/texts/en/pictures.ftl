# What is written in pictures, and the words that stand for a picture.

picture-deal = deal { $number }
picture-trick = trick { $number } of { $count }
picture-suit-led = { $suit } led
picture-doing = to act
picture-doing-play = to play
picture-doing-discard = to discard
picture-doing-auction = to bid
picture-doing-call = to call
picture-doing-call-out = to call out or not
picture-doing-slam = a slam?
picture-doing-poll = to decide
picture-doing-declare = to declare
picture-doing-compensate = to pay for the Fool
picture-winning = winning
picture-took = took it
picture-took-and-leads = took it, leads
picture-dealer = dealer
picture-team = team { $letter }
picture-role-taker = taker
picture-role-declarer = declarer
picture-role-partner = partner
picture-role-bid = { $role }: { $bid }
picture-calls = calls { $cards }
picture-bid-pass = passes
picture-bid-no_monte = plays
picture-computer-easy = computer, easy
picture-computer-normal = computer, normal
picture-computer-strong = computer, strong
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
picture-took-trick = { $name } took trick { $number }
picture-you-took-trick = You took trick { $number }
picture-stock = Turned up
picture-discard = Discard, worth { $points }
picture-untouched = Untouched stock
picture-worth = worth { $points }
picture-seat = Seat { $number }
picture-you = You
picture-hand-empty = Your hand is empty

picture-total = total
picture-this-deal = this deal
picture-gain = gain
picture-wins = wins
picture-loses = loses
picture-even = even
picture-result = result
picture-points = points
picture-place = { ORDINAL($place) } place
ordinal = { $form ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
}

picture-words-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $cards }.
picture-words-playable = You may play: { $cards }.
picture-words-chosen = Chosen: { $cards }.
picture-words-trick = In the trick: { $cards }
picture-words-last = Trick { $number }, won by { $name }: { $cards }
picture-words-winning = { $name } is winning
picture-words-took = { $name } has won the trick
picture-words-turn = { $name }: { $task }
picture-words-seat = { $name }: { $cards }, { $tricks }, total { $total }
picture-words-score = { $name }: { $lines }; { $deal } in this deal, total { $total }
picture-words-result = { $place }. { $name }, total { $total }, gain { $gain }

stands-contract-brief = { $name }: { $bid }
stands-contract-words = Contract: { $bid } by { $name }
stands-own-tricks-brief = tricks { $own }
stands-own-tricks-words = Your tricks: { $own }
stands-tricks-brief = tricks { $own } : { $others }
stands-tricks-words = Tricks: your side { $own }, the others { $others }
stands-declared-brief = declared { $own } : { $others }
stands-declared-words = Declared: your side { $own }, the others { $others }
stands-totals-brief = total { $own } : { $others }
stands-totals-words = Totals: your side { $own }, the others { $others }
stands-own-total-brief = total { $total }
stands-own-total-words = Your total: { $total }
stands-total-brief = { $name } { $total }
stands-total-words = { $name }: { $total }
