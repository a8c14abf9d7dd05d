# Come si chiamano giochi, fasi, righe del punteggio e divieti.

game-hinted = { $game } · { $players } · { $hint }

game-scarto = Scarto
game-scarto-line = In tre, ognuno per sé; il mazziere scarta tre carte.
game-scarto-hint = facile per cominciare

phase-auction = asta
phase-discard = scarto
phase-play = gioco

bid-pass = passo

line-cards = carte
line-fool = Matto
line-average = media

# { $sum } dice quanti punti; il giocatore li riceve da questi altri o li paga.
sum-from = { $sum } da { $names }
sum-to = { $sum } a { $names }

why-not-your-turn = Non tocca a te.
why-wrong-phase = Adesso non si può.
why-deal-over = Questa smazzata è finita.
why-not-in-hand = Quella carta non ce l’hai più.
why-must-follow = Devi rispondere al seme: { $cards }.
why-must-trump = Non hai quel seme, quindi devi tagliare: { $cards }.
why-must-overtrump = Devi mettere un trionfo più alto: { $cards }.
why-not-to-be-led = Alla prima presa non si esce con un seme chiamato, a meno di uscire proprio con la carta chiamata. Puoi giocare: { $cards }.
why-wrong-count = Non è il numero giusto di carte.
why-card-twice = Ogni carta si può scegliere una volta sola.
why-honour-stays = I re e il tarocco alto da 5 non si scartano.
why-five-points-stay = I re, il Matto e i tarocchi da 5 non si scartano.
why-fool-stays = Il Matto non si scarta.
why-bagatto-stays = Il Bagatto si scarta solo se in mano non c’è nessun altro tarocco, e nemmeno il Matto.
why-bagatto-never-goes = A questo tavolo il Bagatto non si scarta mai.
why-king-stays = I re non si scartano.
why-bout-stays = I bout non si scartano: né il 21, né l’1, né l’Excuse.
why-trumps-stay = I tarocchi si scartano solo se non c’è altro da scartare, o se non te ne resta nessuno.
why-trumps-go-last = I trionfi si scartano solo se non c’è altro da scartare.
why-high-tarot-stays = Il 21 e l’Excuse non si scartano.
why-lowest-trump-goes-last = Il Petit si scarta solo se scarti anche gli altri trionfi.
why-said-twice = Con una carta, ogni cosa si dice una volta sola.
why-said-too-much = Con una carta sola non si possono dire così tante cose.
why-not-to-be-said = Con questa carta non lo puoi dire.
why-bid-too-low = Quella dichiarazione non è più possibile.
why-not-to-be-called = Quelle carte non si possono chiamare.
why-no-meld = Una combinazione così non ce l’hai.
why-family-twice = Ogni tipo di combinazione vale una volta sola.
why-no-handful = Non è una poignée.
why-not-to-be-paid = Quella carta non si può dare per il Matto.
why-nothing-to-take-back = La tua ultima carta non si può più riprendere.
