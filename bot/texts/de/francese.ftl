# Französisches Tarot: seine Namen und seine Regeln.

game-tarocco-francese = Französisches Tarot
game-tarocco-francese-line = { $players ->
        [3] Wer angreift, spielt allein gegen die beiden anderen.
        [4] Wer angreift, spielt allein gegen die drei anderen.
        [5] Wer angreift, spielt allein oder mit gerufener Hilfe gegen alle anderen.
       *[6] Wer angreift, spielt allein oder mit bis zu zwei Gerufenen gegen alle anderen.
    }
game-tarocco-francese-hint = reizen und angreifen

phase-call = Rufen
phase-slam = Chelem

bid-petite = petite
bid-garde = garde
bid-garde_sans = garde sans
bid-garde_contre = garde contre

bid-offered-petite = petite ×1
bid-offered-garde = garde ×2
bid-offered-garde_sans = garde sans ×4
bid-offered-garde_contre = garde contre ×6

ask-bid-tarocco-francese = **Du bist dran.** Was bietest du? Du hast { $bouts ->
    [0] keinen Bout
    [one] 1 Bout
   *[other] { $bouts } Bouts
}: Damit sind { $needed } Punkte nötig.

line-petit = Petit au bout
line-handful = Poignée
line-slam = Chelem
sum-contract = { $bouts ->
    [0] kein Bout
    [one] 1 Bout
   *[other] { $bouts } Bouts
}, { $points } { NOUN($points) ->
    [one] Punkt
   *[other] Punkte
} ({ $needed } nötig), { $margin } { $won ->
    [0] zu wenig
   *[1] darüber
}

told-untouched-tarocco-francese = Der Chien blieb liegen: { $cards }. Das zählt { $points }.
picture-untouched-tarocco-francese = Verdeckter Chien

# Die Regeln als kurze Seiten.

rules-tarocco-francese-deck =
    Das Tarot Nouveau hat 78 Karten: vier Farben zu 14 ({ $courts } 10 9 … 2 1, die 1 ist die niedrigste), 21 Trümpfe und die Excuse.
    { "" }**Bouts:** die 21, die 1 (*Petit*) und die Excuse. Von ihnen hängt ab, wie viele Punkte der Angriff braucht.
    { "" }**Punkte:** Bouts und Könige 4½, Damen 3½, Cavalls 2½, Buben 1½, jede andere Karte ½. Das macht zusammen 91.
    { $players ->
        [3] { "" }**Seiten:** Eine Person greift an, die beiden anderen verteidigen.
        [4] { "" }**Seiten:** Eine Person greift an, die drei anderen verteidigen.
        [5] { "" }**Seiten:** Wer angreift, ruft jemanden zu Hilfe; die anderen verteidigen.
        [6] { "" }**Seiten:** Wer angreift, ruft bis zu zwei Leute zu Hilfe; die anderen verteidigen.
       *[0] { "" }**Seiten:** Zu dritt, viert, fünft oder sechst greift eine Person an, und die anderen verteidigen. Zu fünft ruft der Angriff jemanden zu Hilfe, zu sechst bis zu zwei Leute.
    }

rules-tarocco-francese-deal =
    { "" }**Karten:** { $players ->
        [3] je 24. Die übrigen 6 sind der *Chien*.
        [4] je 18. Die übrigen 6 sind der *Chien*.
        [5] je 15. Die übrigen 3 sind der *Chien*.
        [6] je 12. Die übrigen 6 sind der *Chien*.
       *[0] zu dritt je 24, zu viert 18, zu fünft 15, zu sechst 12. Der Rest ist der *Chien*: 6 Karten, zu fünft 3.
    } Wer den Petit, aber keinen anderen Trumpf und keine Excuse bekommt, deckt alle Karten auf. Die Runde zählt nicht, und die nächste Person gibt.
    { "" }**Reizen:** Alle sind einmal dran und passen oder bieten höher: { $lowest_bid ->
        [garde] *garde* ×2
       *[petite] *petite* ×1, *garde* ×2
    }, *garde sans* ×4, *garde contre* ×6. Passen alle, gibt die nächste Person.
    { francese-calls }{ "" }**Chien:** { $lowest_bid ->
        [garde] Bei garde
       *[petite] Bei petite und garde
    } wird er gezeigt; wer angreift, nimmt ihn auf und legt ebenso viele Karten ab, die für den Angriff zählen. Könige und Bouts dürfen nie abgelegt werden, Trümpfe nur, wenn es zu wenige andere Karten gibt; abgelegte Trümpfe werden gezeigt. Bei garde sans zählt der Chien ungesehen für den Angriff, bei garde contre für die Verteidigung.
    { "" }**Chelem:** Vor der ersten Karte darf der Angriff ansagen, dass er alle Stiche gewinnt. Wer angreift, spielt dann aus.

rules-tarocco-francese-play =
    Die Vorhand (der Platz nach der Person, die gibt) spielt aus, außer wenn ein Chelem angesagt ist.{ francese-lead-ban }
    Bedien die Farbe; kannst du das nicht, spiel Trumpf; hast du auch keinen Trumpf, wirf eine beliebige Karte ab. Spielst du Trumpf, musst du die Trümpfe im Stich übertrumpfen, wenn du kannst, selbst wenn der Stich schon deiner Seite gehört. Den Stich gewinnt der höchste Trumpf, sonst die höchste Karte der angespielten Farbe. Wer gewinnt, spielt als Nächstes aus.
    { "" }**Die Excuse** darfst du jederzeit spielen, auch wenn du bedienen könntest. Wird sie ausgespielt, bestimmt die nächste Karte die Farbe. Sie gewinnt nie und bleibt bei der Seite, die sie gespielt hat: Gewinnt die andere Seite den Stich, bekommt sie dafür eine Karte, die einen halben Punkt zählt. { $excuse_last ->
        [trick_winner] Im letzten Stich gehört die Excuse der Seite, die den Stich gewinnt. Eine Seite, die alle anderen Stiche hat, gewinnt ihn, wenn sie die Excuse ausspielt.
       *[changes_side] Im letzten Stich geht die Excuse an die andere Seite, auch wenn deine den Stich gewinnt. Nur eine Seite, die alle Stiche macht, behält sie dann; spielt sie die Excuse zum letzten Stich aus, gewinnt sie ihn auch.
    }
    { "" }**Poignée:** Vor deiner ersten Karte darfst du Trümpfe offen zeigen.
    { $players ->
        [3] 13, 15 oder 18 davon
        [4] 10, 13 oder 15 davon
        [5] 8, 10 oder 13 davon
        [6] { francese-handful6 }
       *[0] Zu dritt 13, 15 oder 18 · zu viert 10, 13 oder 15 · zu fünft 8, 10 oder 13 · zu sechst 6, 8 oder 10. Sie
    } zählen 20, 30 oder 40. Die Excuse darf nur dabei sein, wenn du alle deine Trümpfe zeigst.

rules-tarocco-francese-scoring =
    Der Angriff braucht 56 Punkte ohne Bout, 51 mit einem, 41 mit zweien, 36 mit allen dreien. Bleibt ein halber Punkt übrig, geht er an die Seite, die gewinnt.
    { "" }**In der Verteidigung** zahlt oder bekommt jede Person (25 + die Punkte über oder unter der nötigen Zahl) × Faktor des Kontrakts.
    { "" }**Petit au bout:** { $petit ->
        [personal] Wer mit dem Petit den letzten Stich gewinnt, bekommt von allen anderen je 10; wer ihn dort verliert, zahlt allen anderen je 10. Das wird nicht multipliziert.
       *[side] Liegt der Petit im letzten Stich, bringt dieser Stich der Seite, die ihn gewinnt, 10 × Faktor des Kontrakts; in der Verteidigung zahlen oder bekommen das alle. Bei einem Chelem, der mit der Excuse endet, zählt auch der vorletzte Stich.
    }
    { "" }**Poignées:** 20, 30 oder 40 für die Seite, die gewinnt, egal wer sie gezeigt hat. **Chelem:** 400 angesagt und geschafft, 200 ohne Ansage geschafft, −200 angesagt und verfehlt, −200, wenn die Verteidigung alle Stiche gewinnt, −400, wenn beides zusammenkommt. Beides wird nicht multipliziert; in der Verteidigung zahlen oder bekommen es alle.
    { "" }**Anteile:** Wer allein angreift, bekommt alles, was die Verteidigung zahlt.{ francese-shares }
    Eine Partie hat { $deals ->
        [0] { $players ->
            [3] 6 Runden
            [4] 4 Runden
            [5] 5 Runden
            [6] 6 Runden
           *[0] zu viert 4 Runden, zu fünft 5, zu dritt und zu sechst 6
        }
        [one] 1 Runde
       *[other] { $deals } Runden
    }. Zusammengeworfene Runden zählen nicht mit. Wer am Ende die meisten Punkte hat, gewinnt.

rules-tarocco-francese-words =
    - **Atouts:** die Trümpfe. Der niedrigste ist die 1, der **Petit**.
    - **Excuse:** der Narr; sie darf jederzeit gespielt werden.
    - **Bouts:** 21, Petit und Excuse. Von ihnen hängt ab, wie viele Punkte der Angriff braucht.
    - **Attaque, défense:** die beiden Seiten einer Runde: der Angriff und die Verteidigung.
    - **Petite, garde, garde sans, garde contre:** die Gebote vom niedrigsten zum höchsten. Bei *sans* zählt der Chien ungesehen für den Angriff, bei *contre* für die Verteidigung.
    - **Chien:** die Karten, die beim Geben übrig bleiben.
    - **Écart:** die Karten, die der Angriff ablegt.
    - **Poignée:** viele Trümpfe, vor der eigenen ersten Karte gezeigt; das bringt Punkte.
    - **Chelem:** alle Stiche für eine Seite.
    - **Petit au bout:** der Petit im letzten Stich.

francese-calls = { $players ->
        [3] { "" }
        [4] { "" }
       *[other] { "" }**Rufen:** Bevor der Chien gezeigt wird, ruft der Angriff { $players ->
            [5] einen König
            [6] einen König und eine Dame
           *[0] zu fünft einen König, zu sechst einen König und eine Dame
        }. Wer die Karte hat, gehört zum Angriff, darf es aber nicht verraten, bevor sie gespielt wird. Du darfst auch eine Karte rufen, die du selbst hast. Hast du sie selbst oder liegt sie im Chien, bekommst du durch sie keine Hilfe. { francese-call-rule }
            { "" }
    }

francese-call-rule = { $call ->
        [free] Mit allen vier Königen darfst du als erste Karte jede beliebige rufen, nur keinen Trumpf und nicht die Excuse{ $players ->
            [5] .
           *[other] ; mit allen vier Damen als zweite ebenso, aber auch keinen König.
        }
       *[ladder] Mit allen vier Königen darfst du als erste Karte eine Dame rufen; hast du auch alle Damen, einen Cavall und so weiter.{ $players ->
            [5] { "" }
           *[other] { " " }Mit allen vier Damen darfst du als zweite Karte einen Cavall rufen und so weiter.
        }
    }

francese-lead-ban = { $first_lead_ban ->
        [off] { "" }
       *[on] { $players ->
            [3] { "" }
            [4] { "" }
            [0] { " " }Zu fünft und sechst darf die erste Karte nicht aus einer gerufenen Farbe sein, außer es ist die gerufene Karte selbst.
           *[other] { " " }Die erste Karte darf nicht aus einer gerufenen Farbe sein, außer es ist die gerufene Karte selbst.
        }
    }

francese-handful6 = { $handful6 ->
        [n7-9-11] 7, 9 oder 11 davon
       *[n6-8-10] 6, 8 oder 10 davon
    }

francese-shares = { $players ->
        [3] { "" }
        [4] { "" }
        [5] { francese-share5 }
        [6] { francese-share6 }
       *[0] { " " }Zu fünft gehen 2/3 an die Person, die angreift, und 1/3 an die gerufene. Zu sechst geht 1/3 an die Person mit der zuerst gerufenen Karte (oder mit beiden), 1/6 an die mit der zweiten und der Rest an die Person, die angreift.
    }

francese-share5 = { $share5 ->
        [equal] { " " }Sonst geht je die Hälfte an die Person, die angreift, und an die gerufene.
       *[two_thirds] { " " }Sonst gehen 2/3 an die Person, die angreift, und 1/3 an die gerufene.
    }

francese-share6 = { " " }Sonst geht 1/3 an die Person mit der zuerst gerufenen Karte und 1/6 an die mit der zweiten, an eine mit beiden { $share_both ->
        [half] 1/2
       *[third] 1/3
    }; der Rest geht an die Person, die angreift.
