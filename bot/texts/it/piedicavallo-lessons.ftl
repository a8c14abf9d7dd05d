# Che cosa dicono le lezioni di Piedicavallo.

lesson-piedicavallo-first-title = La tua prima smazzata
lesson-piedicavallo-first-intro = Giochi in coppia con chi ti sta di fronte. Gioca il seme della prima carta (tieni il Matto per dopo): la più alta fa la presa.
lesson-piedicavallo-first-last-card = L’ultima carta. Prima della prima presa il mazziere ha scartato due carte: contano per la sua coppia.
lesson-piedicavallo-first-friend-wins-last = Dopo di te nessuno gioca, e la presa è del tuo partner: dalle la carta che vale di più fra quelle che puoi giocare.
lesson-piedicavallo-first-cannot-win = Questa presa sta andando all’altra coppia, e non puoi superarla: dalle una carta che vale poco.
lesson-piedicavallo-first-trumps = Non hai carte di questo seme: gioca un tarocco, una carta col solo numero. Batte ogni seme; fra tarocchi vince il più alto.
lesson-piedicavallo-first-others-speak = Quello che si dice delle proprie carte è vero. *Batto*: di quel che gioco, seme o tarocchi, ho la carta più alta ancora in gioco.
lesson-piedicavallo-first-follows = Vuoi punti nelle prese della tua coppia: il re vale 5, la donna 4, il cavallo 3, il fante 2, quasi ogni altra carta 1.
lesson-piedicavallo-first-may-play-fool = Il Matto si può giocare sempre, anche quando hai il seme. Non vince mai, ma resta alla tua coppia.
lesson-piedicavallo-first-has-played-fool = Il Matto che hai giocato resta alla tua coppia, chiunque abbia fatto la presa: non vince mai, ma vale 5.
lesson-piedicavallo-first-leads = Esci tu, cioè cominci: gioca la carta che vuoi. Un re fa la presa, a meno che qualcuno, senza quel seme, giochi un tarocco.
lesson-piedicavallo-first-can-win-last = Dopo di te nessuno gioca: fai la presa con la carta più bassa che basta, o con un re o una donna, che così sono al sicuro.
lesson-piedicavallo-first-has-trumps = Il tarocco più alto è il 21, il Mondo, il più basso l’1, il Bagatto. Questi due e il Matto valgono 5, gli altri tarocchi 1.
lesson-piedicavallo-first-has-lost = In coppe e denari i numeri bassi battono gli alti: l’1 batte il 2, il 2 il 3. In mano ogni seme comincia dalla carta più forte.
lesson-piedicavallo-first-may-speak = Con una carta puoi dire qualcosa di quelle che tieni: sceglilo sopra le carte, poi premi la carta. Sentono tutti.
lesson-piedicavallo-first-free = Non hai né questo seme né tarocchi: gioca quello che vuoi. Non può vincere: dai carte che valgono solo a una presa del partner.
lesson-piedicavallo-first-follows-trumps = La prima carta è un tarocco: ora il seme da giocare sono i tarocchi. Vince solo uno più alto, ma puoi giocarne uno più basso.
lesson-piedicavallo-first-ends = Le carte si contano una per una, 114 punti in tutto: con più di 57 la tua coppia è in vantaggio.
lesson-piedicavallo-first-learned = Una partita è di quattro smazzate, e ognuno dà le carte una volta. La coppia con più punti vince la differenza.

lesson-piedicavallo-1-title = Carica la presa del partner
lesson-piedicavallo-1-intro = Il tuo partner ha tagliato, e dopo di te nessuno gioca: la presa è vostra, qualunque carta tu giochi.
lesson-piedicavallo-1-key-1 = Quale delle tue tre carte di questo seme le dai?
lesson-piedicavallo-1-right-1 = La donna, con i suoi 4 punti, è al sicuro. Più avanti l’altra coppia avrebbe potuto tagliarla.
lesson-piedicavallo-1-wrong-1 = Meglio { $right }: ora i suoi 4 punti sarebbero al sicuro. Più avanti l’altra coppia può tagliare la donna.
lesson-piedicavallo-1-learned = Quando il tuo partner fa la presa di sicuro, dalle la carta che vale di più.

lesson-piedicavallo-2-title = Il tuo partner ha detto batto
lesson-piedicavallo-2-intro = Nell’ultima presa il tuo partner, con il 10, ha detto *batto*: di quel seme ha la carta più alta ancora in gioco.
lesson-piedicavallo-2-key-1 = Tocca a te uscire. L’altra coppia ha ancora un tarocco. Che cosa giochi?
lesson-piedicavallo-2-right-1 = L’ultimo tarocco è dovuto uscire, e il tuo partner ha ancora la carta più alta. Ora l’unico tarocco è il tuo.
lesson-piedicavallo-2-wrong-1 = Meglio { $right }: sul seme del tuo partner l’altra coppia doveva dare il suo ultimo tarocco.
lesson-piedicavallo-2-learned = In coppia si dice il vero: gioca nel seme del tuo partner. L’altra coppia sente tutto, perciò di’ solo quello che serve.

lesson-piedicavallo-3-title = Il Bagatto a casa
lesson-piedicavallo-3-intro = Il tuo partner esce con il 21, il Mondo, che è il tarocco più alto, e dice: carica.
lesson-piedicavallo-3-key-1 = Hai due tarocchi. Quale giochi?
lesson-piedicavallo-3-right-1 = L’1, il Bagatto, è a casa: i suoi 5 punti sono nelle prese della tua coppia.
lesson-piedicavallo-3-wrong-1 = Meglio { $right }: i suoi 5 punti erano vostri. Più avanti perde contro ogni altro tarocco.
lesson-piedicavallo-3-learned = Da solo l’1 fa presa di rado. Dallo a una presa che il tuo partner vince di sicuro.
