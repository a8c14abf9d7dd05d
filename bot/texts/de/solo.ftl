# Was man allein spielt.

command-practice = Eine Runde allein gegen Computer spielen
option-level = Wie gut die Computer spielen
button-go-on = Weiterspielen
button-new-deal = Neue Runde
button-again = Noch einmal dieselbe
button-back = Zurücknehmen
button-play-from = Ab hier spielen
practice-open = Du steckst mitten in einer Runde { $game }. Willst du sie weiterspielen?
practice-title = **Üben · { $game }**
practice-title-again = **Üben · { $game }** · eine schon gespielte Runde
practice-result = Diese Runde bringt dir **{ $score }**.
practice-given-up = Du hast diese Runde aufgegeben.
table-one-moment = Die Computer brauchen einen Moment. Drück bitte noch einmal.

command-daily = Das Tagesspiel: für alle dasselbe, ein Versuch
option-board = Die Rangliste des Servers, statt zu spielen
table-no-day = Das Tagesspiel wird gerade ausgesucht. Versuch es in ein paar Minuten noch einmal.
table-not-closed = Andere spielen diese Runde vielleicht noch. Zu sehen ist sie ab <t:{ $until }:f>.
daily-intro = **Das Tagesspiel: { $game }.** Alle spielen es von diesem Platz aus gegen dieselben Computer: ein Versuch, keine Tipps.
    -# { $match } · { $commitment }
daily-title = **Tagesspiel · { $date } · { $game }**
daily-result = Fertig: **{ $points }**, Par { $par }. Besser als **{ $percent } %** von 24 Versuchen der Computer mit denselben Karten.
daily-points = Fertig: **{ $points }**, Par { $par }.
daily-late = Da war der Tag schon vorbei, darum zählt es nicht.
daily-days = An { $count } der letzten 30 Tage gespielt.
daily-streak = { $count } Tage in Folge, Rekord { $best }.
daily-shared = Tarocchi · { $name } · { $date } · { $game } · **{ $percent } %**
daily-shared-before = Diesen Tag hast du schon allen gezeigt.
daily-board-title = **Tagesspiele auf diesem Server**
daily-board-title-everywhere = **Tagesspiele auf allen Servern**
daily-board-day = Der letzte abgeschlossene Tag: so viele Prozent der Computer geschlagen.
daily-board-week = Die letzten 7 Tage: im Schnitt so viele Prozent der Computer geschlagen. Für einen Platz braucht es { $least } Tage.
daily-board-month = Die letzten 30 Tage: im Schnitt so viele Prozent der Computer geschlagen. Für einen Platz braucht es { $least } Tage.
daily-board-all = Alle Tage: im Schnitt so viele Prozent der Computer geschlagen. Für einen Platz braucht es { $least } Tage.
daily-board-empty = Hier hat noch niemand ein Tagesspiel beendet.
daily-line = { $place }. **{ $name }** { $percent } % · { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
daily-line-few = – { $name } { $percent } % · { $count ->
        [one] noch ein Tag
       *[other] noch { $count } Tage
    }
daily-span-day = Tag
daily-span-week = Woche
daily-span-month = Monat
daily-span-all = Alle
button-daily-share = Teilen
button-daily-board = Rangliste

command-admin-daily = Das Tagesspiel jeden Tag in einem Kanal posten (oder gar nicht)
option-admin-daily = Der Kanal (ohne Angabe wird nichts gepostet)
admin-daily = Das Tagesspiel wird hier gepostet: { $channel }
command-admin-void-daily = Das Tagesspiel einer Person aus den Ranglisten nehmen
option-admin-void-daily = Wessen Spiel
option-day = Der Tag, etwa 2026-11-25 (ohne Angabe heute)
admin-voided-daily = Dieses Spiel vom { $date } zählt jetzt nicht mehr.
table-day-over = Dieser Tag ist vorbei. Mit { COMMAND("tarocchi daily") } kommst du zum heutigen Tagesspiel.
table-no-play = Hier gibt es kein solches Tagesspiel ({ $wanted }).
button-daily-play = Spielen
button-daily-practise = Damit üben
button-daily-before = Der Tag davor
daily-not-played = An diesem Tag hast du nicht zu Ende gespielt.
daily-post-title = **Das Tagesspiel · { $date } · { $game }**
daily-post-played = { $count ->
        [0] Für alle dieselben Karten, ein Versuch.
        [one] Für alle dieselben Karten, ein Versuch. Jemand von euch hat schon gespielt.
       *[other] Für alle dieselben Karten, ein Versuch. { $count } von euch haben schon gespielt.
    }
daily-post-before = Gestern, { $game }: so viele Prozent der Computer geschlagen.
daily-post-place = { $place }. { $name } { $percent } %
daily-post-together = An { $count } Tagen in Folge haben mindestens zwei von euch zu Ende gespielt.
daily-post-fixed = -# { $match } · { $commitment }
daily-post-secret = -# { $match } · { $secret }
daily-voided = Die Moderation hat entschieden, dass dieses Spiel nicht zählt.
table-does-not-count = Dieses Spiel zählt nicht, also gibt es nichts zu teilen.

command-challenge = Andere herausfordern, dieselben Runden zu spielen, alle für sich
option-deals = Wie viele Runden (ohne Angabe 4)
option-days = Wie viele Tage Zeit ist (ohne Angabe 3)
option-contract = Ob schon gereizt ist, in Spielen, in denen gereizt wird
option-announce = Am Ende alle erwähnen, die in den Ergebnissen stehen
contract-held = schon gereizt
contract-free = alle reizen selbst
challenge-title = **Herausforderung { $id } · { $game } · { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }**
challenge-invites = { $name } fordert euch heraus: Alle spielen dieselben Runden, jeweils allein, von denselben Plätzen aus gegen dieselben Computer. Ein Versuch, keine Tipps.
challenge-held = Gereizt ist schon: Alle spielen den Kontrakt, der dabei herauskam.
challenge-free = Alle reizen selbst.
challenge-times = Eine Runde lässt sich bis <t:{ $closes }:f> beginnen. Ergebnisse gibt es <t:{ $ends }:R>.
challenge-closed = Es lässt sich keine Runde mehr beginnen. Ergebnisse gibt es <t:{ $ends }:R>.
challenge-begun = { $begun ->
        [0] Noch hat niemand angefangen.
        [one] Eine Person hat angefangen.
       *[other] { $begun } Personen haben angefangen.
    }
challenge-finished = { $count ->
        [one] Eine Person hat alles gespielt.
       *[other] { $count } Personen haben alles gespielt.
    }
challenge-intro = **Herausforderung: { $game }.** Alle spielen diese Runde von diesem Platz aus gegen dieselben Computer: ein Versuch, keine Tipps.
challenge-deal = Runde { $number } von { $count }
challenge-points = Fertig: **{ $points }**.
challenge-result = Fertig: **{ $points }**. Besser als **{ $percent } %** von 24 Versuchen der Computer mit denselben Karten.
challenge-late = Da war die Herausforderung schon vorbei, darum zählt es nicht.
challenge-not-begun = nicht begonnen
challenge-under-way = angefangen
challenge-not-finished = nicht rechtzeitig beendet
challenge-voided = Die Moderation hat entschieden, dass nicht zählt, was du hier gespielt hast.
challenge-by-steps = Der Vorsprung gegenüber allen anderen, Runde für Runde, in Stufen: Je größer er ist, desto weniger zählt jeder weitere Punkt, höchstens 12 Stufen. Danach, wie viel Prozent der Computer geschlagen sind, und in Klammern die Punkte der einzelnen Runden.
challenge-by-percent = Wie viel Prozent der Computer geschlagen sind, von 24 Versuchen je Runde. In Klammern die Punkte der einzelnen Runden.
challenge-percent = { $percent } %
challenge-nobody = Niemand hat eine Runde beendet.
challenge-announced = Herausforderung { $id } ist vorbei. { $people }
challenge-open = Du hast schon eine Herausforderung laufen: { $link }
challenge-close-question = Wenn du sie schließt, kann niemand mehr eine Runde beginnen. Wer mitten in einer steckt, hat noch eine halbe Stunde, dann kommen die Ergebnisse.
button-challenge-own = Meine Ergebnisse
button-challenge-go = Weiterspielen
button-challenge-close = Vorzeitig schließen
button-challenge-deal = Runde { $number } ansehen
command-admin-void-challenge = Nicht zählen lassen, was jemand in einer Herausforderung gespielt hat
option-challenge = Die Nummer der Herausforderung
admin-voided-challenge = Was diese Person in Herausforderung { $id } gespielt hat, zählt jetzt nicht mehr.
table-no-challenge = Hier gibt es keine Herausforderung { $wanted }.
table-no-challenge-play = Diese Person hat dort nichts gespielt, was zählt.
table-challenge-over = Diese Herausforderung ist seit dem <t:{ $until }:f> geschlossen: Eine Runde lässt sich nicht mehr beginnen.
table-too-many-challenges = Auf diesem Server laufen schon drei Herausforderungen. Warte, bis eine davon zu Ende ist.
table-may-not-close-challenge = Schließen kann diese Herausforderung nur, wer sie eröffnet hat, oder die Moderation.
