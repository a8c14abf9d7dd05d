# Was beim Prüfen eines Protokolls gefunden wird.

verify-whole = Alles stimmt.
verify-unfinished = nicht zu Ende gespielt
verify-tricks = Stiche { $numbers }
verify-points = Punkte { $numbers }
verify-scores = Ergebnisse { $numbers }
verify-none = keine
verify-unreadable = nicht lesbar: { $fault }
verify-no-text = das ist kein UTF-8-Text

# Was an einem Protokoll nicht stimmt.

wrong-commitment = der SHA-256-Wert des Geheimnisses ist { $sha256 }
wrong-first-dealer = Platz { $seat } kann nicht zuerst geben; nach Geheimnis und Wörtern gibt Platz { $dealer }
wrong-next-dealer = Platz { $seat } kann nicht geben; als Nächstes gibt Platz { $dealer }
wrong-card-twice = { $card } wurde zweimal gegeben, zuerst hier: { $place }
wrong-missing-cards = alle Karten müssen gegeben werden; es fehlen: { $cards }
wrong-hand-size = hierher gehören { $size } Karten, nicht { $count }
wrong-number = die Runden werden lückenlos nummeriert, das hier ist also Runde { $number }
wrong-hand = nach Geheimnis und Wörtern gehören hierher diese Karten: { $cards }
wrong-first-cards = nach Geheimnis und Wörtern kommen hier zuerst diese Karten: { $cards }
wrong-early-end = nur die letzte Runde darf vorzeitig enden{ $legal }
wrong-action = das darf Platz { $seat } nicht: { $action } – { $rule }{ $legal }
wrong-scores = die Ergebnisse sind { $scores }
wrong-unfinished-scores = eine nicht zu Ende gespielte Runde hat keine Ergebnisse
wrong-trick = dieser Stich geht an Platz { $winner }, nicht an Platz { $seat }
wrong-trick-count = gespielt wurden { $count } Stiche, nicht { $stated }
wrong-totals = der Stand ist { $totals }
wrong-winners = am meisten { $count ->
    [one] hat Platz
   *[other] haben die Plätze
} { $seats }

# Was die Regeln stattdessen erlauben.

legal-nothing = { "" }
legal-actions = ; Platz { $seat } darf { $actions }
legal-cards = ; Platz { $seat } darf eine davon spielen: { $cards }
legal-actions-and-cards = ; Platz { $seat } darf { $actions } oder spielen: { $cards }
legal-discard = ; erlaubt: Platz { $seat } legt { $count } davon ab: { $cards }
legal-declaration = ; erlaubt: Platz { $seat } meldet
legal-sayings = ; erlaubt zu { $card }: { $count ->
    [0] nichts
   *[other] { $codes }
}
legal-asides = ; jetzt erlaubt: { $count ->
    [0] nichts
   *[other] { $codes }
}

# Was ein Platz tut, nach „darf“ oder „darf … nicht:“.

does-play = { $what } spielen
does-play-and-say = { $card } spielen und { $codes } sagen
does-discard = { $what } ablegen
does-bid = { $what } sagen
does-call = { $what } rufen
does-slam = einen Chelem ansagen
does-no-slam = auf einen Chelem verzichten
does-declare = { $what } melden
does-declare-nothing = auf eine Meldung verzichten
does-handful = die Poignée { $what } zeigen
does-say = { $what } sagen
does-compensate = { $what } geben
does-give = { $what } im Tausch geben
does-take_back = eine Karte zurücknehmen

# Gegen welche Regel eine Aktion verstößt.

breaks-not-your-turn = dieser Platz ist nicht an der Reihe
breaks-wrong-phase = das geht in diesem Teil der Runde nicht
breaks-deal-over = die Runde ist vorbei
breaks-not-in-hand = diese Karte ist nicht auf der Hand
breaks-must-follow = die angespielte Farbe muss bedient werden
breaks-must-trump = wer die Farbe nicht bedienen kann, muss Trumpf spielen
breaks-must-overtrump = wer einen höheren Trumpf hat, muss ihn spielen
breaks-not-to-be-led = diese Karte darf jetzt nicht ausgespielt werden
breaks-wrong-count = die Anzahl der abgelegten Karten stimmt nicht
breaks-card-twice = eine Karte ist zweimal genannt
breaks-honour-stays = Könige und der hohe Trumpf, der 5 zählt, dürfen nicht abgelegt werden
breaks-five-points-stay = Könige, der Matto und Trümpfe, die 5 zählen, dürfen nicht abgelegt werden
breaks-fool-stays = der Matto darf nicht abgelegt werden
breaks-bagatto-stays = der Bagatto darf nur abgelegt werden, wenn weder ein anderer Trumpf noch der Matto auf der Hand ist
breaks-bagatto-never-goes = an diesem Tisch darf der Bagatto nicht abgelegt werden
breaks-king-stays = Könige dürfen nicht abgelegt werden
breaks-bout-stays = die 21, die 1 und die Excuse dürfen nicht abgelegt werden
breaks-trumps-stay = Trümpfe dürfen nicht abgelegt werden, solange noch andere Trümpfe auf der Hand bleiben und sich genug andere Karten ablegen lassen
breaks-trumps-go-last = Trümpfe dürfen nur abgelegt werden, wenn es zu wenige andere Karten gibt
breaks-high-tarot-stays = die 21 und die Excuse dürfen nicht abgelegt werden
breaks-lowest-trump-goes-last = der Petit darf nur mit den anderen Trümpfen abgelegt werden
breaks-said-twice = zu einer Karte darf dasselbe nur einmal gesagt werden
breaks-said-too-much = so viel darf zu einer Karte nicht gesagt werden
breaks-not-to-be-said = das darf zu dieser Karte nicht gesagt werden, oder es ist nicht wahr
breaks-bid-too-low = dieses Gebot gibt es hier nicht, oder es ist nicht höher als das letzte
breaks-not-to-be-called = diese Karten dürfen nicht gerufen werden
breaks-no-meld = diese Kombination ist nicht auf der Hand
breaks-family-twice = jede Art von Kombination zählt nur einmal
breaks-no-handful = das ist keine Poignée
breaks-not-to-be-paid = diese Karte darf nicht für den Matto gegeben werden
breaks-nothing-to-take-back = zurücknehmen lässt sich eine Karte nur gleich nach dem Spielen, wenn nichts dazu gesagt wurde und es nicht die letzte auf der Hand war
