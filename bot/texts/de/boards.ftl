# Ranglisten: was in ihren Bildern steht, was darunter steht, und ihre Worte.

board-title-game = Rangliste · { $game }
board-title-everywhere = Alle Server · { $game }
board-kind = { $game }, zu { $players ->
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
}
board-all-games = Alle Spiele

board-scope-here = Dieser Server
board-scope-everywhere = Alle Server
board-people = Nur einige Leute…

board-by-rating = Wertung
board-by-points = Punkte pro Runde
board-by-wins = Siege
board-by-matches = Partien

board-period-all = gesamter Zeitraum
board-period-season = diese Saison
board-period-month = dieser Monat
board-period-week = diese Woche
board-period-tonight = letzte 12 Stunden
board-period-lastseason = letzte Saison
board-period-lastmonth = letzter Monat
board-period-lastweek = letzte Woche

# Die Viertel eines Jahres.
season-winter = Winter { $year }
season-spring = Frühjahr { $year }
season-summer = Sommer { $year }
season-autumn = Herbst { $year }

board-future = Diese Saison hat noch nicht begonnen. Die letzte abgeschlossene ist *{ $season }*.
board-unknown = Diesen Zeitraum kenne ich nicht. Wähl einen aus der Liste oder gib eine Saison an, etwa *{ $season }*.

board-form = letzte 20
board-range = Unsicherheit
board-unranked = noch ohne Platz
board-unranked-then = ohne Platz
board-of = von { $matches }
board-of-deals = von { $least } Runden
board-nameless = Namenlos

board-words-title = { $title }: { $by }, { $time }.
board-words-line = { $place }. { $name }: { $value }.
board-words-up = { $value } (seit Montag { $places ->
    [one] einen Platz
   *[other] { $places } Plätze
} nach oben)
board-words-down = { $value } (seit Montag { $places ->
    [one] einen Platz
   *[other] { $places } Plätze
} nach unten)
board-words-unranked = { $name }: { $value }, ohne Platz.
board-words-expected = { $place } { $name }: { $value }, noch ohne sicheren Platz.
board-words-own = Deine Zeile: { $line }

board-note-place = Du liegst auf dem { $place }.
board-note-no-deal = In diesem Zeitraum hast du hier noch keine gewertete Runde gespielt.
board-note-no-match = In diesem Zeitraum hast du hier noch keine Partie zu Ende gespielt.
board-note-no-win = Mit deinem ersten Sieg bekommst du einen Platz.
board-note-deals = { $deals ->
    [one] Noch eine gewertete Runde, dann bekommst du einen Platz.
   *[other] Noch { $deals } gewertete Runden, dann bekommst du einen Platz.
}
board-note-met = { $people ->
    [one] Für einen Platz fehlt eine gewertete Runde mit jemand Neuem.
   *[other] Für einen Platz fehlen gewertete Runden mit { $people } neuen Leuten.
}
board-note-about = Noch etwa { $deals } gewertete Runden, dann bekommst du einen Platz.
board-note-about-met = { $people ->
    [one] Für einen Platz fehlen etwa { $deals } gewertete Runden, darunter eine mit jemand Neuem.
   *[other] Für einen Platz fehlen etwa { $deals } gewertete Runden, darunter welche mit { $people } neuen Leuten.
}
board-note-uncertain = Deine Wertung ist für einen Platz noch zu unsicher. Spiel mehr gewertete Runden.
board-note-away = Deine letzte gewertete Runde ist über 60 Tage her, deshalb hast du gerade keinen Platz.
board-note-unlisted = Möchtest du hier aufgeführt werden? Das stellst du mit { COMMAND("tarocchi settings", drawn: "yes") } unter „Überall sichtbar“ ein.
board-note-no-deal-then = In diesem Zeitraum hast du hier keine gewertete Runde gespielt.
board-note-no-match-then = In diesem Zeitraum hast du hier keine Partie zu Ende gespielt.
board-note-no-win-then = In diesem Zeitraum hast du hier keine Partie gewonnen.
board-note-deals-then = { $deals ->
    [one] Für einen Platz hat dir eine gewertete Runde gefehlt.
   *[other] Für einen Platz haben dir { $deals } gewertete Runden gefehlt.
}
board-note-away-then = In den letzten 60 Tagen dieser Saison hattest du keine gewertete Runde.
board-note-uncertain-then = Am Ende der Saison war deine Wertung für einen Platz noch zu unsicher.

podium-title = ## Die Saison ist zu Ende: { $season }
podium-board = **{ $game }, { $by }**: { $people }

recounting = -# ⏳ Die Zahlen werden gerade neu berechnet ({ $percent } %) und können sich noch ändern.
board-empty = Auf dieser Rangliste steht noch niemand. Spiel eine Partie oder wähl unten eine andere Rangliste.
board-empty-then = Auf dieser Rangliste steht niemand. Wähl unten eine andere.
board-empty-people = Noch steht niemand davon auf dieser Rangliste.
board-needs-game = Wertung und Punkte lassen sich nur innerhalb eines Spiels vergleichen. Gib mit `game:` ein Spiel an.
button-my-place = Mein Platz
button-show-all = Allen zeigen

option-period = Der Zeitraum (Standard: der gesamte)
option-by = Wonach sortiert wird
command-records = Die Rekorde dieses Servers, jeweils mit Wiederholung
option-records-game = Das Spiel (Standard: das mit dem neuesten Rekord)

records-title = ## Rekorde · { $game }: { $sort }
records-empty = In diesem Spiel gibt es noch keinen Rekord. Dafür zählen nur gewertete Runden mit anderen Leuten.
records-deal = die besten Runden
records-meld = die höchsten Meldungen
records-narrow = die knappsten Kontrakte
records-slam = die neuesten Chelems
records-streak = die längsten Siegesserien
records-day = die meisten Runden an einem Tag
records-value-deal = +{ $value }
records-value-meld = { $value } gemeldet
records-value-narrow = je { $value } von der Gegenseite, noch nicht multipliziert
records-value-slam = +{ $value }
records-value-streak = { $value } Siege in Folge
records-value-day = { $value ->
    [one] 1 Runde
   *[other] { $value } Runden
}
records-line = { $place }. **{ $value }** · { $name } · <t:{ $time }:d>
records-with = -# mit { $names }
