# What the lessons of Piedicavallo say.

lesson-piedicavallo-first-title = Your first deal
lesson-piedicavallo-first-intro = You and the player opposite are partners. Play the suit of the first card (keep the Matto, the Fool): the highest of it wins the trick.
lesson-piedicavallo-first-last-card = The last card. The dealer put two cards away before the first trick; they count for the dealer’s pair.
lesson-piedicavallo-first-friend-wins-last = You play last, and your partner wins this trick. Give it what counts most of the cards that you may play.
lesson-piedicavallo-first-cannot-win = The other pair is winning this trick, and you can’t beat that. Give it a card that counts little.
lesson-piedicavallo-first-trumps = You have none of this suit: now you need a trump, a card with just a number. Trumps beat every suit, and the higher trump wins.
lesson-piedicavallo-first-others-speak = What anyone says about their cards is true. *Batto*: I hold the highest card still out of the suit I play, or the highest trump.
lesson-piedicavallo-first-follows = You want points in your pair’s tricks: a king counts 5, a queen 4, a cavalier 3, a jack 2, most others 1.
lesson-piedicavallo-first-may-play-fool = You may play the Matto, the Fool, at any time, even if you have the suit. It never wins, but your pair keeps it.
lesson-piedicavallo-first-has-played-fool = The Matto that you played stays with your pair, whoever won the trick: it never wins, but it counts 5.
lesson-piedicavallo-first-leads = You lead, so play any card you like. A king wins its trick, unless someone has none of that suit and plays a trump.
lesson-piedicavallo-first-can-win-last = You play last and can win this trick. Do it with the lowest card that wins, or with a king or queen, which is then safe.
lesson-piedicavallo-first-has-trumps = The highest trump is the 21, the World, the lowest the 1, the Bagatto. These two and the Matto count 5, other trumps 1.
lesson-piedicavallo-first-has-lost = In cups and coins low numbers beat high ones: 1 beats 2, 2 beats 3. In your hand each suit begins with its strongest card.
lesson-piedicavallo-first-may-speak = With a card you may say something about cards that you keep: choose it above the cards, then press one. Everyone hears it.
lesson-piedicavallo-first-free = You have neither this suit nor a trump, so throw any card. It can’t win: only for your partner’s trick should it count much.
lesson-piedicavallo-first-follows-trumps = A trump was led, so trumps are the suit to play now. Only a higher trump wins, but you may play a lower one.
lesson-piedicavallo-first-ends = Cards are counted one by one, 114 points in all: with more than 57 your pair is ahead.
lesson-piedicavallo-first-learned = A match is four deals, so that everyone deals once. The pair that then has more points wins by the difference.

lesson-piedicavallo-1-title = Load your partner’s trick
lesson-piedicavallo-1-intro = Your partner has put a trump on this trick, and you play last: it is your pair’s, whatever you play.
lesson-piedicavallo-1-key-1 = Which of your three cards of this suit do you give to it?
lesson-piedicavallo-1-right-1 = The queen and its 4 points are safe with your pair. Later, someone of the other pair might have trumped it.
lesson-piedicavallo-1-wrong-1 = Better: { $right }. Its 4 points would be safe now; later, someone of the other pair may trump the queen.
lesson-piedicavallo-1-learned = When your partner is sure to win a trick, give it the card that counts most.

lesson-piedicavallo-2-title = Your partner has said batto
lesson-piedicavallo-2-intro = Your partner said *batto* with the 10 in the last trick: they hold the highest card of that suit still to be played.
lesson-piedicavallo-2-key-1 = You lead. The other pair has one more trump. What do you play?
lesson-piedicavallo-2-right-1 = The last trump had to come out on it, and your partner still has the highest card. Now yours is the only trump.
lesson-piedicavallo-2-wrong-1 = Better: { $right }. For your partner’s suit the other pair would have had to give its last trump.
lesson-piedicavallo-2-learned = Partners tell the truth: lead what your partner holds. The other pair hears it all, so say only what helps.

lesson-piedicavallo-3-title = The Bagatto comes home
lesson-piedicavallo-3-intro = Your partner leads the 21, the World, which is the highest trump, and says: put points on it.
lesson-piedicavallo-3-key-1 = You have two trumps. Which one do you play?
lesson-piedicavallo-3-right-1 = The 1, the Bagatto, is home: its 5 points lie in your pair’s tricks.
lesson-piedicavallo-3-wrong-1 = Better: { $right }. Its 5 points would be yours now. Later, it loses to every other trump.
lesson-piedicavallo-3-learned = The 1 hardly wins a trick by itself. Give it to a trick that your partner is sure to win.
