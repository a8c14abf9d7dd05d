# Ottocento: its names and its rules.

game-ottocento = Ottocento
game-ottocento-line = Two against two; combinations in hand and in tricks decide.
game-ottocento-hint = partners, rich in combinations

phase-poll = a monte?
phase-call-out = calling out

bid-monte = a monte
bid-no_monte = play

# The rules as short pages.

rules-ottocento-deck = { -bolognese-deck }

rules-ottocento-deal =
    Four players; partners sit opposite each other. Everyone is dealt five cards and, starting with the player after the dealer, may say *a monte*. If all four do, the cards are thrown in. The first player to say *play* ends the poll. Everyone is then dealt ten more cards, and the dealer two extra.
    The dealer discards two cards, face down. They count for the dealer’s side, as cards and in combinations, unless that side wins no trick. Kings, Angel, World, Begato and Fool may not be discarded.
    { "" }**Declarations:** before the first card is played, each player in turn, the dealer last, may show combinations from their own hand. They score for that side, whatever happens in the play. You need not show everything you have. The cards go back into the hand. The page *scoring* lists all combinations.

rules-ottocento-play =
    The player after the dealer leads. Follow suit; if you cannot, play a trump; if you have neither, play any card. You never have to beat a card or overtrump. The highest trump wins the trick, or else the highest card of the suit led. The winner leads next.
    { "" }**The Fool** may be played at any time instead. It never wins, and it stays with your side: if the opponents win the trick, they get a card of the lowest value from your pile at the end of the deal. A side that wins no trick at all loses the Fool and gives nothing for it. If the Fool is led, the next card decides the suit to follow.
    { "" }**Signals** go with a card you lead, one at most, and everyone sees them. *Volo:* that was my last card of this suit. *Striscio:* lead trumps (with `signals=tournament`: I have more cards of this suit). *Busso:* win with your best card and lead the suit back (with `signals=tournament`: play your best card). Nobody has to obey.

rules-ottocento-scoring =
    Combinations score in two places: those you declare from your hand, and at the end all those in your side’s pile.
    { -bolognese-combinations }
    { -bolognese-suits }
    { -bolognese-moors-and-aces }
    · *Grande:* the Angel and at least two of World, Sun and Moon; then 16, 15, 14 … without a gap, and after the 5 the Moors.
    { -bolognese-wild-cards }
    { "" }**Doubling:** three or more cricche declared by one player, or in one pile, count double. So do three or more sequences.
    Add the card points, 6 for the last trick, and the declarations. The first side to reach 800 wins, either when everyone has declared, without a card being played, or at the end of a deal. If both sides have 800, the higher total wins; if the totals are equal, play goes on.

rules-ottocento-options =
    `variant` bologna, straight · `monte` on, off · `declare_when` before_lead, first_turn · `signals` wikipedia, tournament, off · `signal_limit` none, after_top_card · `signaller` trick_leader, eldest_only · `end_rule` higher_total, call_out_priority · `grande_moors` on, off · `suit_wilds` two, one · `comp_card` auto, owner · `target` 800 (1 to 2000) · `length` target, four_deals
    { "" }*first_turn:* each player declares just before playing their first card. *four_deals* (Quattro Scartate): the higher total after four deals wins. { -bolognese-after-top-card } *call_out_priority:* before the discard, each player may call out by declaring, the dealer first and from 15 cards; the first side to reach the target wins at once. Whoever shows nothing then can still declare after the discard. The dealer may discard cards that were shown. { -bolognese-option-notes }
    The first value is the default. Choose others when you open the table: `/tarocchi new game:ottocento options:straight target=400`.
