# Was die Suche den Leuten sagt: wie eine Runde gespielt wurde, und Tipps.

button-review = Gut gespielt?
review-looking = 🔎 Ich sehe mir deine Karten an … Das kann bis zu einer Minute dauern.
review-looking-between = { review-looking } Was ich finde, steht dann hier, über der nächsten Runde.
review-match-looking = 🔎 Ich sehe mir deine Karten der ganzen Partie an … Das kann ein paar Minuten dauern.
review-match-title = **{ $game }: deine teuersten Karten der Partie**
review-missed = { $count ->
        [one] -# Für Runde { $deals } hat die Zeit nicht gereicht.
       *[other] -# Für die Runden { $deals } hat die Zeit nicht gereicht.
    }
review-in-deal = **Runde { $deal }** · { $line }
review-deal = Runde { $deal }
review-title = **{ $game } · Runde { $deal }: so hast du gespielt**
review-nothing = { $count ->
        [0] In dieser Runde hattest du keine Wahl.
        [one] Nichts auszusetzen: Du hattest nur eine Entscheidung zu treffen, und nach allem, was du wissen konntest, war sie kein klarer Fehler.
       *[other] Nichts auszusetzen: Nach allem, was du wissen konntest, war keine deiner { $count } Entscheidungen ein klarer Fehler.
    }
review-moment = **Stich { $trick }** · { $card } **{ $cost }**
    -# besser: { $best }
review-as-it-lay = { $line } · bei der wirklichen Verteilung { $cost }
review-words = Stich { $trick }: { $card } { $cost }, besser: { $best }.
review-again = { $sign } Noch einmal
review-legend = -# Was dich jede Karte an Punkten gekostet hat: fett der Durchschnitt nach allem, was du in dem Moment wissen konntest, darunter der Wert bei der wirklichen Verteilung der Karten. Gezeigt wird nur, was kein Zufall sein kann.
review-legend-teams = -# Wie viele Punkte Vorsprung jede Karte deine Seite gekostet hat: fett der Durchschnitt nach allem, was du in dem Moment wissen konntest, darunter der Wert bei der wirklichen Verteilung der Karten. Gezeigt wird nur, was kein Zufall sein kann.
table-not-in-deal = Du hast in dieser Runde nicht mitgespielt.
table-nobody-thinks = Die Suche nach der besten Karte ist hier abgeschaltet.
table-no-time-to-think = Gerade habe ich keine Zeit, mir deine Karten anzusehen. Versuch es etwas später noch einmal.
button-hint = Tipp
hint-looking = 🔎 Ich suche, was am besten ist …
hint = { $count ->
        [one] 💡 Am besten: **{ $cards }**. Danach kommt { $next } (im Schnitt { $cost } Punkte).
       *[other] 💡 Etwa gleich gut: **{ $cards }**. Danach kommt { $next } (im Schnitt { $cost } Punkte).
    }
hint-discard-tried = 💡 Am besten legst du **{ $cards }** ab. Ausprobiert habe ich auch { $count } andere Möglichkeiten.
hint-discard = 💡 Ich würde **{ $cards }** ablegen: Das ist { $points } wert, und { $voids ->
        [0] keine Farbe wird
        [one] eine Farbe wird
       *[other] { $voids } Farben werden
    } leer.
hint-call = 💡 Ich würde **{ $cards }** rufen. Karten dieser Farbe auf deiner Hand: { $count }.
hint-bid = 💡 Ich würde **{ $bid }** sagen: Von jedem Verteidiger bringt das etwa { $points }.
hint-pass = 💡 Ich würde **{ $bid }** sagen: Von jedem Verteidiger brächte selbst { $best } nur etwa { $points }.
hint-poll = 💡 Ich würde **{ $bid }** sagen: Deine Karten sind { $points } wert, üblich sind { $usual }.
hint-all = 💡 Zwischen den Karten, die du spielen kannst, sehe ich keinen klaren Unterschied.
table-no-time-for-hint = Gerade habe ich keine Zeit für einen Tipp. Drück gleich noch einmal.
help-search =
    - Nach einer Runde zeigt *{ button-review }* nur dir, wie viele Punkte dich deine Karten gekostet haben. Sind in den Optionen des Tisches *Tipps* erlaubt, sagt dir *{ button-hint }*, wenn du dran bist, was du spielen, ablegen, reizen oder rufen solltest.
    - { COMMAND("tarocchi daily") } ist ein Spiel am Tag, für alle dasselbe: Du spielst es einmal und siehst, wie viele Computer du geschlagen hast.
    - { COMMAND("tarocchi challenge") } lässt andere dieselben Runden spielen wie dich, alle für sich und wann sie wollen; am Ende sehen alle, wie es steht.
