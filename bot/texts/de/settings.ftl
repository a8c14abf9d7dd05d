# Was jede Person für sich einstellen kann, und was über sie gespeichert ist.

command-settings = Deine Einstellungen: Karten, Sprache, Erinnerungen

language-name = Deutsch

settings-title =
    ## Einstellungen
    Was du hier wählst, siehst nur du. Es gilt ab deiner nächsten Karte.
settings-trick = **Stich bei meinen Karten.** Zeigt den laufenden Stich über deinen Karten, dann steht alles in einer Nachricht.
settings-trick-on = an
settings-trick-off = aus: nur Karten
settings-letters = **Buchstaben** für König, Dame, Cavall und Bube, auf Bildern und Knöpfen.
settings-letters-auto = die meiner Sprache
settings-letters-RDCF = R D C F · re, donna, cavallo, fante
settings-letters-RDCV = R D C V · roi, dame, cavalier, valet
settings-letters-KQCJ = K Q C J · king, queen, cavalier, jack
settings-letters-KDCB = K D C B · König, Dame, Cavall, Bube
settings-colours = **Farben der Karten.** Vier, die auch bei Farbenblindheit unterscheidbar sind, oder die zwei üblichen.
settings-colours-four = vier Farben
settings-colours-two = zwei Farben: schwarz und rot
settings-pack = **Kartenbild** für deine Karten, wenn es zum Spiel passt.
settings-pack-auto = das des Tisches
settings-pack-nouveau = Französische Farben · Tarot Nouveau
settings-pack-piemontese = Italienische Farben · Tarocco Piemontese
settings-reminders = **Erinnerungen** an Tischen mit langer Bedenkzeit.
settings-reminders-channel = am Tisch
settings-reminders-direct = als Direktnachricht
settings-everywhere = **Alle Server.** In den gemeinsamen Ranglisten sehen auch Leute auf anderen Servern deinen Discord-Namen und deine Ergebnisse.
settings-everywhere-off = nicht aufführen
settings-everywhere-on = mit meinem Discord-Namen aufführen
settings-language = **Sprache** für alles, was nur du siehst. Jeder Tisch hat seine eigene, und die gilt dort für alle.
settings-language-auto = die meines Discord-Kontos
settings-kept = -# Gespeichert.
settings-drawing = -# Gespeichert. Deine Karten werden neu gezeichnet; bis dahin siehst du die üblichen.

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
