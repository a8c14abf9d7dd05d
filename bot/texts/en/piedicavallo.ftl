# Piedicavallo: its names, what partners say, and its rules.

game-piedicavallo = Piedicavallo
game-piedicavallo-line = Two against two; partners may talk, in set phrases that are always true.

line-discard = laid aside

# Statements about trumps and the Fool.

say-T-HAVE = I have the { $number }
say-T-SMALL = { $number ->
    [0] no others
    [one] 1 other
   *[other] { $number } others
} (trumps)
say-T-BATTO = batto: I hold the highest trump still out
say-T-BATTO2 = batto, batto: I hold two of the highest trumps still out
say-T-BAGATTO = I have the Bagatto
say-T-FOOL = I have the Fool
say-T-NONE = I have no more trumps

# Statements about the suit of the card.

say-S-HAVE = I have the { $rank ->
    [K] king
    [Q] queen
    [C] cavalier
   *[J] jack
} of { $suit ->
    [S] swords
    [B] batons
    [C] cups
   *[D] coins
}
say-S-NUM = { $number ->
    [0] no more numerals
    [one] 1 more numeral
   *[other] { $number } more numerals
} of { $suit ->
    [S] swords
    [B] batons
    [C] cups
   *[D] coins
}
say-S-COUNT = { $number ->
    [0] no more cards
    [one] 1 more card
   *[other] { $number } more cards
} of { $suit ->
    [S] swords
    [B] batons
    [C] cups
   *[D] coins
}
say-S-BATTO = batto: I hold the highest { $suit ->
    [S] sword
    [B] baton
    [C] cup
   *[D] coin
} still out
say-S-NONE = I have no more { $suit ->
    [S] swords
    [B] batons
    [C] cups
   *[D] coins
}

# Statements about the suits of the other colour, never saying which of the two.

say-O-ALTOBATTO = alto batto: I have a { $colour } king
say-O-ALTOBATTO2 = alto batto, alto batto: I have both { $colour } kings
say-O-ALTO = alto: I am out of a { $colour } suit
say-O-HAVE = I have { $number ->
    [1] a { $colour }
   *[2] both { $colour }
} { $rank ->
    [K] { $number ->
        [1] king
       *[2] kings
    }
    [Q] { $number ->
        [1] queen
       *[2] queens
    }
    [C] { $number ->
        [1] cavalier
       *[2] cavaliers
    }
   *[J] { $number ->
        [1] jack
       *[2] jacks
    }
}
say-O-NUM = { $number ->
    [0] no { $colour } numerals
    [one] 1 { $colour } numeral
   *[other] { $number } { $colour } numerals
}

# The dealer about the cards he laid aside.

say-D-THAVE = I laid the { $number } aside
say-D-TSMALL = I laid { $number ->
    [0] no low trump
    [one] 1 low trump
   *[other] { $number } low trumps
} aside
say-D-TNONE = I laid no trump aside
say-D-SHAVE = I laid the { $rank ->
    [Q] queen
    [C] cavalier
   *[J] jack
} of { $suit ->
    [S] swords
    [B] batons
    [C] cups
   *[D] coins
} aside
say-D-SNUM = I laid { $number ->
    [0] no numeral
    [one] 1 numeral
   *[other] { $number } numerals
} of { $suit ->
    [S] swords
    [B] batons
    [C] cups
   *[D] coins
} aside
say-D-SCOUNT = I laid { $number ->
    [0] no card
    [one] 1 card
   *[other] { $number } cards
} of { $suit ->
    [S] swords
    [B] batons
    [C] cups
   *[D] coins
} aside
say-D-SNONE = I laid no { $suit ->
    [S] swords
    [B] batons
    [C] cups
   *[D] coins
} aside
say-D-OHAVE = I laid { $number ->
    [1] a { $colour }
   *[2] both { $colour }
} { $rank ->
    [Q] { $number ->
        [1] queen
       *[2] queens
    }
    [C] { $number ->
        [1] cavalier
       *[2] cavaliers
    }
   *[J] { $number ->
        [1] jack
       *[2] jacks
    }
} aside
say-D-ONUM = I laid { $number ->
    [0] no { $colour } numeral
    [one] 1 { $colour } numeral
   *[other] { $number } { $colour } numerals
} aside

# Suggestions.

say-G-TAKE = take it
say-G-LEAVE = leave it
say-G-POINTS = put points on
say-G-NOPOINTS = no points
say-G-TRUMP = { $number ->
    [0] play a trump
   *[other] play the { $number }
}
say-G-TRUMPHIGH = play a high trump
say-G-TRUMPLOW = play a low trump
say-G-SUIT = play { $suit ->
    [S] swords
    [B] batons
    [C] cups
   *[D] coins
}
say-G-CARD = play the { $rank ->
    [K] king
    [Q] queen
    [C] cavalier
    [J] jack
   *[other] { $rank }
} of { $suit ->
    [S] swords
    [B] batons
    [C] cups
   *[D] coins
}
say-G-COLOUR = play a { $colour } card
say-G-COLOURCARD = play a { $colour } { $rank ->
    [K] king
    [Q] queen
    [C] cavalier
    [J] jack
   *[num] numeral
}
say-G-FARLO = farlo: play the card you spoke of

# The rules as short pages.

rules-piedicavallo-deck =
    62 cards of the Tarocco Piemontese: four suits of ten, 21 trumps and the Fool (*il Matto*). The numerals 1 to 4 of swords and batons and 7 to 10 of cups and coins are left out.
    { "" }**Swords, batons (black):** R D C F 10 9 8 7 6 5.
    { "" }**Cups, coins (red):** R D C F 1 2 3 4 5 6. Here the low numbers are the strong ones.
    { "" }**Trumps:** 21 down to 1. Here the World (21) is the highest, above the Angel (20).
    { "" }**Points:** king 5, queen 4, cavalier 3, jack 2; World, Bagatto (1) and Fool 5; all others 1. Cards are counted one by one: 114 in all.

rules-piedicavallo-deal =
    Four players, partners opposite. Everybody gets 15 cards; the dealer takes the last two as well and lays two aside, face down: they count for his team.
    Kings, World, Bagatto and Fool may never go. Other trumps may go only if there are no two other cards to lay aside, or if no trump is left in hand afterwards (the Fool may stay). Everybody is told how many trumps went.
    Everybody deals once: four deals make a match. If the teams are equal, further deals are played until they are not.

rules-piedicavallo-play =
    The player after the dealer leads. Follow suit; if you cannot, play a trump; if you have neither, anything. Nobody has to beat or to overtrump. The highest trump wins the trick, else the highest card of the suit led.
    { "" }**The Fool** may be played at any time instead. It never wins and stays with the team that played it; nothing is given for it. If it is led, the next card says which suit to follow.
    { "" }**Talk:** with the card you play you may say things about the cards you keep; all must be true, and everybody hears them. The card decides what you may speak of:
    · *A trump or the Fool:* trumps and the Fool. Trumps from 21 to 15 may be named; the *others*, 14 to 1, are only counted. You may say that you have the Bagatto while some other trump could take it.
    · *A suit card:* that suit, naming courts and counting numerals; and the two suits of the other colour, by the colour alone: never say which of the two.
    · *The dealer* may speak in the same way of the two cards he laid aside.
    { "" }*Batto:* I hold the highest card still out. *Batto, batto:* I hold the two highest trumps still out. *Alto batto:* I have a king of that colour; said twice, both. *Alto:* I am out of a suit of that colour.
    You may also suggest what your partner should play. *Farlo:* play the card you spoke of. Nobody has to speak, nor to do what is suggested.

rules-piedicavallo-scoring =
    Each team adds up its cards one by one: its tricks, the Fool if one of them played it, and the two cards laid aside if one of them dealt. Both teams together have 114.
    A team without a single trick loses Fool and discard too: it has 0, the others 114.
    After four deals the team with more points wins and gains the difference.

rules-piedicavallo-options =
    `discard_void` true, false · `fool_counts_in_void` false, true · `trump_order` numeric, angel_high · `talk` full, off · `small_scope` t1_t14, all, unnamed · `batto2` top_two, second_and_third · `bagatto_jeopardy` capturable, last_trump, always · `altobatto` at_least, exact · `colour_numerals` total, one_suit · `suggest_timing` with_card, partner_turn · `suggest_any_trump` false, true · `suggest_trump_with_fool` false, true · `max_statements` none, 1, 2, 3 · `no_trick_forfeit` true, false · `tie` extra_hand, draw
    The first value is the usual one. Choose others when you open the table: `/tarocchi new game:piedicavallo options:talk=off`.
