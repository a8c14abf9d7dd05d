# Ending a match after the current deal.

button-end = End after this deal
button-playon = Keep playing

ending-asked = 🏁 **{ $agreed }** would like to end the match after this deal. Waiting for: { $missing }.
ending-settled = 🏁 Everyone has agreed: the match ends after this deal.
ending-withdrawn = You chose to keep playing.
ending-early = Everyone agreed to end the match after deal { $deal }.
ending-unplayed = Everyone agreed to end the match before any deal had counted.
