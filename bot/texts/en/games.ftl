# What games, phases, score lines and refusals are called.

game-scarto = Scarto
game-scarto-line = Three players, everyone for himself; the dealer lays three cards aside.

# What players write for the cards whose index is no number and no letter of a court.

face-piemontese-MAT = Matto
face-nouveau-EXC = Excuse
face-bolognese-MAT = Matto
face-bolognese-T20 = Angelo
face-bolognese-T19 = Mondo
face-bolognese-T18 = Sole
face-bolognese-T17 = Luna
face-bolognese-M1 = Moro
face-bolognese-M2 = Moro
face-bolognese-M3 = Moro
face-bolognese-M4 = Moro
face-bolognese-BEG = Begato

phase-auction = bids
phase-discard = discard
phase-play = play

bid-pass = Pass

line-cards = cards
line-fool = Fool
line-average = average

why-not-your-turn = It is not your turn.
why-wrong-phase = That cannot be done in this part of the deal.
why-deal-over = This deal is over.
why-not-in-hand = You do not hold that card any more.
why-must-follow = You must follow suit: { $cards }.
why-must-trump = You have none of the suit led, so you must play a trump: { $cards }.
why-must-overtrump = You must play a higher trump: { $cards }.
why-not-to-be-led = A called suit may not be led to the first trick, except the called card. You may lead: { $cards }.
why-wrong-count = That is not the right number of cards.
why-card-twice = A card can be chosen only once.
why-honour-stays = Kings and the five-point trump may not be laid aside.
why-five-points-stay = Kings, the Fool and trumps that count five may not be laid aside.
why-fool-stays = The Fool may not be laid aside.
why-bagatto-stays = The Bagatto may be laid aside only without another trump and without the Fool.
why-king-stays = Kings may not be laid aside.
why-bout-stays = The bouts may not be laid aside: 21, 1 and the Excuse.
why-trumps-stay = Trumps may be laid aside only if none is left, or if there are no other cards.
why-trumps-go-last = Trumps may be laid aside only when you have no other cards to lay aside.
why-said-twice = Each thing can be said once with a card.
why-said-too-much = That is more than may be said with one card.
why-not-to-be-said = That may not be said with this card.
why-bid-too-low = That bid is not open any more.
why-not-to-be-called = Those cards cannot be called.
why-no-meld = That is no combination of cards you hold.
why-family-twice = Each kind of combination counts only once.
why-no-handful = That is no handful.
why-not-to-be-paid = That card cannot be given for the Fool.
