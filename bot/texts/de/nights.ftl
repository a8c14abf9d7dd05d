# Abende, an denen man sich zum Spielen trifft.

command-night = Lade den Server zum Spielen ein, einmal oder jede Woche
option-date = Der Tag: such ihn aus, oder schreib ihn wie 2026-12-03
option-hour = Die Uhrzeit, zum Beispiel 21:00
option-zone = Deine Zeitzone oder Stadt (einmal sagen genügt)
option-every = Einmal, oder jede Woche zur selben Zeit
night-every-week = jede Woche
night-once = einmal
night-today = heute · { $date }
night-tomorrow = morgen · { $date }
night-zones = Europe/Berlin Europe/Vienna Europe/Zurich
night-title = **{ $game }-Abend**
night-title-weekly = **{ $game }-Abend · jede Woche**
night-when = <t:{ $at }:F> (<t:{ $at }:R>)
night-asks = { $name } fragt, wer kommt.
night-players = { $players ->
    [one] { $players } Person am Tisch
   *[other] { $players } Personen am Tisch
}
night-nobody = Noch ist niemand dabei.
night-in = **Dabei ({ $count })**: { $names }
night-maybe = **Vielleicht ({ $count })**: { $names }
night-out = **{ $count ->
    [one] Kann nicht
   *[other] Können nicht
} ({ $count })**: { $names }
night-waiting = **{ $count ->
    [one] Wartet
   *[other] Warten
} ({ $count })**: { $names }
night-how = -# Eine halbe Stunde vorher werden alle erinnert, die dabei sind oder vielleicht kommen. Zur vereinbarten Zeit öffnen die Tische in einem Thread, und die Plätze bleiben 15 Minuten reserviert.
night-empty = Diesmal war niemand dabei.
night-begun = Die Tische sind offen. Ausgelost wurde:
night-table = Tisch { $number } { $place }: { $names }
night-without-seat = Für { $names } war kein Platz mehr. { COMMAND("tarocchi new") } eröffnet noch einen Tisch.
night-reminder = { $people } { $game }-Abend <t:{ $at }:R>: Kommt ihr?
night-opens = { $people } { $game }-Abend: Die Tische öffnen.
night-thread = { $game }-Abend · { $date }
night-thread-further = { $game }-Abend · { $date } · { $number }
night-further = Tisch { $number } am { $game }-Abend: { $names }
night-late = Zur Zeit des { $game }-Abends lief der Bot nicht. { COMMAND("tarocchi new") } eröffnet einen Tisch.
night-ended = Den { $game }-Abend gibt es nicht mehr.
night-deserted = Den { $game }-Abend gibt es nicht mehr: Dreimal in Folge war niemand dabei.
night-preview = Noch sieht das sonst niemand. Sobald es im Kanal steht, lesen alle Tag und Uhrzeit in ihrer eigenen Zeit.
night-skipped = An dem Tag beginnt die Sommerzeit und überspringt diese Uhrzeit: Es geht eine Stunde später los.
night-posted = Steht im Kanal. Unter *{ button-night-about }* dort kannst du den Abend beenden.
night-noted-in = Du bist dabei.
night-noted-waiting = Es sind schon { $count } Leute dabei. Sobald jemand absagt, rückst du nach.
night-noted-maybe = Du kommst vielleicht.
night-noted-out = Du kannst nicht.
night-noted-out-weekly = Diesmal kannst du nicht. Ab nächster Woche bist du wieder dabei, bis du *{ button-night-weekly }* drückst.
night-noted-weekly = Du bist jede Woche dabei. Drück noch einmal auf *{ button-night-weekly }*, um das zu beenden.
night-noted-not-weekly = Du bist nicht mehr jede Woche dabei. Deine Antwort für diesmal bleibt.
night-about =
    Bis zu 40 Leute können dabei sein.
    Wer dabei ist, wird einem Tisch zugelost, so gleichmäßig wie möglich: höchstens fünf Tische mit { $seats } Plätzen. Wer zuerst kommt, startet die Partie, und Computer können die Plätze nehmen, die leer bleiben.
night-about-weekly =
    Antworten gelten für einen Abend; *{ button-night-weekly }* gilt, bis du noch einmal darauf drückst.
    Sechs Stunden nach Beginn steht diese Nachricht für die nächste Woche neu im Kanal. Drei Abende in Folge ohne jemanden beenden sie.
night-end-question = Willst du den { $game }-Abend wirklich beenden, mit allen Antworten?
night-form-title = Wann?
night-form-date = Tag
night-form-hour = Uhrzeit
night-form-zone = Zeitzone oder Stadt
button-night-in = Dabei
button-night-maybe = Vielleicht
button-night-out = Kann nicht
button-night-weekly = Jede Woche
button-night-about = Wie das geht
button-night-post = In den Kanal
button-night-change = Ändern
button-night-end = Beenden
command-admin-end-night = Beende einen Abend, an dem man sich zum Spielen trifft
option-night = Der Abend
admin-night-ended = Den { $game }-Abend gibt es nicht mehr. Der nächste wäre gewesen: { $date }.
table-no-night = Diesen Abend gibt es nicht mehr, oder er stand nie im Kanal.
table-no-such-date = „{ $wanted }“ ist kein Tag, den ich kenne. Schreib ihn wie 2026-12-03.
table-no-such-hour = „{ $wanted }“ ist keine Uhrzeit, die ich kenne. Schreib sie wie 21:00.
table-no-such-zone = „{ $wanted }“ ist keine Zeitzone, die ich kenne. Schreib eine große Stadt, wie Berlin.
table-zone-needed = Discord sagt nicht, wie spät es bei dir ist. Gib einmal *zone:* mit deiner Stadt an.
table-night-past = Dieser Zeitpunkt ist schon vorbei.
table-night-too-far = Das ist in mehr als 60 Tagen.
table-night-begun = Dieser Abend hat schon begonnen.
table-night-full = Für eine weitere Antwort ist kein Platz mehr.
table-too-many-nights = Du hast auf diesem Server schon zwei Abende. Beende erst einen davon.
table-too-many-nights-here = Dieser Server hat schon fünf Abende. Einer davon muss erst enden.
table-may-not-open-night = Auf diesem Server kann nur die Moderation einen Abend ansetzen.
table-may-not-end-night = Nur wer diesen Abend angesetzt hat oder die Moderation kann ihn beenden.
