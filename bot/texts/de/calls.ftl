# Leute an einen Tisch rufen, die das möchten.

button-call = Leute rufen
button-callme = Ruf mich
button-dontcall = Ruf mich nicht
players-call = { $mentions }: **{ $name }** sucht Leute für { $game }. { $count ->
    [one] 1 Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
players-called = { $count ->
    [one] 1 Person wurde gerufen.
   *[other] { $count } Personen wurden gerufen.
} Der Ruf verschwindet, wenn die Partie beginnt oder der Tisch schließt.
call-me-on =
    Du wirst erwähnt, wenn jemand in { $channel } Leute für { $game } ruft und du an keinem Tisch sitzt: höchstens einmal in zwei Stunden und nicht zwischen 23 und 9 Uhr dort, wo du bist.
    Solange deine Zeitzone nicht bekannt ist, gilt die Zeit der Person, die den Tisch eröffnet hat. { COMMAND("tarocchi settings") } zeigt, wohin du gerufen wirst.
call-me-off = Du wirst für { $game } in { $channel } nicht mehr gerufen.
call-wishes = **Du wirst gerufen für**
call-wish = - { $game } in { $channel }
call-wish-option = { $game } · { $channel }
call-wish-end = Ruf mich nicht mehr für …
table-lobby-has-called = An diesen Tisch wurden schon Leute gerufen.
table-channel-has-called = In diesem Kanal wurden vor Kurzem Leute gerufen. Versuch es <t:{ $until }:R> noch einmal.
table-no-seat-to-call-for = Es ist kein Platz frei, für den du jemanden rufen könntest.
table-nobody-wishes-calls = Niemand hat in diesem Kanal für dieses Spiel *{ button-callme }* gedrückt.
table-nobody-to-call = Gerade ist niemand zu rufen: Wer das möchte, sitzt an einem Tisch, wurde vor Kurzem gerufen, oder dort ist es Nacht.
table-too-many-wishes = Du kannst dich für höchstens 25 Spiele und Kanäle rufen lassen. { COMMAND("tarocchi settings") } zeigt sie.
