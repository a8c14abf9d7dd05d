# Ottocento : ses mots et ses règles.

game-ottocento = Ottocento
game-ottocento-line = Deux contre deux ; tout se joue sur les combinaisons, en main et dans les plis.
game-ottocento-hint = en équipes, riche en combinaisons

phase-poll = a monte ?
phase-call-out = victoire ?

bid-monte = a monte
bid-no_monte = on joue

# Les règles en courtes pages.

rules-ottocento-deck =
    { -bolognese-pack }
    { $variant ->
        [straight] { bolognese-uniform }
       *[bologna] { bolognese-reversed }
    }
    { $variant ->
        [straight] { -bolognese-world-high }
       *[bologna] { -bolognese-angel-high }
    }, { -bolognese-low-trumps }
    { -bolognese-points }

rules-ottocento-deal =
    On joue à quatre, par équipes de deux, face à face. { $monte ->
        [off] Chaque main reçoit 15 cartes, plus deux pour la personne qui donne.
       *[on] Chaque main reçoit cinq cartes. À tour de rôle, en commençant à droite de la personne qui donne, on peut dire *a monte*. Si tout le monde le dit, la donne est annulée : elle ne compte pas, et c’est à la personne suivante de donner. Dès que quelqu’un dit *on joue*, le tour de parole s’arrête : chaque main reçoit encore dix cartes, plus deux pour la personne qui donne.
    }
    { ottocento-calling-out }La personne qui donne écarte deux cartes, face cachée. Elles comptent pour son camp, en points comme en combinaisons, sauf si ce camp ne fait aucun pli. On n’écarte ni roi, ni Ange, ni Monde, ni Begato, ni Matto.
    { "" }**Annonces (*accuse*) :** { $declare_when ->
        [first_turn] juste avant sa première carte, on
       *[before_lead] avant la première carte, à tour de rôle, en finissant par la personne qui donne, on
    } peut montrer des combinaisons. Elles comptent pour son camp, quoi qu’il arrive ensuite. Rien n’oblige à tout montrer. Les cartes retournent en main. La page *décompte* donne toutes les combinaisons.

rules-ottocento-play =
    La première entame revient à la personne assise à droite de celle qui donne. { -bolognese-follow }
    { bolognese-fool }
    { $signals ->
        [off] À cette table, il n’y a pas de signaux.
       *[on] { "" }**Les signaux** sont réservés à { $signaller ->
            [eldest_only] la personne assise à droite de celle qui donne
           *[trick_leader] la personne qui entame le pli
        }. { bolognese-signals }
    }

rules-ottocento-scoring =
    Les combinaisons rapportent à deux moments : au début, celles de ta main que tu annonces ; à la fin, toutes celles du tas de ton camp. Une même carte compte dans toutes les combinaisons dont elle fait partie.
    { -bolognese-combinations }
    { -bolognese-suits }
    { -bolognese-moors-and-aces }
    · *Grande :* { ottocento-grande }
    { bolognese-wild-cards }
    { "" }**Doublement :** trois cricche ou plus, annoncées d’une même main ou réunies dans un même tas, comptent double. De même pour trois séquences ou plus.
    On y ajoute les points des cartes, 6 pour le dernier pli, et les annonces. { $length ->
        [four_deals] Une partie dure quatre donnes, et le plus haut total gagne. À totaux égaux, la partie est nulle.
       *[target] { ottocento-end }
    }

rules-ottocento-words =
    { bolognese-words }
    - **A monte :** ce qu’on dit après les cinq premières cartes pour annuler la donne.
    - **Quattro Scartate :** la partie en quatre donnes, que gagne le plus haut total.

rules-ottocento-options = `straight` : l’As est le plus faible de chaque couleur ; le Monde passe devant l’Ange et ouvre la Grande. { -bolognese-tournament } `call_out_priority` : avant l’écart, on peut gagner par ses annonces, à tour de rôle, en commençant par la personne qui donne (avec 15 cartes) ; le premier camp qui atteint l’objectif gagne aussitôt.

ottocento-calling-out = { $end_rule ->
        [call_out_priority] { $length ->
            [target] { "" }**Annoncer la victoire :** avant que les deux dernières cartes soient ramassées, on peut annoncer des combinaisons, à tour de rôle, en commençant par la personne qui donne, puis vers la droite. Le premier camp qui atteint { $target } gagne aussitôt. Si tu ne montres rien, tu pourras encore annoncer après l’écart ; si tu montres quelque chose, non. La personne qui donne peut écarter des cartes montrées.
                { "" }
           *[four_deals] { "" }
        }
       *[higher_total] { "" }
    }

ottocento-grande = { $variant ->
        [straight] le Monde et au moins deux cartes parmi l’Ange
       *[bologna] l’Ange et au moins deux cartes parmi le Monde
    }, le Soleil et la Lune ; puis 16, 15, 14 … sans trou{ $grande_moors ->
        [off] { "" }
       *[on] , et après le 5 les Mori
    }.

ottocento-end = { $end_rule ->
        [call_out_priority] Le premier camp qui atteint { $target } gagne, dès que ses annonces y suffisent, ou en fin de donne.
       *[higher_total] Le premier camp qui atteint { $target } gagne, soit quand tout le monde a annoncé, sans jouer une carte de plus, soit en fin de donne.
    } Si les deux camps ont atteint { $target }, le plus haut total gagne ; à totaux égaux, on continue.
