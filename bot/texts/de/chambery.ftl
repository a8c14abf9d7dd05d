# Chambéry: seine Namen und seine Regeln.

game-chambery = Chambéry
game-chambery-line = { $players ->
        [3] Zu dritt, alle für sich; wer gibt, legt drei Karten ab.
        [4] Karten erfragen und allein spielen, oder wer gibt, ruft einen König.
       *[5] Karten erfragen und allein spielen, oder wer gibt, ruft einen König.
    }
game-chambery-hint = frag nach einer Karte

phase-ask = Karten erfragen

bid-two_cards = zwei Karten
bid-one_card = eine Karte
bid-no_cards = keine Karte
bid-called_king = gerufener König
# Short, for pictures.
picture-bid-two_cards = 2 Karten
picture-bid-one_card = 1 Karte
picture-bid-no_cards = 0 Karten

bid-offered-two_cards = zwei Karten ×1
bid-offered-one_card = eine Karte ×2
bid-offered-no_cards = keine Karte ×4

ask-ask-call = **Du bist dran.** Nach welcher Karte fragst du?
ask-ask-give = **Du bist dran.** Welche Karte gibst du dafür?
doing-ask = { $name } tauscht eine Karte.
picture-doing-ask = fragt nach Karten

hint-ask = 💡 Ich würde nach dieser Karte fragen: **{ $card }**.
hint-give = 💡 Ich würde diese Karte geben: **{ $card }**.

line-won-tricks = Stiche
line-excuse = Excuse
line-discarded = Abgelegtes
line-payment = Ausgleich
line-evened = zum Teilen
sum-half = { $points } { NOUN($points) ->
    [one] Punkt
   *[other] Punkte
} (die Hälfte ist { $part }{ $doubled ->
    [0] {""}
   *[other] , unter { $doubled } doppelt
})
sum-third = { $points } { NOUN($points) ->
    [one] Punkt
   *[other] Punkte
} (ein Drittel ist { $part }{ $doubled ->
    [0] {""}
   *[other] , unter { $doubled } doppelt
})

picture-role-caller = ruft
picture-role-called = gerufen

told-card-asked = **{ $name }** fragt nach { $card } und bekommt die Karte von { $holder }.
told-card-not-held = **{ $name }** fragt nach { $card }, aber die Karte ist abgelegt.
told-cards-exchanged = { $name } gibt { $holder } { $given } für { $asked }.
told-partner-called = **{ $name }** ruft { $card } und spielt mit **{ $holder }**.

# Die Regeln als kurze Seiten.

rules-chambery-deck =
    Alle 78 Karten: vier Farben zu 14, 21 Trümpfe und die Excuse.
    { $round_numerals ->
        [natural] { "" }**Alle vier Farben,** von hoch nach niedrig: { $courts } 10 9 8 7 6 5 4 3 2 1.
       *[reversed] { "" }**Pik, Kreuz,** von hoch nach niedrig: { $courts } 10 9 8 7 6 5 4 3 2 1.
            { "" }**Herz, Karo:** { $courts } 1 2 3 4 5 6 7 8 9 10. Hier schlagen die niedrigen Zahlen die hohen.
    }
    { "" }**Trümpfe:** Die 21 ist der höchste, die 1 (*Petit*) der niedrigste.
    { "" }**Punkte:** 21, Petit, Excuse und Könige je 4, Damen 3, Cavalls 2, Buben 1, alle anderen Karten nichts. Jeder Stich zählt 1 mehr für die Person, die ihn gewinnt, und das Abgelegte zusammen 1 mehr. Das macht zusammen { $players ->
        [3] 78
        [4] 72
        [5] 68
       *[0] 68 zu fünft, 72 zu viert und 78 zu dritt
    }.

rules-chambery-deal =
    { "" }**Karten:** { $players ->
        [3] je 25; wer gibt, nimmt auch die übrigen drei auf und legt drei Karten ab.
        [4] je 19; wer gibt, nimmt auch die übrigen zwei auf und legt zwei Karten ab.
        [5] je 15; wer gibt, nimmt auch die übrigen drei auf und legt drei Karten ab.
       *[0] zu fünft je 15, zu viert 19, zu dritt 25. Wer gibt, nimmt auch den Rest auf, drei Karten oder zu viert zwei, und legt ebenso viele ab.
    } Könige, die 21 und die Excuse dürfen nie abgelegt werden. { $trump_discard ->
        [free] Andere Trümpfe schon.
       *[void_only] Andere Trümpfe dürfen nur abgelegt werden, wenn dann gar kein Trumpf auf der Hand bleibt (die 21 ist einer, die Excuse nicht). Reichen aber die anderen Karten nicht, wird mit einigen Trümpfen aufgefüllt, der Petit zuletzt; nur diese werden allen gezeigt.
    } Ein abgelegter Petit wird in jedem Fall gezeigt; der Rest bleibt bis zum Schluss verdeckt. Das Abgelegte zählt für { $discard_to ->
        [dealer] die Seite der Person, die gibt.
       *[last_trick] die { $players ->
            [3] Person
           *[other] Seite
        }, die den letzten Stich gewinnt.
    }
    { $players ->
        [3] Gereizt wird nicht: Alle spielen für sich.
       *[other] { chambery-bids }
    }

chambery-bids = { $players ->
        [0] Zu dritt wird nicht gereizt: Alle spielen für sich.
            { "" }
       *[other] { "" }
    }{ "" }**Reizen:** Nach dem Ablegen beginnt die Vorhand (der Platz nach der Person, die gibt); wer gibt, spricht zuletzt. Von niedrig nach hoch gibt es *zwei Karten* ×1, *eine Karte* ×2 und *keine Karte* ×4. Wenn du dran bist, biete höher oder pass; wer gepasst hat, bietet nicht mehr, und es geht reihum, bis alle außer der Person mit dem höchsten Gebot gepasst haben. *Keine Karte* beendet das Reizen sofort. Wer das höchste Gebot hat, spielt allein gegen alle.
    { "" }**Fragen:** Bei den ersten beiden Geboten nennt, wer allein spielt, eine Karte, die nicht in der eigenen Hand ist, jede außer der Excuse; wer sie hat, muss sie geben. Als Ersatz geht irgendeine andere Karte zurück; die anderen sehen sie nicht. Ist die genannte Karte abgelegt, wird eine andere genannt; wer selbst gegeben hat, darf keine selbst abgelegte Karte nennen. Bei zwei Karten geschieht das zweimal.
    { "" }**Gerufener König:** Passen alle, { $called_king ->
        [throw_in] zählt die Runde nicht, und die nächste Person gibt.
       *[dealer] ruft, wer gibt, einen König aus einer anderen Hand, und die Runde zählt ×1. Wer diesen König hat, sagt es sofort, und beide spielen zusammen; Karten werden nicht getauscht. Mit allen vier Königen wird eine Dame gerufen, die weder auf der Hand noch abgelegt ist, gibt es keine, ein Cavall und so weiter.
    }

rules-chambery-play =
    Die Vorhand (der Platz nach der Person, die gibt) spielt aus; gespielt wird gegen den Uhrzeigersinn. Bedien die Farbe; kannst du das nicht, spiel Trumpf; hast du auch keinen Trumpf, wirf eine beliebige Karte ab. Höher spielen oder übertrumpfen musst du nie.
    Den Stich gewinnt der höchste Trumpf, sonst die höchste Karte der angespielten Farbe. Wer gewinnt, spielt als Nächstes aus.
    { "" }**Die Excuse** darfst du jederzeit spielen, auch wenn du bedienen könntest. Sie zählt 4 für die Seite, die sie gespielt hat, und gewinnt nie, außer in einem Fall: Eine Seite, die alle anderen Stiche hat, gewinnt auch den letzten, wenn sie zu ihm die Excuse ausspielt. Wird sie ausgespielt, ist die nächste Karte frei und bestimmt die Farbe. { $fool_last ->
        [kept] Ihre 4 Punkte bleiben auch im letzten Stich bei dieser Seite.
       *[lost] Im letzten Stich gehen ihre 4 Punkte an die Seite, die den Stich gewinnt.
    }

rules-chambery-scoring =
    { $players ->
        [3] { chambery-alone }
        [4] { chambery-sides }
        [5] { chambery-sides }
       *[0] { chambery-sides }
            { "" }**Zu dritt:** { chambery-alone }
    }
    { $rounds ->
        [1] In einer Partie geben alle einmal: Wer beginnt, wird ausgelost, dann geht es nach rechts weiter.
       *[other] In einer Partie geben alle { $rounds } Mal: Wer beginnt, wird ausgelost, dann geht es nach rechts weiter.
    } Wer am Ende die meisten Punkte hat, gewinnt.

chambery-sides = Die Hälfte der Punkte ist { $players ->
        [4] 36
        [5] 34
       *[0] zu fünft 34 und zu viert 36
    }. Haben beide Seiten gleich viel, zahlt niemand. Sonst schuldet auf der Seite mit weniger Punkten jede Person, was zur Hälfte fehlt, × Faktor des Gebots, und das Doppelte, wenn die Seite weniger als { $players ->
        [4] 18
        [5] 17
       *[0] 17 (zu fünft) oder 18 (zu viert)
    } hat.
    Die andere Seite teilt alles zu gleichen Teilen. Geht das nicht auf, zahlt die Seite, die verliert, so viel mehr, bis es aufgeht: in der Verteidigung alle gleich viel; in einem Paar zahlt den ungeraden Punkt, wer gibt.
    { "" }**Im Alleinspiel** zahlen dir bei Gewinn alle anderen{ $lone_loss ->
        [each] , und wenn du verlierst, zahlst du allen.
       *[shared] ; verlierst du, zahlst du nur einmal, und die anderen teilen es.
    }

chambery-alone = Ein Drittel der Punkte ist 26. Wer weniger hat, zahlt das Fehlende, mit weniger als 13 das Doppelte. Wer als einzige Person mehr als 26 hat, bekommt alles; sind es zwei, bekommen sie, was sie über 26 haben, und das Doppelte, wenn die dritte Person weniger als 13 hat.

rules-chambery-words =
    - **Atouts:** die Trümpfe. Der niedrigste ist die 1, der **Petit**.
    - **Excuse:** der Narr; sie darf jederzeit gespielt werden.
    - **Écart:** die Karten, die vor dem Reizen ablegt, wer gibt.
    - **Roi appelé:** der gerufene König; wer ihn hat, spielt mit der Person, die gibt.
    - **Attaque, défense:** die beiden Seiten einer Runde: das Alleinspiel, oder wer gibt und die gerufene Person, und alle anderen.
