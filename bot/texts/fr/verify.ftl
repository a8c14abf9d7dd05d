# Ce que trouve la vérification d’un relevé de partie.

verify-whole = Tout est juste.
verify-unfinished = pas jouée jusqu’au bout
verify-tricks = plis { $numbers }
verify-points = points { $numbers }
verify-scores = scores { $numbers }
verify-none = aucun
verify-unreadable = il est illisible : { $fault }
verify-no-text = ce n’est pas du texte UTF-8

# Ce qui est faux dans un relevé.

wrong-commitment = le SHA-256 du secret est { $sha256 }
wrong-first-dealer = la place { $seat } ne peut pas donner en premier ; d’après le secret et les mots, c’est à la place { $dealer }
wrong-next-dealer = ce n’est pas à la place { $seat } de donner, mais à la place { $dealer }
wrong-card-twice = { $card } est distribuée deux fois ; elle est déjà ici : { $place }
wrong-missing-cards = il faut distribuer toutes les cartes ; il manque : { $cards }
wrong-hand-size = il faut distribuer ici { $size } cartes, pas { $count }
wrong-number = les donnes sont numérotées sans trou : celle-ci est la donne { $number }
wrong-hand = le secret et les mots donnent cette main : { $cards }
wrong-first-cards = le secret et les mots donnent d’abord ces cartes : { $cards }
wrong-early-end = seule la dernière donne peut s’arrêter avant la fin{ $legal }
wrong-action = la place { $seat } ne peut pas { $action } : { $rule }{ $legal }
wrong-scores = les scores sont { $scores }
wrong-unfinished-scores = une donne qui n’a pas été jouée jusqu’au bout ne rapporte rien
wrong-trick = ce pli revient à la place { $winner }, pas à la place { $seat }
wrong-trick-count = on a joué { $count } plis, pas { $stated }
wrong-totals = les totaux sont { $totals }
wrong-winners = le plus haut total est celui { $count ->
    [one] de la place
   *[other] des places
} { $seats }

# Ce que les règles permettent à la place.

legal-nothing = { "" }
legal-actions =  ; permis : place { $seat }, { $actions }
legal-cards =  ; permis : place { $seat }, jouer une carte parmi { $cards }
legal-actions-and-cards =  ; permis : place { $seat }, { $actions }, ou jouer une carte parmi { $cards }
legal-discard =  ; permis : la place { $seat } écarte { $count } cartes parmi { $cards }
legal-declaration =  ; permis : la place { $seat } annonce
legal-sayings =  ; permis avec { $card } : { $count ->
    [0] rien
   *[other] { $codes }
}
legal-asides =  ; permis maintenant : { $count ->
    [0] rien
   *[other] { $codes }
}

# Ce que fait une place, après « peut » ou « ne peut pas ».

does-play = jouer { $what }
does-play-and-say = jouer { $card } et dire { $codes }
does-discard = écarter { $what }
does-bid = dire { $what }
does-call = appeler { $what }
does-slam = annoncer le chelem
does-no-slam = renoncer au chelem
does-declare = annoncer { $what }
does-declare-nothing = renoncer à toute annonce
does-handful = montrer la poignée { $what }
does-say = dire { $what }
does-compensate = donner { $what }
does-give = donner { $what } en échange
does-take_back = reprendre une carte

# La règle qu’un coup enfreint.

breaks-not-your-turn = ce n’est pas le tour de cette place
breaks-wrong-phase = ce coup n’est pas possible à ce moment de la donne
breaks-deal-over = la donne est finie
breaks-not-in-hand = on ne joue que les cartes de sa main
breaks-must-follow = il faut fournir la couleur demandée
breaks-must-trump = qui ne peut pas fournir doit jouer atout
breaks-must-overtrump = il faut monter à l’atout si la main le permet
breaks-not-to-be-led = on ne peut pas entamer avec cette carte maintenant
breaks-wrong-count = ce n’est pas le bon nombre de cartes à écarter
breaks-card-twice = une carte est nommée deux fois
breaks-honour-stays = on n’écarte ni un roi, ni le gros atout qui vaut cinq
breaks-five-points-stay = on n’écarte ni un roi, ni le Matto, ni un atout qui vaut cinq
breaks-fool-stays = on n’écarte pas le Matto
breaks-bagatto-stays = on n’écarte le Bagatto que si l’on n’a ni autre atout ni Matto
breaks-bagatto-never-goes = à cette table, on n’écarte pas le Bagatto
breaks-king-stays = on n’écarte pas un roi
breaks-bout-stays = on n’écarte ni le 21, ni le 1, ni l’Excuse
breaks-trumps-stay = on n’écarte des atouts que faute d’autres cartes, ou si l’on n’en garde aucun
breaks-trumps-go-last = on n’écarte de l’atout que faute d’autres cartes
breaks-high-tarot-stays = on n’écarte ni le 21, ni l’Excuse
breaks-lowest-trump-goes-last = on n’écarte le Petit qu’avec les autres atouts
breaks-said-twice = avec une même carte, on ne dit pas deux fois la même chose
breaks-said-too-much = on ne peut pas dire autant de choses avec une carte
breaks-not-to-be-said = on ne peut pas dire cela avec cette carte, ou ce n’est pas vrai
breaks-bid-too-low = une enchère doit être permise et plus haute que la précédente
breaks-not-to-be-called = on ne peut pas appeler ces cartes
breaks-no-meld = la main n’a pas cette combinaison
breaks-family-twice = chaque sorte de combinaison ne compte qu’une fois
breaks-no-handful = ce n’est pas une poignée
breaks-not-to-be-paid = on ne peut pas donner cette carte en échange du Matto
breaks-nothing-to-take-back = on ne reprend une carte que juste après l’avoir jouée sans rien dire, et jamais la dernière de sa main
