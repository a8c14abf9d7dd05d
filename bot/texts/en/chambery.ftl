# Chambéry: its names and its rules.

game-chambery = Chambéry
game-chambery-line = { $players ->
        [3] Three players, each playing alone; the dealer discards three cards.
        [4] A declarer asks for cards and plays alone, or the dealer calls a king.
       *[5] A declarer asks for cards and plays alone, or the dealer calls a king.
    }
game-chambery-hint = ask for a card by name

phase-ask = cards asked for

bid-two_cards = two cards
bid-one_card = one card
bid-no_cards = no cards
bid-called_king = called king
# Short, for pictures.
picture-bid-two_cards = 2 cards
picture-bid-one_card = 1 card
picture-bid-no_cards = 0 cards

bid-offered-two_cards = two cards ×1
bid-offered-one_card = one card ×2
bid-offered-no_cards = no cards ×4

ask-ask-call = **It’s your turn.** Which card do you ask for?
ask-ask-give = **It’s your turn.** Which card do you give in return?
doing-ask = Waiting for { $name } to exchange a card.
picture-doing-ask = to ask for a card

hint-ask = 💡 I would ask for **{ $card }**.
hint-give = 💡 I would give **{ $card }**.

line-won-tricks = tricks
line-excuse = Excuse
line-discarded = discard
line-payment = settlement
line-evened = to divide evenly
sum-half = { $points } { NOUN($points) ->
    [one] point
   *[other] points
} (half is { $part }{ $doubled ->
    [0] {""}
   *[other] , doubled below { $doubled }
})
sum-third = { $points } { NOUN($points) ->
    [one] point
   *[other] points
} (a third is { $part }{ $doubled ->
    [0] {""}
   *[other] , doubled below { $doubled }
})

picture-role-caller = calls
picture-role-called = partner

told-card-asked = **{ $name }** has asked for the { $card }, which { $holder } had.
told-card-not-held = **{ $name }** has asked for the { $card }, which nobody holds: it lies in the discard.
told-cards-exchanged = { $name } has given { $holder } the { $given } for the { $asked }.
told-partner-called = **{ $name }** has called the { $card } and plays with **{ $holder }**.

# The rules as short pages.

rules-chambery-deck =
    The whole pack of 78 cards: four suits of 14, 21 trumps and the Excuse.
    { $round_numerals ->
        [natural] { "" }**All four suits,** from high to low: { $courts } 10 9 8 7 6 5 4 3 2 1.
       *[reversed] { "" }**Spades, clubs,** from high to low: { $courts } 10 9 8 7 6 5 4 3 2 1.
            { "" }**Hearts, diamonds:** { $courts } 1 2 3 4 5 6 7 8 9 10. Here the low numbers beat the high ones.
    }
    { "" }**Trumps:** the 21 is the highest, the 1 (*Petit*) the lowest.
    { "" }**Points:** 21, Petit, Excuse and kings 4 each, queens 3, cavaliers 2, jacks 1, all other cards nothing. Each trick counts 1 more for whoever wins it, and the discard as a whole 1 more. That makes { $players ->
        [3] 78
        [4] 72
        [5] 68
       *[0] 68 with 5 players, 72 with 4 and 78 with 3
    } in all.

rules-chambery-deal =
    { "" }**Cards:** { $players ->
        [3] 25 each; the dealer takes the other three as well and discards three cards.
        [4] 19 each; the dealer takes the other two as well and discards two cards.
        [5] 15 each; the dealer takes the other three as well and discards three cards.
       *[0] 15 each with 5 players, 19 with 4, 25 with 3. The dealer takes the rest as well, three cards or two with 4 players, and discards as many.
    } Kings, the 21 and the Excuse may never be discarded. { $trump_discard ->
        [free] Other trumps may.
       *[void_only] Other trumps may be discarded only if no trump at all then stays in the dealer’s hand (the 21 is a trump, the Excuse is not). But where there are too few other cards, some trumps make up the number, the Petit last; only these are shown to everyone.
    } A discarded Petit is shown in any case; the rest stays hidden until the end. The discard counts for { $discard_to ->
        [dealer] the dealer’s side.
       *[last_trick] { $players ->
            [3] whoever
           *[other] the side that
        } wins the last trick.
    }
    { $players ->
        [3] There are no bids: everyone plays alone.
       *[other] { chambery-bids }
    }

chambery-bids = { $players ->
        [0] With 3 players there are no bids: everyone plays alone.
            { "" }
       *[other] { "" }
    }{ "" }**Bids:** after the discard, the player after the dealer begins, the dealer is last. From low to high there are *two cards* ×1, *one card* ×2 and *no cards* ×4. On your turn, bid higher or pass; a pass is final, and it goes round until everyone but the highest bidder has passed. *No cards* ends it at once. The highest bidder is the declarer and plays alone.
    { "" }**Asking:** with the first two bids the declarer names a card that is not in their own hand, any but the Excuse, and whoever holds it must hand it over. The declarer gives any other card back, unseen by the rest. If the named card lies in the discard, the declarer names another; a declarer who has dealt may not name what they discarded. With two cards this is done twice.
    { "" }**Called king:** if everyone passes, { $called_king ->
        [throw_in] the deal does not count, and the next player deals.
       *[dealer] the dealer calls a king held by another player, and the deal counts ×1. Whoever has that king says so at once and is the dealer’s partner; no cards change hands. A dealer with all four kings calls a queen that is neither in their hand nor in the discard, without such a queen a cavalier, and so on.
    }

rules-chambery-play =
    The player after the dealer leads, and play goes round to the right. Follow suit; if you cannot, play a trump; if you have neither, play any card. You never have to beat a card or overtrump.
    The highest trump wins the trick, or else the highest card of the suit led. The winner leads next.
    { "" }**The Excuse** may be played at any time, even if you could follow. It counts 4 for the side that played it and never wins, but for one case: a side that has won all the other tricks wins the last one by leading it. If it is led, the next player may play any card, and that decides the suit to follow. { $fool_last ->
        [kept] Its 4 points stay with that side in the last trick as well.
       *[lost] In the last trick its 4 points go to the winner of the trick.
    }

rules-chambery-scoring =
    { $players ->
        [3] { chambery-alone }
        [4] { chambery-sides }
        [5] { chambery-sides }
       *[0] { chambery-sides }
            { "" }**With 3 players:** { chambery-alone }
    }
    { $rounds ->
        [1] Everyone deals once in a match, the first by lot, and the deal goes round to the right.
       *[other] Everyone deals { $rounds } times in a match, the first by lot, and the deal goes round to the right.
    } The highest total wins.

chambery-sides = Half the points are { $players ->
        [4] 36
        [5] 34
       *[0] 34 with 5 players and 36 with 4
    }. If both sides have half, nobody pays. Otherwise each player of the side with fewer points owes what it lacks of half, × the bid, and twice that if it has less than { $players ->
        [4] 18
        [5] 17
       *[0] 17 with 5 players or 18 with 4
    }.
    The winners share the whole equally. If it cannot be divided, the losers pay more until it can: defenders the same each, of a pair the dealer pays the odd point.
    { "" }**Playing alone,** you receive from each of the others if you win{ $lone_loss ->
        [each] , and pay each of them if you lose.
       *[shared] ; if you lose, you pay only once, and they share it.
    }

chambery-alone = A third of the points is 26. Anyone below pays what is missing, or twice that with less than 13. A player who is the only one above 26 gets it all; two above get what they have over 26 each, doubled if the third has less than 13.

rules-chambery-words =
    - **Atouts:** the trumps. **Petit** is the 1, the lowest of them.
    - **Excuse:** the Fool, which may be played at any time.
    - **Écart:** the cards that the dealer discards before the bids.
    - **Roi appelé:** the called king, whose holder is the dealer’s partner.
    - **Attaque, défense:** the two sides of a deal: the declarer, or the dealer with a partner, and all the others.
