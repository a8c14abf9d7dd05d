# Was die Lektionen von Scarto sagen.

lesson-scarto-first-title = Deine erste Runde
lesson-scarto-first-intro = Alle legen eine Karte: ein Stich. Bedien die Farbe; ihre höchste gewinnt: König 5 Punkte, Dame 4, Cavall 3, Bube 2, fast alle anderen 1.
lesson-scarto-first-cannot-win = Diesen Stich kannst du nicht gewinnen: Gib wenig. In Münzen und Kelchen (Karo, Herz) ist 1 die stärkste Zahl, 10 die schwächste.
lesson-scarto-first-trumps = Diese Farbe hast du nicht: Spiel Trumpf, eine Farbe für sich, 1 bis 21. Der höchste gewinnt. Ohne Trumpf darfst du jede Karte spielen.
lesson-scarto-first-leads = Du spielst aus und darfst jede Karte nehmen. Ein König macht den Stich, außer jemand hat die Farbe nicht und sticht mit Trumpf.
lesson-scarto-first-has-won = Ein Stich bringt die Summe seiner Karten minus 2. Insgesamt sind es 78 Punkte: Mit mehr als 26 gewinnst du, mit weniger verlierst du.
lesson-scarto-first-leads-backwards = Auf deiner Hand beginnt jede Farbe mit der stärksten Karte. Ohne König: Spiel eine niedrige Karte deiner längsten Farbe aus.
lesson-scarto-first-can-win-last = Nach dir kommt niemand. Nimm den Stich mit der niedrigsten Karte, die reicht; auch König oder Dame wären hier sicher.
lesson-scarto-first-may-play-fool = Den Matto, den Narren, darfst du immer spielen. Er gewinnt nie, kommt aber zu deinen Stichen und zählt 4, auch im letzten Stich.
lesson-scarto-first-has-played-fool = Dein gespielter Matto liegt bei deinen Stichen, egal wer den Stich gewann: Er gewinnt nie, zählt aber 4 und geht nie verloren.
lesson-scarto-first-free = Du hast weder diese Farbe noch Trumpf: Spiel, was du willst. Den Stich bekommst du nicht, also gib, was wenig zählt.
lesson-scarto-first-follows-trumps = Trumpf ist ausgespielt: Spiel Trumpf, hoch oder niedrig, oder den Matto. Der höchste Trumpf gewinnt.
lesson-scarto-first-has-trumps = Der höchste Trumpf ist die 20, der Engel, dann kommen 21, 19, 18 und so weiter bis 1. Die 20 und die 1, der Bagatto, zählen 5, andere 1.
lesson-scarto-first-half-over = Es gibt 21 Trümpfe, deine mitgezählt. Sind alle gespielt, gewinnt jede Karte, die du ausspielst, wenn sonst niemand die Farbe hat.
lesson-scarto-first-has-fool = Heb den Matto für einen Stich auf, der dich eine gute Karte kosten würde. Spielst du ihn aus, bestimmt die nächste Karte die Farbe.
lesson-scarto-first-has-lost = Wer gibt, spielte im ersten Stich zuletzt und hatte vorher drei Karten abgelegt. Dort zählen sie wie ein Stich.
lesson-scarto-first-learned = Dein Ergebnis sind deine Punkte minus 26, ein Drittel von 78. Eine Partie sind drei Runden; wer am Ende am wenigsten hat, verliert.

lesson-scarto-1-title = Den König heimbringen
lesson-scarto-1-intro = Etwa die Hälfte ist gespielt. Dieselbe Farbe war auch im letzten Stich ausgespielt.
lesson-scarto-1-key-1 = Dein König würde diesen Stich gewinnen, mit einem Cavall darin. Nimmst du ihn, oder hebst du den König für einen besseren auf?
lesson-scarto-1-right-1 = König und Cavall gehören dir. Je öfter eine Farbe gespielt wurde, desto eher hat jemand sie nicht mehr und nimmt Trumpf.
lesson-scarto-1-wrong-1 = Besser: { $right }. Der Cavall wäre dein. Jetzt ist der König in Gefahr: Wer die Farbe nicht hat, kann trumpfen.
lesson-scarto-1-learned = Bring Könige und Damen früh heim, bevor jemand ihre Farbe nicht mehr hat.

lesson-scarto-2-title = Der Matto rettet einen König
lesson-scarto-2-intro = Von der angespielten Farbe hast du nur eine Karte, und die ist dein König.
lesson-scarto-2-key-1 = In diesem Stich liegt schon ein Trumpf. Was spielst du?
lesson-scarto-2-right-1 = Der König bleibt auf der Hand, und der Matto liegt bei deinen Stichen: Seine 4 Punkte gehören dir, egal wer den Stich gewinnt.
lesson-scarto-2-wrong-1 = Der Trumpf holt deinen König mit seinen 5 Punkten. Der Matto wäre bei dir geblieben, und der König hätte gewartet.
lesson-scarto-2-learned = Heb den Matto für einen Stich auf, in dem du sonst einen König oder eine Dame verlierst.

lesson-scarto-3-title = Die letzten Trümpfe
lesson-scarto-3-intro = Du hast noch vier Karten, zwei davon Trümpfe. Unter allen anderen ist nur noch ein Trumpf, bei jemandem auf der Hand.
lesson-scarto-3-key-1 = Du spielst aus. Wie gewinnt die 1, der Bagatto, einen Stich, damit du ihre 5 Punkte bekommst?
lesson-scarto-3-right-1 = Jetzt hast du von der Farbe nichts, und nach dir kommt niemand: Hier gewinnt deine 1 den Stich sicher.
lesson-scarto-3-wrong-1 = Der andere Trumpf hat sie gewonnen, mit ihren 5 Punkten. Wer die 1 ausspielt, schenkt sie jedem höheren Trumpf.
lesson-scarto-3-learned = Spiel die 1 nicht aus. Heb sie für eine Farbe auf, die du nicht hast, und spiel sie, wenn kein höherer Trumpf mehr kommen kann.
