# Was die Lektionen von Chambéry sagen.

lesson-chambery-first-title = Deine erste Runde
lesson-chambery-first-intro = Das höchste Gebot spielt gegen alle. Mit *zwei Karten* darfst du zwei Karten beim Namen erfragen: Mit 21 und Excuse biete das.
lesson-chambery-first-calls = Nenn eine Karte, die du gern hättest. Wer sie hat, muss sie dir geben: Am besten ist meist ein hoher Trumpf.
lesson-chambery-first-gives = Gib dafür irgendeine Karte; nur ihr zwei kennt sie dann. Am besten aus einer kurzen Farbe: Bald kannst du sie trumpfen.
lesson-chambery-first-defends = Du verteidigst, zusammen mit allen, die nicht angreifen. Gewinnt jemand von euch den Stich, gib eine Karte dazu, die zählt.
lesson-chambery-first-late = Spiel die Excuse vor dem letzten Stich: Dort gehen ihre 4 Punkte mit dem Stich weg.
lesson-chambery-first-last = Spielst du allein, zahlen dir alle anderen, wenn du gewinnst; verlierst du, zahlst du nur einmal, und die anderen teilen es.
lesson-chambery-first-ends = Wer gibt, hat zwei Karten abgelegt. Sie gehen mit dem letzten Stich: Heb dafür eine Karte auf, die ihn gewinnen kann.
lesson-chambery-first-backwards = Bedien die Farbe. In dieser sticht die 1 die 2, die 2 die 3 und so weiter bis 10; König, Dame, Cavall und Bube stehen darüber.
lesson-chambery-first-trumps = Von dieser Farbe hast du nichts: Du musst einen Trumpf spielen, eine Karte mit bloßer Zahl. Übertrumpfen muss hier niemand.
lesson-chambery-first-follows = In einen Stich geben alle eine Karte. Bedien die angespielte Farbe; ihre höchste Karte gewinnt, wenn niemand Trumpf spielt.
lesson-chambery-first-leads = Du spielst aus. Hast du viele Trümpfe, spiel sie: Haben die anderen keine mehr, trumpft niemand deine Könige und langen Farben.
lesson-chambery-first-values = 21, Petit (Trumpf 1), Excuse und Könige zählen 4, Damen 3, Cavalls 2, Buben 1; und jeder Stich, den du gewinnst, 1 mehr.
lesson-chambery-first-half = Es gibt 72 Punkte, die Hälfte ist 36. Auf der Seite mit weniger schulden alle, was fehlt, × Gebot; unter 18 das Doppelte.
lesson-chambery-first-excuse = Die Excuse darfst du jederzeit spielen. Sie gewinnt nie, zählt aber 4 für dich: Sie rettet eine gute Karte aus einem verlorenen Stich.
lesson-chambery-first-free = Du hast weder diese Farbe noch Trumpf: Wirf ab, was du willst. Gewinnen kann es nicht, also behalt Könige und Damen, wenn der Stich weggeht.
lesson-chambery-first-count = Es gibt 21 Trümpfe: Zähl mit, welche fallen. Haben die anderen keine mehr, kann niemand deine Farben trumpfen.
lesson-chambery-first-learned = Bezahlt wird, was einer Seite zu 36 fehlt, der Hälfte der Punkte, × Gebot. Nun kommen zwei Lektionen mit je einer Idee.
