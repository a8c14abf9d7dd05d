# The rules of the games as short pages: a title and a text for each topic.

rules-title = ## { $game } · { $topic }
topic-deck = cards
topic-deal = deal and discard
topic-play = play
topic-scoring = scoring
topic-options = options

rules-scarto-deck =
    The full Tarocco Piemontese of 78 cards: four suits of 14, 21 trumps and the Fool (*il Matto*).
    { "" }**Swords, batons,** from high to low: R D C F 10 9 8 7 6 5 4 3 2 1.
    { "" }**Cups, coins:** R D C F 1 2 3 4 5 6 7 8 9 10. Here the low numbers beat the high ones.
    { "" }**Trumps:** the Angel (20) is the highest, then the World (21), then 19 down to 1, the Magician (*Bagatto*).
    { "" }**Points:** king 5, queen 4, cavalier 3, jack 2; Angel and Bagatto 5 each; Fool 4; every other card 1.

rules-scarto-deal =
    Three players, each playing alone, with 25 cards each. The dealer also takes the last three cards and discards any three, face down. The discard counts for the dealer.
    Kings, the Angel and the Fool may never be discarded, and the Bagatto only from a hand with no other trump and without the Fool.
    Each player deals once, so a match is three deals.

rules-scarto-play =
    The player after the dealer leads. Follow suit; if you cannot, play a trump; if you have neither, play any card. You never have to beat a card or overtrump.
    The highest trump wins the trick, or else the highest card of the suit led. The winner leads next.
    { "" }**The Fool** may be played at any time instead. It never wins and is never lost: it goes to your own pile. If it is led, the next card decides the suit to follow.

rules-scarto-scoring =
    Cards are counted in threes: add up their points and subtract 2 for each group. If two cards are left over, count them as if a third card worth 1 lay with them. The Fool counts 4 by itself.
    That makes 78 points in all, so 26 is the average, and your score is your points minus 26.
    After three deals the player with the lowest total loses and pays the others.

rules-scarto-options =
    `top_trump` angel, world · `five_point_trump` T20, T21 · `fool_style` apart4, exchange5 · `fool_discard` never, if_no_trump · `bagatto_discard` if_alone, never · `trump_discard` free, void_only · `direction` ccw, cw · `round_numerals` reversed, natural · `settlement` loser_pays, points · `fool_last_trick_lost` false, true · `shared_loss` split, replay
    The first value is the default. Choose others when you open the table: `/tarocchi new game:scarto options:top_trump=world`.
