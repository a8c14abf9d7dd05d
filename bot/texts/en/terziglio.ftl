# Terziglio: its names and its rules.

game-terziglio = Terziglio
game-terziglio-line = Three players: one, with or without the stock, against the other two.
game-terziglio-hint = one against two

bid-gioco = gioco
bid-solo = solo

line-trick-combos = in tricks
line-together = together
line-game-points = game points
line-solo-doubled = solo
line-all-tricks = all tricks

picture-role-declarer = declarer

told-trick-combined = { $name } has won a combination ({ $points } points): { $cards }.

# The rules as short pages.

rules-terziglio-deck = { -bolognese-deck }

rules-terziglio-deal =
    Three players with 18 cards each. The other eight cards are the stock (straight: 19 each, and five in the stock).
    { "" }**Bids:** each player speaks once, starting with the player after the dealer. *Gioco:* you play with the stock, alone against the other two. *Solo:* you play without it, for double game points. A solo overrides a gioco and ends the bidding. If everyone passes, the next player deals.
    { "" }**Stock:** in a *gioco*, the declarer takes the stock, unseen by the others, and discards as many cards. They count for the declarer, unless the declarer wins no trick. Kings, Angel, World, Begato and Fool may not be discarded. In a *solo* the stock stays face down and counts for the side that wins the last trick (straight: for the declarer, unless the declarer wins no trick).
    { "" }**Declarations:** before the first card is played, each player may show combinations from their own hand, starting with the player who leads. They score for that side, whatever happens in the play. The page *scoring* lists all combinations.
    { "" }*Straight:* bids start with the player before the dealer and declarations with the declarer, and both go round against the order of play.

rules-terziglio-play =
    The player after the dealer leads, even after passing (straight: the declarer leads). Follow suit; if you cannot, play a trump; if you have neither, play any card. You never have to beat a card or overtrump. The highest trump wins the trick, or else the highest card of the suit led. The winner leads next.
    { "" }**The Fool** may be played at any time instead. It never wins, and it stays with your side: if the other side wins the trick, it gets a card of the lowest value from your pile at the end of the deal. A side that wins no trick at all loses the Fool and gives nothing for it. If the Fool is led, the next card decides the suit to follow.
    { "" }**Signals** are for the defenders. They go with a card you lead, one at most, and everyone sees them. *Volo:* that was my last card of this suit. *Striscio:* lead trumps (with `signals=tournament`: I have more cards of this suit). *Busso:* win with your best card and lead the suit back (with `signals=tournament`: play your best card). Nobody has to obey.
    { "" }*Straight:* if the three cards of a trick form a combination, it scores at once for the side that wins the trick.

rules-terziglio-scoring =
    Combinations score in two places: those you declare from your hand, and at the end all those in your side’s pile.
    { -bolognese-combinations }
    { -bolognese-suits }
    { -bolognese-moors-and-aces }
    · *Grande:* the Angel (straight: the World) and at least two more of the four highest trumps; then 16, 15, 14 … without a gap, and after the 5 the Moors.
    { -bolognese-wild-cards }
    { "" }**Doubling:** three or more cricche declared by one player, or in one pile, count double. So do three or more sequences.
    Add the card points, 6 for the last trick, and the declarations. The declarer needs more points than the other two together.
    { "" }**Game points:** the winners’ points divided by 50; a remainder of 46 or more rounds up (95 gives 1, 96 gives 2). A solo counts double. Winning all the tricks gives 40 game points, solo or not, and nothing else is counted (straight: 40 extra). The declarer receives the game points from each of the others, or pays them to each. A match is three deals.

rules-terziglio-options =
    `variant` bologna, straight: this sets other defaults. With bologna and with straight they are: `deal` 18/8, 19/5 · `solo_stock` last_trick, declarer · `first_lead` eldest, declarer · `trick_combos` off, on · `all_tricks` flat40, plus40 · `suits` reversed, uniform · `top` angel, world · `direction` anticlockwise, mixed (or clockwise)
    The others, with the default first: `signals` wikipedia, tournament, off · `signal_limit` none, after_top_card · `grande_moors` on, off · `suit_wilds` two, one · `comp_card` auto, owner · `odd_card` declarer, defenders · `all_tricks_solo` 40, 80 · `hands` 3, 6, 9, 12
    { "" }*direction=mixed:* bids and declarations go round to the right, play to the left. *first_lead=eldest:* the player who bids first leads. { -bolognese-after-top-card } { -bolognese-option-notes } *odd_card:* whose odd card counts in full.
    Choose options when you open the table: `/tarocchi new game:terziglio options:straight hands=6`.
