# The rules of the games as short pages: a title and a text a topic.

rules-title = ## { $game } · { $topic }
topic-deck = cards
topic-deal = deal and discard
topic-play = play
topic-scoring = scoring
topic-options = options

rules-scarto-deck =
    The full Tarocco Piemontese of 78 cards: four suits of 14, 21 trumps and the Fool (*il Matto*).
    { "" }**Swords, batons:** R D C F 10 9 8 7 6 5 4 3 2 1.
    { "" }**Cups, coins:** R D C F 1 2 3 4 5 6 7 8 9 10. Here the low numbers are the strong ones.
    { "" }**Trumps:** the Angel (20) is highest, then the World (21), then 19 down to 1, the Magician (*Bagatto*).
    { "" }**Points:** king 5, queen 4, cavalier 3, jack 2; Angel and Bagatto 5; Fool 4; all others 1.

rules-scarto-deal =
    Three players, everyone for himself, 25 cards each. The dealer takes the last three cards too and lays any three aside, face down: they count for him.
    Kings, the Angel and the Fool may never go; the Bagatto only without another trump and without the Fool.
    Everybody deals once: three deals make a match.

rules-scarto-play =
    The player after the dealer leads. Follow suit; if you cannot, play a trump; if you have neither, anything. Nobody has to beat or to overtrump.
    The highest trump wins the trick, else the highest card of the suit led. The winner leads.
    { "" }**The Fool** may be played at any time instead. It never wins and is never lost: it goes back to your own pile. If it is led, the next card says which suit to follow.

rules-scarto-scoring =
    Cards are counted in threes: add their points and take away two for each group. Two cards left over count as if a third worth 1 lay with them. The Fool counts 4 by itself.
    All together that is 78, so 26 is average: your score is your points minus 26.
    After three deals the lowest total loses and pays the others.

rules-scarto-options =
    `top_trump` angel, world · `five_point_trump` T20, T21 · `fool_style` apart4, exchange5 · `fool_discard` never, if_no_trump · `bagatto_discard` if_alone, never · `trump_discard` free, void_only · `direction` ccw, cw · `round_numerals` reversed, natural · `settlement` loser_pays, points · `fool_last_trick_lost` false, true · `shared_loss` split, replay
    The first value is the usual one. Choose others when you open the table: `/tarocchi new game:scarto options:top_trump=world`.
