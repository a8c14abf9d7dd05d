# Terziglio : ses mots et ses règles.

game-terziglio = Terziglio
game-terziglio-line = À trois : un contre deux, avec ou sans le talon.
game-terziglio-hint = un contre deux

bid-gioco = gioco
bid-solo = solo

line-trick-combos = dans les plis
line-game-points = points de jeu
line-all-tricks = tous les plis
sum-of-points = { $points } points, par tranches de 50

told-trick-combined = { $name } a fait une combinaison ({ $points } points) : { $cards }.

# Les règles en courtes pages.

rules-terziglio-deck =
    { -bolognese-pack }
    { $suits ->
        [uniform] { bolognese-uniform }
       *[reversed] { bolognese-reversed }
    }
    { $top ->
        [world] { -bolognese-world-high }
       *[angel] { -bolognese-angel-high }
    }, { -bolognese-low-trumps }
    { -bolognese-points }{ $odd_card ->
        [defenders] { " " }On compte les cartes de la défense ; s’il en reste une seule, elle compte en entier. Le reste des 87 points va à l’attaque.
       *[declarer] { " " }On compte les cartes de l’attaque ; s’il en reste une seule, elle compte en entier. Le reste des 87 points va à la défense.
    }

rules-terziglio-deal =
    On joue à trois, avec { $deal ->
        [n19-5] 19 cartes par main. Les cinq autres
       *[n18-8] 18 cartes par main. Les huit autres
    } forment le talon.
    { "" }**Enchères :** on parle à tour de rôle, une seule fois, { $direction ->
        [mixed] en commençant à droite de la personne qui donne, puis vers la droite
       *[other] dans le sens du jeu, et la personne qui donne parle en dernier
    }. *Gioco :* tu joues avec le talon, contre les deux autres. *Solo :* tu joues sans lui, et les points de jeu comptent double. Un solo passe devant un gioco et clôt les enchères. Si tout le monde passe, la donne ne compte pas, et c’est à la personne suivante de donner.
    { "" }**Talon :** en *gioco*, l’attaque prend le talon sans le montrer et écarte autant de cartes. Elles comptent pour l’attaque, sauf si elle ne fait aucun pli. On n’écarte ni roi, ni Ange, ni Monde, ni Begato, ni Matto. En *solo*, le talon reste caché et compte pour { $solo_stock ->
        [declarer] l’attaque, sauf si elle ne fait aucun pli
       *[last_trick] le camp qui fait le dernier pli
    }.
    { "" }**Annonces (*accuse*) :** avant la première carte, on peut montrer des combinaisons, à tour de rôle, en commençant par la personne qui entame{ $direction ->
        [mixed] , puis vers la droite
       *[other] { "" }
    }. Elles comptent pour son camp, quoi qu’il arrive ensuite. La page *décompte* donne toutes les combinaisons.

rules-terziglio-play =
    { $first_lead ->
        [declarer] L’attaque entame.
       *[eldest] L’entame revient à la première personne à avoir parlé aux enchères, même pour passer.
    } On joue vers la { $direction ->
        [anticlockwise] droite
       *[other] gauche
    }. { -bolognese-follow }
    { bolognese-fool }
    { $signals ->
        [off] À cette table, il n’y a pas de signaux.
       *[on] { "" }**Les signaux** sont réservés à la défense. { bolognese-signals }
    }{ $trick_combos ->
        [on] { "" }
            Si les trois cartes d’un pli forment une combinaison, elle rapporte aussitôt au camp qui fait le pli.
       *[off] { "" }
    }

rules-terziglio-scoring =
    Les combinaisons rapportent à deux moments : au début, celles de ta main que tu annonces ; à la fin, toutes celles du tas de ton camp. Une même carte compte dans toutes les combinaisons dont elle fait partie.
    { -bolognese-combinations }
    { -bolognese-suits }
    { -bolognese-moors-and-aces }
    · *Grande :* { bolognese-grande }
    { bolognese-wild-cards }
    { "" }**Doublement :** trois cricche ou plus, annoncées d’une même main ou réunies dans un même tas, comptent double. De même pour trois séquences ou plus.
    On y ajoute les points des cartes, 6 pour le dernier pli, et les annonces. L’attaque doit avoir plus de points que les deux autres ensemble.
    { "" }**Points de jeu :** les points du camp gagnant divisés par 50 ; un reste d’au moins 46 compte pour un de plus (95 donne 1, 96 donne 2). Un solo compte double. Faire tous les plis rapporte { $all_tricks_solo ->
        [80] 40 points de jeu, ou 80 en solo,
       *[40] 40 points de jeu, solo ou non,
    } { $all_tricks ->
        [plus40] en plus des autres
       *[flat40] et rien d’autre n’est compté
    }. Chaque membre de la défense paie les points de jeu à l’attaque, ou les reçoit d’elle. Une partie dure { $hands } donnes.

rules-terziglio-words =
    { bolognese-words }
    - **Gioco :** l’enchère pour jouer avec le talon, contre les deux autres.
    - **Solo :** l’enchère pour jouer sans le talon et doubler les points de jeu.
    - **Pozzo :** le talon, les cartes que personne ne reçoit.

rules-terziglio-options = { -bolognese-tournament } `odd_card` : le camp dont on compte les cartes (s’il en reste une seule, elle compte en entier).
