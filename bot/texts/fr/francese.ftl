# Tarot français : ses mots et ses règles.

game-tarocco-francese = Tarot français
game-tarocco-francese-line = { $players ->
        [3] Qui prend joue seul contre les deux autres.
        [4] Qui prend joue seul contre les trois autres.
        [5] On prend, seul ou avec un appel, et l’on joue contre la défense.
       *[6] On prend, seul ou avec un ou deux appels, et l’on joue contre la défense.
    }
game-tarocco-francese-hint = on prend ou on défend

phase-call = appel
phase-slam = chelem

bid-petite = petite
bid-garde = garde
bid-garde_sans = garde sans
bid-garde_contre = garde contre

bid-offered-petite = petite ×1
bid-offered-garde = garde ×2
bid-offered-garde_sans = garde sans ×4
bid-offered-garde_contre = garde contre ×6

ask-bid-tarocco-francese = **À toi de parler.** { $bouts ->
    [0] Sans bout
    [one] Avec 1 bout
   *[other] Avec { $bouts } bouts
} : { $needed } points à faire.

line-petit = petit au bout
line-handful = poignée
line-slam = chelem
sum-contract = { $bouts ->
    [0] aucun bout
    [one] 1 bout
   *[other] { $bouts } bouts
}, { $points } { NOUN($points) ->
    [one] point
   *[other] points
} pour { $needed }, { $won ->
    [0] chute
   *[1] passe
} de { $margin }

told-untouched-tarocco-francese = Chien resté fermé : { $cards } (valeur { $points }).
picture-untouched-tarocco-francese = Chien fermé

# Les règles en courtes pages.

rules-tarocco-francese-deck =
    Le Tarot Nouveau compte 78 cartes : quatre couleurs de 14 ({ $courts } 10 9 … 2 1, le 1 étant le plus faible), 21 atouts et l’Excuse.
    { "" }**Bouts :** le 21, le 1 (le *Petit*) et l’Excuse. Plus l’attaque en a, moins il lui faut de points.
    { "" }**Points :** bouts et rois 4½, dames 3½, cavaliers 2½, valets 1½, toute autre carte ½. Cela fait 91 en tout.
    { $players ->
        [3] { "" }**À 3 :** la personne qui prend (l’*attaque*) joue contre les deux autres (la *défense*).
        [4] { "" }**À 4 :** la personne qui prend (l’*attaque*) joue contre les trois autres (la *défense*).
        [5] { "" }**À 5 :** la personne qui prend appelle une carte ; celle qui a cette carte la rejoint à l’*attaque* ; les autres forment la *défense*.
        [6] { "" }**À 6 :** la personne qui prend appelle deux cartes ; celles qui ont ces cartes la rejoignent à l’*attaque* ; les autres forment la *défense*.
       *[0] { "" }**On joue** à 3, 4, 5 ou 6. La personne qui prend forme l’*attaque* ; les autres, la *défense*. À 5, elle appelle une carte, et la personne qui a cette carte la rejoint à l’attaque ; à 6, elle en appelle deux.
    }

rules-tarocco-francese-deal =
    { "" }**Cartes :** { $players ->
        [3] 24 par main. Les 6 autres forment le *chien*.
        [4] 18 par main. Les 6 autres forment le *chien*.
        [5] 15 par main. Les 3 autres forment le *chien*.
        [6] 12 par main. Les 6 autres forment le *chien*.
       *[0] 24 par main à 3, 18 à 4, 15 à 5, 12 à 6. Le reste forme le *chien* : 6 cartes, ou 3 à 5.
    } Petit sec : si une main contient le Petit sans autre atout ni Excuse, on la montre et la donne est annulée. C’est alors à la personne suivante de donner.
    { "" }**Enchères :** on parle à tour de rôle, une seule fois, pour passer ou pour surenchérir : { $lowest_bid ->
        [garde] *garde* ×2
       *[petite] *petite* ×1, *garde* ×2
    }, *garde sans* ×4, *garde contre* ×6. Si tout le monde passe, c’est à la personne suivante de donner.
    { francese-calls }{ "" }**Chien :** { $lowest_bid ->
        [garde] en garde
       *[petite] en petite et en garde
    }, on le montre, puis la personne qui prend le ramasse et écarte autant de cartes, qui comptent pour l’attaque. On n’écarte jamais ni roi ni bout ; on n’écarte de l’atout que faute d’autres cartes, et en le montrant. En garde sans, le chien compte pour l’attaque sans être vu ; en garde contre, pour la défense.
    { "" }**Chelem :** avant la première carte, la personne qui prend peut annoncer que l’attaque fera tous les plis. C’est alors elle qui entame.

rules-tarocco-francese-play =
    La première entame revient à la personne assise à droite de celle qui donne, sauf si un chelem est annoncé.{ francese-lead-ban }
    Fournis la couleur ; si tu ne peux pas, coupe ; si tu n’as pas d’atout non plus, défausse-toi. Quand tu joues atout, monte si tu peux, même si ton camp est maître ; sinon, joue un atout plus petit (*pisser*). L’atout le plus fort fait le pli, sinon la plus forte carte de la couleur demandée. Qui fait le pli entame le suivant.
    { "" }**L’Excuse** peut se jouer à tout moment, même si tu peux fournir. Si elle sert d’entame, c’est la carte suivante qui fixe la couleur demandée. Elle ne fait jamais le pli, et le camp qui l’a jouée la garde : si l’autre camp fait le pli, il reçoit en échange une carte à un demi-point. { $excuse_last ->
        [trick_winner] Au dernier pli, l’Excuse va au camp qui fait le pli. Un camp qui a fait tous les autres plis fait aussi celui-là s’il entame l’Excuse.
       *[changes_side] Au dernier pli, l’Excuse passe à l’autre camp, même si le tien fait ce pli. Seul un camp qui a fait tous les autres plis la garde : en l’entamant, il fait aussi le dernier.
    }
    { "" }**Poignée :** avant de jouer ta première carte, tu peux montrer des atouts à tout le monde.
    { $players ->
        [3] 13, 15 ou 18 atouts
        [4] 10, 13 ou 15 atouts
        [5] 8, 10 ou 13 atouts
        [6] { francese-handful6 }
       *[0] À 3 : 13, 15 ou 18 · à 4 : 10, 13 ou 15 · à 5 : 8, 10 ou 13 · à 6 : 6, 8 ou 10. Ces poignées
    } valent 20, 30 ou 40. L’Excuse n’y compte que si tu montres tous tes atouts.

rules-tarocco-francese-scoring =
    L’attaque doit faire 56 points sans bout, 51 avec un, 41 avec deux, 36 avec les trois. Un demi-point en trop va au camp gagnant.
    { "" }**Chaque membre de la défense** paie ou reçoit (25 + les points en plus ou en moins) × le coefficient du contrat.
    { "" }**Petit au bout :** { $petit ->
        [personal] la personne qui joue le Petit au dernier pli et fait ce pli reçoit 10 de chacune des autres ; si elle ne fait pas le pli, elle paie 10 à chacune. Le coefficient n’y change rien.
       *[side] chaque membre de la défense paie ou reçoit 10 × le coefficient : la prime va au camp qui fait le dernier pli quand le Petit s’y trouve. Dans un chelem qui finit par l’Excuse, l’avant-dernier pli compte aussi.
    }
    { "" }**Poignées :** 20, 30 ou 40 pour le camp qui gagne la donne, peu importe qui les a montrées. **Chelem :** 400 annoncé et réussi, 200 réussi sans annonce, −200 annoncé et manqué, −200 si la défense fait tous les plis, −400 si les deux arrivent. Le coefficient n’y change rien, et c’est aussi chaque membre de la défense qui les paie ou les reçoit.
    { "" }**Partage :** sans partenaire, la personne qui prend reçoit tout ce que paie la défense.{ francese-shares }
    Une partie dure { $deals ->
        [0] { $players ->
            [3] 6 donnes
            [4] 4 donnes
            [5] 5 donnes
            [6] 6 donnes
           *[0] 4 donnes à 4, 5 à 5, et 6 à 3 ou à 6
        }
        [one] 1 donne
       *[other] { $deals } donnes
    }. Les donnes annulées ne comptent pas. Le plus haut total gagne.

rules-tarocco-francese-words =
    - **Atouts :** les cartes qui battent toutes les couleurs. Le **Petit**, c’est le 1, le plus faible.
    - **Excuse :** le Matto des autres jeux ; elle se joue quand on veut.
    - **Bouts :** le 21, le Petit et l’Excuse. Plus l’attaque en a, moins il lui faut de points.
    - **Attaque, défense :** les deux camps d’une donne : d’un côté, la personne qui prend et ses partenaires ; de l’autre, tout le reste de la table.
    - **Petite, garde, garde sans, garde contre :** les enchères, de la plus basse à la plus haute. En garde *sans*, le chien reste caché et compte pour l’attaque ; en garde *contre*, pour la défense.
    - **Chien :** les cartes que personne ne reçoit.
    - **Écart :** les cartes que l’attaque met de côté.
    - **Poignée :** un bon nombre d’atouts que l’on montre avant de jouer sa première carte, pour marquer des points.
    - **Chelem :** tous les plis pour un seul camp.
    - **Petit au bout :** le Petit au dernier pli.

francese-calls = { $players ->
        [3] { "" }
        [4] { "" }
       *[other] { "" }**Appels :** avant que le chien soit montré, la personne qui prend appelle { $players ->
            [5] un roi
            [6] un roi et une dame
           *[0] un roi à 5, un roi et une dame à 6
        }. La personne qui a une carte appelée joue avec l’attaque, sans le dire avant de l’avoir jouée. Tu peux appeler une carte de ta main ; dans ce cas, ou si la carte est au chien, elle ne te donne pas de partenaire. { francese-call-rule }
            { "" }
    }

francese-call-rule = { $call ->
        [free] Avec les quatre rois, la première carte peut être n’importe laquelle, sauf un atout ou l’Excuse{ $players ->
            [5] .
           *[other] ; avec les quatre dames, la deuxième aussi, sauf un roi.
        }
       *[ladder] Avec les quatre rois, la première carte peut être une dame ; avec les quatre dames en plus, un cavalier ; et ainsi de suite.{ $players ->
            [5] { "" }
           *[other] { " " }Avec les quatre dames, la deuxième carte peut être un cavalier ; et ainsi de suite.
        }
    }

francese-lead-ban = { $first_lead_ban ->
        [off] { "" }
       *[on] { $players ->
            [3] { "" }
            [4] { "" }
            [0] { " " }À 5 ou 6, la première entame ne peut pas se faire dans une couleur appelée, sauf avec la carte appelée.
           *[other] { " " }La première entame ne peut pas se faire dans une couleur appelée, sauf avec la carte appelée.
        }
    }

francese-handful6 = { $handful6 ->
        [n7-9-11] 7, 9 ou 11 atouts
       *[n6-8-10] 6, 8 ou 10 atouts
    }

francese-shares = { $players ->
        [3] { "" }
        [4] { "" }
        [5] { francese-share5 }
        [6] { francese-share6 }
       *[0] { " " }À 5, la personne qui prend reçoit 2/3, et la personne appelée 1/3. À 6, 1/3 pour la main qui a la première carte (ou les deux), 1/6 pour celle qui a la deuxième, et le reste pour la personne qui prend.
    }

francese-share5 = { $share5 ->
        [equal] { " " }Sinon, moitié pour la personne qui prend, moitié pour la personne appelée.
       *[two_thirds] { " " }Sinon, 2/3 pour la personne qui prend, 1/3 pour la personne appelée.
    }

francese-share6 = { " " }Sinon, 1/3 pour la main qui a la première carte, 1/6 pour celle qui a la deuxième, { $share_both ->
        [half] 1/2
       *[third] 1/3
    } pour une main qui a les deux, et le reste pour la personne qui prend.
