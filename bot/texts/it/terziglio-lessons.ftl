# Che cosa dicono le lezioni di Terziglio.

lesson-terziglio-first-title = La tua prima smazzata: Bologna
lesson-terziglio-first-intro = Parli tu prima degli altri. Con un *gioco* raccogli le otto carte del pozzo e giochi contro gli altri due: le tue carte bastano.
lesson-terziglio-first-discards = Ora scarta otto carte: contano per te. Se puoi, scarta semi interi: così le loro prese le fai tagliando con i trionfi.
lesson-terziglio-first-declares = Accusa le combinazioni che hai in mano: valgono subito, comunque vada il gioco. Begato e Matto sono contatori in ogni sequenza.
lesson-terziglio-first-follows = Una presa è una carta per ciascuno. Gioca il seme della prima (tieni il Matto per dopo): la più alta di quel seme vince.
lesson-terziglio-first-trumps = Non hai carte di questo seme: gioca un trionfo, una carta senza seme. Batte ogni seme; fra trionfi vince il più alto.
lesson-terziglio-first-leads = Esci tu, cioè cominci: gioca la carta che vuoi. Un re fa la presa, a meno che qualcuno, senza quel seme, giochi un trionfo.
lesson-terziglio-first-plays-alone = Giochi contro gli altri due: alla fine ti servono più punti di quanti ne fanno insieme.
lesson-terziglio-first-defends = Sei in difesa: le tue prese e quelle dell’altra persona in difesa si contano insieme, contro chi ha dichiarato.
lesson-terziglio-first-backwards = A coppe e denari i numeri bassi battono gli alti: dopo il fante, asso, 6, 7, 8, 9, 10. A spade e bastoni l’asso è il più basso.
lesson-terziglio-first-follows-trumps = Ora si gioca a trionfi. Dal più alto: Angelo, Mondo, Sole, Luna, dal 16 al 5, quattro Mori (di due vince l’ultimo giocato), Begato.
lesson-terziglio-first-friend-wins-last = Giochi dopo gli altri, e la presa è della difesa, la tua parte. Dalle ciò che vale: re 5, donna 4, cavallo 3, fante 2.
lesson-terziglio-first-may-play-fool = Il Matto si può giocare sempre. Non vince mai e resta alla tua parte; se la presa è degli altri, dà in cambio una carta che vale poco.
lesson-terziglio-first-has-won = Le prese vanno nel mazzetto della tua parte. Lì, alla fine, tre o quattro re, donne, cavalli o fanti danno punti: è una cricca.
lesson-terziglio-first-has-lowest-trump = Il Begato è il trionfo più basso e vale 5. Portalo a casa tagliando un seme che non hai, meglio se giochi dopo gli altri.
lesson-terziglio-first-cannot-win = Questa presa sta andando agli altri, e non puoi superarla. Dalle poco: alla fine re, donne e assi fanno combinazioni.
lesson-terziglio-first-free = Non hai né questo seme né trionfi: gioca quello che vuoi. Questa presa non puoi vincerla.
lesson-terziglio-first-half-over = Nel mazzetto contano anche le sequenze: re con due fra donna, cavallo, fante; tre assi; tre Mori. Da tre sequenze in su, doppio.
lesson-terziglio-first-ends = Alla fine si contano anche le carte, meno 1 ogni due: 87 punti in tutto. L’ultima presa ne porta altri 6.
lesson-terziglio-first-last-card = L’ultima carta. Le carte scartate al posto del pozzo contano per chi ha dichiarato.
lesson-terziglio-first-learned = I punti di chi vince, divisi per 50, sono punti partita: chi dichiara li prende da ognuno degli altri o li paga. Il solo li raddoppia.

lesson-terziglio-first-straight-title = La tua prima smazzata: Ordine naturale
lesson-terziglio-first-straight-intro = È stato dichiarato un *gioco*: una persona prende il pozzo, cinque carte, contro le altre due. Passa, e sei in difesa con chi resta.
lesson-terziglio-first-straight-follows = Gioca il seme della prima carta (tieni il Matto). La più alta fa la presa: re, donna, cavallo, fante, dal 10 al 6, asso.
lesson-terziglio-first-straight-follows-trumps = Ora si gioca a trionfi. Dal più alto: Mondo, Angelo, Sole, Luna, dal 16 al 5, quattro Mori (di due vince l’ultimo giocato), Begato.
lesson-terziglio-first-straight-has-lost = Qui una presa dà subito punti se le sue tre carte fanno una combinazione: tre assi, per esempio, o re, donna e fante di un seme.
lesson-terziglio-first-straight-learned = Qui il Mondo è il trionfo più alto, l’asso la carta più bassa, ed esce chi dichiara. Le altre lezioni si giocano come a Bologna.

lesson-terziglio-1-title = Gioco, solo o passo
lesson-terziglio-1-intro = Parli tu prima degli altri. Con un *gioco* raccogli le otto carte del pozzo, ne scarti otto e giochi contro gli altri due.
lesson-terziglio-1-key-1 = Hai sei trionfi, fra cui il Mondo e il Begato, e un re col suo cavallo e il suo asso. Che cosa dichiari?
lesson-terziglio-1-right-1 = Ora di 26 carte tieni le 18 migliori. Una mano discreta diventa così una mano che può battere gli altri due insieme.
lesson-terziglio-1-wrong-1 = Meglio { $right }: con il pozzo le tue carte bastano. Il solo lo lascia lì, il passo agli altri.
lesson-terziglio-1-learned = Dichiara gioco quando il pozzo può rendere forte una buona mano. Il solo vale doppio, ma chiede carte che vincono senza pozzo.

lesson-terziglio-2-title = Fai cadere i trionfi dall’alto
lesson-terziglio-2-intro = Hai dichiarato tu. Gli altri due hanno in tutto un solo trionfo: batte uno dei tuoi due, e perde contro l’altro.
lesson-terziglio-2-key-1 = Tocca a te uscire, con due trionfi e due bastoni. Quale carta giochi per prima?
lesson-terziglio-2-right-1 = Il loro ultimo trionfo è caduto. Ora il tuo re non lo taglia nessuno, e il tuo altro trionfo non lo batte nessuno.
lesson-terziglio-2-wrong-1 = Meglio { $right }: faceva cadere il loro ultimo trionfo, che invece ha battuto la tua carta.
lesson-terziglio-2-learned = Se dichiari e hai trionfi forti, fai cadere i loro cominciando dal più alto: poi re e trionfi bassi sono al sicuro.

lesson-terziglio-3-title = Tieni la carta che ferma
lesson-terziglio-3-intro = Sei in difesa. Chi ha dichiarato esce di nuovo col seme dell’ultima presa: il re è già caduto, e la più alta ora è la tua donna.
lesson-terziglio-3-key-1 = L’altra persona in difesa gioca dopo di te. Fai la presa con la donna, o giochi basso?
lesson-terziglio-3-right-1 = La carta della difesa dopo di te bastava, e la tua donna ferma ancora quel seme: tienila contro chi ha dichiarato.
lesson-terziglio-3-wrong-1 = Meglio { $right }: la carta della difesa dopo di te bastava. Ora in quel seme non fermi più nulla.
lesson-terziglio-3-learned = In difesa, tieni la carta più alta del seme di chi dichiara per la presa in cui serve davvero.
