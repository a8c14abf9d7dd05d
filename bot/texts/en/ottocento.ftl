# Ottocento: its names and its rules.

game-ottocento = Ottocento
game-ottocento-line = Two against two; combinations in hand and in tricks decide.
game-ottocento-hint = partners, rich in combinations

phase-poll = a monte?
phase-call-out = calling out

bid-monte = a monte
bid-no_monte = play

# The rules as short pages.

rules-ottocento-deck =
    { -bolognese-pack }
    { $variant ->
        [straight] { bolognese-uniform }
       *[bologna] { bolognese-reversed }
    }
    { $variant ->
        [straight] { -bolognese-world-high }
       *[bologna] { -bolognese-angel-high }
    }, { -bolognese-low-trumps }
    { -bolognese-points }

rules-ottocento-deal =
    Four players; partners sit opposite each other. { $monte ->
        [off] Everyone is dealt 15 cards, and the dealer two extra.
       *[on] Everyone is dealt five cards and, starting with the player after the dealer, may say *a monte*. If all four do, the cards are thrown in: the deal does not count, and the next player deals. The first player to say *play* ends the poll. Everyone is then dealt ten more cards, and the dealer two extra.
    }
    { ottocento-calling-out }The dealer discards two cards, face down. They count for the dealer’s side, as cards and in combinations, unless that side wins no trick. Kings, Angel, World, Begato and Fool may not be discarded.
    { "" }**Declarations:** { $declare_when ->
        [first_turn] just before playing their first card, each player
       *[before_lead] before the first card is played, each player in turn, the dealer last,
    } may show combinations from their own hand. They score for that side, whatever happens in the play. You need not show everything you have. The cards go back into the hand. The page *scoring* lists all combinations.

rules-ottocento-play =
    The player after the dealer leads. { -bolognese-follow }
    { bolognese-fool }
    { $signals ->
        [off] There are no signals at this table.
       *[on] { "" }**Signals** are for { $signaller ->
            [eldest_only] the player after the dealer alone
           *[trick_leader] whoever leads
        }. { bolognese-signals }
    }

rules-ottocento-scoring =
    Combinations score in two places: those you declare from your hand, and at the end all those in your side’s pile. A card counts in every combination it belongs to.
    { -bolognese-combinations }
    { -bolognese-suits }
    { -bolognese-moors-and-aces }
    · *Grande:* { ottocento-grande }
    { bolognese-wild-cards }
    { "" }**Doubling:** three or more cricche declared by one player, or in one pile, count double. So do three or more sequences.
    Add the card points, 6 for the last trick, and the declarations. { $length ->
        [four_deals] A match is four deals, and the higher total wins. Equal totals are a draw.
       *[target] { ottocento-end }
    }

rules-ottocento-words =
    { bolognese-words }
    - **A monte:** the wish to throw the cards in after the first five.
    - **Quattro Scartate:** a match of four deals, won by the higher total.

rules-ottocento-options = *straight:* the Ace is low in every suit; the World ranks above the Angel and heads the Grande. { -bolognese-tournament } *call_out_priority:* before the discard, each player may call out by declaring, the dealer first and from 15 cards; the first side to reach the target wins at once.

ottocento-calling-out = { $end_rule ->
        [call_out_priority] { $length ->
            [target] { "" }**Calling out:** before the dealer takes up the two extra cards, each player may declare combinations, the dealer first, then the player after the dealer. The first side to reach { $target } wins at once. Whoever shows nothing can still declare after the discard; whoever shows something cannot declare again. The dealer may discard cards that were shown.
                { "" }
           *[four_deals] { "" }
        }
       *[higher_total] { "" }
    }

ottocento-grande = the { $variant ->
        [straight] World and at least two of Angel
       *[bologna] Angel and at least two of World
    }, Sun and Moon; then 16, 15, 14 … without a gap{ $grande_moors ->
        [off] { "" }
       *[on] , and after the 5 the Moors
    }.

ottocento-end = { $end_rule ->
        [call_out_priority] The first side to reach { $target } wins, as soon as one of its players declares enough, or at the end of a deal.
       *[higher_total] The first side to reach { $target } wins, either when everyone has declared, without a further card being played, or at the end of a deal.
    } If both sides have { $target }, the higher total wins; if the totals are equal, play goes on.
