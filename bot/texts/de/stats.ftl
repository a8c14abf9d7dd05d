# Was auf Bildern von Regeln, Profilen und vergangenen Runden steht, und ihre Worte.

words-of = { $what }: { $told }
words-parted = { $before }; { $after }

order-high-to-low = von hoch nach niedrig
order-equals = Von zwei Mori sticht der spätere
order-points = Punkte
order-words-suit = { $suits }, von hoch nach niedrig: { $cards }.
order-words-equals = Gleich hoch (liegen mehrere im Stich, sticht der letzte): { $cards }.
order-words-points = Punkte: { $cards }; alle anderen { $least }.

profile-place = { $place } auf diesem Server · { $game }
profile-unranked = noch ohne Platz · { $game }
profile-rating = Wertung
profile-deals = { $deals ->
    [one] gewertete Runde
   *[other] gewertete Runden
}
profile-matches = { $matches ->
    [one] Partie
   *[other] Partien
}
profile-wins = gewonnen
profile-share = Siegquote
profile-percent = { $percent } %
profile-won-of = { $won } von { $matches }
profile-matches-won = Partien gewonnen
profile-curve = { $game }: Wertung über { $deals ->
    [one] 1 Runde
   *[other] die letzten { $deals } Runden
}
profile-words-curve = { $title }: anfangs { $first }, höchster Wert { $highest }, niedrigster { $lowest }, jetzt { $now } ± { $off }.
profile-ratings = Wertungen
profile-of-deals = { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
}
profile-of-matches = von { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}
profile-medals = { $count ->
    [one] Medaille · { $by }
   *[other] { $count } Medaillen · { $by }
}
medal-gold = Gold: { $of }
medal-silver = Silber: { $of }
medal-bronze = Bronze: { $of }
profile-roles = Punkte pro Runde nach Rolle
profile-role-taker = Angriff
profile-role-partner = gerufen
profile-role-defender = Gegenseite
profile-role-dealing = gebende Seite
profile-role-opposed = andere Seite
profile-won = { $won }/{ $deals } gewonnen
profile-contracts = Erfüllte Kontrakte
profile-made = { $made } von { $deals }
profile-people = Mit anderen, Punkte pro Runde
profile-partner = stark mit
profile-opponent = schwach gegen
profile-with = Mit { $name }
profile-compared = Mit { $name }, Punkte pro Runde
profile-together = zusammen
profile-against = gegeneinander
profile-ahead = weiter vorn
profile-behind = weiter hinten
profile-never = keine gewertete Runde zusammen
profile-steady = Serien und Verlässlichkeit
profile-streak = Siege in Folge
profile-longest = längste Serie
profile-stayed = zu Ende gespielt
profile-unfinished = nicht beendet
profile-latest = Letzte Partien

profile-with-self = Wähl zum Vergleichen zwei verschiedene Personen.
profile-none-game = { $name } hat { $game } hier noch nicht gespielt.
profile-none = { $name } hat hier noch keine Partie zu Ende gespielt.

replay-order = zuerst die ausgespielte Karte, Punkte in Gold
replay-none = In dieser Runde wurde kein Stich gespielt.
replay-partner = { $contract } mit { $name }
replay-words = { $title }. Stand: { $scores }.
replay-words-tricks = Stiche mit ihren Punkten:
replay-words-trick = { $number }. { $leader } spielt aus: { $cards }. Stich an { $winner }: { $points }.
replay-words-trick-plain = { $number }. { $leader } spielt aus, Stich an { $winner }: { $points }.

replay-move = Abspielen
moving-stop = ⏸ Pause
moving-on = Weiter
replay-cards = Karte für Karte

step-title = **{ $game }** · Partie { $id } · Runde { $deal } von { $deals }
step-count = -# Schritt { $step } von { $steps }
step-dealt = Die Karten sind gegeben.
step-play = **{ $name }** spielt { $card }.
step-discard = **{ $name }** legt ab: { $cards }.
step-discard-hidden = **{ $name }** legt { $count } Karten ab.
step-other = **{ $name }**: { $what }
step-taken-up = { $name } hat aufgenommen: { $cards }.
step-discarded = { $name } hat abgelegt: { $cards }.
step-trick = { $number }. { $name } spielt { $card } aus, Stich an { $winner }
step-jump = Zu einem Stich springen…
step-open = Alle Karten offen
step-eyes = Aus der Sicht von { $name }
step-sheet = Ganze Runde
step-before = ◀ Runde { $deal }
step-after = Runde { $deal } ▶

hands-words = { $name }: { $cards }.
hands-none = keine Karte

deals-thrown-in = verworfen
deals-words = Runden mit den Ergebnissen von { $names }:
deals-words-deal = { $number }. { $scores }.

pack-piemontese = Tarocco Piemontese
pack-bolognese = Tarocco Bolognese
pack-nouveau = Tarot Nouveau
lobby-picture-pack = { $pack }, { $count } Karten
lobby-picture-free = { $count ->
    [0] alle Plätze besetzt
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
lobby-picture-kept = { $count ->
    [one] 1 Platz reserviert
   *[other] { $count } Plätze reserviert
}
lobby-picture-seat-free = frei
lobby-picture-seat-asked = { $name }?
lobby-picture-words-seat = Platz { $number }: { $who }.
