# What the lessons of Scarto say.

lesson-scarto-first-title = Your first deal
lesson-scarto-first-intro = A trick is one card from each of you. Play the suit of its first card (keep the Matto, the Fool, for later); the highest of that suit wins.
lesson-scarto-first-cannot-win = King 5, queen 4, cavalier 3, jack 2, number 1: that’s what cards count for whoever wins them. You can’t win this trick, so give it little.
lesson-scarto-first-trumps = You have none of this suit: now you need a trump, a card with just a number. Trumps beat every suit, and the higher trump wins.
lesson-scarto-first-leads = You lead, so play any card you like. A king wins its trick, unless someone has none of that suit and plays a trump.
lesson-scarto-first-has-won = Tricks you win lie in your pile. All cards together count 78: with more than 26 in your pile you gain, with fewer you lose.
lesson-scarto-first-can-win-last = You play last and can win this trick. Do it with the lowest card that wins, or with a king or queen, which is then safe.
lesson-scarto-first-has-trumps = The highest trump is the 20, the Angel; then come 21, 19, 18 and so on to 1. The 20 and the 1, the Bagatto, count 5 each.
lesson-scarto-first-may-play-fool = You may play the Matto, the Fool, at any time, even if you have the suit. It never wins, but you keep it, and it counts 4.
lesson-scarto-first-backwards = In this suit and one other, low numbers beat high ones: 1 beats 2, 2 beats 3. King, queen, cavalier and jack stay above them.
lesson-scarto-first-half-over = There are 21 trumps. Once they are gone, any card that you lead wins if no one else has its suit, even a low one.
lesson-scarto-first-follows-trumps = A trump was led, so trumps are the suit to follow now. Only a higher trump wins.
lesson-scarto-first-free = You have neither this suit nor a trump, so throw any card. It can’t win: keep kings and queens for later tricks.
lesson-scarto-first-ends = Piles are counted in threes: the points of three cards, less 2. Three cards worth 1 make 1; a king and two of those make 5.
lesson-scarto-first-last-card = The last card. The dealer put three cards away before the first trick; they count in the dealer’s pile.
lesson-scarto-first-learned = Your score is your points less 26. A match is three deals, so that everyone deals once; the lowest total loses.
