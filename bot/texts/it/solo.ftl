# Quello che si gioca da soli.

command-practice = Gioca una smazzata da solo contro i computer
option-level = Quanto sono bravi i computer
button-go-on = Continua
button-new-deal = Nuova smazzata
button-again = Rigioca la stessa
button-back = Torna indietro
button-play-from = Gioca da qui
practice-open = Hai una smazzata di { $game } a metà. Vuoi continuarla?
practice-title = **Allenamento · { $game }**
practice-title-again = **Allenamento · { $game }** · smazzata già giocata
practice-result = Questa smazzata ti ha dato **{ $score }**.
practice-given-up = Hai lasciato questa smazzata.
table-one-moment = I computer hanno bisogno di un momento. Premi di nuovo, per favore.
