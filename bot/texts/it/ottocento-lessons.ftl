# Che cosa dicono le lezioni di Ottocento.

lesson-ottocento-first-title = La tua prima smazzata: Bologna
lesson-ottocento-first-intro = In mano hai delle combinazioni. Accusale tutte: valgono subito per la tua coppia (tu e chi ti sta di fronte), comunque vada il gioco.
lesson-ottocento-first-follows = Una presa è una carta per ciascuno. Gioca il seme della prima (tieni il Matto per dopo): la più alta la fa per la sua coppia.
lesson-ottocento-first-trumps = Non hai carte di questo seme: gioca un trionfo, una carta senza seme. Batte ogni seme; fra trionfi vince il più alto.
lesson-ottocento-first-leads = Esci tu, cioè cominci: gioca la carta che vuoi. Un re fa la presa, a meno che qualcuno, senza quel seme, giochi un trionfo.
lesson-ottocento-first-backwards = A coppe e denari i numeri bassi battono gli alti: dopo il fante, asso, 6, 7, 8, 9, 10. A spade e bastoni l’asso è il più basso.
lesson-ottocento-first-friend-wins-last = Giochi dopo gli altri, e la presa è del tuo partner: dalle ciò che vale. Re 5, donna 4, cavallo 3, fante 2, e assi per le sequenze.
lesson-ottocento-first-may-play-fool = Il Matto si può giocare sempre. Non vince mai e resta alla tua coppia; se la presa è degli altri, date in cambio una carta che vale poco.
lesson-ottocento-first-has-won = Le prese vanno nel mazzetto della tua coppia. Lì, alla fine, tre o quattro re, donne, cavalli o fanti danno punti: è una cricca.
lesson-ottocento-first-follows-trumps = Ora si gioca a trionfi. Dal più alto: Angelo, Mondo, Sole, Luna, dal 16 al 5, quattro Mori (di due vince l’ultimo giocato), Begato.
lesson-ottocento-first-free = Non hai né questo seme né trionfi: gioca quello che vuoi. Non può vincere: dai carte che valgono solo a una presa del partner.
lesson-ottocento-first-cannot-win = Questa presa sta andando all’altra coppia, e non puoi superarla. Dalle poco: alla fine re, donne e assi fanno combinazioni.
lesson-ottocento-first-has-lowest-trump = Il Begato è il trionfo più basso e vale 5. Come il Matto, è un contatore in tutte le sequenze: cerca di farci una presa.
lesson-ottocento-first-may-speak = Uscendo puoi fare un segnale, che vedono tutti. *Volo*: era l’ultima; *striscio*: gioca trionfi; *busso*: prendi e rigioca il seme.
lesson-ottocento-first-half-over = Nel mazzetto contano anche le sequenze: re con due fra donna, cavallo, fante; tre assi; tre Mori. Da tre sequenze in su, doppio.
lesson-ottocento-first-ends = Alla fine si contano anche le carte, meno 1 ogni due: 87 punti in tutto. L’ultima presa ne porta altri 6.
lesson-ottocento-first-last-card = L’ultima carta. Prima della prima presa il mazziere ha scartato due carte: contano per la sua coppia.
lesson-ottocento-first-learned = Accuse, combinazioni nel mazzetto, carte e ultima presa fanno i tuoi punti. La partita la vince la prima coppia che arriva a 800.

lesson-ottocento-first-straight-title = La tua prima smazzata: Ordine naturale
lesson-ottocento-first-straight-intro = Il mazziere eri tu: scarta due carte, che contano per la tua coppia. Se così resti senza un seme, puoi tagliarlo con i trionfi.
lesson-ottocento-first-straight-declares = Ora accusa le combinazioni che hai in mano: valgono subito per la tua coppia (tu e chi ti sta di fronte), comunque vada il gioco.
lesson-ottocento-first-straight-follows = Gioca il seme della prima carta (tieni il Matto). La più alta vince per la sua coppia: re, donna, cavallo, fante, dal 10 al 6, asso.
lesson-ottocento-first-straight-follows-trumps = Ora si gioca a trionfi. Dal più alto: Mondo, Angelo, Sole, Luna, dal 16 al 5, quattro Mori (di due vince l’ultimo giocato), Begato.
lesson-ottocento-first-straight-last-card = L’ultima carta. Anche le due che hai scartato contano per la tua coppia.
lesson-ottocento-first-straight-learned = Qui il trionfo più alto è il Mondo, e l’asso è il più basso di ogni seme. Le altre lezioni seguono Bologna, ma le idee valgono anche qui.

lesson-ottocento-1-title = Tre sequenze valgono doppio
lesson-ottocento-1-intro = In mano hai tre sequenze: trionfi alti, assi e Mori. Il Matto è un contatore, e sta in tutte e tre.
lesson-ottocento-1-key-1 = Che cosa accusi: tutte e tre, solo una parte, o niente, perché nessuno sappia che carte hai?
lesson-ottocento-1-right-1 = 15, 15 e 10, e tre sequenze valgono doppio: 80 punti. Sono tuoi, comunque vadano le prese.
lesson-ottocento-1-wrong-1 = Meglio { $right }: 15, 15 e 10, raddoppiati perché sono tre, fanno 80 punti che nessuno ti può togliere.
lesson-ottocento-1-learned = Accusa tutte le combinazioni che hai: i punti sono sicuri, e tre sequenze o tre cricche valgono doppio.

lesson-ottocento-2-title = Gli assi alla presa del partner
lesson-ottocento-2-intro = Il tuo partner è uscito con un re, e tu hai due carte di quel seme. Dopo di te gioca ancora una persona dell’altra coppia.
lesson-ottocento-2-key-1 = Quale delle tue due carte di questo seme dai al re del tuo partner?
lesson-ottocento-2-right-1 = Un asso vale solo 1, ma sta in due sequenze: quella degli assi e quella del suo seme. Ora è nel mazzetto della tua coppia.
lesson-ottocento-2-wrong-1 = Meglio { $right }: sta in due sequenze. Ora è la tua ultima carta di questo seme, e si perde facilmente.
lesson-ottocento-2-learned = Gli assi valgono poco, ma fanno sequenze: dalli alle prese del partner, e non lasciarli all’altra coppia.

lesson-ottocento-3-title = Prima che la presa sia vostra
lesson-ottocento-3-intro = Il tuo partner è uscito e per ora sta vincendo la presa. Non hai né questo seme né trionfi: puoi giocare quello che vuoi.
lesson-ottocento-3-key-1 = Una persona dell’altra coppia deve ancora giocare. Dai al partner un re o una donna, o qualcosa di piccolo?
lesson-ottocento-3-right-1 = L’altra coppia aveva una carta più alta. Ha fatto la presa, ma da te non ha avuto niente che valga.
lesson-ottocento-3-wrong-1 = Meglio { $right }. L’altra coppia aveva una carta più alta, e ora ha la tua: { $done }.
lesson-ottocento-3-learned = Dai re e donne alla presa del partner solo quando nessuno può più superarla.
