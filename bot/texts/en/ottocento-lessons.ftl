# What the lessons of Ottocento say.

lesson-ottocento-first-title = Your first deal: Bologna
lesson-ottocento-first-intro = Your hand holds combinations. Show them all: they score at once for you and your partner opposite, whatever happens in the play.
lesson-ottocento-first-follows = A trick is one card from each. Play the suit of its first card (keep the Fool for later); the highest of that suit wins it for its pair.
lesson-ottocento-first-trumps = You have none of this suit: now you need a trump, a card of no suit. Trumps beat every suit, and the higher trump wins.
lesson-ottocento-first-leads = You lead, so play any card you like. A king wins its trick, unless someone has none of that suit and plays a trump.
lesson-ottocento-first-backwards = In cups and coins low numbers beat high ones: after the jack come ace, 6, 7, 8, 9, 10. In swords and batons the ace is lowest.
lesson-ottocento-first-friend-wins-last = You play last, and your partner wins this trick. Give it what counts: king 5, queen 4, cavalier 3, jack 2, and aces for sequences.
lesson-ottocento-first-may-play-fool = You may play the Fool at any time. It never wins, but your pair keeps it, and gives a card of low value if the others win the trick.
lesson-ottocento-first-has-won = Your pair’s tricks lie in one pile. Three or four kings, queens, cavaliers or jacks in it score in the end: a cricca.
lesson-ottocento-first-follows-trumps = Trumps were led, so play one. From high to low: Angel, World, Sun, Moon, 16 down to 5, four Moors (the later one wins), Begato.
lesson-ottocento-first-free = You have neither this suit nor a trump, so throw any card. It can’t win: only for your partner’s trick should it count much.
lesson-ottocento-first-cannot-win = The other pair is winning this trick, and you can’t beat that. Give it little: in the end, kings, queens and aces make combinations.
lesson-ottocento-first-has-lowest-trump = The Begato is the lowest trump and counts 5. Like the Fool, it is a wild card in every sequence: try to win a trick with it.
lesson-ottocento-first-may-speak = With a card you lead you may signal to everyone. *Volo*: it was my last; *striscio*: lead trumps; *busso*: win, and lead the suit back.
lesson-ottocento-first-half-over = The pile also scores sequences: a king and two of its queen, cavalier, jack; three aces; three Moors. Three sequences or more double.
lesson-ottocento-first-ends = In the end cards count as well, less 1 for every two of them: 87 points in all. The last trick brings 6 more.
lesson-ottocento-first-last-card = The last card. The dealer put two cards away before the first trick; they count for the dealer’s pair.
lesson-ottocento-first-learned = Declarations, combinations in the pile, cards and the last trick make your score. In a match, the first pair to reach 800 points wins.

lesson-ottocento-first-straight-title = Your first deal: Straight-rank
lesson-ottocento-first-straight-intro = You dealt, so put two cards away; they count for your pair. If that leaves you without a suit, you can win it with trumps.
lesson-ottocento-first-straight-declares = Now show the combinations in your hand: they score at once for you and your partner opposite, whatever happens in the play.
lesson-ottocento-first-straight-follows = Play the suit of the first card (keep the Fool). The highest wins for its pair: king, queen, cavalier, jack, 10 down to 6, ace.
lesson-ottocento-first-straight-follows-trumps = Trumps were led, so play one. From high to low: World, Angel, Sun, Moon, 16 down to 5, four Moors (the later one wins), Begato.
lesson-ottocento-first-straight-last-card = The last card. The two cards that you put away count for your pair as well.
lesson-ottocento-first-straight-learned = Here the World is the highest trump, and the ace is lowest in every suit. The next lessons have Bologna’s ranks; their ideas hold here too.

lesson-ottocento-1-title = Three sequences count double
lesson-ottocento-1-intro = Three sequences are in your hand: high trumps, aces and Moors. The Fool is wild, and stands in all three of them.
lesson-ottocento-1-key-1 = What do you show: all three, some of them, or nothing, so that no one learns your cards?
lesson-ottocento-1-right-1 = 15, 15 and 10, and three sequences count double: 80 points. They’re yours, whatever tricks you win.
lesson-ottocento-1-wrong-1 = Better: { $right }. 15, 15 and 10, doubled because there are three, are 80 points that no one can take away.
lesson-ottocento-1-learned = Show all the combinations you have. Their points are safe, and three sequences or three cricche count double.

lesson-ottocento-2-title = Aces for your partner’s trick
lesson-ottocento-2-intro = Your partner has led a king, and you have two cards of its suit. One of the other pair plays after you.
lesson-ottocento-2-key-1 = Which of your two cards of this suit do you give to your partner’s king?
lesson-ottocento-2-right-1 = An ace counts just 1, but it belongs to two sequences: that of the aces and that of its suit. Now it’s in your pair’s pile.
lesson-ottocento-2-wrong-1 = Better: { $right }. It belongs to two sequences. Now it’s your last card of this suit, and easily lost.
lesson-ottocento-2-learned = Aces count little but make sequences: give them to your partner’s tricks, and don’t let the other pair have them.

lesson-ottocento-3-title = Wait until the trick is won
lesson-ottocento-3-intro = Your partner has led and is ahead in this trick. You have neither this suit nor a trump, so you may throw any card.
lesson-ottocento-3-key-1 = One of the other pair has yet to play. Do you give your partner a king or queen, or something small?
lesson-ottocento-3-right-1 = The other pair had a higher card. It has won the trick, but you gave it nothing of value.
lesson-ottocento-3-wrong-1 = Better: { $right }. The other pair had a higher card, and now has your { $done }.
lesson-ottocento-3-learned = Give kings and queens to your partner’s trick only when no one can beat it any more.
