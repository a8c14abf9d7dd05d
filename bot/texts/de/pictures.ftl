# Was auf Bildern steht, und die Worte, die für ein Bild stehen.

picture-deal = Runde { $number }
picture-trick = Stich { $number }/{ $count }
picture-suit-led = Farbe: { $suit }
picture-doing = ist dran
picture-doing-play = spielt
picture-doing-discard = legt ab
picture-doing-auction = bietet
picture-doing-call = ruft
picture-doing-call-out = meldet aus?
picture-doing-slam = Chelem?
picture-doing-poll = entscheidet
picture-doing-declare = meldet
picture-doing-compensate = gibt für den Matto
picture-winning = vorn
picture-took = gewinnt
picture-took-and-leads = Stich, Anspiel
picture-dealer = gibt
picture-team = Team { $letter }
picture-role-taker = Angriff
picture-role-declarer = allein
picture-role-partner = gerufen
picture-role-bid = { $role }: { $bid }
picture-calls = ruft { $cards }
picture-bid-pass = passt
picture-bid-no_monte = spielt
picture-computer-easy = Computer, leicht
picture-computer-normal = Computer, normal
picture-computer-strong = Computer, stark
picture-away = abwesend
picture-cards-left = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
picture-tricks-taken = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
picture-last-trick = Letzter Stich
picture-took-trick = { $name } gewinnt Stich { $number }
picture-you-took-trick = Stich { $number } geht an dich
picture-stock = Aufgedeckt
picture-discard = Abgelegt, zählt { $points }
picture-untouched = Verdeckter Talon
picture-worth = zählt { $points }
picture-seat = Platz { $number }
picture-you = Du
picture-hand-empty = Keine Karten mehr

picture-total = gesamt
picture-this-deal = Runde
picture-gain = Gewinn
picture-wins = gewinnt
picture-loses = verliert
picture-even = quitt
picture-result = Ergebnis
picture-points = Punkte
picture-place = { ORDINAL($place) } Platz
ordinal = { $number }.

picture-words-hand = Du hast { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: { $cards }.
picture-words-playable = Spielen darfst du: { $cards }.
picture-words-chosen = Gewählt: { $cards }.
picture-words-trick = Im Stich: { $cards }
picture-words-last = Stich { $number }, gewonnen von { $name }: { $cards }
picture-words-winning = { $name } liegt vorn
picture-words-took = { $name } gewinnt den Stich
picture-words-turn = { $name }: { $task }
picture-words-seat = { $name }: { $cards }, { $tricks }, gesamt { $total }
picture-words-score = { $name }: { $lines }; { $deal } in dieser Runde, gesamt { $total }
picture-words-result = { $place }. { $name }, gesamt { $total }, Gewinn { $gain }

stands-contract-brief = { $name }: { $bid }
stands-contract-words = Kontrakt: { $bid }, { $name }
stands-own-tricks-brief = Stiche { $own }
stands-own-tricks-words = Deine Stiche: { $own }
stands-tricks-brief = Stiche { $own } : { $others }
stands-tricks-words = Stiche: deine Seite { $own }, die anderen { $others }
stands-declared-brief = gemeldet { $own } : { $others }
stands-declared-words = Gemeldet: deine Seite { $own }, die anderen { $others }
stands-totals-brief = gesamt { $own } : { $others }
stands-totals-words = Gesamt: deine Seite { $own }, die anderen { $others }
stands-own-total-brief = gesamt { $total }
stands-own-total-words = Dein Stand: { $total }
stands-total-brief = { $name } { $total }
stands-total-words = { $name }: { $total }
