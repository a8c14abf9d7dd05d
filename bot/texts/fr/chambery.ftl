# Chambéry : ses mots et ses règles.

game-chambery = Chambéry
game-chambery-line = { $players ->
        [3] À trois, sans équipes, avec un écart de trois cartes à chaque donne.
        [4] L’attaque demande des cartes, ou bien la personne qui donne appelle un roi.
       *[5] L’attaque demande des cartes, ou bien la personne qui donne appelle un roi.
    }
game-chambery-hint = demande une carte par son nom

phase-ask = cartes demandées

bid-two_cards = deux cartes
bid-one_card = une carte
bid-no_cards = sans carte
bid-called_king = roi appelé
# Short, for pictures.
picture-bid-two_cards = 2 cartes
picture-bid-one_card = 1 carte
picture-bid-no_cards = 0 carte

bid-offered-two_cards = deux cartes ×1
bid-offered-one_card = une carte ×2
bid-offered-no_cards = sans carte ×4

ask-ask-call = **À toi.** Quelle carte demandes-tu ?
ask-ask-give = **À toi.** Quelle carte donnes-tu en échange ?
doing-ask = On attend { $name } : l’échange d’une carte.
picture-doing-ask = demande une carte

hint-ask = 💡 Je demanderais **{ $card }**.
hint-give = 💡 Je donnerais **{ $card }**.

line-won-tricks = plis
line-excuse = Excuse
line-discarded = écart
line-payment = règlement
line-evened = pour le partage
sum-half = { $points } { NOUN($points) ->
    [one] point
   *[other] points
} (moitié : { $part }{ $doubled ->
    [0] {""}
   *[other] , le double sous { $doubled }
})
sum-third = { $points } { NOUN($points) ->
    [one] point
   *[other] points
} (tiers : { $part }{ $doubled ->
    [0] {""}
   *[other] , le double sous { $doubled }
})

picture-role-caller = appelle
picture-role-called = attaque

told-card-asked = **{ $name }** demande une carte à { $holder } : { $card }.
told-card-not-held = **{ $name }** demande : { $card }. Personne ne l’a : la carte est à l’écart.
told-cards-exchanged = { $name } donne à { $holder } : { $given }, en échange de : { $asked }.
told-partner-called = **{ $name }** appelle : { $card }, et joue avec **{ $holder }**.

# Les règles en courtes pages.

rules-chambery-deck =
    Le jeu complet de 78 cartes : quatre couleurs de 14, 21 atouts et l’Excuse.
    { $round_numerals ->
        [natural] { "" }**Les quatre couleurs,** de la plus forte à la plus faible : { $courts } 10 9 8 7 6 5 4 3 2 1.
       *[reversed] { "" }**Pique, trèfle,** de la plus forte à la plus faible : { $courts } 10 9 8 7 6 5 4 3 2 1.
            { "" }**Cœur, carreau :** { $courts } 1 2 3 4 5 6 7 8 9 10. Ici, plus le chiffre est petit, plus la carte est forte.
    }
    { "" }**Atouts :** le plus fort est le 21, le plus faible le 1 (*Petit*).
    { "" }**Points :** 21, Petit, Excuse et rois 4 chacun, dames 3, cavaliers 2, valets 1, les autres cartes rien. Chaque pli compte 1 de plus pour qui le fait, et tout l’écart ensemble 1 de plus. Cela fait { $players ->
        [3] 78
        [4] 72
        [5] 68
       *[0] 68 à 5, 72 à 4 et 78 à 3
    } en tout.

rules-chambery-deal =
    { "" }**Cartes :** { $players ->
        [3] 25 par main ; la personne qui donne prend aussi les trois dernières et écarte trois cartes.
        [4] 19 par main ; la personne qui donne prend aussi les deux dernières et écarte deux cartes.
        [5] 15 par main ; la personne qui donne prend aussi les trois dernières et écarte trois cartes.
       *[0] 15 par main à 5, 19 à 4, 25 à 3. La personne qui donne prend aussi le reste, trois cartes (deux à 4), et en écarte autant.
    } On n’écarte jamais ni roi, ni 21, ni Excuse. { $trump_discard ->
        [free] On peut écarter les autres atouts.
       *[void_only] On n’écarte d’autres atouts que s’il ne reste ensuite aucun atout en main (le 21 compte, pas l’Excuse). Mais si les autres cartes ne suffisent pas, on complète l’écart par quelques atouts, le Petit en dernier, et on ne montre que ceux-là.
    } Un Petit écarté est montré dans tous les cas ; le reste est caché jusqu’à la fin. L’écart compte pour { $discard_to ->
        [dealer] le camp de la personne qui donne.
       *[last_trick] { $players ->
            [3] qui
           *[other] le camp qui
        } fait le dernier pli.
    }
    { $players ->
        [3] Il n’y a pas d’enchères : tout le monde joue pour soi.
       *[other] { chambery-bids }
    }

chambery-bids = { $players ->
        [0] À 3, il n’y a pas d’enchères : tout le monde joue pour soi.
            { "" }
       *[other] { "" }
    }{ "" }**Enchères :** après l’écart, on parle à tour de rôle, en commençant à droite de la personne qui donne, qui parle en dernier. De la plus basse à la plus haute, il y a *deux cartes* ×1, *une carte* ×2 et *sans carte* ×4. À ton tour, surenchéris ou passe ; passer est définitif, et l’on continue jusqu’à ce que tout le monde ait passé, sauf la plus haute enchère. *Sans carte* met fin aux enchères aussitôt. La plus haute enchère attaque, sans partenaire.
    { "" }**Demander :** avec les deux premières enchères, l’attaque nomme une carte qu’elle n’a pas en main, n’importe laquelle sauf l’Excuse ; qui l’a doit la donner. L’attaque rend en échange n’importe quelle autre carte, que les autres ne voient pas. Si la carte nommée est à l’écart, l’attaque en nomme une autre ; après avoir distribué, l’attaque ne peut nommer ce qu’elle a écarté. Avec deux cartes, on le fait deux fois.
    { "" }**Roi appelé :** si tout le monde passe, { $called_king ->
        [throw_in] la donne ne compte pas, et c’est à la personne suivante de donner.
       *[dealer] la personne qui donne appelle un roi qu’elle n’a pas, et la donne compte ×1. Qui tient ce roi le dit aussitôt et joue avec cette personne ; aucune carte ne change de main. Avec les quatre rois, on appelle une dame qu’on n’a ni en main ni à l’écart ; s’il n’y en a pas, un cavalier, et ainsi de suite.
    }

rules-chambery-play =
    La première entame revient à la personne assise à droite de celle qui donne, et l’on joue vers la droite. Fournis la couleur ; si tu ne peux pas, joue atout ; si tu n’as ni l’un ni l’autre, joue ce que tu veux. Rien n’oblige à monter, ni à la couleur ni à l’atout.
    L’atout le plus fort fait le pli, sinon la plus forte carte de la couleur demandée. Qui fait le pli entame le suivant.
    { "" }**L’Excuse** peut se jouer à tout moment, même si tu peux fournir. Elle compte 4 pour le camp qui l’a jouée et ne fait jamais le pli, sauf dans un cas : un camp qui a fait tous les autres plis fait aussi le dernier s’il l’entame avec l’Excuse. Si elle sert d’entame, on joue ensuite ce qu’on veut, et c’est cette carte qui fixe la couleur demandée. { $fool_last ->
        [kept] Même au dernier pli, ses 4 points restent au camp qui l’a jouée.
       *[lost] Au dernier pli, ses 4 points vont au camp qui fait le pli.
    }

rules-chambery-scoring =
    { $players ->
        [3] { chambery-alone }
        [4] { chambery-sides }
        [5] { chambery-sides }
       *[0] { chambery-sides }
            { "" }**À 3 :** { chambery-alone }
    }
    { $rounds ->
        [1] Dans une partie, tout le monde donne une fois : on tire au sort qui commence, puis on passe à droite.
       *[other] Dans une partie, tout le monde donne { $rounds } fois : on tire au sort qui commence, puis on passe à droite.
    } Le plus grand total gagne.

chambery-sides = La moitié des points, c’est { $players ->
        [4] 36
        [5] 34
       *[0] 34 à 5 et 36 à 4
    }. À égalité, personne ne paie. Sinon, dans le camp qui en a le moins, chaque personne doit ce qui manque au camp pour atteindre la moitié, × l’enchère, ou le double si le camp a moins de { $players ->
        [4] 18 points
        [5] 17 points
       *[0] 17 points à 5 ou de 18 à 4
    }.
    L’autre camp partage le tout à parts égales. S’il ne se divise pas, le camp qui perd paie davantage jusqu’à ce que ça tombe juste : en défense, tout le monde autant ; dans une paire, le point impair revient à la personne qui donne.
    { "" }**Quand tu attaques sans partenaire,** chaque personne de la défense te paie si tu gagnes{ $lone_loss ->
        [each] , et tu la paies si tu perds.
       *[shared] ; si tu perds, tu ne paies qu’une fois, et la défense partage.
    }

chambery-alone = Un tiers des points, c’est 26. En dessous, on paie ce qui manque, ou le double avec moins de 13. La seule personne au-dessus de 26 reçoit tout ; s’il y en a deux, chacune reçoit ce qu’elle a de plus que 26, ou le double si la troisième a moins de 13.

rules-chambery-words =
    - **Atouts :** les cartes qui battent toutes les couleurs. Le **Petit**, c’est le 1, le plus faible.
    - **Excuse :** le Fou (Matto) des autres jeux ; elle se joue quand on veut.
    - **Écart :** les cartes que la personne qui donne met de côté avant les enchères.
    - **Roi appelé :** le roi que la personne qui donne appelle ; qui le tient joue avec elle.
    - **Attaque, défense :** les deux camps d’une donne : d’un côté l’enchère gagnante, ou le roi appelé et la personne qui donne ; de l’autre, tout le reste de la table.
