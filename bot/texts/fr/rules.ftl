# Les règles des jeux en courtes pages : un titre et un texte par sujet.

rules-title = ## { $game } · { $topic }
topic-deck = cartes
topic-deal = donne et écart
topic-play = jeu
topic-scoring = décompte
topic-words = lexique
topic-options = options

rules-scarto-deck =
    Le Tarocco Piemontese complet, 78 cartes : quatre couleurs de 14, 21 atouts et le Matto (le Fou).
    { $round_numerals ->
        [natural] { "" }**Les quatre couleurs,** de la plus forte à la plus faible : { $courts } 10 9 8 7 6 5 4 3 2 1.
       *[reversed] { "" }**Épées, bâtons,** de la plus forte à la plus faible : { $courts } 10 9 8 7 6 5 4 3 2 1.
            { "" }**Coupes, deniers :** { $courts } 1 2 3 4 5 6 7 8 9 10. Ici, plus le chiffre est petit, plus la carte est forte.
    }
    { "" }**Atouts :** { $top_trump ->
        [world] le plus fort est le Monde (21), puis le 20, l’Ange, et ainsi de suite jusqu’au 1, le *Bagatto* (le Bateleur).
       *[angel] le plus fort est l’Ange (20) ; viennent ensuite le Monde (21), puis les autres, du 19 au 1, le *Bagatto* (le Bateleur).
    }
    { "" }**Points :** roi 5, dame 4, cavalier 3, valet 2 ; { $five_point_trump ->
        [T21] Monde
       *[T20] Ange
    } et Bagatto, 5 chacun ; Matto { $fool_style ->
        [exchange5] 5
       *[apart4] 4
    } ; toute autre carte 1.

rules-scarto-deal =
    On joue à trois, sans équipes, avec 25 cartes par main. La personne qui donne prend en plus les trois dernières cartes et en écarte trois, les mêmes ou d’autres, face cachée. L’écart compte pour elle.
    { $fool_discard ->
        [if_no_trump] On n’écarte le Matto que si l’on n’a aucun atout. On n’écarte jamais ni roi
       *[never] On n’écarte jamais ni roi, ni Matto
    }, ni { $five_point_trump ->
        [T21] Monde
       *[T20] Ange
    }{ $bagatto_discard ->
        [never] , ni Bagatto
       *[if_alone] . On n’écarte le Bagatto que si l’on n’a ni autre atout ni Matto
    }.{ $trump_discard ->
        [void_only] { " " }On n’écarte d’autres atouts que si l’on n’en garde aucun (le Matto n’en est pas un), ou pour compléter les trois cartes quand les autres ne suffisent pas. Un Bagatto écarté est montré à tout le monde.
       *[free] { "" }
    }
    Tout le monde donne une fois : une partie dure trois donnes.{ $shared_loss ->
        [replay] { " " }En cas d’égalité, à deux ou à trois, pour le plus petit total, on joue encore trois donnes.
       *[split] { "" }
    }

rules-scarto-play =
    { $direction ->
        [cw] La première entame revient à la personne assise à gauche de celle qui donne, et l’on joue vers la gauche
       *[ccw] La première entame revient à la personne assise à droite de celle qui donne, et l’on joue vers la droite
    }. Fournis la couleur ; si tu ne peux pas, joue atout ; si tu n’as ni l’un ni l’autre, joue ce que tu veux. Rien n’oblige à monter, ni à la couleur ni à l’atout.
    L’atout le plus fort fait le pli, sinon la plus forte carte de la couleur demandée. Qui fait le pli entame le suivant.
    { "" }**Le Matto** peut se jouer à tout moment, même si tu peux fournir. Il ne fait jamais le pli{ $fool_style ->
        [exchange5] . Il va dans ton tas ; en échange, tu y prends une carte qui vaut 1 et tu la donnes à la personne qui fait le pli. Si tu n’en as aucune à la fin, tu perds le Matto.
       *[apart4] { $fool_last_trick_lost ->
            [true] . Il va dans ton tas.
           *[false] { " " }et n’est jamais perdu : il va dans ton tas.
        }
    }{ $fool_last_trick_lost ->
        [true] { " " }Au dernier pli, en revanche, il va à la personne qui fait le pli.
       *[false] { "" }
    } S’il sert d’entame, c’est la carte suivante qui fixe la couleur demandée.

rules-scarto-scoring =
    On compte les cartes par trois : on additionne leurs points et l’on retire 2 par groupe. { $fool_style ->
        [exchange5] Le Matto se compte comme les autres cartes.
       *[apart4] S’il reste deux cartes, on les compte comme s’il y en avait une troisième, valant 1. Le Matto compte 4 à lui seul.
    }
    Cela fait 78 points en tout, soit 26 en moyenne ; tu marques tes points moins 26.
    { $settlement ->
        [points] À la fin, chaque total est gagné ou perdu tel quel.
       *[loser_pays] À la fin, le plus petit total perd et paie les deux autres ; si deux sont à égalité, tous deux paient le troisième.
    }

rules-scarto-words =
    - **Tarocchi :** les atouts. Le 1, le plus faible, est le **Bagatto**, c’est-à-dire le Bateleur.
    - **Angelo, Mondo :** les deux plus forts, l’Ange (20) et le Monde (21).
    - **Matto :** le Fou. Il ne gagne jamais et se joue quand on veut.
    - **Scarto :** l’écart, trois cartes qu’on met de côté en donnant.

rules-options = La première valeur s’applique par défaut. Pour en choisir d’autres à l’ouverture de la table : { COMMAND("tarocchi new") } `game:{ $game } options:{ $example }`.

rules-claim = { "" }**{ button-claim } :** à partir du deuxième pli, avec au moins deux cartes en main : quand c’est à toi d’entamer, que tes cartes font à coup sûr tous les plis qui restent et que l’ordre ne change plus rien au score, ce bouton les joue d’un coup.
rules-undo = { "" }**{ button-undo } :** aux tables non classées qui le permettent, tu peux reprendre la carte que tu viens de jouer tant que personne n’a rien fait. La dernière carte de ta main reste jouée, comme celle avec laquelle tu as dit quelque chose ou qui a fait un pli qui rapporte des points.
rules-of-this-table = { "" }**Règles de cette table** · { $rules }
