# Finire la partita con la smazzata in corso, o abbandonarla.

button-end = Ultima smazzata
button-abandon = Abbandona
button-playon = Continua

ending-asked-end = 🏁 **{ $agreed }**: finiamo la partita con questa smazzata? Manca il sì di: { $missing }.
ending-settled-end = 🏁 Tutti d’accordo: la partita finisce con questa smazzata.
ending-asked-abandon = 🏳️ **{ $agreed }**: abbandoniamo la partita? { $deals ->
    [0] Non la vincerebbe nessuno.
    [one] La smazzata finita conterebbe, ma la partita non la vincerebbe nessuno.
   *[other] Le smazzate finite conterebbero, ma la partita non la vincerebbe nessuno.
} Manca il sì di: { $missing }.
ending-settled-abandon = 🏳️ Tutti d’accordo: partita abbandonata.
ending-closed = La partita è stata chiusa prima della fine.
ending-no-winner = { $deals ->
    [0] La partita non ha vincitori.
    [one] La smazzata finita conta; la partita non ha vincitori.
   *[other] Le smazzate finite contano; la partita non ha vincitori.
}
ending-withdrawn = Hai scelto di continuare.
ending-early = Partita finita di comune accordo dopo la smazzata { $deal }.
ending-unplayed = Partita finita di comune accordo prima della prima smazzata valida.
