# Was die Lektionen von Scarto sagen.

lesson-scarto-first-title = Deine erste Runde
lesson-scarto-first-intro = Zu einem Stich geben alle eine Karte. Spiel die Farbe der ersten (den Matto heb für später auf); die höchste dieser Farbe gewinnt.
lesson-scarto-first-cannot-win = König 5, Dame 4, Cavall 3, Bube 2, fast alle anderen 1: So viel zählen sie, wenn man sie gewinnt. Dieser Stich ist weg, gib wenig.
lesson-scarto-first-trumps = Von dieser Farbe hast du nichts: Spiel Trumpf, eine Karte nur mit einer Zahl; ohne Trumpf, was du willst. Der höchste Trumpf gewinnt.
lesson-scarto-first-leads = Du spielst aus, egal welche Karte. Ein König macht den Stich, außer jemand hat die Farbe nicht und sticht mit einem Trumpf.
lesson-scarto-first-has-won = Deine Stiche liegen bei dir. Ein Stich zählt 2 weniger als seine Karten, alles 78: Mit mehr als 26 gewinnst du, mit weniger verlierst du.
lesson-scarto-first-leads-backwards = In den Farben Kelche und Münzen (Herz und Karo) schlägt die 1 die 2, die 2 die 3 usw. Auf deiner Hand liegt die stärkste vorn.
lesson-scarto-first-can-win-last = Nach dir kommt niemand: Nimm den Stich mit der niedrigsten Karte, die reicht, oder mit König oder Dame, dann sind sie sicher.
lesson-scarto-first-may-play-fool = Den Matto, den Narren, darfst du immer spielen, auch wenn du die Farbe hast. Er gewinnt nie, aber er bleibt bei dir und zählt 4.
lesson-scarto-first-has-played-fool = Dein gespielter Matto liegt bei deinen Stichen, egal wer den Stich gewann: Er gewinnt nie, zählt aber 4 und geht nie verloren.
lesson-scarto-first-free = Du hast weder diese Farbe noch Trumpf: Wirf ab, was du willst. Den Stich gewinnt es nicht, also heb Könige und Damen auf.
lesson-scarto-first-follows-trumps = Trumpf ist ausgespielt, also ist jetzt Trumpf die Farbe. Nur ein höherer Trumpf gewinnt, doch ein niedrigerer ist auch erlaubt.
lesson-scarto-first-has-trumps = Der höchste Trumpf ist die 20, der Engel, dann kommen 21, 19, 18 und so weiter bis 1. Die 20 und die 1, der Bagatto, zählen je 5.
lesson-scarto-first-half-over = Es gibt 21 Trümpfe, deine mitgezählt. Sind alle weg, gewinnt beim Ausspielen jede Karte, deren Farbe sonst niemand mehr hat.
lesson-scarto-first-has-fool = Heb den Matto für einen Stich auf, der dich König oder Dame kosten würde. Spielst du ihn aus, bestimmt die nächste Karte die Farbe.
lesson-scarto-first-has-lost = Vor dem ersten Stich wurden drei Karten abgelegt. Sie liegen bei den Stichen der Person, die gibt, und zählen wie ein Stich.
lesson-scarto-first-learned = Dein Ergebnis sind deine Punkte minus 26. Eine Partie hat drei Runden, alle geben einmal; wer am wenigsten hat, verliert.

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
