# What games, phases, score lines and refusals are called.

game-hinted = { $game } · { $players } · { $hint }

game-scarto = Scarto
game-scarto-line = Three players, each playing alone; the dealer discards three cards.
game-scarto-hint = easy to begin with

phase-auction = bids
phase-discard = discard
phase-play = play

bid-pass = pass

line-cards = cards
line-fool = Fool
line-average = average

# { $sum } says how many points; the player gets them from these others, or pays them.
sum-from = { $sum } from { $names }
sum-to = { $sum } to { $names }

why-not-your-turn = It’s not your turn.
why-wrong-phase = You can’t do that now.
why-deal-over = This deal is over.
why-not-in-hand = You no longer hold that card.
why-must-follow = You must follow suit: { $cards }.
why-must-trump = You can’t follow suit, so you must play a trump: { $cards }.
why-must-overtrump = You must play a higher trump: { $cards }.
why-not-to-be-led = You may not lead a called suit to the first trick, except the called card itself. You may lead: { $cards }.
why-wrong-count = That is not the right number of cards.
why-card-twice = You can choose a card only once.
why-honour-stays = You may not discard a king or the high trump worth 5.
why-five-points-stay = You may not discard a king, the Fool or a trump worth 5.
why-fool-stays = You may not discard the Fool.
why-bagatto-stays = You may discard the Bagatto only from a hand without another trump and without the Fool.
why-bagatto-never-goes = At this table the Bagatto may never be discarded.
why-king-stays = You may not discard a king.
why-bout-stays = You may not discard a bout: the 21, the 1 or the Excuse.
why-trumps-stay = You may discard trumps only if you have no other cards to discard, or if you keep none.
why-trumps-go-last = You may discard trumps only when you have no other cards to discard.
why-high-tarot-stays = You may not discard the 21 or the Excuse.
why-lowest-trump-goes-last = You may discard the Petit only if your other trumps are discarded as well.
why-said-twice = You can say each thing only once with a card.
why-said-too-much = You may not say that many things with one card.
why-not-to-be-said = You may not say that with this card.
why-bid-too-low = That bid is no longer open.
why-not-to-be-called = You may not call those cards.
why-no-meld = You hold no such combination.
why-family-twice = Each kind of combination counts only once.
why-no-handful = That is not a handful.
why-not-to-be-paid = You may not give that card for the Fool.
why-nothing-to-take-back = Your last card can no longer be taken back.
