# Quello che vede chi modera.

admin-no-tables = Su questo server non ci sono tavoli aperti.
admin-more-tables = … e altri { $count }.
admin-in-lobby = { $channel } · { $game } · { $names } · deve cominciare, ultimo uso { $since }
admin-playing = { $channel } · { $game } · { $names } · si gioca, ultima mossa { $since }
admin-end-choose = Chiudi un tavolo…
admin-end-sure = { $table }
    Chiudere questo tavolo? La partita finisce senza risultato.
admin-end = Chiudi il tavolo
admin-ended = Il tavolo è stato chiuso.
admin-over = Partita { $id } · { $game } · { $names } · finita { $since }
admin-match = { $id } · { $game } · { $names }
admin-void-sure = { $match }
    Annullare questa partita? Non conterà per nessuna classifica e per nessun rating. Non si torna indietro.
admin-void = Annulla la partita
admin-voided = La partita { $id } è annullata. Riconteggio di rating e classifiche in corso.
admin-exported = Ecco i risultati di { $count ->
    [one] 1 partita
   *[other] { $count } partite
}.
admin-exported-newest = Ecco i risultati delle ultime { $count } partite. Tutte insieme sarebbero troppe per un file.
admin-game = Gioco proposto per primo: { $game }
admin-language = Lingua dei messaggi pubblici: { $language }
admin-language-server = quella del server
admin-computers-yes = Ai tavoli può giocare anche il computer.
admin-computers-no = Ai tavoli il computer non può giocare.
admin-level = Livello dei computer, se nessuno lo sceglie: { $level }
admin-clock = Tempo dei nuovi tavoli: { $clock }
admin-game-options = Opzioni solite di { $game }: { $options }
admin-game-pack = Mazzo solito di { $game }: { $pack }
admin-limits = Ogni persona può aspettare a { $lobbies ->
    [one] un tavolo
   *[other] { $lobbies } tavoli
} e giocare { $matches ->
    [one] una partita
   *[other] { $matches } partite
} per volta. I tavoli lenti si contano a parte.
admin-channels = I tavoli si possono aprire in: { $channels }
admin-channels-all = tutti i canali
admin-podiums = Il podio di ogni stagione si annuncia in: { $channel }
admin-podiums-nowhere = Il podio delle stagioni non si annuncia da nessuna parte.
admin-not-chosen = nessuna scelta
admin-forget = Cancella
admin-forget-sure = Cancellare **{ $name }** per sempre da tavoli, risultati e classifica di questo server? I risultati degli altri restano come sono, con un giocatore senza nome al suo posto. Restano anche i messaggi già pubblicati, le parole con cui si è tagliato il mazzo, e le scelte fatte con `/tarocchi settings`, che non appartengono a nessun server.
admin-forgotten = Fatto. Le partite passate di questo server ora mostrano un giocatore senza nome.
