# Tarocco francese: its names and its rules.

game-tarocco-francese = Tarocco francese
game-tarocco-francese-line = French tarot: a taker, alone or with partners he calls, against the others.

phase-call = call
phase-slam = slam

bid-petite = Petite
bid-garde = Garde
bid-garde_sans = Garde sans
bid-garde_contre = Garde contre

line-points = points
line-bouts = bouts
line-needed = needed
line-contract = contract
line-petit = Petit au bout
line-handful = handful
line-slam = slam

# The rules as short pages.

rules-tarocco-francese-deck =
    The Tarot Nouveau of 78 cards: four suits of 14 (R D C V 10 9 … 2 1, the 1 is lowest), 21 trumps and the Excuse.
    { "" }**Bouts:** the 21, the 1 (*Petit*) and the Excuse. They decide how many points the attack needs.
    { "" }**Points:** bouts and kings 4½, queens 3½, cavaliers 2½, jacks 1½, all others ½: 91 in all.
    { "" }**Players:** 3, 4, 5 or 6. One plays against the others; with 5 he calls a partner, with 6 up to two.

rules-tarocco-francese-deal =
    { "" }**Cards:** 24 each with 3 players, 18 with 4, 15 with 5, 12 with 6; the rest is the *chien* (6 cards, with 5 players 3). If someone is dealt the Petit with no other trump and no Excuse, he shows his hand, nobody scores and the next player deals.
    { "" }**Bids:** each speaks once and passes or bids higher: *Petite* ×1, *Garde* ×2, *Garde sans* ×4, *Garde contre* ×6. If all pass, the next player deals.
    { "" }**Calls:** before the chien is shown the taker calls a king with 5 players, a king and a queen with 6. Who holds the card is his partner and says nothing until it falls. A card of one’s own may be called too: for that card, or one that lies in the chien, there is no partner. Who has all four kings may call a queen, with all queens too a cavalier, and so on.
    { "" }**Chien:** with Petite and Garde it is shown, the taker takes it and lays as many cards aside, which count for him: never a king or a bout, and trumps only if he has too few other cards; those are shown. With Garde sans it counts for him unseen, with Garde contre for the defence.
    { "" }**Slam:** before the first card the taker may announce that his side wins every trick. Then he leads.

rules-tarocco-francese-play =
    The player after the dealer leads, unless a slam was announced. With 5 and 6 players the first lead may not be of a called suit, except a called card itself.
    Follow suit; if you cannot, play a trump; if you have neither, anything. A trump must be higher than those in the trick if you have one, even against your partner. The highest trump wins, else the highest card of the suit led.
    { "" }**The Excuse** may be played at any time instead; if it is led, the next card says which suit to follow. It never wins, and stays with the side that played it, which gives a half-point card for it if the others win the trick. In the last trick it goes to the other side. Only a side that has won every trick keeps it even then, and wins the last trick if it leads it.
    { "" }**Handful:** before your first card you may show trumps to all.
    3 players: 13, 15 or 18 · 4 players: 10, 13 or 15 · 5 players: 8, 10 or 13 · 6 players: 6, 8 or 10. They count 20, 30 or 40. The Excuse may be one of them if no trump is hidden.

rules-tarocco-francese-scoring =
    The attack needs 56 points without a bout, 51 with one, 41 with two, 36 with all three. A half point goes to the side that wins the contract.
    { "" }**Each defender** pays or gets (25 + the points above or below) × the contract.
    { "" }**Petit au bout:** 10 × the contract to the side that wins the last trick with the Petit in it. In a slam that ends with the Excuse, the last trick but one counts instead.
    { "" }**Handfuls:** 20, 30 or 40 to the side that wins the contract, whoever showed them. **Slam:** 400 announced and made, 200 made without a word, −200 announced and missed, or if the defence wins every trick. Neither is multiplied.
    { "" }**Shares:** alone the taker gets what all defenders pay. With 5 players he gets 2/3 and his partner 1/3. With 6 the partner with the first card (or both) gets 1/3, the one with the second 1/6, the taker the rest.
    The match has 4 deals with 4 players, 5 with 5, 6 with 3 or 6; deals that are thrown in do not count. The highest total wins.

rules-tarocco-francese-options =
    `petit` side, personal · `excuse_last` changes_side, trick_winner · `call` ladder, free · `first_lead_ban` on, off · `share5` two_thirds, equal · `share_both` third, half · `handful6` 6-8-10, 7-9-11 · `lowest_bid` petite, garde · `deals` 0–24 (0: whole rounds)
    The first value is the usual one (*Federation*). *Playroom*: `petit=personal call=free`. Choose others when you open the table: `/tarocchi new game:tarocco-francese options:playroom deals=8`.
