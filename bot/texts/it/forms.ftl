# Le schede nella mano privata, e quello che il tavolo racconta di asta, accuse e parole.

ask-poll = **Tocca a te.** Si gioca, o a monte?
ask-bid = **Tocca a te** parlare.
ask-call = **Tocca a te.** Quale carta chiami?
ask-call-next = **Tocca a te.** Chiami: { $cards }. E quale altra?
ask-slam = **Tocca a te.** La tua parte farà tutte le prese?
ask-say = **Tocca a te.** Vuoi dire qualcosa prima di giocare?
ask-compensate = **Tocca a te.** Scegli la carta da dare per il Matto.
ask-declare = **Tocca a te** accusare. Con *Accusa* mostri tutto quello che vedi qui; oppure scegli.
ask-call-out = **Tocca a te. Ti chiami fuori?** Quello che accusi adesso conta subito, e se porta la tua parte al traguardo la partita è vinta.{ $edition ->
    [1] { "" }
   *[2] { "" } Se ora non mostri nulla, potrai accusare dopo.
}
ask-declare-nothing = **Tocca a te** accusare, ma non hai combinazioni.

doing-other = Si aspetta { $name } ({ $phase }).
doing-auction = Si aspetta { $name }: deve parlare.
doing-poll = Si aspetta { $name }: si gioca o a monte?
doing-call = Si aspetta { $name }: quale carta chiama?
doing-slam = Si aspetta { $name }: annuncia uno chelem?
doing-declare = Si aspettano le accuse di { $name }.
doing-call-out = Si aspetta { $name }: si chiama fuori?
doing-compensate = Si aspetta { $name }: deve dare una carta per il Matto.

form-call-own = { $card } · tua
form-call-own-alone = { $card } · tua: contro tutti

slam-yes = Chelem!
slam-no = Niente chelem

form-handful = Mostra { $count } trionfi
form-say-nothing = Non dire nulla
form-say-with = Da dire con la carta…
form-say-cards = Sulle mie carte…
form-say-discard = Sullo scarto…
form-say-suggest = Suggerisci…
form-say-now = Di’ qualcosa adesso…
form-say-back = Scelto. Sceglilo di nuovo per annullare
form-more = Altro…
form-goes-with = con { $cards }
form-quoted = “{ $words }”
form-more-said = altre { $count } frasi
form-with-next-card = 💬 Con la prossima carta: { $said }
form-not-with-card = Con questa carta ({ $card }) non puoi dire { $said }.
form-choose-among = { $first } … { $last }
form-melds = Le tue combinazioni (nessuna selezionata)
form-build = Una combinazione più piccola…
form-meld = { $name } ({ $cards })
form-points = { $points } punti
form-declare = Accusa ({ $count })
form-declare-points = Accusa ({ $points } punti)
form-declare-nothing = Non accusare

told-bids = Finora: { $bids }
told-bid = { $name } ({ $bid })
told-small = -# { $line }
told-contract = Contratto di **{ $name }**: **{ $bid }**.
told-cards-called = { $name } chiama: { $cards }.
told-role-partner = **{ $name }** sta con chi prende.
told-own-role-partner = **Tu** stai con chi prende.
told-slam = **{ $name }** annuncia uno chelem!
told-declares = **{ $name }** accusa { $points } punti: { $melds }
told-declares-nothing = { $name } non accusa nulla.
told-handful = **{ $name }** mostra { $count } trionfi ({ $points } punti): { $cards }
told-cards-shown = { $name } mostra: { $cards }
told-stock-shown = Carte scoperte: { $cards }.
told-discarded = Lo scarto di { $name }: { $cards }. Vale { $points }.
told-untouched = Il pozzo, rimasto coperto: { $cards }. Vale { $points }.
told-rest-claimed = **{ $name }**: le altre prese sono tutte mie.
told-card-paid = { $name } dà per il Matto: { $card }.
told-trumps-laid-aside = Tarocchi nello scarto di { $name }: { $count ->
    [0] nessuno
   *[other] { $count }
}.
told-with-card = 💬 { $name }, { $card }: { $said }
told-aside = 💬 { $name }: { $said }

thrown-in = La smazzata { $deal } va a monte, senza punti per nessuno.
thrown-in-pass = Passano tutti.
thrown-in-monte = Tutti hanno detto “a monte”.
thrown-in-tarocco-francese = C’era un Petit secco: senza altri trionfi e senza l’Excuse.
next-dealer = Ora dà le carte **{ $name }**.

lobby-team = { $seat } · { $team }

unknown-topic = La pagina “{ $topic }” non c’è. Ci sono: { $known }.

# Di che cosa si tratta, con la prima mano di ognuno a quel gioco su un server.

intro-scarto =
    -# Ognuno gioca per sé. Cerca di fare le prese con dentro carte che valgono: re, donne, il Bagatto e l’altro tarocco da 5.
    -# Rispondi al seme; se non puoi, taglia con un tarocco.
    -# Dopo tre smazzate perde chi ha il totale più basso. Premi *{ button-help }* sotto le carte per le regole.
intro-piedicavallo =
    -# Giochi in coppia con chi ti sta di fronte. Cerca di fare le prese con dentro re, donne e altre carte che valgono.
    -# Rispondi al seme; se non puoi, taglia con un tarocco.
    -# In coppia si può parlare: scegli sotto *{ form-say-with }*, poi premi la carta. Premi *{ button-help }* per le regole.
intro-ottocento =
    -# Giochi in coppia con chi ti sta di fronte. Valgono soprattutto le combinazioni, in mano e nelle prese.
    -# Prima della prima carta accusi quello che hai. Rispondi al seme; se non puoi, taglia con un trionfo.
    -# Quando esci puoi fare un segnale. Premi *{ button-help }* per le regole.
intro-terziglio =
    -# Uno contro due. Dichiara *gioco* per giocare con il pozzo, *solo* per giocare senza.
    -# Valgono soprattutto le combinazioni, in mano e nelle prese. Rispondi al seme; se non puoi, taglia con un trionfo.
    -# Chi dichiara deve fare più punti degli altri due insieme. Premi *{ button-help }* per le regole.
intro-tarocco-francese =
    -# Se hai dei re e molti trionfi, meglio se alti, dichiara. Altrimenti passa e difendi.
    -# Rispondi al seme; se non puoi, taglia con un trionfo, più alto di quelli già giocati se ce l’hai.
    -# Chi prende deve fare i punti che servono con le sue prese. Premi *{ button-help }* sotto le carte per le regole.
intro-chambery =
    -# Cerca di fare le prese che contengono il 21, l’1, l’Excuse, i re e le donne. Lo scarto del mazziere va con l’ultima presa.
    -# Rispondi al seme; se non puoi, taglia con un trionfo.
    -# Dichiara se hai molti trionfi: puoi chiedere carte per nome. Premi *{ button-help }* sotto le carte per le regole.
