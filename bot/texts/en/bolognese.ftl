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

line-cricche-doubled = cricche doubled
line-sequences-doubled = sequences doubled
line-last-trick = last trick
line-declared = declared

say-volo = volo: that was my last card of this suit
say-striscio = striscio: lead trumps
say-striscio-tournament = striscio: I have more cards of this suit
say-busso = busso: win with your best card and lead the suit back
say-busso-tournament = busso: play your best card

# Parts of the rules.

-bolognese-deck =
    The Tarocco Bolognese has 62 cards: four suits of ten, 21 trumps and the Fool (*il Matto*).
    { "" }**Swords, batons,** from high to low: R D C F 10 9 8 7 6 A.
    { "" }**Cups, coins:** R D C F A 6 7 8 9 10. Here the low numbers beat the high ones.
    { "" }**Trumps:** Angel, World, Sun and Moon (marked ANG, MON, SOL and LUN), then 16 down to 5, the four Moors and the Begato. The Moors are equal: of two in a trick, the one played later wins.
    { "" }**Points:** king 5, queen 4, cavalier 3, jack 2; Angel, World, Begato and Fool 5 each; every other card 1. Subtract 1 for every two cards. That makes 87 in all, and the last trick adds 6.
    { "" }*Straight-rank (`variant=straight`):* the Ace is low in every suit. The World ranks above the Angel and heads the Grande in its place.

-bolognese-combinations =
    { "" }**Cricche** are three or four of a kind: Tarocchi (Angel, World, Begato, Fool) 18 or 36, kings 17 or 34, queens 14 or 28, cavaliers 13 or 26, jacks 12 or 24.
    { "" }**Sequences** of three cards score 10, and each further card adds 5:
-bolognese-suits = · *Suit:* the king and at least two of its queen, cavalier and jack. The Ace can be added to them.
-bolognese-moors-and-aces = · *Moors*, *Aces:* three or more of them.
-bolognese-wild-cards =
    The Begato and the Fool are wild, in every sequence at once. A wild card stands for a queen, cavalier or jack, a Moor, an Ace, one of the four highest trumps or a missing number. Two wild cards cannot stand for two numbers in a row, but one of the highest trumps and the 16 are allowed. Spare wild cards lengthen the sequence.
    Some cards must be natural, not wild: the king and one of its queen, cavalier and jack; the trump that heads the Grande and one more of the four highest; two Moors; two Aces.

-bolognese-after-top-card = *after_top_card:* signals in a suit only once its king (for trumps, the highest) has been played. Once all the trumps you do not hold are gone, every plain suit is open.
-bolognese-option-notes = *grande_moors=off:* the Grande ends with the 5. *suit_wilds=one:* only one wild card in each suit. *comp_card=owner:* whoever played the Fool chooses the card given for it.
