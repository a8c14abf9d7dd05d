how = Es spielen { $game ->
    [scarto] Ada, Bruno und Carla
    [terziglio] Ada, Bruno und Carla
   *[other] Ada, Bruno, Carla und Dino
}, in dieser Reihenfolge.{ $game ->
    [ottocento] { " " }Ada spielt mit Carla zusammen, Bruno mit Dino.
    [piedicavallo] { " " }Ada spielt mit Carla zusammen, Bruno mit Dino.
   *[other] { "" }
} Es gelten die Standardregeln. Die Karten eines Stichs stehen in der Reihenfolge, in der sie gespielt werden. Was nicht gesagt wird, ist nicht geschehen.
and = { $first } und { $last }

may-play = Auf dem Tisch: { $trick }. { $who } ist dran und hat auf der Hand: { $hand }. Welche dieser Karten dürfen gespielt werden?
may-not-discard = { $who } hat die zusätzlichen Karten aufgenommen und nun auf der Hand: { $hand }. Davon sind { $count } abzulegen. Welche dieser Karten dürfen nicht abgelegt werden?
who-wins = Ein Stich: { $trick }. Wer gewinnt ihn?

pile = Wie viel zählen diese Karten zusammen: { $cards }?
fool-goes = Ein Stich, nicht der letzte der Runde: { $trick }. { $who } gewinnt ihn, und am Ende haben alle Stiche gewonnen. Mit wessen Karten zählt der Matto?
last-trick = Der letzte Stich der Runde hat diese Karten: { $cards }. Wie viel bringt er, Karten und letzter Stich zusammen?
meld = Wie viel zählt die Kombination aus diesen Karten: { $cards }?
melds = Eine Hand: { $hand }. Wie viel zählen alle ihre Kombinationen zusammen, so gut wie möglich gemeldet?

scarto-score = Am Ende einer Runde hat { $who } { $points } Punkte. Welches Ergebnis ist das?
scarto-third = Am Ende einer Runde hat { $first } { $points } Punkte und { $second } { $more }. Welches Ergebnis hat { $third }?
scarto-payers = Stand nach drei Runden: { $totals }. Wer zahlt?

piedicavallo-team = In den Stichen von { $team } zählen die Karten ohne den Matto { $points }; beide Teams haben Stiche gewonnen. Den Matto hat { $fool } gespielt. Gegeben hat { $dealer }, abgelegt sind { $discard }. Wie viele Punkte bekommen { $team }?
piedicavallo-no-trick = { $team } haben keinen einzigen Stich gewonnen. Den Matto hat { $fool } gespielt; gegeben und zwei Karten abgelegt hat { $dealer }. Wie viele Punkte bekommen { $others }?
piedicavallo-match = Nach vier Runden haben { $first } { $points } Punkte, { $second } { $more }. Um wie viele Punkte gewinnt das Team, das gewinnt?

ottocento-side = Eine Runde ist zu Ende, und beide Seiten haben Stiche gewonnen. In den Stichen von { $team } zählen die Kombinationen { $melds }, Verdoppelungen eingerechnet. Die Karten von { $others } zählen { $points }. Den letzten Stich hat { $last } gewonnen. { $team } haben { $declared } gemeldet. Wie viele Punkte bekommen { $team } in dieser Runde?
ottocento-match = Am Ende einer Runde haben { $first } insgesamt { $points } Punkte, { $second } { $more }. Wer hat gewonnen?

terziglio-pile = Das Alleinspiel hat diese Karten: { $cards }. Wie viel zählen sie?
terziglio-rest = Die Karten des Alleinspiels zählen { $points }, und die Gegenseite hat den letzten Stich gewonnen. Wie viel hat die Gegenseite für Karten und letzten Stich zusammen?
terziglio-contract = { $who } hat { $bid } geboten, und jede Seite gewinnt Stiche. Insgesamt hat { $who } { $points } Punkte, die beiden anderen zusammen { $more }. Wie viele Spielpunkte gewinnen oder verlieren die drei jeweils?
terziglio-all-tricks = { $who } hat { $bid } geboten. Alle Stiche gehen an { $winners }. Wie viele Spielpunkte gewinnen oder verlieren die drei jeweils?

francese-excuse = { $taker } spielt gegen die drei anderen. Ein Stich, nicht der letzte der Runde: { $trick }. { $winner } gewinnt ihn. Wie viel zählt dieser Stich für die Seite, die ihn gewonnen hat, wenn die Sache mit der Excuse geregelt ist?
francese-needed = Der Angriff hat unter anderem diese Karten und keinen weiteren Bout: { $cards }. Wie viele Punkte braucht er?
francese-contract = { $who } spielt eine { $bid } gegen die drei anderen. Der Angriff hat { $points } Punkte gemacht; Bouts: { $bouts }. Welches Ergebnis haben die vier jeweils?
francese-petit = { $who } spielt eine { $bid } gegen die drei anderen. Der Angriff hat { $points } Punkte gemacht; Bouts: { $bouts }. Den letzten Stich, mit dem Petit darin, hat { $winner } gewonnen. Welches Ergebnis haben die vier jeweils?
francese-handful = { $who } spielt eine { $bid } gegen die drei anderen. Der Angriff hat { $points } Punkte gemacht; Bouts: { $bouts }. { $shower } hat eine Poignée mit { $count } Trümpfen gezeigt. Welches Ergebnis haben die vier jeweils?
francese-slam-made = { $who } spielt eine { $bid } gegen die drei anderen, hat einen Chelem angesagt und gewinnt alle Stiche: { $points } Punkte; Bouts: { $bouts }. Welches Ergebnis haben die vier jeweils?
francese-slam-unannounced = { $who } spielt eine { $bid } gegen die drei anderen und gewinnt alle Stiche, ohne es anzusagen: { $points } Punkte; Bouts: { $bouts }. Welches Ergebnis haben die vier jeweils?
francese-slam-missed = { $who } spielt eine { $bid } gegen die drei anderen und hat einen Chelem angesagt, gewinnt aber nicht alle Stiche: { $points } Punkte; Bouts: { $bouts }. Welches Ergebnis haben die vier jeweils?
