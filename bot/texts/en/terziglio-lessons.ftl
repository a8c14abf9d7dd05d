# What the lessons of Terziglio say.

lesson-terziglio-first-title = Your first deal: Bologna
lesson-terziglio-first-intro = You bid first. With a *gioco* you take the eight cards of the stock and play alone against the other two: your hand is good enough.
lesson-terziglio-first-discards = Eight of your cards must be put away; they count for you. Put away whole suits if you can: later you win them with trumps.
lesson-terziglio-first-declares = Show the combinations in your hand: they score at once, whatever happens in the play. The Begato and the Fool are wild cards in sequences.
lesson-terziglio-first-follows = A trick is one card from each. Play the suit of its first card (keep the Fool for later); the highest of that suit wins it.
lesson-terziglio-first-trumps = You have none of this suit: now you need a trump, a card of no suit. Trumps beat every suit, and the higher trump wins.
lesson-terziglio-first-leads = You lead, so play any card you like. A king wins its trick, unless someone has none of that suit and plays a trump.
lesson-terziglio-first-plays-alone = You play alone against the other two: in the end you need more points than both of them together.
lesson-terziglio-first-defends = You defend: you and the other defender put your tricks together, against the declarer, who plays alone.
lesson-terziglio-first-backwards = In cups and coins low numbers beat high ones: after the jack come ace, 6, 7, 8, 9, 10. In swords and batons the ace is lowest.
lesson-terziglio-first-follows-trumps = Trumps were led, so play one. From high to low: Angel, World, Sun, Moon, 16 down to 5, four Moors (the later one wins), Begato.
lesson-terziglio-first-friend-wins-last = You play last, and the other defender wins this trick. Give it what counts: king 5, queen 4, cavalier 3, jack 2.
lesson-terziglio-first-may-play-fool = You may play the Fool at any time. It never wins, but your side keeps it, and gives a card of low value if the others win the trick.
lesson-terziglio-first-has-won = Your side’s tricks lie in a pile. Three or four kings, queens, cavaliers or jacks in it score in the end: a cricca.
lesson-terziglio-first-has-lowest-trump = The Begato is the lowest trump and counts 5. Bring it home in a suit of which you have none, best when you play last.
lesson-terziglio-first-cannot-win = The others are winning this trick, and you can’t beat that. Give it little: in the end, kings, queens and aces make combinations.
lesson-terziglio-first-free = You have neither this suit nor a trump, so throw any card. It can’t win this trick.
lesson-terziglio-first-half-over = The pile also scores sequences: a king and two of its queen, cavalier, jack; three aces; three Moors. Three sequences or more double.
lesson-terziglio-first-ends = In the end cards count as well, less 1 for every two of them: 87 points in all. The last trick brings 6 more.
lesson-terziglio-first-last-card = The last card. Cards that were put away for the stock count for the declarer.
lesson-terziglio-first-learned = The winners’ points divided by 50 are game points. The declarer gets them from each of the others, or pays them; a solo doubles them.

lesson-terziglio-first-straight-title = Your first deal: Straight-rank
lesson-terziglio-first-straight-intro = Someone has bid a *gioco*: they take the five cards of the stock and play alone. Pass, and you defend with the third player.
lesson-terziglio-first-straight-follows = Play the suit of the first card (keep the Fool). The highest wins the trick: king, queen, cavalier, jack, 10 down to 6, ace.
lesson-terziglio-first-straight-follows-trumps = Trumps were led, so play one. From high to low: World, Angel, Sun, Moon, 16 down to 5, four Moors (the later one wins), Begato.
lesson-terziglio-first-straight-has-lost = Here a trick scores at once if its three cards form a combination, such as three aces, or king, queen and jack of a suit.
lesson-terziglio-first-straight-learned = Here the World is the highest trump, the ace lowest, and the declarer leads. The next lessons are played as in Bologna.

lesson-terziglio-1-title = Gioco, solo or pass
lesson-terziglio-1-intro = You bid first. With a *gioco* you take the eight cards of the stock, put eight away, and play alone against the other two.
lesson-terziglio-1-key-1 = You have six trumps, with the World and the Begato, and a king with cavalier and ace. What do you bid?
lesson-terziglio-1-right-1 = Now you keep the best 18 of 26 cards. That makes a fair hand one that can beat the other two together.
lesson-terziglio-1-wrong-1 = Better: { $right }. With the stock you may play alone. A solo leaves it lying, and a pass leaves it to others.
lesson-terziglio-1-learned = Bid a gioco when the stock can make a good hand strong. A solo counts double, but needs a hand that wins without the stock.

lesson-terziglio-2-title = Draw trumps from the top
lesson-terziglio-2-intro = You play alone. The other two have a single trump between them, higher than one of your two trumps and lower than the other.
lesson-terziglio-2-key-1 = You lead, with two trumps and two batons. Which card do you play first?
lesson-terziglio-2-right-1 = Their last trump has fallen. Now no one can trump your king, and your other trump can’t be beaten.
lesson-terziglio-2-wrong-1 = Better: { $right }. That draws their last trump, which has just beaten your card.
lesson-terziglio-2-learned = Playing alone with strong trumps, draw theirs from the top: then your kings and your low trumps are safe.

lesson-terziglio-3-title = Keep the stopper
lesson-terziglio-3-intro = You defend. The declarer has led the suit of the last trick again. Its king is gone, so your queen is its highest card now.
lesson-terziglio-3-key-1 = The other defender plays after you. Do you win the trick with the queen, or play low?
lesson-terziglio-3-right-1 = The other defender’s card was high enough, and your queen still stops the suit: keep it for the declarer’s next lead.
lesson-terziglio-3-wrong-1 = Better: { $right }. The other defender’s card was high enough. Now nothing of yours stops this suit.
lesson-terziglio-3-learned = Defenders keep the highest card of the declarer’s suit for the trick in which it is needed.
