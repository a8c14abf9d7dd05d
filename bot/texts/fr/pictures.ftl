# Ce qui est écrit dans les images, et les mots qui en tiennent lieu.

picture-deal = donne { $number }
picture-trick = pli { $number }/{ $count }
picture-suit-led = couleur : { $suit }
picture-doing = son tour
picture-doing-play = doit jouer
picture-doing-discard = fait l’écart
picture-doing-auction = doit parler
picture-doing-call = doit appeler
picture-doing-call-out = victoire ?
picture-doing-slam = chelem ?
picture-doing-poll = a monte ?
picture-doing-declare = annonce
picture-doing-compensate = échange le Matto
picture-winning = en tête
picture-took = fait le pli
picture-took-and-leads = pli, entame
picture-dealer = donne
picture-team = équipe { $letter }
picture-role-taker = attaque
picture-role-declarer = attaque
picture-role-partner = attaque
picture-role-bid = { $role } : { $bid }
picture-calls = appelle { $cards }
picture-bid-pass = passe
picture-bid-no_monte = joue
picture-computer-easy = ordinateur, facile
picture-computer-normal = ordinateur, normal
picture-computer-strong = ordinateur, fort
picture-away = pas là
picture-cards-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
picture-tricks-taken = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
picture-last-trick = Dernier pli
picture-took-trick = { $name } a fait le pli { $number }
picture-you-took-trick = Tu as fait le pli { $number }
picture-stock = Chien
picture-discard = Écart, valeur { $points }
picture-untouched = Talon fermé
picture-worth = valeur { $points }
picture-seat = Place { $number }
picture-you = Toi
picture-hand-empty = Ta main est vide

picture-total = total
picture-this-deal = donne
picture-gain = gain
picture-wins = gagne
picture-loses = perd
picture-even = nul
picture-result = résultat
picture-points = points
picture-place = { ORDINAL($place, gender: "f") } place
ordinal = { $number }{ $form ->
    [one] { $gender ->
        [f] ʳᵉ
       *[m] ᵉʳ
    }
   *[other] ᵉ
}

picture-words-hand = Ta main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cards }.
picture-words-playable = Tu peux jouer : { $cards }.
picture-words-chosen = Choisies : { $cards }.
picture-words-trick = Dans le pli : { $cards }
picture-words-last = Pli { $number }, fait par { $name } : { $cards }
picture-words-winning = { $name } est en tête
picture-words-took = { $name } a fait le pli
picture-words-turn = { $name } : { $task }
picture-words-seat = { $name } : { $cards }, { $tricks }, total { $total }
picture-words-score = { $name } : { $lines } ; { $deal } sur cette donne, total { $total }
picture-words-result = { $place }. { $name }, total { $total }, gain { $gain }

stands-contract-brief = { $name } : { $bid }
stands-contract-words = Contrat : { $bid }, { $name }
stands-own-tricks-brief = plis { $own }
stands-own-tricks-words = Tes plis : { $own }
stands-tricks-brief = plis { $own } : { $others }
stands-tricks-words = Plis : ton camp { $own }, les autres { $others }
stands-declared-brief = annonces { $own } : { $others }
stands-declared-words = Annonces : ton camp { $own }, les autres { $others }
stands-totals-brief = total { $own } : { $others }
stands-totals-words = Totaux : ton camp { $own }, les autres { $others }
stands-own-total-brief = total { $total }
stands-own-total-words = Ton total : { $total }
stands-total-brief = { $name } { $total }
stands-total-words = { $name } : { $total }
