# Che cosa dicono le lezioni di Scarto.

lesson-scarto-first-title = La tua prima smazzata
lesson-scarto-first-intro = Una presa è una carta per ciascuno. Rispondi al seme della prima (tieni il Matto per dopo): la più alta di quel seme vince.
lesson-scarto-first-cannot-win = Re 5, donna 4, cavallo 3, fante 2, cartina 1: tanto valgono le carte per chi le prende. Questa presa non la puoi vincere: dalle poco.
lesson-scarto-first-trumps = Non hai carte di questo seme: si taglia con un tarocco, una carta col solo numero. Batte ogni seme; fra tarocchi vince il più alto.
lesson-scarto-first-leads = Tocca a te uscire: gioca la carta che vuoi. Un re fa la presa, a meno che qualcuno, senza quel seme, tagli con un tarocco.
lesson-scarto-first-has-won = Le prese che fai vanno nel tuo mazzetto. In tutto i punti sono 78: con più di 26 alla fine guadagni, con meno perdi.
lesson-scarto-first-can-win-last = Nella presa giochi dopo gli altri e puoi vincere: fallo con la carta più bassa che basta, o con un re o una donna, così al sicuro.
lesson-scarto-first-has-trumps = Il tarocco più alto è il 20, l’Angelo; poi 21, 19, 18 e così via fino all’1. Il 20 e l’1, il Bagatto, valgono 5 ciascuno.
lesson-scarto-first-may-play-fool = Il Matto si può giocare sempre, anche quando hai il seme. Non vince mai, ma resta tuo e vale 4.
lesson-scarto-first-backwards = In questo seme e in un altro i numeri bassi battono gli alti: l’1 batte il 2, il 2 il 3. Re, donna, cavallo e fante restano sopra.
lesson-scarto-first-half-over = I tarocchi sono 21. Finiti quelli, anche una carta bassa vince quando esci, se nessun altro ha più il suo seme.
lesson-scarto-first-follows-trumps = Si gioca a tarocchi: è il seme a cui rispondere. Vince solo un tarocco più alto.
lesson-scarto-first-free = Non hai né questo seme né tarocchi: gioca quello che vuoi. Non può vincere, perciò tieni re e donne per altre prese.
lesson-scarto-first-ends = I mazzetti si contano a tre a tre: la somma dei punti meno 2. Tre carte da 1 fanno 1, un re con due carte da 1 fa 5.
lesson-scarto-first-last-card = L’ultima carta. Prima della prima presa il mazziere ha scartato tre carte: contano nel suo mazzetto.
lesson-scarto-first-learned = Segni i tuoi punti meno 26. Una partita è di tre smazzate, e ognuno dà le carte una volta; perde chi ha il totale più basso.
