# Die Lobby, der Tisch, die Karten in der Hand und Antworten an eine Person.

not-kept = Das hat nicht geklappt: Ich kann gerade nichts speichern. Es hat sich nichts geändert; versuch es gleich noch einmal.
something-broke = Bei mir ist etwas schiefgegangen. Dein Tisch ist nicht verloren; versuch es bitte noch einmal.
trial-under-way = Der Bot wird gerade getestet und spielt ein paar Minuten lang nicht. An deinem Tisch hat sich nichts geändert; versuch es später noch einmal.
stale = Dieser Knopf ist veraltet. Hier sind deine aktuellen Karten.
cards-not-drawn = Die Karten werden gerade zum ersten Mal gezeichnet. Versuch es in ein paar Sekunden noch einmal.
cards-drawing = Die Karten werden gezeichnet …
too-early = Eine Karte vorauswählen kannst du erst, wenn es an die Stiche geht.
bad-button = Dieser Knopf geht nicht mehr.
unknown-game = Ein Spiel namens { $game } gibt es nicht. Es gibt: { $known }.
unknown-option = Eine Option { $option } gibt es in diesem Spiel nicht. Es gibt: { $allowed }.
unknown-value = { $option }: { $value } geht nicht. Möglich ist: { $allowed }.
named-with-key = { $name } (`{ $code }`)
wrong-number-of-players = Dieses Spiel geht nur mit { $allowed } Personen, nicht mit { $players }.

table-no-such-table = Einen Tisch { $wanted } gibt es nicht.
table-elsewhere = An diesem Tisch wird auf einem anderen Server gespielt. Öffne ihn dort: { $link }
table-damaged = Die Daten dieses Tisches sind beschädigt und lassen sich nicht lesen. Bitte sag denen Bescheid, die diesen Bot betreiben; alle anderen Tische spielen weiter.
table-no-such-match = Eine Partie { $wanted } gibt es auf diesem Server nicht.
table-no-such-deal = Eine Runde { $wanted } gibt es in dieser Partie nicht.
table-no-such-trick = Einen Stich { $wanted } gibt es in dieser Runde nicht.
table-no-tricks = In dieser Runde wurde kein Stich gespielt.
table-table-full = Alle Plätze sind besetzt.
table-already-seated = Du sitzt schon an diesem Tisch.
table-not-seated = Du sitzt nicht an diesem Tisch.
table-too-many-people = Dafür sitzen schon zu viele Leute an diesem Tisch.
table-not-in-lobby = Die Partie hat schon begonnen.
table-not-playing = An diesem Tisch läuft gerade keine Partie.
table-too-few-players = Es sind noch Plätze frei. Warte auf andere oder nimm Computer dazu.
table-may-not-close = Schließen kann den Tisch nur, wer ihn eröffnet hat, oder die Moderation.
table-no-computer-to-remove = An diesem Tisch sitzt kein Computer.
table-place-taken = Dieser Platz ist besetzt.
table-word-too-long = Das Wort ist zu lang. Es darf höchstens 64 Byte lang sein.
table-table-over = An diesem Tisch ist Schluss.
table-between-deals = Diese Runde ist schon vorbei. Warte auf die nächste.
table-may-not-claim = Den Rest beanspruchen kannst du nur, wenn du ausspielst und deine eigenen Karten sicher alle restlichen Stiche gewinnen.
table-all-agreed = Alle sind einverstanden: Nach dieser Runde ist die Partie zu Ende.
table-not-agreed = Du warst gar nicht dafür, die Partie zu beenden.
table-arrives-later = Ab der nächsten Runde hast du einen Platz an diesem Tisch. Dann kommen auch deine Karten.
table-no-seat-to-take = An diesem Tisch kannst du gerade keinen Platz von einem Computer übernehmen.
table-not-ready = Noch sind nicht alle bereit. Starten kann jetzt nur, wer die Revanche vorgeschlagen hat.
table-seats-kept = Die freien Plätze sind für { $names } reserviert, der erste bis <t:{ $until }:t>. Wer den Tisch eröffnet hat, kann sie unter *{ button-menu }* freigeben.
table-not-invited = Hier ist kein Platz für dich reserviert.
table-may-not-release = Nur wer den Tisch eröffnet hat, kann reservierte Plätze freigeben.
table-too-many-invited = Für so viele Einladungen reichen die freien Plätze nicht.
table-invited-self = Du hast schon einen Platz und brauchst keine Einladung.
table-invited-bot = Bots kann man nicht einladen. Computer zum Mitspielen gibt es in der Lobby unter *{ button-computers }*.
table-invited-stranger = Eine dieser Personen ist nicht auf diesem Server und kann nicht eingeladen werden.
table-invited-seated = Eine dieser Personen sitzt schon an diesem Tisch.
table-no-lobby = Du sitzt hier an keinem Tisch, der noch auf Leute wartet. { COMMAND("tarocchi new") } eröffnet einen.
table-nobody-mentioned = Erwähne die Leute, die du einlädst, etwa @Ada @Bruno, und sonst nichts.
table-rematch-is-open = Die Revanche wurde schon vorgeschlagen.
table-no-computers-here = Auf diesem Server wird ohne Computer gespielt.
table-level-not-offered = Computer dieser Spielstärke gibt es hier nicht.
table-wrong-channel = In diesem Kanal können keine Tische eröffnet werden. Wo es geht, legt die Moderation mit { COMMAND("tarocchi-admin channel") } fest.
table-too-old = Diese Nachricht ist zu alt. Gib den Befehl noch einmal ein.
table-still-here = Diese Person sitzt noch an einem Tisch dieses Servers oder ist dorthin eingeladen. Schließ erst den Tisch oder warte, bis die Partie zu Ende ist.
table-still-somewhere = Du sitzt noch an einem Tisch oder bist eingeladen. Versuch es noch einmal, wenn du den Tisch verlassen hast oder die Partie zu Ende ist.
too-many-lobbies = Du wartest schon an so vielen Tischen, wie dieser Server erlaubt: { $places }. Verlass erst einen davon.
too-many-matches = Du spielst schon an so vielen Tischen, wie dieser Server erlaubt: { $places }. Spiel erst eine Partie zu Ende oder verlass sie.
table-not-finished = Diese Partie ist noch nicht zu Ende.
table-voided = Diese Partie wurde schon für ungültig erklärt.

missing-right = Ich kann hier keinen Tisch eröffnen, weil mir die Berechtigung „{ $right }“ fehlt.
missing-right-past = Ich kann hier keine gespielte Partie zeigen, weil mir die Berechtigung „{ $right }“ fehlt.
not-on-server = Ich bin nicht auf diesem Server, nur meine Befehle sind es. Wer ihn verwaltet, kann mich mit diesem Link neu hinzufügen: <{ $link }>
no-thread = (Ich konnte keinen Thread erstellen, deshalb steht der Tisch in diesem Kanal.)
opened-in-thread = **{ $name }** eröffnet einen Tisch für **{ $game }**…
thread-name = { $game } · { $name } · { $date }

invitation-players = Am Tisch: { $names }.
invitation-person = **{ $name }**
invitation-computer = { $name } { $sign }
invitation-kept = Plätze reserviert für: { $names }.
invitation-free = Freie Plätze: { $count }.
invitation-where = { $place }
invitation-playing = ▶ läuft, Runde { $deal }
invitation-paused = ⏸ pausiert, Runde { $deal }
invitation-never-begun = -# { $game }: Der Tisch wurde vor Beginn der Partie geschlossen.
invitation-over = 🏁 { $scores }
invitation-score = { $name } { $payoff }
invitation-joined = Du hast einen Platz. Hier ist der Tisch: { $place }
invitation-already = Du sitzt schon an diesem Tisch. Hier ist er: { $place }

right-view_channel = Kanal anzeigen
right-send_messages = Nachrichten senden
right-send_messages_in_threads = Nachrichten in Threads senden
right-attach_files = Dateien anhängen
right-of-players = Auch wer mitspielt, braucht sie: Sonst bewirken die Knöpfe in einem Thread auf dem Handy manchmal nichts.

lobby-title = ## { $game }
lobby-options = **Regeln** · { $options }
lobby-clock = Bedenkzeit: { $clock }
rated = -# Mit Wertung.
unrated-chosen = -# Ohne Wertung, so ist der Tisch eingestellt.
unrated-undo = -# Ohne Wertung, weil sich Karten zurücknehmen lassen.
unrated-hints = -# Ohne Wertung, weil es Tipps gibt.
unrated-people = -# Ohne Wertung, weil dafür mindestens zwei Menschen am Tisch sitzen müssen.
unrated-cards = -# Diese Runde bleibt ohne Wertung, weil sie vor der letzten Karte zu Ende war.
lobby-usual = Standard
lobby-seat = { $number }. **{ $name }**
lobby-seat-computer = { $number }. { $name } { $sign }
lobby-seat-cut = { $number }. **{ $name }** ✂️
lobby-seat-waiting = { $number }. { $name } · *noch nicht bereit*
lobby-seat-kept = { $number }. *reserviert für { $name }*, verfällt <t:{ $until }:R>
lobby-seat-free = { $number }. *frei*
lobby-fair = -# 🔒 `{ $digits }` · *{ button-fair }* Drück auf **{ button-help }**
lobby-fair-whole = -# Das Geheimnis hinter jeder Runde dieser Partie steht schon fest. Partie { $id }, Fingerabdruck des Geheimnisses: `{ $commitment }`
lobby-why-fair =
    Warum ist das Mischen fair? Bevor sich jemand gesetzt hat, habe ich ein zufälliges Geheimnis festgelegt. Jedes Mischen dieser Partie ergibt sich daraus, aus der ID der Lobby-Nachricht und aus den Wörtern, mit denen abgehoben wurde. Das hier ist der Fingerabdruck des Geheimnisses; würde es geändert, passte er nicht mehr:
    `{ $commitment }`
    Nach der Partie zeigt *{ button-check }*, unter dem Ergebnis bei *{ BUTTON("more", $spoken) }*, das Geheimnis selbst. Damit lassen sich die Karten der Partie { $id } noch einmal geben, und alle können jede einzelne prüfen.
lobby-help =
    Drück auf *{ BUTTON("join", $spoken) }*, um dich an den Tisch zu setzen, und noch einmal, um zu gehen oder den Platz zu wechseln. *{ BUTTON("computers", $spoken) }* füllt freie Plätze, mit *{ BUTTON("start", $spoken) }* geht es los.
    Unter *{ BUTTON("menu", $spoken) }* kannst du andere einladen, Regeln, Kartenbild und Sprache ändern, den Platz wechseln, abheben oder den Tisch schließen.
    { "" }*{ BUTTON("call", $spoken) }* erwähnt einmal bis zu zehn Leute, die in diesem Kanal für dieses Spiel *{ BUTTON("callme", $spoken) }* gedrückt haben.
lobby-cut = -# ✂️ An diesem Platz wurde abgehoben: Das Wort fließt in jedes Mischen ein.
lobby-waiting = Es geht los, sobald alle bereit sind. Wer die Partie vorgeschlagen hat, kann sie auch gleich starten: Dann spielen auf den anderen Plätzen Computer.
lobby-rematch = { $mentions }: { $name } möchte eine Revanche. Drück auf *{ button-ready }*, um wieder mitzuspielen.
lobby-started = Die Partie läuft.
lobby-closed = Dieser Tisch wurde geschlossen.
lobby-closed-idle = Dieser Tisch wurde geschlossen, weil ihn niemand genutzt hat.
lobby-closed-empty = Alle sind gegangen, deshalb wurde dieser Tisch geschlossen.

button-join = Mitspielen
button-seat = Mitspielen
button-move = Platz wechseln
button-leave = Gehen
button-computers = Computer
button-menu = Tisch…
button-help = ?
button-fair = Warum ist das fair?
button-add = { $sign } dazu
button-fill = Auffüllen { $sign }
button-release = Plätze freigeben
button-decline = Gerade nicht
button-remove = −
button-cut = Abheben
button-options = Optionen
button-start = Start
button-ready = Bereit
button-join-or-ready = Mitspielen / Bereit
button-watch = Zusehen
button-watch-now = Jetzt am Tisch
button-watch-deals = Frühere Runden
button-start-now = Mit Computern starten
button-close = Schließen
button-undo = Karte zurücknehmen
button-claim = Rest beanspruchen
button-hand = Mein Blatt
button-resume = Weiterspielen
button-last = Letzter Stich
button-scores = Stand
button-fold = Ausblenden
button-next = Weiter
button-more = Mehr
button-rules = Regeln
button-confirm = Ablegen
button-confirm-slam = Ablegen und Chelem ansagen
button-unplan = Doch anders
button-clear = Neu wählen
button-rematch = Revanche
button-result = Bilanz
button-replay = Wiederholung
button-record = Protokoll
button-check = Mischen prüfen
button-us = Unter uns
button-evening = Der Abend
button-share = Allen zeigen

invite-choose = Leute einladen…
invite-call = { $mentions }: **{ $name }** möchte { $game } mit { $count ->
    [one] dir spielen. Dein Platz ist
   *[other] euch spielen. Eure Plätze sind
} bis <t:{ $until }:t> reserviert.
invite-sent = An deinem Tisch in { $place } ist für **{ $name }** bis <t:{ $until }:t> ein Platz reserviert.
invite-joined = Du hast einen Platz. Die Lobby ist weiter oben.
invite-declined = Dein Platz ist wieder frei, und in der Lobby sehen alle, dass du gerade nicht kannst.
invite-outdated = ⚠️ Die Einladungen wurden gerade geändert; das hier ist der neue Stand.
lobby-declined = **{ $name }** kann gerade nicht mitspielen.
panel-kept = Reserviert für: { $names }.

computers-panel = **Computer:** { $count }. Freie Plätze: { $free }.
computers-easy = { $sign } leicht: macht Fehler
computers-normal = { $sign } normal: zählt die Karten mit
computers-strong = { $sign } stark: spielt vor jedem Zug alle Karten im Kopf durch
level-easy = 🤖
level-normal = 🤖+
level-strong = 🤖★
level-name-easy = leicht
level-name-normal = normal
level-name-strong = stark
menu-panel = Hier kannst du Regeln, Kartenbild oder Sprache ändern, den Platz wechseln, abheben, den Tisch verlassen oder ihn schließen.
menu-language = Sprache des Tisches

cut-title = Abheben
cut-label = Dein Wort
cut-hint = Irgendein Wort. Es fließt in jedes Mischen ein, wird mit der Partie gespeichert und ist öffentlich.

table-title = **{ $game }** · Runde { $deal }
table-turn = **{ $name }** ist dran.
table-turn-discard = **{ $name }** legt Karten ab.
table-turn-computer = { $name } { $sign } spielt.
table-pauses = Sonst pausiert die Partie <t:{ $at }:R>.
table-stand-in = Sonst springt <t:{ $at }:R> ein Computer ein.
table-turn-missed = Den letzten Zug von **{ $name }** hat der Computer gemacht.
table-turn-away = Der Computer spielt für **{ $name }**. *{ button-hand }* holt den Platz zurück.
table-arrives = **{ $name }** übernimmt mit der nächsten Runde den Platz von { $computer }.
table-led = { $name } hat ausgespielt: { $card }.
reminder-direct = { $game }: Du bist dran. { $link }
table-took-back = **{ $name }** hat die letzte Karte zurückgenommen.
table-took = **{ $name }** gewinnt den Stich mit { $card }.
table-deal-over = **{ $game }** · Runde { $deal } ist vorbei.
table-next-deal = Gleich kommt die nächste Runde.
table-next-deal-waits = Die nächste Runde kommt, sobald alle auf *{ button-next }* gedrückt haben, spätestens um <t:{ $at }:T>.
table-match-over = ## { $game }: Partie beendet
table-winner = { $count ->
    [one] { $names } gewinnt mit { $total }.
   *[other] { $names } teilen sich mit { $total } den ersten Platz.
}
table-winning-team = { $names } gewinnen mit { $total }.
gain-totals = -# Gewinn: der Stand selbst, denn in jeder Runde zahlen die einen an die anderen.
gain-piedicavallo = -# Gewinn: Wer verliert, zahlt der anderen Seite die Differenz der Stände.
gain-ottocento = -# Gewinn: Wer gewinnt, bekommt 1 von der anderen Seite, wie hoch es auch ausging.
gain-scarto = -# Gewinn: Wer am wenigsten hat, zahlt allen anderen je 1.
result-rating = Deine Wertung hier, nach Punkten: **{ $rating }**, { $change }
result-place = Dein Platz nach Wertung: **{ $place }**
result-place-kept = Dein Platz nach Wertung: **{ $place }**, wie zuvor
result-place-changed = Dein Platz nach Wertung: **{ $place }**, vor dieser Partie { $was }
pause = ⏸ Niemand spielt, deshalb pausiert die Partie. Wenn niemand am Tisch weiterspielt, wird sie <t:{ $time }:R> beendet.
pause-closed = Diese Partie hat pausiert, und niemand hat weitergespielt. Deshalb wurde sie beendet.
table-ping = { $mention }, du bist dran.
table-ping-hand = { $mention }, die Karten sind gegeben. Drück auf *{ button-hand }*.
table-paused = Ich kann diesen Tisch nicht mehr zeigen, weil mir die Berechtigung „{ $right }“ fehlt. Deine Partie ist nicht verloren.
table-not-on-server = Ich kann diesen Tisch nicht mehr zeigen, weil ich nicht mehr auf diesem Server bin. Deine Partie ist nicht verloren. Wer den Server verwaltet, kann mich mit diesem Link neu hinzufügen: <{ $link }>
table-locked = Ich kann diesen Tisch nicht mehr zeigen, weil die Moderation den Thread gesperrt hat. Deine Partie ist nicht verloren.
table-moved = Der Tisch steht jetzt weiter unten.

hand-title = **Dein Blatt** · Runde { $deal }
hand-title-part = **Dein Blatt** · Runde { $deal }, { $part }
hand-yours = **Du bist dran.**
hand-yours-lead = **Du bist dran** und spielst aus.
hand-yours-lead-but = **Du bist dran** und spielst aus. Aus einer gerufenen Farbe darfst du nur die gerufene Karte spielen.
hand-yours-follow = **Du bist dran.** Angespielt: { $suit }.
hand-wait = Warte, bis du dran bist; am Tisch siehst du, wann.
hand-played = Alle deine Karten sind gespielt; am Tisch siehst du, wie die Runde ausgeht.
hand-ahead = Vorauswählen…
hand-planned = Vorausgewählt: { $card }. Gespielt wird die Karte, sobald du dran bist, außer wenn du ausspielst oder zu ihr etwas sagen oder zeigen kannst. Hast du es dir anders überlegt, heb die Auswahl auf.
hand-planned-declare = { $points ->
    [0] Wenn du dran bist, meldest du **nichts**.
   *[other] Wenn du dran bist, meldest du **{ $points } Punkte**.
}
hand-planned-slam = Wenn du angreifst, sagst du einen **Chelem** an.
hand-foreseen = Du kannst schon wählen, was du meldest. Gesagt wird es, wenn du dran bist.
hand-discard = **Leg { $count } Karten ab.** Gewählt: { $chosen }
hand-discard-too-many = **Wähl nur { $count } Karten.** Gewählt: { $chosen }
hand-none = noch keine
hand-stay = -# Behalten musst du: { $cards }
hand-go = -# Ablegen musst du: { $cards }
hand-discard-points = { NOUN($points) ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hand-choose-all = { $count } Karten wählen…
hand-result = **Die Partie ist zu Ende.** Du hast **{ $total }** und damit Platz { $place } von { $count }.
hand-result-shared = **Die Partie ist zu Ende.** Du hast **{ $total }** und teilst dir damit Platz { $place } von { $count }.
hand-scored = **Runde { $deal } ist vorbei.** Sie bringt dir **{ $score }**; du stehst jetzt bei **{ $total }**.
hand-next-waits = Noch nicht so weit: { $names }.
hand-over = Diese Runde ist vorbei.
hand-missed = Du warst weg: Der Computer hat für dich { $count ->
    [one] { $cards }
   *[other] { $count } Karten ({ $cards })
} gespielt.
hand-unseen = Inzwischen { $count ->
    [one] wurde { $cards } für dich gespielt.
   *[other] wurden { $count } Karten für dich gespielt: { $cards }.
}
hand-missed-more = Du warst weg: Der Computer hat für dich gespielt.
hand-why = ⚠️ { $why }

last-trick-none = Noch ist kein Stich vollständig.
last-trick = Stich { $number }: { $cards }. Er geht an **{ $name }**.
last-trick-card = { $name } { $card }
scores-title = **Stand**, Runde { $deal }
scores-team = **Team { $letter }** ({ $names })
scores-line = { $name }: { $total } · { $taken }
scores-line-over = { $name }: { $total } · { $deal } in dieser Runde
scores-contest = **{ $names }** gegen alle anderen: { $taken }, die anderen { $others }
scores-taken = { $count ->
    [0] kein Stich
    [one] 1 Stich mit { $points }
   *[other] { $count } Stiche mit { $points }
}
scores-so-far = -# Bisher zählen nur die Karten in den Stichen; alles andere kommt am Ende der Runde dazu.

leave-done = Ein Computer spielt jetzt für dich. Drück auf *{ BUTTON("hand", $spoken) }*, um deinen Platz zurückzuholen.
leave-paused = Du bist gegangen, und sonst ist niemand da: Die Partie pausiert. Mit *{ BUTTON("resume", $spoken) }* geht sie weiter; sonst wird sie <t:{ $time }:R> beendet.
leave-counts = Diese Runde zählt weiter für deine Wertung: Ohne dich kann sie dich Punkte kosten, aber kaum welche bringen.
seat-taken = Ab der nächsten Runde gehört der Platz von { $computer } dir, und deine Karten kommen hierher. Willst du doch nicht, drück auf *{ BUTTON("more", $spoken) }* und dann auf *{ button-leave }*.
seat-given-up = Ab der nächsten Runde hast du keinen Platz mehr.
leave-lobby = Du hast den Tisch verlassen.

ask-fill = **Es sind noch Plätze frei.** Computer können sie einnehmen.
ask-kept = **Es sind noch Plätze reserviert für: { $names }.** Wenn du jetzt startest, nehmen Computer sie ein.
ask-close = **Den Tisch wirklich schließen?** Damit geht der Platz verloren für: { $names }.
ask-empty = **Wirklich gehen?** Dann wird der Tisch geschlossen, denn es bleiben nur die übrig, die noch nicht da sind: { $names }.
ask-abandon = **Die Partie wirklich abbrechen?** Sie endet sofort, und niemand gewinnt sie. Die laufende Runde ist verloren.
ask-leave = **Wirklich gehen?** Die anderen möchten die Partie abbrechen ({ $names }): Ohne dich endet sie sofort, und niemand gewinnt sie. Die laufende Runde ist verloren.
button-sure-fill = Mit Computern starten
button-sure-kept = Mit Computern starten
button-sure-close = Tisch schließen
button-sure-empty = Gehen und schließen
button-sure-abandon = Partie abbrechen
button-sure-leave = Gehen und Partie beenden

no-table-here = Du sitzt an keinem Tisch.
which-table = Welchen Tisch meinst du?
which-table-choose = Tisch wählen
which-table-option = { $game } · { $names }
table-is-here = Dein Tisch ist hier: { $link }
evening-line = Nach { $count } Partien: { $standings }
evening-place = { $place }. { $name } { $gained }
evening-more = … (noch { $count })
evening-title = ## Partien vom <t:{ $time }:D>
evening-game = { $game }, { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
evening-more-matches = … (noch { $count })
evening-best = Beste Runde: **{ $name }** { $points }, Runde { $deal } ({ $game })
evening-ratings = { $game }, Wertung: { $ratings }
evening-rating = { $name } **{ $rating }** ({ $change })
evening-dearest = Deine teuerste Karte, soweit du nachgesehen hast: Runde { $deal } ({ $game }). { $line }
evening-none = Diese Partie zählt nicht und gehört daher zu keinem Abend.
evening-played = { $names } haben hier { $matches } Partien gespielt, insgesamt { $deals } Runden.
evening-standings = **{ $game }**: { $standings }
