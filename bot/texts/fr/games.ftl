# Les noms des jeux et des phases, les lignes du score, les refus.

game-hinted = { $game } · { $players } · { $hint }

game-scarto = Scarto
game-scarto-line = À trois, sans équipes, avec un écart de trois cartes à chaque donne.
game-scarto-hint = facile pour débuter

phase-auction = enchères
phase-discard = écart
phase-play = jeu

bid-pass = passe

line-cards = cartes
line-fool = Matto
line-average = moyenne

# { $sum } dit combien de points ; le joueur les reçoit de ces autres ou les paie.
sum-from = { $sum } payés par { $names }
sum-to = { $sum } payés à { $names }

why-not-your-turn = Ce n’est pas ton tour.
why-wrong-phase = Ce n’est pas le moment.
why-deal-over = Cette donne est finie.
why-not-in-hand = Tu n’as plus cette carte en main.
why-must-follow = Tu dois fournir : { $cards }.
why-must-trump = Tu ne peux pas fournir, tu dois donc jouer atout : { $cards }.
why-must-overtrump = Tu dois monter à l’atout : { $cards }.
why-not-to-be-led = On n’entame pas le premier pli dans une couleur appelée, sauf avec la carte appelée. Tu peux entamer avec : { $cards }.
why-wrong-count = Ce n’est pas le bon nombre de cartes.
why-card-twice = On ne peut choisir une carte qu’une fois.
why-honour-stays = On n’écarte ni un roi, ni le gros atout qui vaut 5.
why-five-points-stay = On n’écarte ni un roi, ni le Matto, ni un atout qui vaut 5.
why-fool-stays = On n’écarte pas le Matto.
why-bagatto-stays = On n’écarte le Bagatto que si l’on n’a ni autre atout ni Matto.
why-bagatto-never-goes = À cette table, on n’écarte jamais le Bagatto.
why-king-stays = On n’écarte pas un roi.
why-bout-stays = On n’écarte pas un bout : ni le 21, ni le Petit, ni l’Excuse.
why-trumps-stay = On n’écarte des atouts que faute d’autres cartes, ou si l’on n’en garde aucun.
why-trumps-go-last = On n’écarte de l’atout que faute d’autres cartes.
why-high-tarot-stays = On n’écarte ni le 21, ni l’Excuse.
why-lowest-trump-goes-last = On n’écarte le Petit qu’avec ses autres atouts.
why-said-twice = Avec une même carte, on ne dit pas deux fois la même chose.
why-said-too-much = Tu ne peux pas en dire autant avec une seule carte.
why-not-to-be-said = On ne peut pas dire cela avec cette carte.
why-bid-too-low = Cette enchère n’est plus possible.
why-not-to-be-called = On ne peut pas appeler ces cartes.
why-no-meld = Tu n’as pas cette combinaison.
why-family-twice = Chaque sorte de combinaison ne compte qu’une fois.
why-no-handful = Ce n’est pas une poignée.
why-not-to-be-paid = On ne peut pas donner cette carte en échange du Matto.
why-nothing-to-take-back = Il est trop tard pour reprendre ta dernière carte.
