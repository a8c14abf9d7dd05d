# Was die Lektionen von Terziglio sagen.

lesson-terziglio-first-title = Erste Runde: Bologna
lesson-terziglio-first-intro = Du bietest zuerst. Mit einem *gioco* nimmst du die acht Karten des Talons und spielst allein gegen die beiden anderen: Das Blatt reicht.
lesson-terziglio-first-discards = Acht Karten musst du jetzt ablegen; sie zählen für dich. Leg möglichst ganze Farben ab: Dann kannst du sie mit Trumpf stechen.
lesson-terziglio-first-declares = Melde deine Kombinationen: Sie zählen sofort, egal wer die Stiche gewinnt. Begato und Matto sind Joker in allen Sequenzen.
lesson-terziglio-first-follows = Zu einem Stich geben alle eine Karte. Spiel die Farbe der ersten (den Matto heb auf); die höchste dieser Farbe gewinnt ihn.
lesson-terziglio-first-trumps = Von dieser Farbe hast du nichts: Spiel Trumpf, eine Karte ohne Farbe. Trumpf sticht jede Farbe, der höchste gewinnt.
lesson-terziglio-first-leads = Du spielst aus, egal welche Karte. Ein König macht den Stich, außer jemand hat die Farbe nicht und sticht mit einem Trumpf.
lesson-terziglio-first-plays-alone = Du spielst allein gegen die beiden anderen: Am Ende brauchst du mehr Punkte als beide zusammen.
lesson-terziglio-first-defends = Du gehörst zur Gegenseite: Eure Stiche zählen zusammen, gegen das Alleinspiel.
lesson-terziglio-first-backwards = Bei Kelchen und Münzen schlagen niedrige Zahlen hohe: Unter dem Buben kommen Ass, 6, 7, 8, 9, 10. Sonst ist das Ass das niedrigste.
lesson-terziglio-first-follows-trumps = Jetzt ist Trumpf die Farbe. Von hoch nach niedrig: Engel, Welt, Sonne, Mond, 16 bis 5, vier Mori (der spätere sticht), Begato.
lesson-terziglio-first-friend-wins-last = Nach dir kommt niemand, und der Stich gehört der Gegenseite, also euch. Gib, was zählt: König 5, Dame 4, Cavall 3, Bube 2.
lesson-terziglio-first-may-play-fool = Den Matto darfst du immer spielen. Er gewinnt nie, bleibt aber auf deiner Seite; sie gibt dafür, wenn der Stich weggeht, eine kleine Karte.
lesson-terziglio-first-has-won = Die Stiche deiner Seite liegen zusammen. Drei oder vier Könige, Damen, Cavalls oder Buben darin bringen am Ende Punkte: eine Cricca.
lesson-terziglio-first-has-lowest-trump = Der Begato ist der niedrigste Trumpf und zählt 5. Bring ihn heim, indem du eine Farbe stichst, die du nicht hast, am besten als Letztes.
lesson-terziglio-first-cannot-win = Der Stich geht an die andere Seite, und du kannst nicht drüber. Gib wenig: Könige, Damen und Asse bilden am Ende Kombinationen.
lesson-terziglio-first-free = Du hast weder diese Farbe noch Trumpf: Wirf ab, was du willst. Gewinnen kannst du diesen Stich nicht.
lesson-terziglio-first-half-over = Auch Sequenzen in den Stichen zählen: König mit zwei von Dame, Cavall, Bube; drei Asse; drei Mori. Ab drei Sequenzen doppelt.
lesson-terziglio-first-ends = Am Ende zählen auch die Karten, minus 1 für je zwei davon: zusammen 87 Punkte. Der letzte Stich bringt noch 6.
lesson-terziglio-first-last-card = Die letzte Karte. Karten, die für den Talon abgelegt sind, zählen fürs Alleinspiel.
lesson-terziglio-first-learned = Die Punkte der Seite, die gewinnt, geteilt durch 50, sind Spielpunkte. Wer allein spielt, bekommt oder zahlt sie zweimal; solo doppelt.

lesson-terziglio-first-straight-title = Erste Runde: Einheitliche Rangfolge
lesson-terziglio-first-straight-intro = Ein *gioco* ist geboten: Jemand nimmt die fünf Karten des Talons und spielt allein. Passe, dann spielst du zu zweit dagegen.
lesson-terziglio-first-straight-follows = Spiel die Farbe der ersten Karte (den Matto heb auf). Die höchste gewinnt den Stich: König, Dame, Cavall, Bube, 10 bis 6, Ass.
lesson-terziglio-first-straight-follows-trumps = Jetzt ist Trumpf die Farbe. Von hoch nach niedrig: Welt, Engel, Sonne, Mond, 16 bis 5, vier Mori (der spätere sticht), Begato.
lesson-terziglio-first-straight-has-lost = Hier zählt ein Stich sofort, wenn seine drei Karten eine Kombination sind, etwa drei Asse, oder König, Dame und Bube einer Farbe.
lesson-terziglio-first-straight-learned = Hier ist die Welt der höchste Trumpf, das Ass die niedrigste Karte, und das Alleinspiel spielt aus. Weiter geht es wie in Bologna.

lesson-terziglio-1-title = Gioco, solo oder passe
lesson-terziglio-1-intro = Du bietest zuerst. Mit einem *gioco* nimmst du die acht Karten des Talons, legst acht ab und spielst allein gegen die beiden anderen.
lesson-terziglio-1-key-1 = Du hast sechs Trümpfe, darunter Welt und Begato, und einen König mit seinem Cavall und seinem Ass. Was bietest du?
lesson-terziglio-1-right-1 = Von 26 Karten behältst du jetzt die 18 besten. So kann ein ordentliches Blatt die beiden anderen zusammen schlagen.
lesson-terziglio-1-wrong-1 = Besser: { $right }. Mit dem Talon reicht dein Blatt allein. Ein Solo lässt ihn liegen, ein Passe lässt ihn anderen.
lesson-terziglio-1-learned = Biete gioco, wenn der Talon ein gutes Blatt stark machen kann. Ein Solo zählt doppelt, muss aber ohne Talon gewinnen.

lesson-terziglio-2-title = Trumpf von oben ziehen
lesson-terziglio-2-intro = Du spielst allein. Die beiden anderen haben zusammen nur noch einen Trumpf: höher als einer deiner beiden, niedriger als der andere.
lesson-terziglio-2-key-1 = Du spielst aus, mit zwei Trümpfen und zwei Stäben. Welche Karte zuerst?
lesson-terziglio-2-right-1 = Ihr letzter Trumpf ist gefallen. Jetzt kann niemand deinen König trumpfen, und deinen anderen Trumpf schlägt nichts mehr.
lesson-terziglio-2-wrong-1 = Besser: { $right }. Das zieht ihren letzten Trumpf, der eben deine Karte gestochen hat.
lesson-terziglio-2-learned = Allein und stark in Trumpf: Zieh ihre Trümpfe von oben. Danach sind Könige und kleine Trümpfe sicher.

lesson-terziglio-3-title = Den Stopper behalten
lesson-terziglio-3-intro = Du spielst gegen das Alleinspiel, das wieder die Farbe des letzten Stichs bringt. Ihr König ist weg, also ist deine Dame die höchste.
lesson-terziglio-3-key-1 = Nach dir kommt die zweite Karte eurer Seite. Nimmst du den Stich mit der Dame, oder spielst du niedrig?
lesson-terziglio-3-right-1 = Die Karte nach dir war hoch genug, und deine Dame stoppt die Farbe noch: Behalte sie, bis das Alleinspiel sie wieder ausspielt.
lesson-terziglio-3-wrong-1 = Besser: { $right }. Die Karte nach dir war hoch genug. Jetzt stoppst du diese Farbe nicht mehr.
lesson-terziglio-3-learned = Behalte gegen das Alleinspiel die höchste Karte seiner Farbe für den Stich, in dem sie gebraucht wird.
