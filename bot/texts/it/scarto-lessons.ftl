# Che cosa dicono le lezioni di Scarto.

lesson-scarto-first-title = La tua prima smazzata
lesson-scarto-first-intro = Una presa è una carta per ciascuno. Rispondi al seme d’uscita: la più alta la vince. Re 5 punti, donna 4, cavallo 3, fante 2, quasi tutte 1.
lesson-scarto-first-cannot-win = Non puoi fare questa presa: gioca una carta da poco. In denari e coppe (quadri, cuori) il numero più forte è l’1, il più debole il 10.
lesson-scarto-first-trumps = Non hai questo seme: devi giocare un tarocco, un seme a parte, dall’1 al 21. Vince il più alto. Senza tarocchi giochi quello che vuoi.
lesson-scarto-first-leads = Esci tu, con la carta che vuoi. Un re fa la presa, a meno che qualcuno non abbia quel seme e giochi un tarocco.
lesson-scarto-first-has-won = Di ogni presa si sommano i punti delle carte e si toglie 2. In tutto sono 78 punti: con più di 26 guadagni, con meno perdi.
lesson-scarto-first-leads-backwards = In mano ogni seme comincia dalla carta più forte. Se non hai più re, esci con una carta bassa del seme più lungo.
lesson-scarto-first-can-win-last = Dopo di te nessuno gioca. Prendi con la carta più bassa che basta; anche un re o una donna, se puoi, sarebbero al sicuro.
lesson-scarto-first-may-play-fool = Il Matto si può giocare sempre. Non vince mai, ma va nel tuo mazzetto e vale 4, anche all’ultima presa.
lesson-scarto-first-has-played-fool = Il Matto che hai giocato è nel tuo mazzetto, chiunque abbia fatto la presa: non vince mai, ma vale 4 e non si perde.
lesson-scarto-first-free = Non hai né questo seme né tarocchi: gioca quello che vuoi. Non puoi vincere, quindi dai una carta che vale poco.
lesson-scarto-first-follows-trumps = La prima carta è un tarocco: gioca un tarocco, alto o basso, o il Matto. Vince il tarocco più alto.
lesson-scarto-first-has-trumps = Il tarocco più alto è il 20, l’Angelo; poi 21, 19, 18 e così via fino all’1. Il 20 e l’1, il Bagatto, valgono 5, gli altri 1.
lesson-scarto-first-half-over = I tarocchi sono 21, compresi i tuoi. Usciti tutti, una carta con cui esci vince se nessun altro ha il suo seme.
lesson-scarto-first-has-fool = Tieni il Matto per una presa che ti costerebbe una buona carta. Se esci con il Matto, il seme lo decide la carta dopo.
lesson-scarto-first-has-lost = Il mazziere, che ha giocato per ultimo alla prima presa, prima aveva scartato tre carte: contano per lui come una presa.
lesson-scarto-first-learned = Segni i tuoi punti meno 26, un terzo di 78. Una partita è di tre smazzate, una per mazziere; perde chi ha il totale più basso.

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
