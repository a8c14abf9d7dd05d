# Was jede Person für sich einstellen kann, und was über sie gespeichert ist.

command-settings = Deine Einstellungen: Karten, Sprache, Erinnerungen

language-name = Deutsch

settings-title = Einstellungen
settings-chosen =
    ## Einstellungen
    Was du hier wählst, siehst nur du. Es gilt ab deiner nächsten Karte.
settings-trick_in_hand = Stich bei meinen Karten
settings-trick_in_hand-hint = Zeigt den laufenden Stich über deinen Karten, dann steht alles in einer Nachricht.
settings-letters = Buchstaben für König, Dame, Cavall und Bube
settings-letters-hint = Auf Bildern und Knöpfen.
settings-letters-auto = die meiner Sprache
settings-letters-RDCF = R D C F · re, donna, cavallo, fante
settings-letters-RDCV = R D C V · roi, dame, cavalier, valet
settings-letters-KQCJ = K Q C J · king, queen, cavalier, jack
settings-letters-KDCB = K D C B · König, Dame, Cavall, Bube
settings-colours = Farben der Karten
settings-colours-hint = Vier, die auch bei Farbenblindheit unterscheidbar sind, oder die zwei üblichen.
settings-colours-four = vier Farben
settings-colours-two = zwei Farben: schwarz und rot
settings-pack = Kartenbild
settings-pack-hint = Für deine Karten, wenn es zum Spiel passt.
settings-pack-auto = das des Tisches
settings-pack-nouveau = Französische Farben · Tarot Nouveau
settings-pack-piemontese = Italienische Farben · Tarocco Piemontese
settings-reminders = Erinnerungen als Direktnachricht
settings-reminders-hint = An Tischen mit langer Bedenkzeit; ohne Haken kommen sie am Tisch.
settings-everywhere = Überall sichtbar
settings-everywhere-hint = In gemeinsamen Ranglisten sehen auch andere Server deinen Discord-Namen und deine Ergebnisse.
settings-language = Sprache
settings-language-hint = Für alles, was nur du siehst. Jeder Tisch hat seine eigene, und die gilt dort für alle.
settings-language-auto = die meines Discord-Kontos
settings-drawing = -# Deine Karten werden neu gezeichnet; bis dahin siehst du die üblichen.

form-title = { $name } · { $page }/{ $pages }
form-continue = Weiter ({ $page }/{ $pages })
form-page = Seite { $page }
form-kept = -# Gespeichert.
form-unchanged = -# Nichts geändert.
form-lost = ⚠️ Wurde inzwischen anders gewählt und bleibt jetzt so: { $names }.
form-usual = { $value } · Standard
form-box-usual = Standard: { $value }
form-boxes-rules = Diese Regeln gelten
form-boxes-table = An diesem Tisch
form-boxes-own = Für mich
form-boxes-server = Auf diesem Server

mydata-page =
    ## Deine Daten
    In der Datei steht alles, was über dich auf allen Servern gespeichert ist: Einstellungen und Plätze, jeder deiner Züge mit Uhrzeit, Ergebnisse, Runden und Wertungen. Nur du siehst das.
    Mit *{ button-delete }* verschwinden deine Einstellungen und aus allem anderen deine ID und dein Name.
mydata-no-file =
    ## Deine Daten
    Hier kann ich dir die Datei nicht zeigen, weil mir die Berechtigung „{ $right }“ fehlt. Gib den Befehl in einem anderen Kanal ein.
    Mit *{ button-delete }* verschwinden deine Einstellungen und aus allem anderen, was über dich gespeichert ist, deine ID und dein Name.
mydata-none = Über dich ist nichts gespeichert.
mydata-sure =
    Soll wirklich **alles gelöscht werden, was über dich gespeichert ist**, auf allen Servern?
    - Deine Einstellungen verschwinden, ebenso ID und Name bei Ergebnissen, Runden, Wertungen und Plätzen.
    - Deine Partien bleiben denen erhalten, mit denen du gespielt hast, nur hat dein Platz dort keinen Namen mehr. Auch Wörter, mit denen du abgehoben hast, bleiben, aber ohne deinen Namen.
    - An Nachrichten und Bilder, die schon gesendet sind, und an gespeicherte Dateien komme ich nicht heran. Nachrichten kann die Moderation löschen.
    - Spielst du wieder, fängst du bei null an.
mydata-surer = **Das kann niemand rückgängig machen: du nicht, die Moderation nicht, ich nicht.** Wirklich alles löschen?
mydata-deleted = Gelöscht. Was noch gespeichert ist, lässt sich dir nicht mehr zuordnen.
button-delete = Löschen…
button-delete-really = Alles löschen
button-delete-for-good = Endgültig löschen
