# Quello che vede chi modera.

admin-no-tables = Su questo server non ci sono tavoli aperti.
admin-more-tables = … e { $count ->
    [one] un altro
   *[other] altri { $count }
}.
admin-in-lobby = { $channel } · { $game } · { $names } · da cominciare, ultimo uso { $since }
admin-playing = { $channel } · { $game } · { $names } · si gioca, ultima mossa { $since }
admin-end-choose = Chiudi un tavolo…
admin-end-sure = { $table }
    Chiudere questo tavolo? Se c’è una partita in corso, le smazzate finite contano, ma non ci sono vincitori.
admin-end = Chiudi il tavolo
admin-ended = Il tavolo è stato chiuso.
admin-over = Partita { $id } · { $game } · { $names } · finita { $since }
admin-match = { $id } · { $game } · { $names }
admin-void-sure = { $match }
    Annullare questa partita? Non conterà più, né per le classifiche né per il rating. Non si torna indietro.
admin-void = Annulla la partita
admin-voided = La partita { $id } è annullata. Sto ricalcolando rating e classifiche.
admin-exported = Ecco i risultati di { $count ->
    [one] 1 partita
   *[other] { $count } partite
}.
admin-file = risultati-{ $id }.csv
admin-exported-newest = Ecco i risultati delle ultime { $count } partite. Tutte insieme sarebbero troppe per un file.
export-match = partita
export-ended = fine
export-game = gioco
export-players = posti
export-seat = posto
export-kind = tipo
export-player = nome
export-player_id = id
export-total = totale
export-gain = bilancio
export-place = piazzamento
export-won = vittoria
export-voided = annullata
export-unfinished = non finita
admin-title = Tavoli di questo server
admin-title-game = { $game }: predefiniti
admin-game = Gioco proposto per primo
admin-game-unset = nessuna scelta
admin-language = Lingua dei messaggi pubblici
admin-language-unset = nessuna scelta (quella del server; se è l’inglese, quella di chi apre il tavolo)
admin-computers = Computer ammessi ai tavoli
admin-level = Livello dei computer, se nessuno lo sceglie
admin-clock = Tempo dei nuovi tavoli
admin-game-options = Opzioni predefinite di { $game } · { $options }
admin-game-pack = Mazzo predefinito di { $game }: { $pack }
admin-lobbies = Tavoli in attesa per persona, al massimo
admin-lobbies-hint = I tavoli lenti si contano a parte.
admin-matches = Partite in corso per persona, al massimo
admin-matches-hint = { admin-lobbies-hint }
admin-nights = Chi può aprire una serata
admin-nights-everyone = tutti
admin-nights-moderators = la moderazione
admin-channels = I tavoli si possono aprire in: { $channels }
admin-channels-all = tutti i canali
admin-podiums = Il podio di ogni stagione si annuncia in: { $channel }
admin-podiums-nowhere = Il podio delle stagioni non si annuncia da nessuna parte.
admin-forget = Cancella
admin-forget-sure = Cancellare **{ $name }** per sempre da tavoli, risultati e classifica di questo server? I risultati degli altri restano come sono, con “Senza nome” al suo posto. Restano anche i messaggi già pubblicati, le parole con cui si è tagliato il mazzo, e le scelte fatte con { COMMAND("tarocchi settings") }, che non appartengono a nessun server.
admin-forgotten = Fatto. Nelle partite passate di questo server ora si legge “Senza nome”.
