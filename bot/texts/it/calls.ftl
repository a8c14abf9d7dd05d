# Chiamare al tavolo chi desidera esserlo.

button-call = Chiama gente
button-callme = Chiamami
button-dontcall = Non chiamarmi
players-call = { $mentions }: **{ $name }** cerca gente per giocare a { $game }. { $count ->
    [one] C’è 1 posto libero.
   *[other] Ci sono { $count } posti liberi.
}
players-called = { $count ->
    [one] Ho chiamato 1 persona.
   *[other] Ho chiamato { $count } persone.
} Il messaggio sparisce quando la partita comincia o il tavolo chiude.
call-me-on =
    Riceverai una menzione quando qualcuno in { $channel } chiama gente per { $game } e tu non hai posto a nessun tavolo: al massimo una volta ogni due ore, e mai tra le 23 e le 9 dove ti trovi.
    Finché non conosco il tuo fuso orario, vale l’ora di chi ha aperto il tavolo. { COMMAND("tarocchi settings") } elenca dove ti chiamo.
call-me-off = Non ti chiamo più per { $game } in { $channel }.
call-wishes = **Ti chiamo per**
call-wish = - { $game } in { $channel }
call-wish-option = { $game } · { $channel }
call-wish-end = Non chiamarmi più per…
table-lobby-has-called = A questo tavolo la gente è già stata chiamata.
table-channel-has-called = In questo canale c’è stata una chiamata poco fa. Riprova <t:{ $until }:R>.
table-no-seat-to-call-for = Non c’è un posto libero per cui chiamare qualcuno a questo tavolo.
table-nobody-wishes-calls = Nessuno ha premuto *{ button-callme }* per questo gioco in questo canale.
table-nobody-to-call = Ora non c’è nessuno da chiamare: chi lo desidera è a un tavolo, ha avuto una chiamata da poco, oppure dove si trova è notte.
table-too-many-wishes = Non puoi farti chiamare per più di 25 giochi e canali. { COMMAND("tarocchi settings") } li elenca.
