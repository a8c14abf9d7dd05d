# Wie Spiele, Phasen und Zeilen der Abrechnung heißen, und warum etwas nicht geht.

game-hinted = { $game } · { $players } · { $hint }

game-scarto = Scarto
game-scarto-line = Zu dritt, alle für sich; wer gibt, legt drei Karten ab.
game-scarto-hint = leicht für den Anfang

phase-auction = Reizen
phase-discard = Ablegen
phase-play = Stiche

bid-pass = passe

line-cards = Karten
line-fool = Matto
line-average = Durchschnitt

# { $sum } nennt die Punkte; man bekommt sie von diesen anderen oder zahlt sie.
sum-from = { $sum } von { $names }
sum-to = { $sum } an { $names }

why-not-your-turn = Du bist nicht an der Reihe.
why-wrong-phase = Das geht jetzt nicht.
why-deal-over = Diese Runde ist vorbei.
why-not-in-hand = Diese Karte hast du nicht mehr.
why-must-follow = Du musst Farbe bedienen: { $cards }.
why-must-trump = Du kannst die Farbe nicht bedienen und musst deshalb Trumpf spielen: { $cards }.
why-must-overtrump = Du musst einen höheren Trumpf spielen: { $cards }.
why-not-to-be-led = Zum ersten Stich darfst du aus einer gerufenen Farbe nur die gerufene Karte ausspielen. Erlaubt sind: { $cards }.
why-wrong-count = Die Anzahl der Karten stimmt nicht.
why-card-twice = Du kannst eine Karte nur einmal wählen.
why-honour-stays = Könige und der hohe Trumpf, der 5 zählt, dürfen nicht abgelegt werden.
why-five-points-stay = Könige, der Matto und Trümpfe, die 5 zählen, dürfen nicht abgelegt werden.
why-fool-stays = Der Matto darf nicht abgelegt werden.
why-bagatto-stays = Den Bagatto darfst du nur ablegen, wenn du keinen anderen Trumpf und keinen Matto hast.
why-bagatto-never-goes = An diesem Tisch darf der Bagatto nie abgelegt werden.
why-king-stays = Könige dürfen nicht abgelegt werden.
why-bout-stays = Bouts dürfen nicht abgelegt werden: die 21, die 1 und die Excuse.
why-trumps-stay = Trümpfe darfst du nur ablegen, wenn du nichts anderes ablegen kannst oder dir danach keiner bleibt.
why-trumps-go-last = Trümpfe darfst du nur ablegen, wenn du nichts anderes ablegen kannst.
why-high-tarot-stays = Die 21 und die Excuse dürfen nicht abgelegt werden.
why-lowest-trump-goes-last = Den Petit darfst du nur ablegen, wenn du auch deine anderen Trümpfe ablegst.
why-said-twice = Zu einer Karte kannst du dasselbe nur einmal sagen.
why-said-too-much = So viel darfst du zu einer Karte nicht sagen.
why-not-to-be-said = Das darfst du zu dieser Karte nicht sagen.
why-bid-too-low = Dieses Gebot geht jetzt nicht mehr. Biete höher oder pass.
why-not-to-be-called = Diese Karten darfst du nicht rufen.
why-no-meld = Diese Kombination hast du nicht.
why-family-twice = Jede Art von Kombination zählt nur einmal.
why-no-handful = Das ist keine Poignée.
why-not-to-be-paid = Diese Karte darfst du nicht für den Matto geben.
why-nothing-to-take-back = Deine letzte Karte lässt sich nicht mehr zurücknehmen.
