# Piedicavallo: its names, what partners say to each other, and its rules.

game-piedicavallo = Piedicavallo
game-piedicavallo-line = Two against two; partners may talk, in set phrases that are always true.
game-piedicavallo-hint = partners talk as they play

line-discard = discard

# Statements about trumps and the Fool.

say-T-HAVE = I have the { $number }
say-T-SMALL = I have { $number ->
    [0] no
   *[other] { $number }
} { $small_scope ->
    [all] { $number ->
        [one] trump in all
       *[other] trumps in all
    }
    [unnamed] { $number ->
        [one] further trump
       *[other] further trumps
    }
   *[t1_t14] { $number ->
        [one] trump from 14 to 1
       *[other] trumps from 14 to 1
    }
}
say-T-BATTO = batto: I hold the highest trump not yet played
say-T-BATTO2 = batto, batto: I hold the { $batto2 ->
    [second_and_third] second and third highest trump
   *[top_two] two highest trumps
} not yet played
say-T-BAGATTO = I have the Bagatto
say-T-FOOL = I have the Fool
say-T-NONE = I have no more trumps

# Statements about the suit of the card.

say-S-HAVE = I have the { $card }
say-S-NUM = I have { $number ->
    [0] no more numerals
    [one] 1 more numeral
   *[other] { $number } more numerals
} of { $suit }
say-S-COUNT = I have { $number ->
    [0] no more cards
    [one] 1 more card
   *[other] { $number } more cards
} of { $suit }
say-S-BATTO = batto: I hold the highest card of { $suit } not yet played
say-S-NONE = I have no more { $suit }

# Statements about the two suits of the other colour; they never say which of the two is meant.

say-O-ALTOBATTO = alto batto: I have { $altobatto ->
    [exact] exactly one
   *[at_least] a
} { $colour } king
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
say-O-NUM = I have { $number ->
    [0] no { $colour } numerals
    [one] 1 { $colour } numeral
   *[other] { $number } { $colour } numerals
}{ $colour_numerals ->
    [one_suit] { " " }in one suit
   *[total] { "" }
}

# The dealer’s statements about the discard.

say-D-THAVE = I discarded the { $number }
say-D-TSMALL = I discarded { $number ->
    [0] no low trumps
    [one] 1 low trump
   *[other] { $number } low trumps
}
say-D-TNONE = I discarded no trumps
say-D-SHAVE = I discarded the { $card }
say-D-SNUM = I discarded { $number ->
    [0] no numerals
    [one] 1 numeral
   *[other] { $number } numerals
} of { $suit }
say-D-SCOUNT = I discarded { $number ->
    [0] no cards
    [one] 1 card
   *[other] { $number } cards
} of { $suit }
say-D-SNONE = I discarded no { $suit }
say-D-OHAVE = I discarded { $number ->
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
}
say-D-ONUM = I discarded { $number ->
    [0] no { $colour } numerals
    [one] 1 { $colour } numeral
   *[other] { $number } { $colour } numerals
}

# Suggestions.

say-G-TAKE = take it
say-G-LEAVE = leave it
say-G-POINTS = put points on it
say-G-NOPOINTS = put no points on it
say-G-TRUMP = { $number ->
    [0] play a trump
   *[other] play the { $number }
}
say-G-TRUMPHIGH = play a high trump
say-G-TRUMPLOW = play a low trump
say-G-SUIT = play { $suit }
say-G-CARD = play the { $card }
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
    { "" }**Swords, batons (black),** from high to low: { $courts } 10 9 8 7 6 5.
    { "" }**Cups, coins (red):** { $courts } 1 2 3 4 5 6. Here the low numbers beat the high ones.
    { "" }**Trumps:** { $trump_order ->
        [angel_high] the Angel (20) is the highest, then the World (21), then 19 down to 1.
       *[numeric] 21 down to 1. In this game the World (21) is the highest, above the Angel (20).
    }
    { "" }**Points:** king 5, queen 4, cavalier 3, jack 2; World, Bagatto (1) and Fool 5 each; every other card 1. Cards are counted one by one, 114 points in all.

rules-piedicavallo-deal =
    Four players; partners sit opposite each other. Everyone is dealt 15 cards. The dealer also takes the last two and discards two, face down. The discard counts for the dealer’s team.
    Kings, World, Bagatto and Fool may never be discarded. Other trumps may be discarded only if there are not two other cards to discard{ $discard_void ->
        [false] { "" }
       *[true] , or if the dealer keeps no trump at all { $fool_counts_in_void ->
            [true] (nor the Fool)
           *[false] (the Fool may be kept)
        }
    }. Everyone is told how many trumps have been discarded.
    Each player deals once, so a match is four deals. { $tie ->
        [draw] If the teams are then level, it is a draw.
       *[extra_hand] If the teams are then level, further deals are played until they are not.
    }

rules-piedicavallo-play =
    The player after the dealer leads. Follow suit; if you cannot, play a trump; if you have neither, play any card. You never have to beat a card or overtrump. The highest trump wins the trick, or else the highest card of the suit led. The winner leads next.
    { "" }**The Fool** may be played at any time instead. It never wins, and it stays with the team that played it; nothing is given for it. If it is led, the next card decides the suit to follow.
    { $talk ->
        [off] Partners may not talk at this table.
       *[full] { piedicavallo-talk }
            { piedicavallo-words }
            { piedicavallo-suggestions }
    }

rules-piedicavallo-scoring =
    Each team adds up its cards one by one: its tricks, the Fool if one of its players played it, and the two discarded cards if one of its players dealt. The two teams together have 114.
    { $no_trick_forfeit ->
        [false] A team that wins no trick still keeps the Fool and the discard.
       *[true] A team that wins no trick also loses the Fool and the discard: it scores 0, and the other team 114.
    }
    At the end the team with more points wins, by the difference.

rules-piedicavallo-words =
    - **Tarocchi:** the trumps. **Bagatto**, the Magician, is the 1 and the lowest of them.
    - **Matto:** the Fool. It never wins, and it may be played at any time.
    - What partners say when they play a card, *alto batto* and *alto* about the two suits of the other colour: { piedicavallo-words } *Farlo:* play the card you spoke of.

rules-piedicavallo-options = *partner_turn:* general suggestions and *farlo* also when your partner’s turn to play has come, but not before the first lead.

piedicavallo-talk =
    { "" }**Talk:** when you play a card, you may say { $max_statements ->
        [none] things
        [one] one thing
       *[other] up to { $max_statements } things
    } about the cards you keep. Everything you say must be true, and everyone hears it. The card you play decides what you may talk about:
    · *A trump or the Fool:* your trumps and the Fool. You may name the trumps 21 to 15. { $small_scope ->
        [all] You may also count all your trumps.
        [unnamed] The trumps that you do not name with the same card you may only count.
       *[t1_t14] The others, 14 to 1, you may only count.
    } You may say that you have the Bagatto { $bagatto_jeopardy ->
        [last_trump] when it is your last trump.
        [always] at any time.
       *[capturable] while some other trump could capture it.
    }
    · *A suit card:* its suit, naming courts and counting numerals, and the two suits of the other colour, by colour alone: never say which of the two you mean.{ $colour_numerals ->
        [one_suit] { " " }Numerals of that colour are counted in one of the two suits.
       *[total] { " " }Numerals of that colour are counted in both suits together.
    }
    · *The dealer* may talk about the two discarded cards in the same way.

piedicavallo-words = *Batto:* I hold the highest card of that suit, or the highest trump, not yet played. *Batto, batto:* { $batto2 ->
        [second_and_third] I hold the second and the third highest trump not yet played.
       *[top_two] I hold the two highest trumps not yet played.
    } *Alto batto:* { $altobatto ->
        [exact] I have exactly one king of that colour; said twice, both.
       *[at_least] I have a king of that colour; said twice, both.
    } *Alto:* I am out of a suit of that colour.

piedicavallo-suggestions =
    You may also suggest what your partner should play. With a trump you may suggest { $suggest_any_trump ->
        [true] any trump by its number
       *[false] the trumps 21 to 15 by their number
    }{ $suggest_trump_with_fool ->
        [true] , and with the Fool as well.
       *[false] ; with the Fool you may suggest no trump.
    } *Farlo:* play the card you spoke of. { $suggest_timing ->
        [partner_turn] General suggestions and *farlo* are open on your partner’s turn too, but not before the first lead of the deal. Nobody has to talk, and nobody has to follow a suggestion.
       *[with_card] Nobody has to talk, and nobody has to follow a suggestion.
    }
