# What the lessons of Scarto say.

lesson-scarto-first-title = Your first deal
lesson-scarto-first-intro = A trick is a card from each of you. Follow the suit led; its highest card wins: king 5 points, queen 4, cavalier 3, jack 2, most others 1.
lesson-scarto-first-cannot-win = You can’t win this trick, so give it little. In coins and cups (diamonds, hearts) 1 is the strongest number and 10 the weakest.
lesson-scarto-first-trumps = You have none of this suit, so you must play a trump: they are a suit of their own, 1 to 21. The highest wins. With no trump, play anything.
lesson-scarto-first-leads = You lead, and may play any card. A king wins its trick, unless someone has none of that suit and plays a trump.
lesson-scarto-first-has-won = What a trick brings is the sum of its cards less 2. There are 78 points in all: with more than 26 you gain, with fewer you lose.
lesson-scarto-first-leads-backwards = Each suit in your hand begins with its strongest card. If you have no kings left, lead a low card of your longest suit.
lesson-scarto-first-can-win-last = No one plays after you. Win with the lowest card that is enough; a king or queen, if you may play one, would be safe too.
lesson-scarto-first-may-play-fool = You may play the Matto, the Fool, at any time. It never wins, but goes to your own pile and counts 4, even in the last trick.
lesson-scarto-first-has-played-fool = The Matto that you played lies in your own pile, whoever won the trick: it never wins, but it counts 4, and you can’t lose it.
lesson-scarto-first-free = You have neither this suit nor a trump, so play what you like. You can’t win: give a card that counts little.
lesson-scarto-first-follows-trumps = A trump was led, so you must play a trump, high or low, or the Matto. The highest trump wins.
lesson-scarto-first-has-trumps = The highest trump is the 20, the Angel; then come 21, 19, 18 and so on to 1. The 20 and the 1, the Bagatto, count 5, the others 1.
lesson-scarto-first-half-over = There are 21 trumps, yours among them. Once all are played, any card that you lead wins if no one else has its suit.
lesson-scarto-first-has-fool = Keep the Matto for a trick that would cost you a good card. If you lead it, the next card decides the suit.
lesson-scarto-first-has-lost = The dealer, who was last to play in the first trick, had put three cards away before. They count for the dealer as a trick does.
lesson-scarto-first-learned = Your score is your points less 26, a third of 78. A match is three deals, so that everyone deals once; the lowest total loses.

lesson-scarto-1-title = Bring your king home
lesson-scarto-1-intro = About half of the deal is played. The suit that was led now was also led to the last trick.
lesson-scarto-1-key-1 = Your king would win this trick, with a cavalier in it. Do you take it now, or keep the king for a better one?
lesson-scarto-1-right-1 = King and cavalier are yours. The more often a suit has been led, the sooner someone has none of it and trumps your king.
lesson-scarto-1-wrong-1 = Better: { $right }, to win that cavalier. Now the king is in danger: whoever is out of this suit can trump it.
lesson-scarto-1-learned = Bring kings and queens home early, before someone has run out of their suit.

lesson-scarto-2-title = The Matto saves a king
lesson-scarto-2-intro = You have a single card of the suit that was led, and it is your king.
lesson-scarto-2-key-1 = Someone has put a trump on this trick. What do you play?
lesson-scarto-2-right-1 = The king stays in your hand, and the Matto lies in your pile: its 4 points are yours, whoever wins the trick.
lesson-scarto-2-wrong-1 = The trump has won your king and its 5 points. The Matto would have gone to your own pile, and the king could have waited.
lesson-scarto-2-learned = Keep the Matto for a trick in which you would otherwise lose a king or a queen.

lesson-scarto-3-title = The last trumps
lesson-scarto-3-intro = Four cards are left to you, two of them trumps. Among all the others there is just one more trump, in someone’s hand.
lesson-scarto-3-key-1 = You lead. How will the 1, the Bagatto, win a trick, so that its 5 points are yours?
lesson-scarto-3-right-1 = Now you have none of the suit that was led, and no one plays after you: in this trick your 1 is sure to win.
lesson-scarto-3-wrong-1 = The other trump has won it with its 5 points. Whoever leads the 1 gives it to any higher trump.
lesson-scarto-3-learned = Don’t lead the 1. Keep it for a suit of which you have none, and play it when no higher trump can come after it.
