# Comandi, partite passate, classifica e aiuto.

command-tarocchi = Gioca ai tarocchi con gli amici
command-new = Apri un tavolo
command-hand = Mostra le tue carte
command-table = Ritrova il tuo tavolo
command-leave = Lascia il tavolo; per te gioca un computer, e senza altre persone la partita va in pausa
command-rules = Leggi le regole di un gioco
command-help = Che cosa sa fare questo bot
command-leaderboard = La classifica di questo server
command-profile = Rating, smazzate e partite di una persona su questo server
command-mydata = I dati su di te: guardali o cancellali
command-history = Le ultime partite su questo server, o di una persona

command-replay = Rivedi una smazzata carta per carta
menu-profile = Profilo
menu-invite = Invita al mio tavolo
option-match = Il numero della partita
option-deal = Il numero della smazzata (se manca: la prima)
option-trick = La presa da cui cominciare
option-game = Il gioco
option-players = In quanti si gioca
option-topic = La pagina: carte, distribuzione, gioco, punti, parole o opzioni
option-options = Regole da cambiare, per esempio top_trump=world
option-pack = Il mazzo del tavolo (se manca: quello del gioco)
option-clock = Quanto tempo c’è per ogni mossa
option-language = La lingua del tavolo (se manca: quella del server, o la tua)
option-invited = Chi inviti, con una @menzione; i posti restano riservati per dieci minuti
option-place = Dove mettere il tavolo: un nuovo thread o questo canale
option-player = Le partite di chi (se manca: di tutti)
option-history-game = Solo le partite di questo gioco
option-history-with = Solo le partite in cui c’era anche questa persona
option-whose = Il profilo di chi (se manca: il tuo)
option-compared = Con chi fare il confronto
place-thread = un nuovo thread
place-here = questo canale

help-text =
    ## Tarocchi
    Giochi di tarocchi, ai tavoli di questo server.
    - { COMMAND("tarocchi new") } apre un tavolo. Gli amici premono *{ button-join }*, *{ button-computers }* riempie i posti liberi e *{ button-start }* dà le carte.
    - *{ button-callme }* sotto un tavolo ti fa avere una menzione quando in quel canale si cerca gente per quel gioco; *{ button-call }* in attesa della partita chiama fino a dieci persone che lo desiderano.
    - { COMMAND("tarocchi learn") } insegna un gioco con alcune smazzate da giocare contro i computer.
    - { COMMAND("tarocchi practice") } ti dà una smazzata da giocare da solo contro i computer. *{ button-play-from }*, quando rivedi una partita finita, fa lo stesso da una carta qualsiasi.
    - Con { COMMAND("tarocchi night") } ci si dà appuntamento per giocare, una volta o ogni settimana: ognuno dice se viene, e all’ora fissata si aprono i tavoli.
    - Le tue carte le vedi solo tu. Per giocarne una, premila.
    - Quando le tue carte fanno di sicuro tutte le prese che restano, *{ button-claim }* le gioca in un colpo solo.
    - Non trovi più le tue carte? Premi *{ button-hand }* sotto il tavolo, o usa { COMMAND("tarocchi hand") }.
    - In *{ button-more }*, lì accanto, ci sono l’ultima presa, il punteggio, le regole e *{ button-leave }*. Dopo una smazzata, la prossima arriva appena tutti hanno premuto *{ button-next }*.
    - Un tavolo parla la lingua scelta per questo server; se non c’è, quella del server, o la tua se il server è in inglese. Si cambia con *{ button-menu }* nella lobby.
    - { COMMAND("tarocchi rules") } spiega i giochi. { COMMAND("tarocchi leaderboard") }, { COMMAND("tarocchi records") }, { COMMAND("tarocchi profile") } e { COMMAND("tarocchi history") } mostrano com’è andata finora. Dopo una partita, in *{ button-more }* ci sono *{ button-evening }*, com’è andata nelle partite di fila, e *{ button-us }*, la classifica del vostro tavolo.
    - In una partita classificata la smazzata conta per il tuo rating da quando ricevi le carte. Se la lasci a metà, puoi solo rimetterci.
    - Una stagione dura tre mesi. Con 60 smazzate classificate di un gioco si entra in classifica, e i primi tre posti danno una medaglia che resta.
    - Il segreto da cui nasce ogni mescolata è fissato prima che qualcuno prenda posto. A partita finita chiunque lo può controllare.

leaderboard-empty = Qui nessuno ha ancora finito una partita. Apri il primo tavolo con { COMMAND("tarocchi new") }.

history-title = ## Ultime partite
history-title-player = ## Ultime partite di { $name }
history-title-with = ## Ultime partite di { $name } con { $other }
history-title-game = { $title } · { $game }
history-row = **{ $game }** <t:{ $time }:d> · { $scores }
history-score = { $name } { $total }
history-left = { $name } { $total } (non ha finito la partita)
history-empty = Qui non è ancora finita nessuna partita.
history-empty-player = { $name } qui non ha ancora finito una partita.
history-empty-search = Nessuna delle partite finite qui corrisponde alla ricerca.
history-newer = ◀ Più recenti
history-older = Più vecchie ▶
history-open = Apri una partita…
history-back = ◀ Tutte le partite
history-match = ## { $game } · partita { $id }
history-voided = *Annullata da chi modera: questa partita non conta per nessuno.*
history-row-voided = { $row } · *annullata*
history-row-unfinished = { $row } · *non finita*
history-ended = <t:{ $time }:f>
history-exported = Ecco il verbale della partita { $id }. Chiunque lo può controllare: `python -m bot verify` ridà le carte e riconta ogni presa.
history-file = partita-{ $id }.json
history-option = { $game } · { $names }

check-holds = Il segreto qui sotto è stato sorteggiato prima che qualcuno prendesse posto, e la sua impronta è da allora nel messaggio della lobby: { $link }. Ho appena ridato le carte { $deals ->
    [one] dell’unica smazzata
   *[other] di tutte e { $deals } le smazzate
} partendo da lì, e ogni carta è tornata nella stessa mano in cui era in partita.
check-fails = Il segreto qui sotto non dà le carte di queste smazzate: { $deals }. Per favore, dillo a chi gestisce questo bot.
check-numbers =
    Partita { $id }
    Impronta `{ $commitment }`
    Segreto `{ $secret }`
    Messaggio e parole { $words }

## Moderazione

command-tarocchi-admin = I tavoli di questo server, per chi modera
command-admin-tables = I tavoli aperti su questo server, anche per chiuderne uno
command-admin-channel = Scegli in quali canali si possono aprire tavoli
command-admin-podiums = Scegli in quale canale annunciare il podio di ogni stagione, o nessuno
command-admin-settings = Scegli che cosa vale per i tavoli di questo server
option-admin-channel = Il canale
option-admin-podiums = Il canale (se manca: nessun annuncio)
option-allowed = Se lì si possono aprire tavoli
command-admin-game = Scegli le opzioni e il mazzo predefiniti di un gioco su questo server
command-admin-void = Annulla una partita finita, così che non conti per nessuno
command-admin-export = Scarica i risultati di questo server come file CSV
command-admin-forget = Cancella i dati di una persona dalle partite di questo server
option-admin-match = Il numero della partita
option-admin-player = La persona di cui cancellare i dati
