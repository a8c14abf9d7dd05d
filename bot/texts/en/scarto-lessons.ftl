# What the lessons of Scarto say.

lesson-scarto-first-title = Your first deal
lesson-scarto-first-intro = A trick is one card from each of you. Play the suit of its first card (keep the Matto, the Fool, for later); the highest of that suit wins.
lesson-scarto-first-cannot-win = A king counts 5, a queen 4, a cavalier 3, a jack 2, most others 1, for whoever wins them. You can’t win this trick, so give it little.
lesson-scarto-first-trumps = You have none of this suit: now you need a trump, a card with just a number; without any, throw what you like. The highest trump wins.
lesson-scarto-first-leads = You lead, so play any card you like. A king wins its trick, unless someone has none of that suit and plays a trump.
lesson-scarto-first-has-won = Tricks you win lie in your pile. Each counts 2 less than its cards, 78 in all: with more than 26 you gain, with fewer you lose.
lesson-scarto-first-leads-backwards = In cups and coins, or hearts and diamonds, 1 beats 2, 2 beats 3 and so on. In your hand each suit begins with its strongest card.
lesson-scarto-first-can-win-last = You play last and can win this trick. Do it with the lowest card that wins, or with a king or queen, which is then safe.
lesson-scarto-first-may-play-fool = You may play the Matto, the Fool, at any time, even if you have the suit. It never wins, but you keep it, and it counts 4.
lesson-scarto-first-has-played-fool = The Matto that you played lies in your own pile, whoever won the trick: it never wins, but it counts 4, and you can’t lose it.
lesson-scarto-first-free = You have neither this suit nor a trump, so throw any card. It can’t win: keep kings and queens for later tricks.
lesson-scarto-first-follows-trumps = A trump was led, so trumps are the suit to play now. Only a higher trump wins, but you may play a lower one.
lesson-scarto-first-has-trumps = The highest trump is the 20, the Angel; then come 21, 19, 18 and so on to 1. The 20 and the 1, the Bagatto, count 5 each.
lesson-scarto-first-half-over = There are 21 trumps, yours among them. Once all are gone, any card that you lead wins if no one else has its suit, even a low one.
lesson-scarto-first-has-fool = Keep the Matto for a trick that would cost you a king or a queen. If you lead it, the next card decides the suit.
lesson-scarto-first-has-lost = The dealer put three cards away before the first trick. They lie in the dealer’s pile and count as a trick does.
lesson-scarto-first-learned = Your score is your points less 26. A match is three deals, so that everyone deals once; the lowest total loses.

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
