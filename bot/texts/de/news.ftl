# Was durch eine Partie neu ist, in einer Zeile unter dem Ergebnis, und die Einstellung dafür.

news-line = 🗞️ { $news }
news-slam = erster Chelem: { $names }
news-medal = { $value ->
    [1] Gold
    [2] Silber
   *[3] Bronze
} für { $names }, { $season } ({ $game })
news-together = { $value } gemeinsam gespielte Runden
news-deal = beste Runde auf diesem Server: { $names } +{ $value }
news-meld = höchste Meldung auf diesem Server: { $names }, { $value } Punkte
news-narrow = knappster Kontrakt auf diesem Server: { $names }
news-streak = längste Siegesserie auf diesem Server: { $names }, { $value } Partien
news-place = { $names } steht jetzt auf der Rangliste: Platz { $value } nach Wertung
news-better = { $names } steigt nach Wertung von Platz { $was } auf Platz { $value }
admin-news = Ergebnisse sagen, was neu ist
admin-news-hint = Rekorde, erste Chelems, Medaillen und Plätze, in einer Zeile unter dem Ergebnis.
