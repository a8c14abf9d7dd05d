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
table-not-closed = Altri possono ancora giocare questa mano. La vedi mezz’ora dopo la mezzanotte UTC.
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
