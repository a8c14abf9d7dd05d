# Die Formulare bei den eigenen Karten, und was der Tisch von Geboten, Meldungen und Reden zeigt.

ask-poll = **Du bist dran.** Spielen oder zusammenwerfen?
ask-bid = **Du bist dran.** Was bietest du?
ask-call = **Du bist dran.** Welche Karte rufst du?
ask-call-next = **Du bist dran.** Du rufst { $cards }. Welche noch?
ask-slam = **Du bist dran.** Sagst du an, dass deine Seite alle Stiche gewinnt?
ask-say = **Du bist dran.** Möchtest du erst etwas sagen?
ask-compensate = **Du bist dran.** Wähl die Karte, die du für den Matto gibst.
ask-declare = **Du bist dran.** Was meldest du? *Melden* zeigt alles, was hier steht; du kannst auch nur einen Teil auswählen.
ask-call-out = **Du bist dran. Ausmelden?** Was du jetzt meldest, zählt sofort, und bringt es deine Seite ans Ziel, ist die Partie gewonnen.{ $edition ->
    [1] { "" }
   *[2] { "" } Zeigst du jetzt nichts, kannst du später noch melden.
}
ask-declare-nothing = **Du bist dran,** hast aber keine Kombination zu melden.

doing-other = { $name } ist dran ({ $phase }).
doing-auction = { $name } bietet.
doing-poll = { $name } entscheidet, ob gespielt wird.
doing-call = { $name } ruft eine Karte.
doing-slam = { $name } überlegt, ob es ein Chelem wird.
doing-declare = { $name } meldet.
doing-call-out = { $name } überlegt, ob es zum Ausmelden reicht.
doing-compensate = { $name } gibt eine Karte für den Matto.

form-call-own = { $card } · deine
form-call-own-alone = { $card } · du allein

slam-yes = Chelem!
slam-no = Kein Chelem

form-handful = { $count } Trümpfe zeigen
form-say-nothing = Nichts sagen
form-say-with = Zur nächsten Karte sagen…
form-say-cards = Über meine Karten…
form-say-discard = Über die abgelegten…
form-say-suggest = Vorschlagen…
form-say-now = Jetzt etwas sagen…
form-say-back = Gewählt. Noch einmal wählen nimmt es zurück
form-more = Mehr…
form-goes-with = mit { $cards }
form-quoted = „{ $words }“
form-more-said = { $count } weitere Sätze
form-with-next-card = 💬 Zu deiner nächsten Karte: { $said }
form-not-with-card = Zu { $card } kannst du das nicht sagen: { $said }
form-choose-among = { $first } … { $last }
form-melds = Deine Kombinationen (keine gewählt)
form-build = Eine kleinere Kombination…
form-meld = { $name } ({ $cards })
form-points = { $points } Punkte
form-declare = Melden ({ $count })
form-declare-points = Melden ({ $points } Punkte)
form-declare-nothing = Nichts melden

told-bids = Bisher: { $bids }
told-bid = { $name } ({ $bid })
told-small = -# { $line }
told-contract = **{ $name }** spielt **{ $bid }**.
told-cards-called = { $name } ruft { $cards }.
told-role-partner = **{ $name }** gehört zum Angriff.
told-own-role-partner = **Du** gehörst zum Angriff.
told-slam = **{ $name }** sagt einen Chelem an!
told-declares = **{ $name }** meldet { $points } Punkte: { $melds }
told-declares-nothing = { $name } meldet nichts.
told-handful = **{ $name }** zeigt eine Poignée, { $count } Trümpfe ({ $points } Punkte): { $cards }
told-cards-shown = { $name } zeigt: { $cards }
told-stock-shown = Aufgedeckt: { $cards }.
told-discarded = { $name } hatte abgelegt: { $cards }. Das zählt { $points }.
told-untouched = Der Talon blieb liegen: { $cards }. Das zählt { $points }.
told-rest-claimed = **{ $name }** beansprucht die restlichen Stiche.
told-card-paid = { $name } gibt { $card } für den Matto.
told-trumps-laid-aside = { $name } hat { $count ->
    [0] keinen Trumpf
    [one] 1 Trumpf
   *[other] { $count } Trümpfe
} abgelegt.
told-with-card = 💬 { $name }, zu { $card }: { $said }
told-aside = 💬 { $name }: { $said }

thrown-in = Runde { $deal } wird zusammengeworfen und zählt nicht.
thrown-in-pass = Alle haben gepasst.
thrown-in-monte = Alle haben „a monte“ gesagt.
thrown-in-tarocco-francese = Jemand hatte den Petit, aber keinen anderen Trumpf und keine Excuse.
next-dealer = Als Nächstes gibt **{ $name }**.

lobby-team = { $seat } · { $team }

unknown-topic = Eine Seite namens { $topic } gibt es nicht. Es gibt: { $known }.

# Worum es geht; steht bei den ersten Karten, die jemand auf einem Server in diesem Spiel bekommt.

intro-scarto =
    -# Alle spielen für sich. Hol dir Stiche mit wertvollen Karten: mit Königen und Damen, dem höchsten und dem niedrigsten Trumpf.
    -# Bedien die Farbe; kannst du das nicht, spiel Trumpf.
    -# Nach drei Runden verliert, wer am wenigsten hat. Unter deinen Karten öffnet *{ button-help }* die Regeln.
intro-piedicavallo =
    -# Du spielst mit deinem Gegenüber zusammen. Holt euch Stiche, in denen Könige, Damen und andere wertvolle Karten liegen.
    -# Bedien die Farbe; kannst du das nicht, spiel Trumpf.
    -# Sprecht miteinander: Wähl unter *{ form-say-with }* einen Satz und drück dann auf die Karte, zu der du ihn sagst. *{ button-help }* öffnet die Regeln.
intro-ottocento =
    -# Du spielst mit deinem Gegenüber zusammen. Am meisten bringen Kombinationen: erst aus der Hand gemeldet, dann am Ende in euren Stichen.
    -# Melde vor der ersten Karte, was du hast. Bedien die Farbe; kannst du das nicht, spiel Trumpf.
    -# Beim Ausspielen darfst du ein Signal geben. *{ button-help }* öffnet die Regeln.
intro-terziglio =
    -# Eine Person spielt allein gegen die beiden anderen. Mit dem Gebot *gioco* spielst du mit dem Talon, mit *solo* ohne ihn.
    -# Am meisten bringen Kombinationen: erst aus der Hand gemeldet, dann am Ende in den Stichen. Bedien die Farbe; kannst du das nicht, spiel Trumpf.
    -# Wer allein spielt, braucht mehr Punkte als die beiden anderen zusammen. *{ button-help }* öffnet die Regeln.
intro-tarocco-francese =
    -# Biete nur mit Königen und vielen, möglichst hohen Trümpfen. Sonst pass und verteidige.
    -# Bedien die Farbe; kannst du das nicht, spiel Trumpf, und zwar einen höheren als die im Stich, wenn du einen hast.
    -# Der Angriff muss mit seinen Stichen genug Punkte machen. Unter deinen Karten öffnet *{ button-help }* die Regeln.
intro-chambery =
    -# Gewinn Stiche mit der 21, der 1, der Excuse, Königen und Damen. Was ablegt, wer gibt, bekommt die Seite mit dem letzten Stich.
    -# Bedien die Farbe; kannst du das nicht, spiel Trumpf.
    -# Biete mit vielen Trümpfen: Du darfst nach Karten fragen. Unter deinen Karten öffnet *{ button-help }* die Regeln.
