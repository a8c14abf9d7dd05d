# Ending a match after the deal under way.

button-end = End after this deal
button-playon = Play on

ending-asked = 🏁 **{ $agreed }** would like to end the match after this deal. Still to agree: { $missing }.
ending-settled = 🏁 The match ends after this deal, as agreed.
ending-withdrawn = You would like to play on.
ending-early = The match was ended after deal { $deal }, as agreed.
ending-unplayed = The match was ended, as agreed, before any deal counted.
