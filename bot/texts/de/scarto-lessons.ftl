# Was die Lektionen von Scarto sagen.

lesson-scarto-first-title = Deine erste Runde
lesson-scarto-first-intro = Ein Stich ist von allen dreien eine Karte. Bedien die Farbe der ersten (den Matto heb auf); die höchste dieser Farbe gewinnt den Stich.
lesson-scarto-first-cannot-win = König 5, Dame 4, Cavall 3, Bube 2, Zahlenkarte 1: So viel zählen sie, wenn man sie gewinnt. Dieser Stich geht weg, also gib wenig.
lesson-scarto-first-trumps = Von dieser Farbe hast du nichts: Jetzt ist Trumpf dran, eine Karte mit bloßer Zahl. Trumpf sticht jede Farbe, der höchste gewinnt.
lesson-scarto-first-leads = Du spielst aus, egal welche Karte. Ein König macht den Stich, außer jemand hat die Farbe nicht und sticht mit einem Trumpf.
lesson-scarto-first-has-won = Deine Stiche liegen bei dir. Alle Karten zusammen zählen 78: Hast du am Ende mehr als 26, gewinnst du, mit weniger verlierst du.
lesson-scarto-first-can-win-last = Nach dir kommt niemand: Nimm den Stich mit der niedrigsten Karte, die reicht, oder mit König oder Dame, dann sind sie sicher.
lesson-scarto-first-has-trumps = Der höchste Trumpf ist die 20, der Engel, dann kommen 21, 19, 18 und so weiter bis 1. Die 20 und die 1, der Bagatto, zählen je 5.
lesson-scarto-first-may-play-fool = Den Matto, den Narren, darfst du immer spielen, auch wenn du bedienen kannst. Er gewinnt nie, aber er bleibt bei dir und zählt 4.
lesson-scarto-first-backwards = In dieser und einer anderen Farbe stechen niedrige Zahlen die hohen: die 1 die 2, die 2 die 3. König, Dame, Cavall und Bube stehen darüber.
lesson-scarto-first-half-over = Es gibt 21 Trümpfe. Sind sie weg, gewinnt beim Ausspielen auch eine niedrige Karte, wenn sonst niemand mehr ihre Farbe hat.
lesson-scarto-first-follows-trumps = Trumpf ist ausgespielt, also wird jetzt Trumpf bedient. Nur ein höherer Trumpf gewinnt.
lesson-scarto-first-free = Du hast weder diese Farbe noch Trumpf: Wirf ab, was du willst. Den Stich gewinnt es nicht, also heb Könige und Damen auf.
lesson-scarto-first-ends = Gezählt wird in Dreiergruppen: Punkte zusammenzählen, 2 abziehen. Drei Karten zu 1 geben 1, ein König mit zwei davon gibt 5.
lesson-scarto-first-last-card = Die letzte Karte. Vor dem ersten Stich hat, wer gibt, drei Karten abgelegt; sie zählen dort wie eigene Stiche.
lesson-scarto-first-learned = Dein Ergebnis sind deine Punkte minus 26. Eine Partie hat drei Runden, alle geben einmal; wer am wenigsten hat, verliert.
