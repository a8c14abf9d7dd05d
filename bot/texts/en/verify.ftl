# The findings when a match record is checked.

verify-whole = Everything is correct.
verify-unfinished = not played to the end
verify-tricks = tricks { $numbers }
verify-points = points { $numbers }
verify-scores = scores { $numbers }
verify-none = none
verify-unreadable = it cannot be read: { $fault }
verify-no-text = it is not UTF-8 text

# What is wrong in a record.

wrong-commitment = the secret's SHA-256 is { $sha256 }
wrong-first-dealer = seat { $seat } cannot deal first; the secret and the seeds make it seat { $dealer }
wrong-next-dealer = seat { $seat } cannot deal; the deal passes to seat { $dealer }
wrong-card-twice = { $card } is dealt twice; it is already in { $place }
wrong-missing-cards = the whole pack must be dealt; missing: { $cards }
wrong-hand-size = { $size } cards must be dealt here, not { $count }
wrong-number = deals are numbered without gaps, so this is deal { $number }
wrong-hand = the secret and the seeds deal this hand: { $cards }
wrong-first-cards = the secret and the seeds deal these cards first: { $cards }
wrong-early-end = only the last deal may stop early{ $legal }
wrong-action = seat { $seat } may not { $action }: { $rule }{ $legal }
wrong-scores = the scores are { $scores }
wrong-unfinished-scores = a deal that was not played to the end has no scores
wrong-trick = seat { $winner } wins this trick, not seat { $seat }
wrong-trick-count = { $count } tricks were played, not { $stated }
wrong-totals = the totals are { $totals }
wrong-winners = the highest total has { $count ->
    [one] seat
   *[other] seats
} { $seats }

# What the rules allow instead.

legal-nothing = { "" }
legal-actions = ; legal: seat { $seat } may { $actions }
legal-cards = ; legal: seat { $seat } may play one of { $cards }
legal-actions-and-cards = ; legal: seat { $seat } may { $actions }, play one of { $cards }
legal-discard = ; legal: seat { $seat } discards { $count } of { $cards }
legal-declaration = ; legal: seat { $seat } declares
legal-sayings = ; legal with { $card }: { $count ->
    [0] nothing
   *[other] { $codes }
}
legal-asides = ; legal now: { $count ->
    [0] nothing
   *[other] { $codes }
}

# What a seat does, after “may” or “may not”.

does-play = play { $what }
does-play-and-say = play { $card } and say { $codes }
does-discard = discard { $what }
does-bid = say { $what }
does-call = call { $what }
does-slam = announce a slam
does-no-slam = announce no slam
does-declare = declare { $what }
does-declare-nothing = declare nothing
does-handful = show { $what }
does-say = say { $what }
does-compensate = give { $what }
does-give = give { $what } in return
does-take_back = take back a card

# The rule an action breaks.

breaks-not-your-turn = it is not this seat's turn
breaks-wrong-phase = this part of the deal has no such action
breaks-deal-over = the deal is over
breaks-not-in-hand = only cards in the hand may be used
breaks-must-follow = the suit led must be followed
breaks-must-trump = a player who cannot follow suit must play a trump
breaks-must-overtrump = a higher trump must be played if the hand has one
breaks-not-to-be-led = this card may not be led now
breaks-wrong-count = this is not the number of cards to discard
breaks-card-twice = a card is named twice
breaks-honour-stays = kings and the high trump worth five may not be discarded
breaks-five-points-stay = kings, the Fool and trumps worth five may not be discarded
breaks-fool-stays = the Fool may not be discarded
breaks-bagatto-stays = the Bagatto may be discarded only from a hand without another trump and without the Fool
breaks-bagatto-never-goes = the Bagatto may not be discarded at this table
breaks-king-stays = kings may not be discarded
breaks-bout-stays = the 21, the 1 and the Excuse may not be discarded
breaks-trumps-stay = trumps may not be discarded while others are kept and other cards could be discarded
breaks-trumps-go-last = trumps may be discarded only if there are too few other cards
breaks-high-tarot-stays = the 21 and the Excuse may not be discarded
breaks-lowest-trump-goes-last = the lowest trump may be discarded only with the others
breaks-said-twice = each thing may be said only once with a card
breaks-said-too-much = that many things may not be said with one card
breaks-not-to-be-said = this may not be said with that card, or is not true
breaks-bid-too-low = a bid must be open and higher than the last one
breaks-not-to-be-called = these cards may not be called
breaks-no-meld = the hand holds no such combination
breaks-family-twice = each kind of combination counts only once
breaks-no-handful = this is not a handful
breaks-not-to-be-paid = this card may not be given for the Fool
breaks-nothing-to-take-back = a card can be taken back only by who has just played it, saying nothing, and not the last of their hand
