# Terziglio: its names and its rules.

game-terziglio = Terziglio
game-terziglio-line = Three players: one, with or without the stock, against the other two.
game-terziglio-hint = one against two

bid-gioco = gioco
bid-solo = solo

line-trick-combos = in tricks
line-game-points = game points
line-all-tricks = all tricks
sum-of-points = every 50 of { $points } points

told-trick-combined = { $name } has won a combination ({ $points } points): { $cards }.

# The rules as short pages.

rules-terziglio-deck =
    { -bolognese-pack }
    { $suits ->
        [uniform] { bolognese-uniform }
       *[reversed] { bolognese-reversed }
    }
    { $top ->
        [world] { -bolognese-world-high }
       *[angel] { -bolognese-angel-high }
    }, { -bolognese-low-trumps }
    { -bolognese-points }{ $odd_card ->
        [defenders] { " " }The defenders’ cards are counted, an odd one in full, and the declarer has the rest of the 87.
       *[declarer] { " " }The declarer’s cards are counted, an odd one in full, and the defenders have the rest of the 87.
    }

rules-terziglio-deal =
    Three players with { $deal ->
        [n19-5] 19 cards each. The other five cards
       *[n18-8] 18 cards each. The other eight cards
    } are the stock.
    { "" }**Bids:** each player speaks once, { $direction ->
        [mixed] starting with the player before the dealer and going round against the order of play
       *[other] starting with the player after the dealer
    }. *Gioco:* you play with the stock, alone against the other two. *Solo:* you play without it, for double game points. A solo overrides a gioco and ends the bidding. If everyone passes, the deal does not count, and the next player deals.
    { "" }**Stock:** in a *gioco*, the declarer takes the stock, unseen by the others, and discards as many cards. They count for the declarer, unless the declarer wins no trick. Kings, Angel, World, Begato and Fool may not be discarded. In a *solo* the stock stays face down and counts for { $solo_stock ->
        [declarer] the declarer, unless the declarer wins no trick
       *[last_trick] the side that wins the last trick
    }.
    { "" }**Declarations:** before the first card is played, each player may show combinations from their own hand, starting with the player who leads{ $direction ->
        [mixed] { " " }and going round against the order of play
       *[other] { "" }
    }. They score for that side, whatever happens in the play. The page *scoring* lists all combinations.

rules-terziglio-play =
    { $first_lead ->
        [declarer] The declarer leads.
       *[eldest] The player who had the first turn to bid leads, even after passing.
    } Play goes round to the { $direction ->
        [anticlockwise] right
       *[other] left
    }. { -bolognese-follow }
    { bolognese-fool }
    { $signals ->
        [off] There are no signals at this table.
       *[on] { "" }**Signals** are for the defenders. { bolognese-signals }
    }{ $trick_combos ->
        [on] { "" }
            If the three cards of a trick form a combination, it scores at once for the side that wins the trick.
       *[off] { "" }
    }

rules-terziglio-scoring =
    Combinations score in two places: those you declare from your hand, and at the end all those in your side’s pile. A card counts in every combination it belongs to.
    { -bolognese-combinations }
    { -bolognese-suits }
    { -bolognese-moors-and-aces }
    · *Grande:* { bolognese-grande }
    { bolognese-wild-cards }
    { "" }**Doubling:** three or more cricche declared by one player, or in one pile, count double. So do three or more sequences.
    Add the card points, 6 for the last trick, and the declarations. The declarer needs more points than the other two together.
    { "" }**Game points:** the winners’ points divided by 50; a remainder of 46 or more rounds up (95 gives 1, 96 gives 2). A solo counts double. Winning all the tricks gives { $all_tricks_solo ->
        [80] 40 game points, or 80 in a solo,
       *[40] 40 game points, solo or not,
    } { $all_tricks ->
        [plus40] on top of the others
       *[flat40] and nothing else is counted
    }. The declarer receives the game points from each of the others, or pays them to each. A match is { $hands } deals.

rules-terziglio-words =
    { bolognese-words }
    - **Gioco:** the bid to play with the stock, against the other two.
    - **Solo:** the bid to play without the stock, for double the game points.
    - **Pozzo:** the stock, the cards that are dealt to nobody.

rules-terziglio-options = { -bolognese-tournament } *odd_card:* whose cards are counted, an odd one in full.
