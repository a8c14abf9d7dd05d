# Quello che si gioca da soli.

command-practice = Gioca una smazzata da solo contro i computer
option-level = Quanto sono bravi i computer
button-go-on = Continua
button-new-deal = Nuova smazzata
button-again = Rigioca la stessa
button-back = Torna indietro
button-play-from = Gioca da qui
practice-open = Hai una smazzata di { $game } a metà. Vuoi continuarla?
practice-title = **Allenamento · { $game }**
practice-title-again = **Allenamento · { $game }** · smazzata già giocata
practice-result = Questa smazzata ti ha dato **{ $score }**.
practice-given-up = Hai lasciato questa smazzata.
table-one-moment = I computer hanno bisogno di un momento. Premi di nuovo, per favore.

command-daily = La mano del giorno: la stessa per tutti, un solo tentativo
option-board = La classifica del server, invece di giocare
table-no-day = La mano di oggi si sta scegliendo. Riprova tra qualche minuto.
table-not-closed = Altri possono ancora giocare questa mano. La vedi dal <t:{ $until }:f>.
daily-intro = **La mano del giorno: { $game }.** Tutti la giocano da questo posto, contro gli stessi computer: un solo tentativo, niente suggerimenti.
    -# { $match } · { $commitment }
daily-title = **Mano del giorno · { $date } · { $game }**
daily-result = Fatto: **{ $points }**, par { $par }. Meglio del **{ $percent }%** di 24 partite dei computer con le stesse carte.
daily-points = Fatto: **{ $points }**, par { $par }.
daily-late = Il giorno era già chiuso, quindi non conta.
daily-days = Giocati { $count } degli ultimi 30 giorni.
daily-streak = { $count } giorni di fila, record { $best }.
daily-shared = Tarocchi · { $name } · { $date } · { $game } · **{ $percent }%**
daily-shared-before = Hai già mostrato a tutti questo giorno.
daily-board-title = **Mani del giorno su questo server**
daily-board-title-everywhere = **Mani del giorno su tutti i server**
daily-board-day = L’ultimo giorno chiuso: percentuale di computer battuti.
daily-board-week = Gli ultimi 7 giorni: media dei computer battuti, in percentuale. Per un posto servono { $least } giorni.
daily-board-month = Gli ultimi 30 giorni: media dei computer battuti, in percentuale. Per un posto servono { $least } giorni.
daily-board-all = Tutti i giorni: media dei computer battuti, in percentuale. Per un posto servono { $least } giorni.
daily-board-empty = Qui nessuno ha ancora finito una mano del giorno.
daily-line = { $place }. **{ $name }** { $percent }% · { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
daily-line-few = – { $name } { $percent }% · { $count ->
        [one] manca un giorno
       *[other] mancano { $count } giorni
    }
daily-span-day = Giorno
daily-span-week = Settimana
daily-span-month = Mese
daily-span-all = Tutto
button-daily-share = Mostra
button-daily-board = Classifica

command-admin-daily = Scegli in quale canale pubblicare la mano del giorno, o nessuno
option-admin-daily = Il canale (se manca: non si pubblica niente)
admin-daily = La mano del giorno si pubblica in: { $channel }
command-admin-void-daily = Togli dalle classifiche la mano del giorno di qualcuno
option-admin-void-daily = Di chi è
option-day = Il giorno, come 2026-11-25 (se manca: oggi)
admin-voided-daily = La mano del { $date } di questa persona non conta più.
table-day-over = Quel giorno è passato. Con { COMMAND("tarocchi daily") } trovi la mano di oggi.
table-no-play = Qui non c’è una mano del giorno così ({ $wanted }).
button-daily-play = Gioca
button-daily-practise = Allenati con questa
button-daily-before = Il giorno prima
daily-not-played = Non hai finito la mano di questo giorno.
daily-post-title = **La mano del giorno · { $date } · { $game }**
daily-post-played = { $count ->
        [0] La stessa mano per tutti, un solo tentativo.
        [one] La stessa mano per tutti, un solo tentativo. Uno di voi ha già giocato.
       *[other] La stessa mano per tutti, un solo tentativo. Hanno già giocato in { $count }.
    }
daily-post-before = Ieri, { $game }: percentuale di computer battuti.
daily-post-place = { $place }. { $name } { $percent }%
daily-post-together = { $count } giorni di fila in cui almeno due di voi l’hanno finita.
daily-post-fixed = -# { $match } · { $commitment }
daily-post-secret = -# { $match } · { $secret }
daily-voided = La moderazione ha deciso che questa mano non conta.
table-does-not-count = Questa mano non conta, quindi non c’è niente da mostrare.

command-challenge = Sfida gli altri a giocare le stesse mani, ognuno da solo
option-deals = Quante mani (se manca: 4)
option-days = Quanti giorni di tempo (se manca: 3)
option-contract = Se l’asta è già fatta, nei giochi che ne hanno una
option-announce = Alla fine menziona chi è nei risultati
contract-held = asta già fatta
contract-free = ognuno dichiara
challenge-title = **Sfida { $id } · { $game } · { $count ->
        [one] una mano
       *[other] { $count } mani
    }**
challenge-invites = { $name } vi sfida: tutti giocano le stesse mani da soli, dagli stessi posti, contro gli stessi computer. Un solo tentativo, niente suggerimenti.
challenge-held = L’asta è già fatta: tutti giocano il contratto che ne è uscito.
challenge-free = Ognuno fa la propria asta.
challenge-times = Si può cominciare una mano fino al <t:{ $closes }:f>. I risultati arrivano <t:{ $ends }:R>.
challenge-closed = Non si può più cominciare una mano. I risultati arrivano <t:{ $ends }:R>.
challenge-begun = { $begun ->
        [0] Nessuno ha ancora cominciato.
        [one] Ha cominciato una persona.
       *[other] Hanno cominciato in { $begun }.
    }
challenge-finished = { $count ->
        [one] Una persona ha giocato tutto.
       *[other] In { $count } hanno giocato tutto.
    }
challenge-intro = **Sfida: { $game }.** Tutti giocano questa mano da questo posto, contro gli stessi computer: un solo tentativo, niente suggerimenti.
challenge-deal = Mano { $number } di { $count }
challenge-points = Fatto: **{ $points }**.
challenge-result = Fatto: **{ $points }**. Meglio del **{ $percent }%** di 24 partite dei computer con le stesse carte.
challenge-late = La sfida era già finita, quindi non conta.
challenge-not-begun = non cominciata
challenge-under-way = in corso
challenge-not-finished = non finita in tempo
challenge-voided = La moderazione ha deciso che quello che hai giocato qui non conta.
challenge-by-steps = Gradini contro ciascuno degli altri, mano per mano: più grande è il vantaggio, meno vale ogni punto in più, con un massimo di 12. Poi la percentuale di computer battuti e, tra parentesi, i punti di ogni mano.
challenge-by-percent = Percentuale di computer battuti, su 24 partite per mano. Tra parentesi i punti di ogni mano.
challenge-percent = { $percent }%
challenge-nobody = Nessuno ha finito una mano.
challenge-announced = La sfida { $id } è finita. { $people }
challenge-open = Hai già una sfida aperta: { $link }
challenge-close-question = Se la chiudi, nessuno può cominciare un’altra mano. Chi ne sta giocando una ha mezz’ora per finirla, poi escono i risultati.
button-challenge-own = I miei risultati
button-challenge-go = Continua
button-challenge-close = Chiudi in anticipo
button-challenge-deal = Rivedi { $number }
command-admin-void-challenge = Annulla quello che qualcuno ha giocato in una sfida
option-challenge = Il numero della sfida
admin-voided-challenge = Quello che questa persona ha giocato nella sfida { $id } non conta più.
table-no-challenge = Qui non c’è una sfida { $wanted }.
table-no-challenge-play = Questa persona non ha giocato lì niente che conti.
table-challenge-over = Questa sfida è chiusa dal <t:{ $until }:f>: non si può più cominciare una mano.
table-too-many-challenges = Su questo server sono già aperte tre sfide. Aspetta che una si chiuda.
table-may-not-close-challenge = Può chiudere questa sfida solo chi l’ha aperta, o la moderazione.
