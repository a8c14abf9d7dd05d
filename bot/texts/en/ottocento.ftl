# Ottocento: its names, and its rules. The names of combinations serve every game that has them.

game-ottocento = Ottocento
game-ottocento-line = Two against two; combinations in hand and in the tricks decide.

phase-poll = a monte?
phase-call-out = calling out
phase-declare = declarations
phase-compensate = card for the Fool

bid-monte = A monte
bid-no_monte = Play

line-tarocchi = Tarocchi
line-kings = Kings
line-queens = Queens
line-cavaliers = Cavaliers
line-jacks = Jacks
line-grande = Grande
line-swords = Swords
line-batons = Batons
line-cups = Cups
line-coins = Coins
line-moors = Moors
line-aces = Aces
line-cricche-doubled = cricche doubled
line-sequences-doubled = sequences doubled
line-last-trick = last trick
line-declared = declared

meld-tarocchi = Tarocchi
meld-kings = Kings
meld-queens = Queens
meld-cavaliers = Cavaliers
meld-jacks = Jacks
meld-grande = Grande
meld-swords = Swords
meld-batons = Batons
meld-cups = Cups
meld-coins = Coins
meld-moors = Moors
meld-aces = Aces

say-volo = volo: that was my last card of this suit
say-striscio = striscio: lead trumps
say-striscio-tournament = striscio: I have more cards of this suit
say-busso = busso: win with your best card and lead the suit back
say-busso-tournament = busso: play your best card

# The rules as short pages.

rules-ottocento-deck =
    The Tarocco Bolognese, 62 cards: four suits of ten, 16 trumps, four equal Moors, the Begato and the Fool (*il Matto*).
    { "" }**Swords, batons:** R D C F 10 9 8 7 6 A.
    { "" }**Cups, coins:** R D C F A 6 7 8 9 10. Here the low numbers are the strong ones.
    { "" }**Trumps:** Angel, World, Sun and Moon (on the cards ANG, MON, SOL, LUN), 16 down to 5, the four Moors (of two the one played later wins), the Begato.
    { "" }**Points:** king 5, queen 4, cavalier 3, jack 2; Angel, World, Begato and Fool 5; all others 1. Take away one for each two cards: 87 in all, and 6 for the last trick.
    { "" }*Straight-rank (`variant=straight`):* the Ace is low everywhere; the World is above the Angel, and heads the Grande in its place.

rules-ottocento-deal =
    Four players, partners opposite. Everybody gets five cards and may say *a monte*, the player after the dealer first: if all four do, the cards are thrown in. The first who says *play* ends the poll; then everybody gets ten more, and the dealer two besides.
    The dealer lays two cards aside, face down. They count for his side, cards and combinations, unless it wins no trick. Kings, Angel, World, Begato and Fool may never go.
    { "" }**Declarations:** before the first card each player, the dealer last, may show combinations of his own hand. They count for his side whatever the play brings. Nobody has to show all he has. The cards go back into the hand. The page *scoring* has all combinations.

rules-ottocento-play =
    The player after the dealer leads. Follow suit; if you cannot, play a trump; if you have neither, anything. Nobody has to beat or to overtrump. The highest trump wins the trick, else the highest card of the suit led.
    { "" }**The Fool** may be played at any time instead. It never wins, and stays with its side: if the other side wins that trick, it gets a card of the lowest value from your pile after the last trick. A side that wins no trick at all loses the Fool and pays nothing for it. If it is led, the next card says which suit to follow.
    { "" }**Signals** go with a card you lead, one at most, and everybody sees them. *Volo:* that was my last card of this suit. *Striscio:* lead trumps (with `signals=tournament`: I hold more of this suit). *Busso:* win with your best card and lead the suit back (play your best card). Nobody has to obey.

rules-ottocento-scoring =
    Combinations count in two places: those you declare from your hand, and at the end all that are in your side's pile.
    { "" }**Cricche**, three or four of a kind: Tarocchi (Angel, World, Begato, Fool) 18 or 36, kings 17 or 34, queens 14 or 28, cavaliers 13 or 26, jacks 12 or 24.
    { "" }**Sequences** of three cards count 10, each further card 5:
    · *Suit:* the king and at least two other courts; the Ace may be added to them.
    · *Moors*, *Aces:* three or more of them.
    · *Grande:* the Angel and at least two of World, Sun, Moon; then 16, 15, 14 … without a gap, and after the 5 the Moors.
    Begato and Fool are wild in every sequence at once. They stand for a court, a Moor, an Ace, for World, Sun or Moon, or for a missing number, but not for two numbers side by side; what is not needed is added at the end. But the king with one more court, the Angel with one of World, Sun, Moon, two Moors, or two Aces must be the cards themselves.
    { "" }**Three or more** cricche count double if one player declares them or one pile has them; three or more sequences too.
    Add card points, 6 for the last trick, and the declarations. The first side with 800 wins: once all have declared, without a card played, or after the deal. If both have 800, the higher total wins; if they are equal, play goes on.

rules-ottocento-options =
    `variant` bologna, straight · `monte` on, off · `declare_when` before_lead, first_turn · `signals` wikipedia, tournament, off · `signal_limit` none, after_top_card · `signaller` trick_leader, eldest_only · `end_rule` higher_total, call_out_priority · `grande_moors` on, off · `suit_wilds` two, one · `comp_card` auto, owner · `target` 800 (1 to 2000) · `length` target, four_deals
    { "" }*first_turn:* each declares just before his first card. *four_deals* (Quattro Scartate): after four deals the higher total wins. *after_top_card:* signals in a suit only once its king, or the highest trump, was played. *call_out_priority:* all declare before the discard, the dealer first and with 15 cards; who reaches the target wins at once. *grande_moors off:* the Grande ends with the 5. *suit_wilds one:* one wild card in a suit. *comp_card owner:* who played the Fool chooses the card for it.
    The first value is the usual one. Choose others when you open the table: `/tarocchi new game:ottocento options:straight target=400`.
