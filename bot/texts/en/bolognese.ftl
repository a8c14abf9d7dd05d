# What the games with the Tarocco Bolognese share: names, signals and parts of their rules.

phase-declare = declarations
phase-compensate = card for the Fool

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

line-last-trick = last trick
line-declared = declared

say-volo = volo: that was my last card of this suit
say-striscio = striscio: { $signals ->
    [tournament] I have more cards of this suit
   *[wikipedia] lead trumps
}
say-busso = busso: { $signals ->
    [tournament] play your best card
   *[wikipedia] win with your best card and lead the suit back
}

# Parts of the rules.


-bolognese-combinations =
    { "" }**Cricche** are three or four of a kind: Tarocchi (Angel, World, Begato, Fool) 18 or 36, kings 17 or 34, queens 14 or 28, cavaliers 13 or 26, jacks 12 or 24.
    { "" }**Sequences** of three cards score 10, and each further card adds 5:
-bolognese-suits = · *Suit:* the king and at least two of its queen, cavalier and jack. The Ace can be added to them.
-bolognese-moors-and-aces = · *Moors*, *Aces:* three or more of them.

-bolognese-pack = The Tarocco Bolognese has 62 cards: four suits of ten, 21 trumps and the Fool (*il Matto*).

bolognese-reversed =
    { "" }**Swords, batons,** from high to low: { $courts } 10 9 8 7 6 A.
    { "" }**Cups, coins:** { $courts } A 6 7 8 9 10. Here the low numbers beat the high ones.

bolognese-uniform = { "" }**All four suits,** from high to low: { $courts } 10 9 8 7 6 A.

-bolognese-angel-high = { "" }**Trumps:** Angel, World, Sun and Moon (marked ANG, MON, SOL and LUN)

-bolognese-world-high = { "" }**Trumps:** World, Angel, Sun and Moon (marked MON, ANG, SOL and LUN)

-bolognese-low-trumps = then 16 down to 5, the four Moors and the Begato. The Moors are equal: of two in a trick, the one played later wins.

-bolognese-points = { "" }**Points:** king 5, queen 4, cavalier 3, jack 2; Angel, World, Begato and Fool 5 each; every other card 1. Subtract 1 for every two cards. That makes 87 in all, and the last trick adds 6.

-bolognese-follow = Follow suit; if you cannot, play a trump; if you have neither, play any card. You never have to beat a card or overtrump. The highest trump wins the trick, or else the highest card of the suit led. The winner leads next.

bolognese-fool =
    { "" }**The Fool** may be played at any time instead. It never wins, and it stays with your side: if the other side wins the trick, it gets a card of the lowest value from your pile at the end of the deal{ $comp_card ->
        [owner] , chosen by whoever played the Fool
       *[auto] { "" }
    }. A side that wins no trick at all loses the Fool and gives nothing for it. If the Fool is led, the next card decides the suit to follow.

bolognese-signals =
    They go with a card you lead, but not with the Fool, one at most, and everyone sees them. *Volo:* that was my last card of this suit. *Striscio:* { $signals ->
        [tournament] I have more cards of this suit
       *[wikipedia] lead trumps
    }. *Busso:* { $signals ->
        [tournament] play your best card
       *[wikipedia] win with your best card and lead the suit back
    }. Nobody has to obey.{ $signal_limit ->
        [after_top_card] { " " }In a suit they are open once its king (for trumps, the highest) has been played, now or before. Once all the trumps you do not hold have been played, every plain suit is open.
       *[none] { "" }
    }

bolognese-grande = the { $top ->
        [world] World and at least two of Angel
       *[angel] Angel and at least two of World
    }, Sun and Moon; then 16, 15, 14 … without a gap{ $grande_moors ->
        [off] { "" }
       *[on] , and after the 5 the Moors
    }.

bolognese-wild-cards =
    The Begato and the Fool are wild, in every sequence at once{ $suit_wilds ->
        [one] , but only one of them in each suit
       *[two] { "" }
    }. A wild card stands for a queen, cavalier or jack, a Moor, an Ace, one of the four highest trumps or a missing number. Two wild cards cannot stand for two numbers in a row, but one may stand for one of the highest trumps and the other for the 16 next to it. Spare wild cards lengthen the sequence.
    Some cards must be natural, not wild: the king and one of its queen, cavalier and jack; the trump that heads the Grande and one more of the four highest; two Moors; two Aces.

bolognese-words =
    - **Trionfi:** the trumps. **Begato**, the Magician, is the lowest of them.
    - **Matto:** the Fool. It never wins, and it may be played at any time.
    - **Mori:** the four Moors, trumps of equal rank.
    - **Tarocchi:** the Angel, the World, the Begato and the Fool.
    - **Accusa:** a declaration: you show a combination from your hand and score it.
    - **Cricca:** three or four cards of a kind: Tarocchi, kings, queens, cavaliers or jacks.
    - **Grande:** the sequence of the high trumps, which begins with the highest.
    - **Contatori:** counters, that is the Begato and the Fool: they are wild cards in sequences.
    - **Volo, striscio, busso:** signals that go with a card you lead. *Volo:* that was my last card of this suit. *Striscio:* { $signals ->
        [tournament] I have more cards of this suit
       *[wikipedia] lead trumps
    }. *Busso:* { $signals ->
        [tournament] play your best card.
       *[wikipedia] win with your best card and lead the suit back.
    }

-bolognese-tournament = *tournament:* striscio means “I have more cards of this suit”, busso “play your best card”.
