# La lobby, il tavolo, la mano, e le risposte a una persona sola.

not-kept = Non ha funzionato: in questo momento il bot non riesce a salvare. Non è cambiato nulla: riprova fra un attimo.
something-broke = Qualcosa è andato storto, e non per colpa tua. Al tavolo non si è perso nulla: riprova.
trial-under-way = Il bot è in prova e per qualche minuto non gioca. Al tuo tavolo non è cambiato nulla: riprova più tardi.
stale = Quel pulsante non vale più. Ecco le tue carte aggiornate.
cards-not-drawn = Sto ancora disegnando le carte, per la prima volta. Riprova tra qualche secondo.
cards-drawing = Sto disegnando le carte…
too-early = Una carta si può preparare solo dalla prima presa in poi.
bad-button = Quel pulsante non funziona più.
unknown-game = Il gioco “{ $game }” non c’è. Ci sono: { $known }.
unknown-option = In questo gioco l’opzione “{ $option }” non c’è. Ci sono: { $allowed }.
unknown-value = { $option }: { $value } non va. Si può scegliere: { $allowed }.
named-with-key = { $name } (`{ $code }`)
wrong-number-of-players = A questo gioco si gioca in { $allowed }, non in { $players }.

table-no-such-table = Il tavolo { $wanted } non esiste.
table-elsewhere = Quel tavolo si gioca su un altro server. Aprilo lì: { $link }
table-damaged = I dati di questo tavolo sono danneggiati e non si possono leggere. Per favore, dillo a chi gestisce questo bot; tutti gli altri tavoli vanno avanti.
table-no-such-match = Su questo server la partita { $wanted } non c’è.
table-no-such-deal = In questa partita la smazzata { $wanted } non c’è.
table-no-such-trick = In questa smazzata la presa { $wanted } non c’è.
table-no-tricks = In questa smazzata non c’è stata nessuna presa.
table-table-full = I posti sono tutti occupati.
table-already-seated = Hai già un posto a questo tavolo.
table-not-seated = Non hai un posto a questo tavolo.
table-too-many-people = I posti non basterebbero: a questo tavolo siete già di più.
table-not-in-lobby = La partita è già cominciata.
table-not-playing = A questo tavolo non si sta giocando.
table-too-few-players = Ci sono ancora posti liberi. Aspetta che arrivi qualcuno, o aggiungi dei computer.
table-may-not-close = Il tavolo lo può chiudere solo chi l’ha aperto, o chi modera.
table-no-computer-to-remove = A questo tavolo non ci sono computer.
table-place-taken = Quel posto è occupato.
table-word-too-long = Quella parola è troppo lunga: può avere al massimo 64 caratteri, meno se ci sono accenti o emoji.
table-table-over = Questo tavolo è chiuso.
table-between-deals = Questa smazzata è già finita. Aspetta la prossima.
table-may-not-claim = Puoi dire che sono tutte tue solo quando tocca a te uscire e le tue carte fanno di sicuro tutte le prese che restano.
table-all-agreed = Siete tutti d’accordo: la partita finisce con questa smazzata.
table-not-agreed = Non hai chiesto di finire la partita.
table-arrives-later = A questo tavolo giochi dalla prossima smazzata: le carte le avrai allora.
table-no-seat-to-take = Adesso a questo tavolo nessun computer può cederti il posto.
table-not-ready = Qualcuno non ha ancora detto *{ button-ready }*. Per ora può cominciare solo chi ha chiesto la rivincita.
table-seats-kept = I posti liberi sono riservati a { $names }, il primo fino alle <t:{ $until }:t>. Chi ha aperto il tavolo può liberarli da *{ button-menu }*.
table-not-invited = Qui non c’è nessun posto riservato a te.
table-may-not-release = Solo chi ha aperto il tavolo può liberare i posti riservati.
table-too-many-invited = I posti liberi non bastano per tutti questi inviti.
table-invited-self = Hai già un posto: l’invito non ti serve.
table-invited-bot = I bot non si possono invitare. Per giocare con il computer c’è *{ button-computers }* nella lobby.
table-invited-stranger = Una di queste persone non è su questo server, quindi non si può invitare.
table-invited-seated = Una di queste persone ha già un posto a questo tavolo.
table-no-lobby = Qui non sei a nessun tavolo che aspetta giocatori. Con { COMMAND("tarocchi new") } ne apri uno.
table-nobody-mentioned = Menziona chi vuoi invitare, per esempio @Ada @Bruno, e nient’altro.
table-rematch-is-open = La rivincita è già aperta.
table-no-computers-here = Su questo server si gioca senza computer.
table-level-not-offered = Qui non si possono aggiungere computer di questo livello.
table-wrong-channel = In questo canale non si possono aprire tavoli. Chi modera sceglie dove con { COMMAND("tarocchi-admin channel") }.
table-too-old = Questo messaggio è troppo vecchio. Ripeti il comando.
table-still-here = Questa persona è a un tavolo di questo server, o ha un invito. Prima chiudi quel tavolo, o aspetta che finisca.
table-still-somewhere = Sei a un tavolo, o hai un invito. Prima lascia quel tavolo, o aspetta che finisca.
too-many-lobbies = Su questo server hai già il massimo di tavoli in attesa: { $places }. Prima lasciane uno.
too-many-matches = Su questo server hai già il massimo di partite in corso: { $places }. Prima finiscine una o lascia un tavolo.
table-not-finished = Questa partita non è ancora finita.
table-voided = Questa partita è già stata annullata.

missing-right = Qui non posso aprire un tavolo: mi manca il permesso “{ $right }”.
missing-right-past = Qui non posso mostrare le partite passate: mi manca il permesso “{ $right }”.
not-on-server = In questo server ci sono solo i miei comandi, io no. Chi lo gestisce può aggiungermi di nuovo con questo link: <{ $link }>
no-thread = (Qui non ho potuto creare un thread, quindi il tavolo è in questo canale.)
opened-in-thread = **{ $name }** apre un tavolo di **{ $game }**…
thread-name = { $game } · { $name } · { $date }

invitation-players = Al tavolo: { $names }.
invitation-person = **{ $name }**
invitation-computer = { $name } { $sign }
invitation-kept = Posti riservati a: { $names }.
invitation-free = Posti liberi: { $count }.
invitation-where = { $place }
invitation-playing = ▶ si gioca, smazzata { $deal }
invitation-paused = ⏸ in pausa, smazzata { $deal }
invitation-never-begun = -# { $game }: il tavolo è stato chiuso prima che la partita cominciasse.
invitation-over = 🏁 { $scores }
invitation-score = { $name } { $payoff }
invitation-joined = Il posto è tuo. Il tavolo è qui: { $place }
invitation-already = A questo tavolo hai già un posto. È qui: { $place }

right-view_channel = Visualizza canale
right-send_messages = Invia messaggi
right-send_messages_in_threads = Invia messaggi nei thread
right-attach_files = Allega file
right-of-players = Serve anche a chi gioca: senza, dal telefono i pulsanti in un thread possono non fare nulla.

lobby-title = ## { $game }
lobby-options = **Regole** · { $options }
lobby-clock = Tempo: { $clock }
rated = -# Classificata.
unrated-chosen = -# Amichevole, per scelta del tavolo.
unrated-undo = -# Amichevole: l’ultima carta si può riprendere.
unrated-hints = -# Amichevole: si possono chiedere suggerimenti.
unrated-people = -# Amichevole: per il rating ci vogliono almeno due persone.
unrated-cards = -# Questa smazzata non conta per il rating: è finita prima dell’ultima carta.
lobby-usual = quelle solite
lobby-seat = { $number }. **{ $name }**
lobby-seat-computer = { $number }. { $name } { $sign }
lobby-seat-cut = { $number }. **{ $name }** ✂️
lobby-seat-waiting = { $number }. { $name } · *manca il suo sì*
lobby-seat-kept = { $number }. *riservato a { $name }*, scade <t:{ $until }:R>
lobby-seat-free = { $number }. *libero*
lobby-fair = -# 🔒 `{ $digits }` · *{ button-fair }* Premi **{ button-help }**
lobby-fair-whole = -# Il segreto da cui nasce ogni smazzata di questa partita è già fissato. Partita { $id }, impronta del segreto: `{ $commitment }`
lobby-why-fair =
    Perché le carte sono oneste? Prima che qualcuno prendesse posto ho sorteggiato un segreto. Ogni mescolata di questa partita nasce da quel segreto, dall’id del messaggio della lobby e dalle parole con cui si taglia il mazzo. Questa è l’impronta del segreto, che quindi non può più cambiare:
    `{ $commitment }`
    Dopo la partita *{ button-check }*, sotto il risultato in *{ BUTTON("more", $spoken) }*, mostra anche il segreto: con quello chiunque può ridare le carte della partita { $id } e controllarle una per una.
lobby-help =
    Premi *{ BUTTON("join", $spoken) }* per prendere un posto, e di nuovo per lasciarlo o per spostarti. *{ BUTTON("computers", $spoken) }* riempie i posti liberi, *{ BUTTON("start", $spoken) }* dà le carte.
    In *{ BUTTON("menu", $spoken) }* puoi invitare qualcuno, cambiare le regole, il mazzo e la lingua, spostarti, tagliare il mazzo o chiudere il tavolo.
    { "" }*{ BUTTON("call", $spoken) }* menziona, una volta sola, fino a dieci persone che hanno premuto *{ BUTTON("callme", $spoken) }* per questo gioco in questo canale.
lobby-cut = -# ✂️ Ha tagliato il mazzo: la sua parola entra in ogni mescolata.
lobby-waiting = Si comincia appena ci siete tutti. Chi ha chiesto la rivincita può anche cominciare subito: gli altri posti vanno ai computer.
lobby-rematch = { $mentions }: { $name } vuole la rivincita. Premi *{ button-ready }* per giocare ancora.
lobby-started = La partita è cominciata.
lobby-closed = Questo tavolo è stato chiuso.
lobby-closed-idle = Il tavolo è stato chiuso: non lo usava nessuno.
lobby-closed-empty = Il tavolo è stato chiuso: non è rimasto nessuno.

button-join = Partecipa
button-seat = Entra
button-move = Cambia posto
button-leave = Lascia
button-computers = Computer
button-menu = Tavolo…
button-help = ?
button-fair = Carte oneste?
button-add = Aggiungi { $sign }
button-fill = Riempi { $sign }
button-release = Libera i posti
button-decline = Ora non posso
button-remove = −
button-cut = Taglia
button-options = Opzioni
button-start = Comincia
button-ready = Ci sono
button-join-or-ready = Partecipa / Ci sono
button-watch = Guarda
button-watch-now = Il tavolo adesso
button-watch-deals = Smazzate finite
button-start-now = Comincia con i computer
button-close = Chiudi
button-undo = Riprendi la carta
button-claim = Sono tutte mie
button-hand = Le mie carte
button-resume = Riprendi la partita
button-last = Ultima presa
button-scores = Punteggio
button-fold = Nascondi
button-next = Avanti
button-more = Altro
button-rules = Regole
button-confirm = Scarta
button-confirm-slam = Scarta e annuncia lo chelem
button-unplan = Cambio idea
button-clear = Da capo
button-rematch = Rivincita
button-result = I miei punti
button-replay = Rivedi
button-record = Verbale
button-check = Controlla le carte
button-us = Tra noi
button-evening = La serata
button-share = Mostra a tutti

invite-choose = Invita qualcuno…
invite-call = **{ $name }** invita { $mentions } a una partita di { $game }. { $count ->
    [one] Il posto resta riservato
   *[other] I posti restano riservati
} fino alle <t:{ $until }:t>.
invite-sent = Al tuo tavolo in { $place } un posto è riservato a **{ $name }** fino alle <t:{ $until }:t>.
invite-joined = Il posto è tuo. La lobby è qui sopra.
invite-declined = Il tuo posto è di nuovo libero, e nella lobby tutti vedono che adesso non puoi giocare.
invite-outdated = ⚠️ Gli inviti sono appena cambiati; ora sono questi.
lobby-declined = **{ $name }** adesso non può giocare.
panel-kept = Riservati a: { $names }.

computers-panel = **Computer:** { $count }. Posti liberi: { $free }.
computers-easy = { $sign } facile: fa errori
computers-normal = { $sign } normale: conta le carte
computers-strong = { $sign } forte: prova ogni carta prima di giocare
level-easy = 🤖
level-normal = 🤖+
level-strong = 🤖★
level-name-easy = facile
level-name-normal = normale
level-name-strong = forte
menu-panel = Cambia le regole, il mazzo o la lingua, spostati, taglia il mazzo, lascia o chiudi il tavolo.
menu-language = Lingua del tavolo

cut-title = Taglia il mazzo
cut-label = La tua parola
cut-hint = Una parola qualsiasi: entra in ogni mescolata, resta legata alla partita ed è pubblica.

table-title = **{ $game }** · smazzata { $deal }
table-turn = Tocca a **{ $name }**.
table-turn-discard = Si aspetta lo scarto di **{ $name }**.
table-turn-computer = { $name } { $sign } sta giocando.
table-pauses = Se la mossa non arriva, la partita va in pausa <t:{ $at }:R>.
table-stand-in = Se la mossa non arriva, gioca il computer <t:{ $at }:R>.
table-turn-missed = L’ultima mossa di **{ $name }** l’ha fatta il computer.
table-turn-away = Per **{ $name }** sta giocando il computer. Con *{ button-hand }* riprende il suo posto.
table-arrives = Dalla prossima smazzata **{ $name }** prende il posto di { $computer }.
table-led = Esce { $name }: { $card }.
reminder-direct = Tocca a te nella partita di { $game }: { $link }
table-took-back = **{ $name }** ha ripreso la sua ultima carta.
table-took = Presa di **{ $name }**: { $card }.
table-deal-over = **{ $game }** · smazzata { $deal } finita.
table-next-deal = Fra un attimo la prossima smazzata.
table-next-deal-waits = La prossima smazzata arriva quando tutti hanno premuto *{ button-next }*, al più tardi alle <t:{ $at }:T>.
table-match-over = ## { $game }: partita finita
table-winner = { $count ->
    [one] Vince { $names } con { $total }.
   *[other] Primo posto a pari merito con { $total }: { $names }.
}
table-winning-team = Vincono { $names } con { $total }.
gain-totals = -# Bilancio: il totale stesso, perché in ogni smazzata c’è chi paga gli altri.
gain-piedicavallo = -# Bilancio: chi perde paga a chi vince la differenza dei totali.
gain-ottocento = -# Bilancio: chi vince prende 1 da chi perde, qualunque sia il totale.
gain-scarto = -# Bilancio: chi ha il totale più basso paga 1 a ciascuno degli altri.
result-rating = Il tuo rating qui, in base ai punti: **{ $rating }**, { $change }
result-place = Il tuo posto per rating: **{ $place }**
result-place-kept = Il tuo posto per rating: **{ $place }**, come prima
result-place-changed = Il tuo posto per rating: **{ $place }**, prima di questa partita { $was }
pause = ⏸ Non sta giocando nessuno, quindi la partita è in pausa. Se nessuno la riprende, si chiude <t:{ $time }:R>.
pause-closed = Nessuno ha ripreso la partita dopo la pausa: è stata chiusa.
table-ping = { $mention }, tocca a te.
table-ping-hand = { $mention }, le tue carte ti aspettano. Premi *{ button-hand }*.
table-paused = Non posso più mostrare questo tavolo: mi manca il permesso “{ $right }”. La partita non va persa.
table-not-on-server = Non posso più mostrare questo tavolo: non sono più in questo server. La partita non va persa. Chi gestisce il server può aggiungermi di nuovo con questo link: <{ $link }>
table-locked = Non posso più mostrare questo tavolo: chi modera ha bloccato il thread. La partita non va persa.
table-moved = La partita continua qui sotto.

hand-title = **Le tue carte** · smazzata { $deal }
hand-title-part = **Le tue carte** · smazzata { $deal }, { $part }
hand-yours = **Tocca a te.**
hand-yours-lead = **Tocca a te** uscire.
hand-yours-lead-but = **Tocca a te** uscire: non con un seme chiamato, a meno di giocare proprio la carta chiamata.
hand-yours-follow = **Tocca a te:** si gioca a { $suit }.
hand-wait = Aspetta il tuo turno: sul tavolo si vede quando arriva.
hand-played = Hai giocato tutte le tue carte; sul tavolo si vede come va a finire.
hand-ahead = Prepara una carta…
hand-planned = Carta preparata: { $card }. Si gioca da sola quando tocca a te rispondere, a meno che tu non abbia qualcosa da dire o da mostrare. Per toglierla, deselezionala.
hand-planned-declare = { $points ->
    [0] Quando tocca a te, **non accusi nulla**.
   *[other] Quando tocca a te, accusi **{ $points } punti**.
}
hand-planned-slam = Se sei tu a prendere, annunci uno **chelem**.
hand-foreseen = Puoi già scegliere che cosa accusare: si saprà quando tocca a te.
hand-discard = **Carte da scartare: { $count }.** Scelte: { $chosen }
hand-discard-too-many = **Solo { $count } carte.** Scelte: { $chosen }
hand-none = ancora nessuna
hand-stay = -# Da tenere: { $cards }
hand-go = -# Da scartare per forza: { $cards }
hand-discard-points = { NOUN($points) ->
    [one] { $points } punto
   *[other] { $points } punti
}
hand-choose-all = Scegli { $count } carte…
hand-result = **La partita è finita.** Hai chiuso con **{ $total }**: { ORDINAL($place) } posto su { $count }.
hand-result-shared = **La partita è finita.** Hai chiuso con **{ $total }**: { ORDINAL($place) } posto su { $count }, a pari merito.
hand-scored = **La smazzata { $deal } è finita.** Ti ha dato **{ $score }**, e adesso hai **{ $total }**.
hand-next-waits = In attesa di { $names }.
hand-over = Questa smazzata è finita.
hand-missed = Mentre non c’eri, il computer ha giocato per te: { $cards }.
hand-unseen = Nel frattempo { $count ->
    [one] è stata giocata una tua carta: { $cards }.
   *[other] sono state giocate { $count } tue carte: { $cards }.
}
hand-missed-more = Mentre non c’eri, il computer ha deciso per te.
hand-why = ⚠️ { $why }

last-trick-none = Non c’è ancora nessuna presa completa.
last-trick = Presa { $number }: { $cards }. È di **{ $name }**.
last-trick-card = { $name } { $card }
scores-title = **Punteggio**, smazzata { $deal }
scores-team = **Coppia { $letter }** ({ $names })
scores-line = { $name }: { $total } · { $taken }
scores-line-over = { $name }: { $total } · { $deal } in questa smazzata
scores-contest = **{ $names }** contro gli altri: { $taken } contro { $others }
scores-taken = { $count ->
    [0] nessuna presa
    [one] 1 presa che vale { $points }
   *[other] { $count } prese che valgono { $points }
}
scores-so-far = -# Per ora contano solo le carte nelle prese; il resto arriva a fine smazzata.

leave-done = Adesso per te gioca il computer. Con *{ BUTTON("hand", $spoken) }* riprendi il tuo posto.
leave-paused = Hai lasciato il tavolo e non c’è nessun altro: la partita è in pausa. *{ BUTTON("resume", $spoken) }* la fa continuare; altrimenti si chiude <t:{ $time }:R>.
leave-counts = Questa smazzata conta comunque per il tuo rating: giocata senza di te può toglierti punti, ma dartene pochi o nessuno.
seat-taken = Dalla prossima smazzata il posto di { $computer } è tuo, e le tue carte arrivano qui. Se cambi idea, premi *{ BUTTON("more", $spoken) }* e poi *{ button-leave }*.
seat-given-up = Hai rinunciato al posto che avresti avuto dalla prossima smazzata.
leave-lobby = Hai lasciato il tavolo.

ask-fill = **Ci sono ancora posti liberi.** Possono prenderli dei computer.
ask-kept = **Ci sono ancora posti riservati a: { $names }.** Se cominci ora, li prendono dei computer.
ask-close = **Chiudere davvero il tavolo?** Il posto andrebbe perso per: { $names }.
ask-empty = **Lasciare davvero il tavolo?** Si chiude, perché resterebbe solo chi non è ancora qui: { $names }.
ask-abandon = **Abbandonare davvero la partita?** Finisce subito e senza vincitori. La smazzata in corso va persa.
ask-leave = **Lasciare davvero il tavolo?** Chi resta vuole abbandonare la partita ({ $names }): senza di te finisce subito e senza vincitori. La smazzata in corso va persa.
button-sure-fill = Comincia con i computer
button-sure-kept = Comincia con i computer
button-sure-close = Chiudi il tavolo
button-sure-empty = Lascia e chiudi
button-sure-abandon = Abbandona la partita
button-sure-leave = Lascia e finisci la partita

no-table-here = Non sei a nessun tavolo.
which-table = Quale tavolo?
which-table-choose = Scegli un tavolo
which-table-option = { $game } · { $names }
table-is-here = Il tuo tavolo è qui: { $link }
evening-line = Dopo { $count } partite: { $standings }
evening-place = { $place }. { $name } { $gained }
evening-more = … (e altri { $count })
evening-title = ## Partite del <t:{ $time }:D>
evening-game = { $game }, { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
evening-more-matches = … (altre { $count })
evening-best = Smazzata migliore: **{ $name }** { $points }, smazzata { $deal } di { $game }
evening-ratings = { $game }, rating: { $ratings }
evening-rating = { $name } **{ $rating }** ({ $change })
evening-dearest = La tua carta più costosa, tra quelle analizzate: smazzata { $deal } di { $game }. { $line }
evening-none = Questa partita non conta, quindi non fa parte di una serata.
evening-played = { $names } hanno giocato qui { $matches } partite, { $deals } smazzate in tutto.
evening-standings = **{ $game }**: { $standings }
