# Che cosa dicono le lezioni di Scarto.

lesson-scarto-first-title = La tua prima smazzata
lesson-scarto-first-intro = Una presa è una carta per ciascuno di voi. Gioca il seme della prima (il Matto tienilo per dopo): la più alta di quel seme vince.
lesson-scarto-first-cannot-win = Un re vale 5, una donna 4, un cavallo 3, un fante 2, quasi ogni altra 1, per chi le prende. Questa presa è persa: dalle poco.
lesson-scarto-first-trumps = Non hai carte di questo seme: gioca un tarocco, una carta col solo numero; se non ne hai, quello che vuoi. Vince il tarocco più alto.
lesson-scarto-first-leads = Esci tu, cioè cominci: gioca la carta che vuoi. Un re fa la presa, a meno che qualcuno, senza quel seme, giochi un tarocco.
lesson-scarto-first-has-won = Le prese che fai vanno nel tuo mazzetto. Una presa vale 2 meno delle sue carte, in tutto fa 78: con più di 26 guadagni, con meno perdi.
lesson-scarto-first-leads-backwards = In coppe e denari, o cuori e quadri, l’1 batte il 2, il 2 il 3 e così via. In mano ogni seme comincia dalla carta più forte.
lesson-scarto-first-can-win-last = Dopo di te nessuno gioca: fai la presa con la carta più bassa che basta, o con un re o una donna, che così sono al sicuro.
lesson-scarto-first-may-play-fool = Il Matto si può giocare sempre, anche quando hai il seme. Non vince mai, ma resta tuo e vale 4.
lesson-scarto-first-has-played-fool = Il Matto che hai giocato è nel tuo mazzetto, chiunque abbia fatto la presa: non vince mai, ma vale 4 e non si perde.
lesson-scarto-first-free = Non hai né questo seme né tarocchi: gioca quello che vuoi. Non può vincere, perciò tieni re e donne per altre prese.
lesson-scarto-first-follows-trumps = La prima carta è un tarocco: ora il seme da giocare sono i tarocchi. Vince solo uno più alto, ma puoi giocarne uno più basso.
lesson-scarto-first-has-trumps = Il tarocco più alto è il 20, l’Angelo; poi 21, 19, 18 e così via fino all’1. Il 20 e l’1, il Bagatto, valgono 5 ciascuno.
lesson-scarto-first-half-over = I tarocchi sono 21, compresi i tuoi. Finiti tutti, anche una carta bassa vince quando esci, se nessun altro ha più il suo seme.
lesson-scarto-first-has-fool = Tieni il Matto per una presa che ti costerebbe un re o una donna. Se esci con il Matto, il seme lo decide la carta dopo.
lesson-scarto-first-has-lost = Prima della prima presa il mazziere ha scartato tre carte. Sono nel suo mazzetto e contano come una presa.
lesson-scarto-first-learned = Segni i tuoi punti meno 26. Una partita è di tre smazzate, e ognuno dà le carte una volta; perde chi ha il totale più basso.

lesson-scarto-1-title = Il re a casa
lesson-scarto-1-intro = La smazzata è circa a metà. Il seme d’uscita è lo stesso dell’ultima presa.
lesson-scarto-1-key-1 = Il tuo re farebbe questa presa, con dentro un cavallo. Prendi subito, o tieni il re per una presa migliore?
lesson-scarto-1-right-1 = Re e cavallo sono tuoi. Più un seme è stato giocato, prima qualcuno ne resta senza e taglia il tuo re.
lesson-scarto-1-wrong-1 = Meglio { $right }: quel cavallo era tuo. Ora il re rischia: chi non ha più questo seme può tagliarlo.
lesson-scarto-1-learned = Porta a casa re e donne presto, prima che qualcuno resti senza il loro seme.

lesson-scarto-2-title = Il Matto salva un re
lesson-scarto-2-intro = Del seme d’uscita hai una carta sola, ed è il re.
lesson-scarto-2-key-1 = Su questa presa c’è già un tarocco. Che cosa giochi?
lesson-scarto-2-right-1 = Il re ti resta in mano, e il Matto va nel tuo mazzetto: i suoi 4 punti sono tuoi, chiunque faccia la presa.
lesson-scarto-2-wrong-1 = Il tarocco ha preso il tuo re, con i suoi 5 punti. Con il Matto non perdevi nulla, e il re poteva aspettare.
lesson-scarto-2-learned = Tieni il Matto per la presa in cui altrimenti perderesti un re o una donna.

lesson-scarto-3-title = Gli ultimi tarocchi
lesson-scarto-3-intro = Ti restano quattro carte, e due sono tarocchi. Fra tutte le altre c’è un solo tarocco ancora, in mano a qualcuno.
lesson-scarto-3-key-1 = Tocca a te uscire. Come farà una presa l’1, il Bagatto, perché i suoi 5 punti siano tuoi?
lesson-scarto-3-right-1 = Ora del seme d’uscita non hai nulla, e dopo di te non gioca nessuno: qui il tuo 1 fa la presa di sicuro.
lesson-scarto-3-wrong-1 = L’ha preso l’altro tarocco, con i suoi 5 punti. Chi esce con l’1 lo regala a qualsiasi tarocco più alto.
lesson-scarto-3-learned = Non uscire con l’1. Tienilo per un seme che non hai, e giocalo quando nessun tarocco più alto può seguire.
