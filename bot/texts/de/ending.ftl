# Eine Partie nach der laufenden Runde beenden oder abbrechen.

button-end = Nach dieser Runde aufhören
button-abandon = Partie abbrechen
button-playon = Weiterspielen

ending-asked-end = 🏁 Die Partie nach dieser Runde beenden? Einverstanden: **{ $agreed }**. Es fehlen noch: { $missing }.
ending-settled-end = 🏁 Alle sind einverstanden: Nach dieser Runde ist die Partie zu Ende.
ending-asked-abandon = 🏳️ Die Partie abbrechen? Dann gewinnt oder verliert niemand. Einverstanden: **{ $agreed }**. Es fehlen noch: { $missing }.
ending-settled-abandon = 🏳️ Alle waren einverstanden, die Partie abzubrechen: Niemand gewinnt oder verliert.
ending-withdrawn = Du spielst weiter.
ending-early = Alle waren einverstanden, die Partie nach Runde { $deal } zu beenden.
ending-unplayed = Alle waren einverstanden, die Partie zu beenden. Bis dahin hatte noch keine Runde gezählt.
