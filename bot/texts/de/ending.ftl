# Eine Partie nach der laufenden Runde beenden oder abbrechen.

button-end = Nach dieser Runde aufhören
button-abandon = Partie abbrechen
button-playon = Weiterspielen

ending-asked-end = 🏁 Die Partie nach dieser Runde beenden? Einverstanden: **{ $agreed }**. Es fehlen noch: { $missing }.
ending-settled-end = 🏁 Alle sind einverstanden: Nach dieser Runde ist die Partie zu Ende.
ending-asked-abandon = 🏳️ Die Partie abbrechen? { $deals ->
    [0] Dann gewinnt sie niemand.
    [one] Die beendete Runde zählt dann, aber niemand gewinnt die Partie.
   *[other] Die beendeten Runden zählen dann, aber niemand gewinnt die Partie.
} Einverstanden: **{ $agreed }**. Es fehlen noch: { $missing }.
ending-settled-abandon = 🏳️ Alle waren einverstanden, die Partie abzubrechen.
ending-closed = Diese Partie wurde vorzeitig beendet.
ending-no-winner = { $deals ->
    [0] Die Partie hat niemand gewonnen.
    [one] Die beendete Runde zählt; die Partie hat niemand gewonnen.
   *[other] Die beendeten Runden zählen; die Partie hat niemand gewonnen.
}
ending-withdrawn = Du spielst weiter.
ending-early = Alle waren einverstanden, die Partie nach Runde { $deal } zu beenden.
ending-unplayed = Alle waren einverstanden, die Partie zu beenden. Bis dahin hatte noch keine Runde gezählt.
