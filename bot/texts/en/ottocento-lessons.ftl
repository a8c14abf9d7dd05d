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
