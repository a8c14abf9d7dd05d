# Finire la partita con la smazzata in corso, o abbandonarla.

button-end = Ultima smazzata
button-abandon = Abbandona
button-playon = Continua

ending-asked-end = 🏁 **{ $agreed }**: finiamo la partita con questa smazzata? Manca il sì di: { $missing }.
ending-settled-end = 🏁 Tutti d’accordo: la partita finisce con questa smazzata.
ending-asked-abandon = 🏳️ **{ $agreed }**: abbandoniamo la partita, senza vincere né perdere? Manca il sì di: { $missing }.
ending-settled-abandon = 🏳️ Tutti d’accordo: partita abbandonata, non vince e non perde nessuno.
ending-withdrawn = Hai scelto di continuare.
ending-early = Partita finita di comune accordo dopo la smazzata { $deal }.
ending-unplayed = Partita finita di comune accordo prima della prima smazzata valida.
