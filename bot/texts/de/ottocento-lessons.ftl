# Was die Lektionen von Ottocento sagen.

lesson-ottocento-first-title = Erste Runde: Bologna
lesson-ottocento-first-intro = Du hast Kombinationen auf der Hand. Melde sie alle: Sie zählen sofort für dich und dein Gegenüber, egal wer nachher die Stiche gewinnt.
lesson-ottocento-first-follows = Zu einem Stich geben alle eine Karte. Spiel die Farbe der ersten (den Matto heb auf); die höchste gewinnt für ihre Seite.
lesson-ottocento-first-trumps = Von dieser Farbe hast du nichts: Spiel Trumpf, eine Karte ohne Farbe. Trumpf sticht jede Farbe, der höchste gewinnt.
lesson-ottocento-first-leads = Du spielst aus, egal welche Karte. Ein König macht den Stich, außer jemand hat die Farbe nicht und sticht mit einem Trumpf.
lesson-ottocento-first-backwards = Bei Kelchen und Münzen schlagen niedrige Zahlen hohe: Unter dem Buben kommen Ass, 6, 7, 8, 9, 10. Sonst ist das Ass das niedrigste.
lesson-ottocento-first-friend-wins-last = Nach dir kommt niemand, und dein Gegenüber hat den Stich. Gib, was zählt: König 5, Dame 4, Cavall 3, Bube 2, oder Asse für Sequenzen.
lesson-ottocento-first-may-play-fool = Den Matto darfst du immer spielen. Er gewinnt nie, bleibt aber bei euch; geht der Stich weg, gebt ihr dafür eine Karte von kleinem Wert.
lesson-ottocento-first-has-won = Eure Stiche liegen zusammen. Drei oder vier Könige, Damen, Cavalls oder Buben darin bringen am Ende Punkte: eine Cricca.
lesson-ottocento-first-follows-trumps = Jetzt ist Trumpf die Farbe. Von hoch nach niedrig: Engel, Welt, Sonne, Mond, 16 bis 5, vier Mori (der spätere sticht), Begato.
lesson-ottocento-first-free = Du hast weder diese Farbe noch Trumpf: Wirf ab, was du willst, Wertvolles nur in einen Stich deines Gegenübers. Gewinnen kann es nicht.
lesson-ottocento-first-cannot-win = Der Stich geht an die andere Seite, und du kannst nicht drüber. Gib wenig: Könige, Damen und Asse bilden am Ende Kombinationen.
lesson-ottocento-first-has-lowest-trump = Der Begato ist der niedrigste Trumpf und zählt 5. Wie der Matto ist er Joker in allen Sequenzen: Versuch, damit einen Stich zu machen.
lesson-ottocento-first-may-speak = Beim Ausspielen darfst du allen ein Signal geben. *Volo*: meine letzte; *striscio*: spiel Trumpf; *busso*: stich und spiel die Farbe zurück.
lesson-ottocento-first-half-over = Auch Sequenzen in euren Stichen zählen: König mit zwei von Dame, Cavall, Bube; drei Asse; drei Mori. Ab drei Sequenzen doppelt.
lesson-ottocento-first-ends = Am Ende zählen auch die Karten, minus 1 für je zwei davon: zusammen 87 Punkte. Der letzte Stich bringt noch 6.
lesson-ottocento-first-last-card = Die letzte Karte. Vor dem ersten Stich hat, wer gibt, zwei Karten abgelegt; sie zählen für die eigene Seite.
lesson-ottocento-first-learned = Meldungen, Kombinationen in den Stichen, Karten, letzter Stich: Das sind eure Punkte. Eine Partie gewinnt die Seite, die zuerst 800 hat.

lesson-ottocento-first-straight-title = Erste Runde: Einheitliche Rangfolge
lesson-ottocento-first-straight-intro = Du hast gegeben: Leg zwei Karten ab, sie zählen für eure Seite. Fehlt dir danach eine Farbe, kannst du sie mit Trumpf stechen.
lesson-ottocento-first-straight-declares = Jetzt melde die Kombinationen auf deiner Hand: Sie zählen sofort für dich und dein Gegenüber, egal wer nachher die Stiche gewinnt.
lesson-ottocento-first-straight-follows = Spiel die Farbe der ersten Karte (den Matto heb auf). Die höchste gewinnt: König, Dame, Cavall, Bube, 10 bis 6, Ass.
lesson-ottocento-first-straight-follows-trumps = Jetzt ist Trumpf die Farbe. Von hoch nach niedrig: Welt, Engel, Sonne, Mond, 16 bis 5, vier Mori (der spätere sticht), Begato.
lesson-ottocento-first-straight-last-card = Die letzte Karte. Auch die beiden, die du abgelegt hast, zählen für eure Seite.
lesson-ottocento-first-straight-learned = Hier ist die Welt der höchste Trumpf und das Ass in jeder Farbe die niedrigste Karte. Die Lektionen danach gelten auch hier.

lesson-ottocento-1-title = Drei Sequenzen zählen doppelt
lesson-ottocento-1-intro = Du hast drei Sequenzen auf der Hand: hohe Trümpfe, Asse und Mori. Der Matto ist Joker und gehört zu allen dreien.
lesson-ottocento-1-key-1 = Was meldest du: alle drei, einen Teil oder nichts, damit niemand deine Karten kennt?
lesson-ottocento-1-right-1 = 15, 15 und 10, und drei Sequenzen zählen doppelt: 80 Punkte. Sie sind euer, egal wer die Stiche gewinnt.
lesson-ottocento-1-wrong-1 = Besser: { $right }. 15, 15 und 10, verdoppelt, weil es drei sind, geben 80 Punkte, die euch niemand nehmen kann.
lesson-ottocento-1-learned = Melde alle Kombinationen, die du hast: Ihre Punkte sind sicher, und drei Sequenzen oder drei Cricche zählen doppelt.

lesson-ottocento-2-title = Asse für den Stich des Gegenübers
lesson-ottocento-2-intro = Dein Gegenüber hat einen König ausgespielt, und du hast zwei Karten seiner Farbe. Von der anderen Seite kommt noch eine Karte.
lesson-ottocento-2-key-1 = Welche deiner beiden Karten dieser Farbe gibst du zum König?
lesson-ottocento-2-right-1 = Ein Ass zählt nur 1, gehört aber zu zwei Sequenzen: der der Asse und der seiner Farbe. Jetzt liegt es bei euren Stichen.
lesson-ottocento-2-wrong-1 = Besser: { $right }. Es gehört zu zwei Sequenzen. Jetzt ist es deine letzte Karte dieser Farbe und leicht verloren.
lesson-ottocento-2-learned = Asse zählen wenig, bilden aber Sequenzen: Gib sie in Stiche deines Gegenübers, und lass sie nicht der anderen Seite.

lesson-ottocento-3-title = Erst wenn der Stich euch gehört
lesson-ottocento-3-intro = Dein Gegenüber hat ausgespielt und liegt im Stich vorn. Du hast weder diese Farbe noch Trumpf und darfst abwerfen, was du willst.
lesson-ottocento-3-key-1 = Von der anderen Seite kommt noch eine Karte. Gibst du König oder Dame dazu, oder etwas Kleines?
lesson-ottocento-3-right-1 = Die andere Seite hatte eine höhere Karte. Sie hat den Stich, aber von dir nichts, was zählt.
lesson-ottocento-3-wrong-1 = Besser: { $right }. Die andere Seite hatte eine höhere Karte und hat jetzt deine: { $done }.
lesson-ottocento-3-learned = Gib Könige und Damen erst dann in einen Stich deines Gegenübers, wenn ihn niemand mehr überstechen kann.
