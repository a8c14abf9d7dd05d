# What people play alone.

command-practice = Play a deal alone against computers
option-level = How well the computers play
button-go-on = Continue
button-new-deal = New deal
button-again = Same deal again
button-back = Take back
button-play-from = Play on from here
practice-open = You’re in the middle of a deal of { $game }. Do you want to continue it?
practice-title = **Practice · { $game }**
practice-title-again = **Practice · { $game }** · a deal that was played before
practice-result = This deal brought you **{ $score }**.
practice-given-up = You gave this deal up.
table-one-moment = The computers need a moment. Press again, please.
