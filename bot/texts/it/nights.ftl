# Le serate in cui ci si trova a giocare.

command-night = Dai appuntamento al server per giocare, una volta o ogni settimana
option-date = Il giorno: sceglilo, o scrivilo come 2026-12-03
option-hour = L’ora, per esempio 21:00
option-zone = Il tuo fuso orario o la tua città (basta dirlo una volta)
option-every = Una volta sola, o ogni settimana alla stessa ora
night-every-week = ogni settimana
night-once = una volta
night-today = oggi · { $date }
night-tomorrow = domani · { $date }
night-zones = Europe/Rome Europe/Zurich
night-title = **Serata di { $game }**
night-title-weekly = **Serata di { $game } · ogni settimana**
night-when = <t:{ $at }:F> (<t:{ $at }:R>)
night-asks = { $name } chiede chi viene.
night-players = { $players ->
    [one] { $players } persona per tavolo
   *[other] { $players } persone per tavolo
}
night-nobody = Per ora non c’è nessuno.
night-in = **Ci sono ({ $count })**: { $names }
night-maybe = **Forse ({ $count })**: { $names }
night-out = **Non possono ({ $count })**: { $names }
night-waiting = **In attesa ({ $count })**: { $names }
night-how = -# Mezz’ora prima, chi c’è o forse viene riceve un promemoria. All’ora fissata i tavoli si aprono in un thread, e i posti restano riservati per 15 minuti.
night-empty = Questa volta non c’era nessuno.
night-begun = I tavoli sono aperti. Il sorteggio:
night-table = Tavolo { $number } { $place }: { $names }
night-without-seat = Non c’era più posto per { $names }. Con { COMMAND("tarocchi new") } si apre un altro tavolo.
night-reminder = { $people } Serata di { $game } <t:{ $at }:R>: venite?
night-opens = { $people } Serata di { $game }: i tavoli si aprono.
night-thread = Serata di { $game } · { $date }
night-thread-further = Serata di { $game } · { $date } · { $number }
night-further = Tavolo { $number } della serata di { $game }: { $names }
night-late = All’ora della serata di { $game } il bot era spento. Con { COMMAND("tarocchi new") } si apre un tavolo.
night-ended = La serata di { $game } è finita qui: non ce ne saranno altre.
night-deserted = La serata di { $game } finisce qui: per tre volte di fila non c’era nessuno.
night-preview = Per ora lo vedi solo tu. Una volta pubblicato, ognuno legge giorno e ora nel proprio fuso.
night-skipped = Quel giorno si passa all’ora legale e l’ora che hai scelto viene saltata: si comincia un’ora dopo.
night-posted = Pubblicato. Da *{ button-night-about }*, lì sotto, puoi farla finire.
night-noted-in = Ci sei.
night-noted-waiting = Ci sono già { $count } persone. Entri appena una di loro rinuncia.
night-noted-maybe = Forse vieni.
night-noted-out = Non ci sei.
night-noted-out-weekly = Questa volta non ci sei. Dalla prossima settimana ci sei di nuovo, finché non premi *{ button-night-weekly }*.
night-noted-weekly = Ci sei ogni settimana. Per smettere premi di nuovo *{ button-night-weekly }*.
night-noted-not-weekly = Non ci sei più ogni settimana. Per questa volta la tua risposta resta.
night-about =
    Ci possono essere fino a 40 persone.
    Chi c’è viene sorteggiato a un tavolo, nel modo più pari possibile: al massimo cinque tavoli, con { $seats } posti. Chi arriva per primo fa cominciare la partita, e i computer possono prendere i posti che restano vuoti.
night-about-weekly =
    Le risposte valgono per una serata; *{ button-night-weekly }* vale finché non lo premi di nuovo.
    Sei ore dopo l’inizio questo messaggio viene pubblicato di nuovo per la settimana seguente. Tre serate di fila senza nessuno la fanno finire.
night-end-question = Vuoi davvero far finire la serata di { $game }, con tutte le risposte?
night-form-title = Quando?
night-form-date = Giorno
night-form-hour = Ora
night-form-zone = Fuso orario o città
button-night-in = Ci sono
button-night-maybe = Forse
button-night-out = Non posso
button-night-weekly = Ogni settimana
button-night-about = Come funziona
button-night-post = Pubblica
button-night-change = Cambia
button-night-end = Falla finire
command-admin-end-night = Fai finire una serata in cui ci si trova a giocare
option-night = La serata
admin-night-ended = La serata di { $game } non si terrà più. La prossima sarebbe stata { $date }.
table-no-night = Questa serata è finita, o non è mai stata pubblicata.
table-no-such-date = «{ $wanted }» non è un giorno che conosco. Scrivilo come 2026-12-03.
table-no-such-hour = «{ $wanted }» non è un’ora che conosco. Scrivila come 21:00.
table-no-such-zone = «{ $wanted }» non è un fuso orario che conosco. Scrivi una grande città, come Roma.
table-zone-needed = Discord non dice che ora è da te. Aggiungi una volta *zone:* con la tua città.
table-night-past = Quel momento è già passato.
table-night-too-far = Mancano più di 60 giorni.
table-night-begun = Questa serata è già cominciata.
table-night-full = Non c’è più posto per un’altra risposta.
table-too-many-nights = Hai già due serate su questo server. Prima falne finire una.
table-too-many-nights-here = Questo server ha già cinque serate. Prima ne deve finire una.
table-may-not-open-night = Su questo server solo la moderazione può aprire una serata.
table-may-not-end-night = Solo chi ha aperto questa serata, o la moderazione, può farla finire.
