# Ending a match after the current deal, or abandoning it.

button-end = End after this deal
button-abandon = Abandon
button-playon = Keep playing

ending-asked-end = 🏁 **{ $agreed }** would like to end the match after this deal. Waiting for: { $missing }.
ending-settled-end = 🏁 Everyone has agreed: the match ends after this deal.
ending-asked-abandon = 🏳️ **{ $agreed }** would like to abandon the match: { $deals ->
    [0] nobody would win it
    [one] the finished deal would count, but nobody would win the match
   *[other] the finished deals would count, but nobody would win the match
}. Waiting for: { $missing }.
ending-settled-abandon = 🏳️ Everyone agreed to abandon the match.
ending-closed = This match was closed before its end.
ending-no-winner = { $deals ->
    [0] The match has no winner.
    [one] The finished deal counts; the match has no winner.
   *[other] The finished deals count; the match has no winner.
}
ending-withdrawn = You chose to keep playing.
ending-early = Everyone agreed to end the match after deal { $deal }.
ending-unplayed = Everyone agreed to end the match before any deal had counted.
