# The rules of the games as short pages: a title and a text for each topic.

rules-title = ## { $game } · { $topic }
topic-deck = cards
topic-deal = deal and discard
topic-play = play
topic-scoring = scoring
topic-words = words
topic-options = options

rules-scarto-deck =
    The full Tarocco Piemontese of 78 cards: four suits of 14, 21 trumps and the Fool (*il Matto*).
    { $round_numerals ->
        [natural] { "" }**All four suits,** from high to low: { $courts } 10 9 8 7 6 5 4 3 2 1.
       *[reversed] { "" }**Swords, batons,** from high to low: { $courts } 10 9 8 7 6 5 4 3 2 1.
            { "" }**Cups, coins:** { $courts } 1 2 3 4 5 6 7 8 9 10. Here the low numbers beat the high ones.
    }
    { "" }**Trumps:** { $top_trump ->
        [world] the World (21) is the highest, then 20, the Angel, down to 1, the Magician (*Bagatto*).
       *[angel] the Angel (20) is the highest, then the World (21), then 19 down to 1, the Magician (*Bagatto*).
    }
    { "" }**Points:** king 5, queen 4, cavalier 3, jack 2; { $five_point_trump ->
        [T21] World
       *[T20] Angel
    } and Bagatto 5 each; Fool { $fool_style ->
        [exchange5] 5
       *[apart4] 4
    }; every other card 1.

rules-scarto-deal =
    Three players, each playing alone, with 25 cards each. The dealer also takes the last three cards and discards any three, face down. The discard counts for the dealer.
    { $fool_discard ->
        [if_no_trump] The Fool may be discarded only from a hand with no trump. Kings
       *[never] Kings, the Fool
    } and the { $five_point_trump ->
        [T21] World
       *[T20] Angel
    } may never be discarded, { $bagatto_discard ->
        [never] nor may the Bagatto
       *[if_alone] and the Bagatto only from a hand with no other trump and without the Fool
    }.{ $trump_discard ->
        [void_only] { " " }Other trumps may be discarded only if the dealer then has none left (the Fool is not one), or to make up three cards when the others are too few. A discarded Bagatto is shown to everyone.
       *[free] { "" }
    }
    Each player deals once, so a match is three deals.{ $shared_loss ->
        [replay] { " " }If two or three players then share the lowest total, another three deals are played.
       *[split] { "" }
    }

rules-scarto-play =
    The player after the dealer leads, and play goes round to the { $direction ->
        [cw] left
       *[ccw] right
    }. Follow suit; if you cannot, play a trump; if you have neither, play any card. You never have to beat a card or overtrump.
    The highest trump wins the trick, or else the highest card of the suit led. The winner leads next.
    { "" }**The Fool** may be played at any time instead. It never wins{ $fool_style ->
        [exchange5] . It goes to your own pile, and the winner of the trick gets a card worth 1 from there instead; if you have none at the end, you lose the Fool.
       *[apart4] { $fool_last_trick_lost ->
            [true] . It goes to your own pile.
           *[false] { " " }and is never lost: it goes to your own pile.
        }
    }{ $fool_last_trick_lost ->
        [true] { " " }In the last trick, however, it goes to the winner of the trick.
       *[false] { "" }
    } If it is led, the next card decides the suit to follow.

rules-scarto-scoring =
    Cards are counted in threes: add up their points and subtract 2 for each group. { $fool_style ->
        [exchange5] The Fool is counted like any other card.
       *[apart4] If two cards are left over, count them as if a third card worth 1 lay with them. The Fool counts 4 by itself.
    }
    That makes 78 points in all, so 26 is the average, and your score is your points minus 26.
    { $settlement ->
        [points] At the end everyone wins or loses their total.
       *[loser_pays] At the end the player with the lowest total loses and pays the others; two who share it both pay the third.
    }

rules-scarto-words =
    - **Tarocchi:** the trumps. **Bagatto**, the Magician, is the 1 and the lowest of them.
    - **Angelo, Mondo:** the two highest trumps, the Angel (20) and the World (21).
    - **Matto:** the Fool. It never wins, and it may be played at any time.
    - **Scarto:** the three cards that the dealer discards.

rules-options = The first value is the default. Choose others when you open the table: { COMMAND("tarocchi new") } `game:{ $game } options:{ $example }`.

rules-claim = { "" }**{ button-claim }:** from the second trick on, with at least two cards in hand: when it is your turn to lead, your own cards are sure to win every remaining trick, and the order of play can no longer change the score, this button plays them all at once.
rules-undo = { "" }**{ button-undo }:** at unrated tables that allow it, you can take back the card you have just played until anyone acts. What stays is the last card of your hand, and a card with which you said something or made a trick that scores.
rules-of-this-table = { "" }**This table** · { $rules }
