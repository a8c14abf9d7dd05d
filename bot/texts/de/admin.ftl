# Was die Moderation sieht.

admin-no-tables = Auf diesem Server ist kein Tisch offen.
admin-more-tables = … und { $count } weitere.
admin-in-lobby = { $channel } · { $game } · { $names } · wartet auf den Start, zuletzt genutzt { $since }
admin-playing = { $channel } · { $game } · { $names } · läuft, letzter Zug { $since }
admin-end-choose = Tisch beenden…
admin-end-sure = { $table }
    Diesen Tisch beenden? Die Partie endet ohne Ergebnis.
admin-end = Tisch beenden
admin-ended = Der Tisch ist beendet.
admin-over = Partie { $id } · { $game } · { $names } · zu Ende { $since }
admin-match = { $id } · { $game } · { $names }
admin-void-sure = { $match }
    Diese Partie für ungültig erklären? Sie zählt dann in keiner Rangliste und für keine Wertung. Das lässt sich nicht rückgängig machen.
admin-void = Für ungültig erklären
admin-voided = Partie { $id } ist jetzt ungültig. Wertungen und Ranglisten werden neu gezählt.
admin-exported = Hier { $count ->
    [one] ist das Ergebnis von 1 Partie
   *[other] sind die Ergebnisse von { $count } Partien
}.
admin-exported-newest = Hier sind die Ergebnisse der neuesten { $count } Partien. Alle wären zu viel für eine Datei.
admin-game = Zuerst angebotenes Spiel: { $game }
admin-language = Sprache öffentlicher Nachrichten: { $language }
admin-language-server = die des Servers
admin-computers-yes = Computer dürfen an Tischen sitzen.
admin-computers-no = Computer dürfen nicht an Tischen sitzen.
admin-level = Stufe der Computer, wenn niemand sie wählt: { $level }
admin-clock = Uhr neuer Tische: { $clock }
admin-game-options = Übliche Optionen für { $game }: { $options }
admin-game-pack = Übliche Karten für { $game }: { $pack }
admin-limits = Eine Person kann zugleich in { $lobbies ->
    [one] einer Lobby
   *[other] { $lobbies } Lobbys
} und in { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
} sein. Tische mit langsamer Uhr zählen extra.
admin-channels = Tische dürfen hier eröffnet werden: { $channels }
admin-channels-all = in jedem Kanal
admin-podiums = Das Podest jeder Saison wird hier verkündet: { $channel }
admin-podiums-nowhere = Das Podest der Saisons wird nirgends verkündet.
admin-not-chosen = nicht gewählt
admin-forget = Löschen
admin-forget-sure = **{ $name }** endgültig aus Tischen, Ergebnissen und Rangliste dieses Servers löschen? Die Ergebnisse aller anderen bleiben, wie sie sind, mit einem namenlosen Platz. Auch gesendete Nachrichten bleiben, ebenso Wörter, mit denen abgehoben wurde, und was diese Person unter `/tarocchi settings` gewählt hat: Das gehört zu keinem Server.
admin-forgotten = Gelöscht. In älteren Partien dieses Servers steht jetzt ein namenloser Platz.
