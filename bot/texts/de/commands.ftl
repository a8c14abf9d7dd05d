# Befehle, Verlauf, Rangliste und Hilfe.

command-tarocchi = Tarock und Tarot mit Karten aus Italien und Frankreich spielen
command-new = Einen Tisch für ein Spiel eröffnen
command-hand = Deine Karten ansehen; nur du siehst sie
command-table = Deinen Tisch finden
command-leave = Deinen Tisch verlassen; ein Computer spielt für dich, und ohne andere pausiert die Partie
command-rules = Die Regeln eines Spiels lesen
command-help = Was dieser Bot kann
command-leaderboard = Die Rangliste dieses Servers
command-profile = Wertung, Runden und Partien einer Person auf diesem Server
command-mydata = Alles sehen, was über dich gespeichert ist, oder es löschen
command-history = Die letzten Partien dieses Servers oder einer Person

command-replay = Eine vergangene Runde Karte für Karte ansehen
menu-profile = Profil
menu-invite = An meinen Tisch einladen
option-match = Die Nummer der Partie
option-deal = Die Nummer der Runde (Standard: die erste)
option-trick = Der Stich, mit dem es losgeht
option-game = Das Spiel
option-players = Zu wievielt gespielt wird
option-topic = Die Seite: Karten, Geben, Ablauf, Abrechnung, Begriffe oder Optionen
option-options = Abweichende Regeln, etwa top_trump=world
option-pack = Kartenbild für den Tisch (Standard: das des Spiels)
option-clock = Die Bedenkzeit für einen Zug
option-language = Sprache des Tisches (sonst die des Servers oder deine)
option-invited = Wen du einlädst (als @Erwähnungen); die Plätze bleiben zehn Minuten lang reserviert
option-place = Wo der Tisch steht: in einem neuen Thread oder in diesem Kanal
option-player = Wessen Partien (Standard: alle)
option-history-game = Nur Partien dieses Spiels
option-history-with = Nur Partien, in denen auch diese Person gespielt hat
option-whose = Wessen Profil (Standard: deins)
option-compared = Mit wem du das Profil vergleichen willst
place-thread = ein neuer Thread
place-here = dieser Kanal

help-text =
    ## Tarocchi
    Tarock- und Tarotspiele an Tischen auf diesem Server.
    - { COMMAND("tarocchi new") } eröffnet einen Tisch. Wer mitspielen will, drückt auf *{ button-join }*; *{ button-computers }* füllt freie Plätze, und mit *{ button-start }* geht es los.
    - Mit *{ button-callme }* unter einem Tisch wirst du erwähnt, wenn in diesem Kanal Leute für dieses Spiel gesucht werden; *{ button-call }* vor der Partie ruft bis zu zehn, die das möchten.
    - { COMMAND("tarocchi learn") } bringt dir ein Spiel in ein paar Runden gegen Computer bei.
    - { COMMAND("tarocchi practice") } gibt dir eine Runde allein gegen Computer. *{ button-play-from }* in der Wiederholung einer beendeten Partie macht das von jeder Karte an.
    - { COMMAND("tarocchi night") } lädt zum Spielen ein, einmal oder jede Woche: Alle sagen, ob sie kommen, und zur vereinbarten Zeit öffnen die Tische.
    - Deine Karten siehst nur du. Drück auf eine, um sie zu spielen.
    - Gewinnen deine Karten sicher alle restlichen Stiche, spielst du sie mit *{ button-claim }* auf einmal aus.
    - Karten aus den Augen verloren? Drück auf *{ button-hand }* unter dem Tisch oder nimm { COMMAND("tarocchi hand") }.
    - Daneben findest du unter *{ button-more }* den letzten Stich, den Stand, die Regeln und *{ button-leave }*. Nach einer Runde bringt *{ button-next }* die nächste, sobald alle darauf gedrückt haben.
    - Ein Tisch spricht die Sprache, die für diesen Server gewählt ist; ist keine gewählt, die des Servers, oder deine, wenn der Server auf Englisch steht. Mit *{ button-menu }* lässt sie sich vor der Partie ändern.
    - { COMMAND("tarocchi rules") } erklärt die Spiele. { COMMAND("tarocchi leaderboard") }, { COMMAND("tarocchi records") }, { COMMAND("tarocchi profile") } und { COMMAND("tarocchi history") } zeigen, was bisher gespielt wurde. Nach einer Partie zeigt *{ button-more }* *{ button-evening }*, den Stand nach allen Partien hintereinander, und *{ button-us }*, eine Rangliste eures Tisches.
    - In einer gewerteten Partie zählt jede Runde für deine Wertung, sobald du deine Karten bekommen hast. Verlässt du sie vorzeitig, kannst du dabei nur noch verlieren.
    - Eine Saison dauert ein Vierteljahr. Ab 60 gewerteten Runden in einem Spiel bekommst du einen Platz; die ersten drei bekommen eine Medaille und behalten sie.
    - Das Mischen ist nachprüfbar: Das Geheimnis dahinter steht fest, bevor sich jemand setzt, und nach der Partie können alle damit jede Runde prüfen.

leaderboard-empty = Hier wurde noch keine Partie zu Ende gespielt. Eröffne den ersten Tisch mit { COMMAND("tarocchi new") }.

history-title = ## Letzte Partien
history-title-player = ## Letzte Partien: { $name }
history-title-with = ## Letzte Partien: { $name } und { $other }
history-title-game = { $title } · { $game }
history-row = **{ $game }** <t:{ $time }:d> · { $scores }
history-score = { $name } { $total }
history-left = { $name } { $total } (nicht zu Ende gespielt)
history-empty = Hier wurde noch keine Partie zu Ende gespielt.
history-empty-player = { $name } hat hier noch keine Partie zu Ende gespielt.
history-empty-search = Dazu gibt es keine beendete Partie.
history-newer = ◀ Neuere
history-older = Ältere ▶
history-open = Partie öffnen…
history-back = ◀ Alle Partien
history-match = ## { $game } · Partie { $id }
history-voided = *Für ungültig erklärt: Diese Partie zählt nicht.*
history-row-voided = { $row } · *ungültig*
history-row-unfinished = { $row } · *nicht beendet*
history-ended = <t:{ $time }:f>
history-exported = Hier ist das Protokoll der Partie { $id }. Alle können es prüfen: `python -m bot verify` teilt die Karten noch einmal aus und prüft jeden Stich.
history-file = partie-{ $id }.json
history-option = { $game } · { $names }

check-holds = Das Geheimnis hier unten wurde festgelegt, bevor sich jemand gesetzt hat, und sein Fingerabdruck steht seitdem in der Lobby-Nachricht: { $link }. Ich habe daraus gerade { $deals ->
    [one] die einzige Runde
   *[other] alle { $deals } Runden
} noch einmal gegeben, und jede Karte kam dorthin, wo sie auch in der Partie war.
check-fails = Zu dem Geheimnis hier unten passen die Karten dieser Runden nicht: { $deals }. Bitte sag denen Bescheid, die diesen Bot betreiben.
check-numbers =
    Partie { $id }
    Fingerabdruck `{ $commitment }`
    Geheimnis `{ $secret }`
    Nachricht und Wörter { $words }

## Für die Moderation

command-tarocchi-admin = Die Tische dieses Servers verwalten (für die Moderation)
command-admin-tables = Die offenen Tische dieses Servers ansehen und bei Bedarf einen schließen
command-admin-channel = Festlegen, in welchen Kanälen Tische stehen dürfen
command-admin-podiums = Die ersten drei jeder Saison in einem Kanal bekannt geben (oder gar nicht)
command-admin-settings = Festlegen, was für die Tische dieses Servers gilt
option-admin-channel = Der Kanal
option-admin-podiums = Der Kanal (ohne Angabe wird nichts bekannt gegeben)
option-allowed = Ob dort Tische eröffnet werden dürfen
command-admin-game = Vorgaben für Optionen und Kartenbild eines Spiels auf diesem Server wählen
command-admin-void = Eine beendete Partie für ungültig erklären; sie zählt dann nicht mehr
command-admin-export = Die Ergebnisse dieses Servers als CSV-Datei herunterladen
command-admin-forget = Die Daten einer Person aus den Partien dieses Servers löschen
option-admin-match = Die Nummer der Partie
option-admin-player = Wessen Daten gelöscht werden
