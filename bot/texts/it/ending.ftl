# Finire la partita con la smazzata in corso, o abbandonarla.

button-end = Ultima smazzata
button-abandon = Abbandona
button-playon = Gioca ancora

ending-asked-end = 🏁 **{ $agreed }**: finiamo la partita con questa smazzata? Manca il sì di: { $missing }.
ending-settled-end = 🏁 D’accordo tutti: la partita finisce con questa smazzata.
ending-asked-abandon = 🏳️ **{ $agreed }**: abbandoniamo la partita, senza vincere né perdere? Manca il sì di: { $missing }.
ending-settled-abandon = 🏳️ D’accordo tutti: partita abbandonata, non vince e non perde nessuno.
ending-withdrawn = Per te si continua a giocare.
ending-early = La partita è finita, d’accordo tutti, dopo la smazzata { $deal }.
ending-unplayed = La partita è finita, d’accordo tutti, prima che una smazzata contasse.
