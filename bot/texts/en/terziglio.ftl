# Terziglio: its names and its rules.

game-terziglio = Terziglio
game-terziglio-line = Three players: one with the stock, or without it, against the two others.

bid-gioco = Gioco
bid-solo = Solo

line-trick-combos = in tricks
line-together = together
line-game-points = game points
line-solo-doubled = solo
line-all-tricks = all tricks

picture-role-declarer = declarer
picture-bid-gioco = gioco
picture-bid-solo = solo

told-trick-combined = { $name } took a combination ({ $points } points): { $cards }.

# The rules as short pages.

rules-terziglio-deck =
    The Tarocco Bolognese, 62 cards: four suits of ten, 16 trumps, four equal Moors, the Begato and the Fool (*il Matto*).
    { "" }**Swords, batons:** R D C F 10 9 8 7 6 A.
    { "" }**Cups, coins:** R D C F A 6 7 8 9 10. Here the low numbers are the strong ones.
    { "" }**Trumps:** Angel, World, Sun and Moon (on the cards ANG, MON, SOL, LUN), 16 down to 5, the four Moors (of two the one played later wins), the Begato.
    { "" }**Points:** king 5, queen 4, cavalier 3, jack 2; Angel, World, Begato and Fool 5; all others 1. Take away one for each two cards: 87 in all, and 6 for the last trick.
    { "" }*Straight-rank (`variant=straight`):* the Ace is low everywhere; the World is above the Angel, and heads the Grande in its place.

rules-terziglio-deal =
    Three players, 18 cards each; eight cards are the stock (straight: 19 each, five in the stock).
    { "" }**Bids:** each speaks once, the player after the dealer first. *Gioco:* you play with the stock, against the two others. *Solo:* without it, for twice the gain; it also takes the right from a gioco, and ends the bidding. If all pass, the next player deals.
    { "" }**Stock:** with *gioco* the declarer takes it unseen and lays as many cards aside, which count for him unless he wins no trick. Kings, Angel, World, Begato and Fool may never go. With *solo* it lies unseen, and counts for the side that wins the last trick (straight: for the declarer).
    { "" }**Declarations:** before the first card each may show combinations of his own hand, the first to lead before the others. They count for his side and stay, whatever the play brings. The page *scoring* has all of them.
    { "" }*Straight:* bids and declarations go round the other way, against the order of play, from the player before the dealer.

rules-terziglio-play =
    The first bidder leads (straight: the declarer). Follow suit; if you cannot, play a trump; if you have neither, anything. Nobody has to beat or to overtrump. The highest trump wins the trick, else the highest card of the suit led.
    { "" }**The Fool** may be played at any time instead. It never wins, and stays with its side: if the other side wins that trick, it gets a card of the lowest value from your pile in the end. A side without a trick loses the Fool. If it is led, the next card says which suit to follow.
    { "" }**Signals** of the defenders go with a card they lead, one at most, and everybody sees them. *Volo:* that was my last card of this suit. *Striscio:* lead trumps (with `signals=tournament`: I hold more of this suit). *Busso:* win with your best card and lead the suit back (play your best card).
    { "" }*Straight:* three cards of a trick that are a combination count at once for the side that wins them.

rules-terziglio-scoring =
    Combinations count in your hand if you declare them, and again in your side's pile at the end.
    { "" }**Cricche**, three or four of a kind: Tarocchi (Angel, World, Begato, Fool) 18 or 36, kings 17 or 34, queens 14 or 28, cavaliers 13 or 26, jacks 12 or 24.
    { "" }**Sequences** of three cards count 10, each further card 5:
    · *Suit:* the king and at least two other courts; the Ace is added.
    · *Moors*, *Aces:* three or more of them.
    · *Grande:* the Angel (straight: the World) and two more of the four highest trumps; then 16, 15 … without a gap, and after the 5 the Moors.
    Begato and Fool are wild in every sequence at once, but two natural cards are needed, and two gaps side by side cannot be filled.
    { "" }**Three or more** cricche count double, three or more sequences too.
    Add card points, 6 for the last trick, and what was declared. The declarer must have more than the two others together.
    { "" }**Game points:** the winners’ points divided by 50, rounded down, but up from a rest of 46 on: 95 gives 1, 96 gives 2. Solo counts twice. All tricks: 40 and no count (straight: 40 besides). The declarer gets them from each of the others, or pays each. Three hands are a match.

rules-terziglio-options =
    `variant` bologna, straight: it changes what is usual. Usual in bologna, in straight: `deal` 18/8, 19/5 · `solo_stock` last_trick, declarer · `first_lead` eldest, declarer · `trick_combos` off, on · `all_tricks` flat40, plus40 · `suits` reversed, uniform · `top` angel, world · `direction` anticlockwise, mixed (or clockwise)
    Usual in both, else: `signals` wikipedia, tournament, off · `signal_limit` none, after_top_card · `grande_moors` on, off · `suit_wilds` two, one · `comp_card` auto, owner · `odd_card` declarer, defenders · `all_tricks_solo` 40, 80 · `hands` 3, 6, 9, 12
    { "" }*direction mixed:* who speaks next sits before you, who plays next after you. *after_top_card:* signals in a suit only once its king, or the highest trump, was played. *grande_moors off:* the Grande ends with the 5. *suit_wilds one:* one wild card in a suit. *comp_card owner:* who played the Fool chooses the card for it. *odd_card:* whose odd card counts in full.
    Choose when you open the table: `/tarocchi new game:terziglio options:straight hands=6`.
