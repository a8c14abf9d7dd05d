# Quello che ognuno sceglie per sé, e i dati che ne restano.

command-settings = Come vedi le tue partite

language-name = Italiano

settings-title = Impostazioni
settings-chosen =
    ## Impostazioni
    Quello che scegli qui lo vedi solo tu. Vale dalla tua prossima carta.
settings-trick_in_hand = Presa in corso sopra le mie carte
settings-trick_in_hand-hint = La presa in corso sta sopra le tue carte: così c’è tutto in un solo messaggio.
settings-letters = Lettere di re, donna, cavallo e fante
settings-letters-hint = Nelle immagini e sui pulsanti.
settings-letters-auto = quelle della mia lingua
settings-letters-RDCF = R D C F · re, donna, cavallo, fante
settings-letters-RDCV = R D C V · roi, dame, cavalier, valet
settings-letters-KQCJ = K Q C J · king, queen, cavalier, jack
settings-letters-KDCB = K D C B · König, Dame, Cavall, Bube
settings-colours = Colori dei semi
settings-colours-hint = Quattro, ben distinti anche per chi confonde i colori, oppure i due di sempre.
settings-colours-four = quattro colori
settings-colours-two = due colori: nero e rosso
settings-pack = Mazzo
settings-pack-hint = Per le tue carte, se va bene per il gioco.
settings-pack-auto = quello del tavolo
settings-pack-nouveau = Semi francesi · Tarot Nouveau
settings-pack-piemontese = Semi italiani · Tarocco Piemontese
settings-reminders = Promemoria con un messaggio diretto
settings-reminders-hint = Quando tocca a te ai tavoli lenti; senza la spunta arriva al tavolo.
settings-everywhere = Visibile ovunque
settings-everywhere-hint = Nelle classifiche di tutti i server, altrove si vedono il tuo nome di Discord e i tuoi risultati.
settings-language = Lingua
settings-language-hint = Di quello che vedi solo tu. Ogni tavolo ha la sua, uguale per tutti.
settings-language-auto = quella del tuo Discord
settings-drawing = -# Sto ridisegnando le tue carte; intanto vedi quelle solite.

form-title = { $name } · { $page }/{ $pages }
form-continue = Continua ({ $page }/{ $pages })
form-page = Pagina { $page }
form-kept = -# Salvato.
form-unchanged = -# Non è cambiato niente.
form-lost = ⚠️ Nel frattempo la scelta è cambiata, quindi resta com’è ora: { $names }.
form-usual = { $value } · predefinito
form-box-usual = predefinito: { $value }
form-boxes-rules = Regole in vigore
form-boxes-table = A questo tavolo
form-boxes-own = Per me
form-boxes-server = Su questo server

mydata-page =
    ## I tuoi dati
    Nel file ci sono tutti i dati su di te, da ogni server: impostazioni e posti, ogni tua mossa con l’ora, risultati, smazzate e rating. Lo vedi solo tu.
    Premi *{ button-delete }* per togliere le tue impostazioni, e il tuo id e il tuo nome da tutto il resto.
mydata-no-file =
    ## I tuoi dati
    Qui non posso mostrarti il file: mi manca il permesso “{ $right }”. Per averlo, usa il comando in un altro canale.
    Premi *{ button-delete }* per togliere le tue impostazioni, e il tuo id e il tuo nome da tutto il resto.
mydata-none = Non ho nessun dato su di te.
mydata-sure =
    Vuoi cancellare **tutti i dati su di te**, su ogni server?
    - Spariscono le impostazioni, e il tuo id e il tuo nome da risultati, smazzate, rating e classifiche.
    - Le tue partite restano per chi le ha giocate con te, con “Senza nome” al tuo posto; restano anche le parole con cui hai tagliato il mazzo, senza il tuo nome.
    - I messaggi, le immagini e i file già pubblicati o scaricati non li posso più toccare. I messaggi li può cancellare chi modera.
    - Se torni a giocare, riparti da zero.
mydata-surer = **Non si torna indietro: non potremo rimediare né tu, né chi modera, né io.** Vuoi davvero cancellare tutto?
mydata-deleted = Fatto. Nessun dato conservato è più riconducibile a te.
button-delete = Cancella…
button-delete-really = Cancella tutto
button-delete-for-good = Cancella per sempre
