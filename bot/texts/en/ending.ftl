# Ending a match after the current deal, or abandoning it.

button-end = End after this deal
button-abandon = Abandon
button-playon = Keep playing

ending-asked-end = 🏁 **{ $agreed }** would like to end the match after this deal. Waiting for: { $missing }.
ending-settled-end = 🏁 Everyone has agreed: the match ends after this deal.
ending-asked-abandon = 🏳️ **{ $agreed }** would like to abandon the match: nobody wins or loses. Waiting for: { $missing }.
ending-settled-abandon = 🏳️ Everyone agreed to abandon the match: nobody wins or loses.
ending-withdrawn = You chose to keep playing.
ending-early = Everyone agreed to end the match after deal { $deal }.
ending-unplayed = Everyone agreed to end the match before any deal had counted.
