# French tarot: its names and its rules.

game-tarocco-francese = French Tarot
game-tarocco-francese-line = { $players ->
        [3] One player, the taker, plays against the two others.
        [4] One player, the taker, plays against the three others.
        [5] A taker, alone or with a partner they call, plays against the rest.
       *[6] A taker, alone or with one or two partners they call, plays against the rest.
    }
game-tarocco-francese-hint = bid to take on the rest

phase-call = call
phase-slam = slam

bid-petite = petite
bid-garde = garde
bid-garde_sans = garde sans
bid-garde_contre = garde contre

bid-offered-petite = petite ×1
bid-offered-garde = garde ×2
bid-offered-garde_sans = garde sans ×4
bid-offered-garde_contre = garde contre ×6

ask-bid-tarocco-francese = **It’s your turn** to bid. You hold { $bouts ->
    [0] no bouts
    [one] 1 bout
   *[other] { $bouts } bouts
}: { $needed } points needed.

line-petit = Petit au bout
line-handful = handful
line-slam = slam
sum-contract = { $bouts ->
    [0] no bouts
    [one] 1 bout
   *[other] { $bouts } bouts
}, { $points } { NOUN($points) ->
    [one] point
   *[other] points
} ({ $needed } needed), { $margin } { $won ->
    [0] down
   *[1] up
}

told-untouched-tarocco-francese = Nobody touched the chien: { $cards }, worth { $points }.
picture-untouched-tarocco-francese = Untouched chien

# The rules as short pages.

rules-tarocco-francese-deck =
    The Tarot Nouveau has 78 cards: four suits of 14 ({ $courts } 10 9 … 2 1, with the 1 lowest), 21 trumps and the Excuse.
    { "" }**Bouts:** the 21, the 1 (*Petit*) and the Excuse. They decide how many points the attack needs.
    { "" }**Points:** bouts and kings 4½, queens 3½, cavaliers 2½, jacks 1½, every other card ½. That makes 91 in all.
    { $players ->
        [3] { "" }**Players:** one, the *taker*, plays against the other two.
        [4] { "" }**Players:** one, the *taker*, plays against the other three.
        [5] { "" }**Players:** one of the five, the *taker*, calls a partner and plays against the others.
        [6] { "" }**Players:** one of the six, the *taker*, calls up to two partners and plays against the others.
       *[0] { "" }**Players:** 3, 4, 5 or 6. One player, the *taker*, plays against the others. With 5 players the taker calls a partner, with 6 up to two.
    }

rules-tarocco-francese-deal =
    { "" }**Cards:** { $players ->
        [3] 24 each. The other 6 are the *chien*.
        [4] 18 each. The other 6 are the *chien*.
        [5] 15 each. The other 3 are the *chien*.
        [6] 12 each. The other 6 are the *chien*.
       *[0] 24 each with 3 players, 18 with 4, 15 with 5, 12 with 6. The rest is the *chien*: 6 cards, or 3 with 5 players.
    } A player dealt the Petit with no other trump and no Excuse shows their hand. Nobody scores, and the next player deals.
    { "" }**Bids:** each player speaks once, and passes or bids higher: { $lowest_bid ->
        [garde] *garde* ×2
       *[petite] *petite* ×1, *garde* ×2
    }, *garde sans* ×4, *garde contre* ×6. If everyone passes, the next player deals.
    { francese-calls }{ "" }**Chien:** { $lowest_bid ->
        [garde] in a garde
       *[petite] in petite and garde
    } it is shown, and the taker picks it up and discards the same number of cards, which count for the attack. Kings and bouts may never be discarded, and trumps only if there are not enough other cards; discarded trumps are shown. In garde sans the chien counts for the attack unseen, in garde contre for the defence.
    { "" }**Slam:** before the first card, the taker may announce that the attack will win every trick. The taker then leads.

rules-tarocco-francese-play =
    The player after the dealer leads, unless a slam has been announced.{ francese-lead-ban }
    Follow suit; if you cannot, play a trump; if you have neither, play any card. If you play a trump, it must beat those already in the trick if you have one that does, even if your partner is winning. The highest trump wins the trick, or else the highest card of the suit led. The winner leads next.
    { "" }**The Excuse** may be played at any time instead. If it is led, the next card decides the suit to follow. It never wins, and it stays with the side that played it: if the other side wins the trick, it gets a half-point card instead. { $excuse_last ->
        [trick_winner] In the last trick the Excuse goes to the side that wins the trick. A side that has won all the others wins it by leading the Excuse.
       *[changes_side] In the last trick the Excuse goes to the other side, even if your side wins that trick. Only a side that has won every trick keeps it then, and wins the last trick by leading it.
    }
    { "" }**Handful:** before you play your first card, you may show trumps to everyone.
    { $players ->
        [3] 13, 15 or 18 of them
        [4] 10, 13 or 15 of them
        [5] 8, 10 or 13 of them
        [6] { francese-handful6 }
       *[0] 3 players: 13, 15 or 18 · 4 players: 10, 13 or 15 · 5 players: 8, 10 or 13 · 6 players: 6, 8 or 10. They
    } are worth 20, 30 or 40. The Excuse may be one of them only if you show all your trumps.

rules-tarocco-francese-scoring =
    The attack needs 56 points with no bout, 51 with one, 41 with two, 36 with all three. An odd half point goes to the side that wins the contract.
    { "" }**Each defender** pays or receives (25 + the points above or below what was needed) × the contract.
    { "" }**Petit au bout:** { $petit ->
        [personal] a player who plays the Petit to the last trick and wins it gets 10 from each of the others, and pays 10 to each after losing it. This is not multiplied.
       *[side] each defender pays or receives 10 × the contract: it is for the side that wins the last trick with the Petit in it. In a slam that ends with the Excuse, the last trick but one counts as well.
    }
    { "" }**Handfuls:** 20, 30 or 40 for the side that wins the contract, whoever showed them. **Slam:** 400 if announced and made, 200 if made without an announcement, −200 if announced and missed, −200 if the defence wins every trick, −400 if both happen. Neither is multiplied by the contract, and each defender pays or receives them too.
    { "" }**Shares:** a taker without partners receives what all the defenders pay.{ francese-shares }
    A match has { $deals ->
        [0] { $players ->
            [3] 6 deals
            [4] 4 deals
            [5] 5 deals
            [6] 6 deals
           *[0] 4 deals with 4 players, 5 with 5, and 6 with 3 or 6
        }
        [one] 1 deal
       *[other] { $deals } deals
    }. Deals that are thrown in do not count. The highest total wins.

rules-tarocco-francese-words =
    - **Atouts:** the trumps. **Petit** is the 1, the lowest of them.
    - **Excuse:** the Fool, which may be played at any time.
    - **Bouts:** the 21, the Petit and the Excuse. They decide how many points the attack needs.
    - **Attaque, défense:** the two sides of a deal: the taker with any partners, and all the others.
    - **Petite, garde, garde sans, garde contre:** the bids, from the lowest to the highest. *Sans* leaves the chien unseen to the attack, *contre* to the defence.
    - **Chien:** the cards that are dealt to nobody.
    - **Écart:** the cards the taker discards.
    - **Poignée:** a handful: many trumps, shown before your first card for extra points.
    - **Chelem:** a slam, every trick for one side.
    - **Petit au bout:** the Petit in the last trick.

francese-calls = { $players ->
        [3] { "" }
        [4] { "" }
       *[other] { "" }**Calls:** before the chien is shown, the taker calls { $players ->
            [5] a king
            [6] a king and a queen
           *[0] a king with 5 players, a king and a queen with 6
        }. Whoever holds the card is the taker’s partner and keeps quiet until it is played. You may call a card you hold. If you hold it, or it is in the chien, you have no partner for it. { francese-call-rule }
            { "" }
    }

francese-call-rule = { $call ->
        [free] With all four kings the first card may be any but a trump or the Excuse{ $players ->
            [5] .
           *[other] ; with all four queens, the second may be any such card but a king.
        }
       *[ladder] With all four kings the first card may be a queen; with all the queens as well, a cavalier; and so on.{ $players ->
            [5] { "" }
           *[other] { " " }With all four queens the second card may be a cavalier; and so on.
        }
    }

francese-lead-ban = { $first_lead_ban ->
        [off] { "" }
       *[on] { $players ->
            [3] { "" }
            [4] { "" }
            [0] { " " }With 5 or 6 players, the first card led may not be of a called suit, unless it is a called card itself.
           *[other] { " " }The first card led may not be of a called suit, unless it is a called card itself.
        }
    }

francese-handful6 = { $handful6 ->
        [n7-9-11] 7, 9 or 11 of them
       *[n6-8-10] 6, 8 or 10 of them
    }

francese-shares = { $players ->
        [3] { "" }
        [4] { "" }
        [5] { francese-share5 }
        [6] { francese-share6 }
       *[0] { " " }With 5 players the taker gets 2/3 and the partner 1/3. With 6, the partner with the first card (or with both) gets 1/3, the one with the second 1/6, and the taker the rest.
    }

francese-share5 = { $share5 ->
        [equal] { " " }Otherwise taker and partner get half each.
       *[two_thirds] { " " }Otherwise the taker gets 2/3 and the partner 1/3.
    }

francese-share6 = { " " }Otherwise the partner with the first card gets 1/3, the one with the second 1/6, a partner with both { $share_both ->
        [half] 1/2
       *[third] 1/3
    }, and the taker the rest.
