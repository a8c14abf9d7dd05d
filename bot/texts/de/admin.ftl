# Was die Moderation sieht.

admin-no-tables = Auf diesem Server ist kein Tisch offen.
admin-more-tables = … und { $count } weitere.
admin-in-lobby = { $channel } · { $game } · { $names } · wartet auf den Start, zuletzt aktiv { $since }
admin-playing = { $channel } · { $game } · { $names } · läuft, letzter Zug { $since }
admin-end-choose = Tisch schließen…
admin-end-sure = { $table }
    Diesen Tisch schließen? Wenn eine Partie läuft, zählen ihre beendeten Runden, aber niemand gewinnt sie.
admin-end = Tisch schließen
admin-ended = Der Tisch ist geschlossen.
admin-over = Partie { $id } · { $game } · { $names } · { $since } beendet
admin-match = { $id } · { $game } · { $names }
admin-void-sure = { $match }
    Diese Partie für ungültig erklären? Sie zählt dann in keiner Rangliste und für keine Wertung. Das lässt sich nicht rückgängig machen.
admin-void = Für ungültig erklären
admin-voided = Partie { $id } ist jetzt ungültig. Wertungen und Ranglisten werden neu berechnet.
admin-exported = Hier { $count ->
    [one] ist das Ergebnis einer Partie
   *[other] sind die Ergebnisse von { $count } Partien
}.
admin-file = ergebnisse-{ $id }.csv
admin-exported-newest = Hier sind die Ergebnisse der letzten { $count } Partien. Mehr passen nicht in eine Datei.
export-match = Partie
export-ended = Ende
export-game = Spiel
export-players = Plätze
export-seat = Platz
export-kind = Art
export-player = Name
export-player_id = ID
export-total = gesamt
export-gain = Gewinn
export-place = Rang
export-won = Sieg
export-voided = ungültig
export-unfinished = nicht beendet
admin-title = Tische dieses Servers
admin-title-game = { $game }: Vorgaben
admin-game = Zuerst vorgeschlagenes Spiel
admin-game-unset = nicht gewählt
admin-language = Sprache öffentlicher Nachrichten
admin-language-unset = keine Vorgabe (die des Servers; ist das Englisch, die der Person, die den Tisch eröffnet)
admin-computers = Computer dürfen mitspielen
admin-level = Spielstärke der Computer ohne Angabe
admin-clock = Bedenkzeit an neuen Tischen
admin-game-options = Vorgabe für die Optionen ({ $game }) · { $options }
admin-game-pack = Vorgabe für das Kartenbild ({ $game }): { $pack }
admin-lobbies = Lobbys pro Person, höchstens
admin-lobbies-hint = Tische mit langer Bedenkzeit werden getrennt gezählt.
admin-matches = Laufende Partien pro Person, höchstens
admin-matches-hint = { admin-lobbies-hint }
admin-nights = Wer einen Abend ansetzen darf
admin-nights-everyone = alle
admin-nights-moderators = die Moderation
admin-channels = Tische dürfen hier eröffnet werden: { $channels }
admin-channels-all = in jedem Kanal
admin-podiums = Die ersten drei jeder Saison werden hier bekannt gegeben: { $channel }
admin-podiums-nowhere = Die ersten drei jeder Saison werden nirgends bekannt gegeben.
admin-forget = Löschen
admin-forget-sure = **{ $name }** endgültig aus Tischen, Ergebnissen und Ranglisten dieses Servers löschen? Die Ergebnisse aller anderen bleiben unverändert, nur hat der Platz dort keinen Namen mehr. Auch gesendete Nachrichten bleiben, ebenso Wörter, mit denen abgehoben wurde, und was diese Person unter { COMMAND("tarocchi settings") } gewählt hat: Das ist an keinen Server gebunden.
admin-forgotten = Gelöscht. In den alten Partien dieses Servers bleibt nur ein Platz ohne Namen.
