# Che cosa dicono le lezioni di Chambéry.

lesson-chambery-first-title = La tua prima smazzata
lesson-chambery-first-intro = Chi dichiara di più gioca contro tutti. Con *due carte* puoi chiedere agli altri due carte per nome: hai 21 ed Excuse, dichiara così.
lesson-chambery-first-calls = Nomina una carta che vorresti. Chi ce l’ha deve dartela, qualunque sia: di solito conviene un trionfo alto.
lesson-chambery-first-gives = In cambio dai una carta qualsiasi, che conoscerete solo voi due. Meglio di un seme corto: presto lo potrai tagliare.
lesson-chambery-first-defends = Sei in difesa, con tutti quelli che non sono dell’attacco. Quando la presa è vostra, mettici una carta che conta.
lesson-chambery-first-late = Gioca l’Excuse prima dell’ultima presa: lì i suoi 4 punti vanno a chi fa la presa.
lesson-chambery-first-last = Quando giochi contro tutti, se vinci ti paga ognuno degli altri; se perdi paghi una volta sola, e gli altri dividono.
lesson-chambery-first-ends = Le due carte scartate dal mazziere vanno a chi fa l’ultima presa: tieni una carta che possa farla.
lesson-chambery-first-backwards = Rispondi al seme d’uscita. In questo l’1 batte il 2, il 2 il 3 e così via fino al 10; re, donna, cavallo e fante restano sopra.
lesson-chambery-first-trumps = Non hai carte del seme d’uscita: devi giocare un trionfo, una carta col solo numero. Qui non c’è l’obbligo di superare altri trionfi.
lesson-chambery-first-follows = Alla presa ognuno dà una carta. Rispondi al seme d’uscita; vince la sua carta più alta, se nessuno gioca un trionfo.
lesson-chambery-first-leads = Esci tu. Se hai molti trionfi, gioca quelli: quando gli altri non ne hanno più, nessuno taglia i tuoi re e i tuoi semi lunghi.
lesson-chambery-first-values = 21, Petit (il trionfo 1), Excuse e re valgono 4, donne 3, cavalli 2, fanti 1; e ogni presa che fai vale 1 in più.
lesson-chambery-first-half = In tutto i punti sono 72, la metà 36. Dalla parte che ne ha meno ognuno deve quelli che mancano, × la dichiarazione; sotto 18, il doppio.
lesson-chambery-first-excuse = L’Excuse si può giocare sempre. Non vince mai, ma i suoi 4 punti restano tuoi: salva una buona carta da una presa persa.
lesson-chambery-first-free = Non hai né quel seme né trionfi: gioca quello che vuoi. Non può vincere, perciò tieni re e donne se la presa va agli altri.
lesson-chambery-first-count = I trionfi sono 21: conta quelli che cadono. Quando gli altri non ne hanno più, nessuno può tagliare i tuoi semi.
lesson-chambery-first-learned = Si paga quello che a una parte manca a 36, la metà dei punti, × la dichiarazione. Ora due lezioni, un’idea ciascuna.
