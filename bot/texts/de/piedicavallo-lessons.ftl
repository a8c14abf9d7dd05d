# Was die Lektionen von Piedicavallo sagen.

lesson-piedicavallo-first-title = Deine erste Runde
lesson-piedicavallo-first-intro = Du spielst mit deinem Gegenüber. Spiel die Farbe der ersten Karte (den Matto heb auf); die höchste davon gewinnt den Stich.
lesson-piedicavallo-first-last-card = Die letzte Karte. Vor dem ersten Stich hat, wer gibt, zwei Karten abgelegt; sie zählen für das eigene Team.
lesson-piedicavallo-first-friend-wins-last = Nach dir kommt niemand, und der Stich gehört deinem Team. Gib von den Karten, die erlaubt sind, die wertvollste.
lesson-piedicavallo-first-cannot-win = Gerade gewinnt das andere Team den Stich, und du kannst nicht drüber. Gib eine Karte, die wenig zählt.
lesson-piedicavallo-first-trumps = Von dieser Farbe hast du nichts: Spiel Trumpf, eine Karte nur mit einer Zahl. Trumpf sticht jede Farbe, der höchste gewinnt.
lesson-piedicavallo-first-others-speak = Was über Karten gesagt wird, ist wahr. *Batto*: Ich habe die höchste Karte dieser Farbe oder der Trümpfe, die noch im Spiel ist.
lesson-piedicavallo-first-follows = Du willst Punkte in den Stichen deines Teams: König 5, Dame 4, Cavall 3, Bube 2, fast alle anderen Karten 1.
lesson-piedicavallo-first-may-play-fool = Den Matto, den Narren, darfst du immer spielen, auch wenn du die Farbe hast. Er gewinnt nie, bleibt aber bei deinem Team.
lesson-piedicavallo-first-has-played-fool = Dein gespielter Matto bleibt bei deinem Team, egal wer den Stich gewann: Er gewinnt nie, zählt aber 5.
lesson-piedicavallo-first-leads = Du spielst aus, egal welche Karte. Ein König macht den Stich, außer jemand hat die Farbe nicht und sticht mit einem Trumpf.
lesson-piedicavallo-first-can-win-last = Nach dir kommt niemand: Nimm den Stich mit der niedrigsten Karte, die reicht, oder mit König oder Dame, dann sind sie sicher.
lesson-piedicavallo-first-has-trumps = Der höchste Trumpf ist die 21, die Welt, der niedrigste die 1, der Bagatto. Beide und der Matto zählen 5, andere Trümpfe 1.
lesson-piedicavallo-first-has-lost = In den Farben Kelche und Münzen schlagen niedrige Zahlen die hohen: die 1 die 2, die 2 die 3. Auf deiner Hand liegt die stärkste vorn.
lesson-piedicavallo-first-may-speak = Zu einer Karte darfst du etwas über die sagen, die du behältst: Wähl es über den Karten, dann drück eine. Alle hören es.
lesson-piedicavallo-first-free = Du hast weder diese Farbe noch Trumpf: Wirf ab, was du willst, Wertvolles nur in einen Stich deines Teams. Gewinnen kann es nicht.
lesson-piedicavallo-first-follows-trumps = Trumpf ist ausgespielt, also ist jetzt Trumpf die Farbe. Nur ein höherer Trumpf gewinnt, doch ein niedrigerer ist auch erlaubt.
lesson-piedicavallo-first-ends = Die Karten werden einzeln gezählt, zusammen 114 Punkte: Mit mehr als 57 liegt dein Team vorn.
lesson-piedicavallo-first-learned = Eine Partie hat vier Runden, alle geben einmal. Dann gewinnt das Team mit mehr Punkten die Differenz.

lesson-piedicavallo-1-title = Punkte in euren Stich
lesson-piedicavallo-1-intro = Dein Gegenüber hat getrumpft, und nach dir kommt niemand: Der Stich gehört euch, egal was du gibst.
lesson-piedicavallo-1-key-1 = Welche deiner drei Karten dieser Farbe gibst du dazu?
lesson-piedicavallo-1-right-1 = Die Dame mit ihren 4 Punkten ist sicher. Später hätte das andere Team sie mit Trumpf stechen können.
lesson-piedicavallo-1-wrong-1 = Besser: { $right }. Ihre 4 Punkte wären jetzt sicher. Später kann das andere Team die Dame mit Trumpf stechen.
lesson-piedicavallo-1-learned = Gewinnt dein Gegenüber den Stich sicher, gib dazu, was am meisten zählt.

lesson-piedicavallo-2-title = Dein Gegenüber hat batto gesagt
lesson-piedicavallo-2-intro = Zur 10 im letzten Stich hat dein Gegenüber *batto* gesagt: Dort liegt die höchste Karte dieser Farbe, die noch im Spiel ist.
lesson-piedicavallo-2-key-1 = Du spielst aus. Das andere Team hat noch einen Trumpf. Was spielst du?
lesson-piedicavallo-2-right-1 = Der letzte Trumpf musste heraus, und dein Gegenüber hat die höchste Karte noch. Jetzt ist deiner der einzige Trumpf.
lesson-piedicavallo-2-wrong-1 = Besser: { $right }. Auf die Farbe deines Gegenübers hätte das andere Team seinen letzten Trumpf geben müssen.
lesson-piedicavallo-2-learned = Was dein Gegenüber sagt, ist wahr, also spiel diese Farbe an. Das andere Team hört mit: Sag nur, was hilft.

lesson-piedicavallo-3-title = Der Bagatto kommt heim
lesson-piedicavallo-3-intro = Dein Gegenüber spielt die 21 aus, die Welt, also den höchsten Trumpf, und sagt: leg Punkte dazu.
lesson-piedicavallo-3-key-1 = Du hast zwei Trümpfe. Welchen spielst du?
lesson-piedicavallo-3-right-1 = Die 1, der Bagatto, ist daheim: Ihre 5 Punkte liegen in den Stichen deines Teams.
lesson-piedicavallo-3-wrong-1 = Besser: { $right }. Die 5 Punkte wären jetzt euer. Später verliert die 1 gegen jeden anderen Trumpf.
lesson-piedicavallo-3-learned = Allein gewinnt die 1 kaum einen Stich. Gib sie in einen, den dein Gegenüber sicher gewinnt.
