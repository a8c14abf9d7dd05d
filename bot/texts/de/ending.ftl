# Eine Partie nach der laufenden Runde beenden oder abbrechen.

button-end = Nach dieser Runde aufhören
button-abandon = Abbrechen
button-playon = Weiterspielen

ending-asked-end = 🏁 **{ $agreed }** möchte die Partie nach dieser Runde beenden. Es fehlen noch: { $missing }.
ending-settled-end = 🏁 Alle sind einverstanden: Nach dieser Runde ist die Partie zu Ende.
ending-asked-abandon = 🏳️ **{ $agreed }** möchte die Partie abbrechen: Niemand gewinnt oder verliert. Es fehlen noch: { $missing }.
ending-settled-abandon = 🏳️ Alle waren einverstanden, die Partie abzubrechen: Niemand gewinnt oder verliert.
ending-withdrawn = Du spielst weiter.
ending-early = Alle waren einverstanden, die Partie nach Runde { $deal } zu beenden.
ending-unplayed = Alle waren einverstanden, die Partie zu beenden, bevor eine Runde gezählt hat.
