# What the lessons of Chambéry say.

lesson-chambery-first-title = Your first deal
lesson-chambery-first-intro = The highest bid plays alone. With *two cards* you may then ask the others for two cards by name: with the 21 and the Excuse, bid it.
lesson-chambery-first-calls = Name a card that you’d like. Whoever has it must hand it over, whatever it is: usually a high trump is best.
lesson-chambery-first-gives = Give any card in return; only the two of you will know it. One of a short suit is good: soon you can trump that suit.
lesson-chambery-first-defends = You defend, together with everyone who isn’t in the attack. When one of you is winning the trick, add a card that counts.
lesson-chambery-first-late = Play the Excuse before the last trick: there its 4 points go to whoever wins the trick.
lesson-chambery-first-last = Playing alone, you are paid by each of the others if you win; if you lose, you pay only once, and they share it.
lesson-chambery-first-ends = The two cards that the dealer has discarded go to whoever wins the last trick: keep a card that can win it.
lesson-chambery-first-backwards = Play the suit that was led. In this one 1 beats 2, 2 beats 3 and so on to 10; king, queen, cavalier and jack stay above them.
lesson-chambery-first-trumps = You have nothing of the suit that was led, so you must play a trump, a card with just a number. Here no one has to go over other trumps.
lesson-chambery-first-follows = Each player adds one card to a trick. Play the suit that was led; its highest card wins, if no one plays a trump.
lesson-chambery-first-leads = You lead. With many trumps, lead those: once the others have none, no one can trump your kings and your long suits.
lesson-chambery-first-values = 21, Petit (trump 1), Excuse and kings count 4, queens 3, cavaliers 2, jacks 1; and every trick you win counts 1 more.
lesson-chambery-first-half = There are 72 points, and half is 36. On the side with fewer, everyone owes what is missing, × the bid; below 18, twice that.
lesson-chambery-first-excuse = The Excuse may be played at any time. It never wins, but its 4 points stay yours: use it to save a good card from a lost trick.
lesson-chambery-first-free = You have neither that suit nor a trump, so play what you like. It can’t win: keep kings and queens if the others take the trick.
lesson-chambery-first-count = There are 21 trumps: count those that fall. Once the others have none left, no one can trump your suits.
lesson-chambery-first-learned = What is paid is what one side lacks to 36, half of all points, × the bid. Next come two lessons of one idea each.
