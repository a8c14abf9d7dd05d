# Piedicavallo : ses mots, ce qu’on se dit entre partenaires, et ses règles.

game-piedicavallo = Piedicavallo
game-piedicavallo-line = Deux contre deux ; on peut se parler, par formules convenues et sans jamais mentir.
game-piedicavallo-hint = on se parle en jouant

line-discard = écart

# Ce qu’on dit des atouts et du Matto.

say-T-HAVE = j’ai le { $number }
say-T-SMALL = { $number ->
    [0] je n’ai aucun
   *[other] j’ai { $number }
} { $small_scope ->
    [all] { $number ->
        [0] atout
        [one] atout en tout
       *[other] atouts en tout
    }
    [unnamed] { $number ->
        [one] autre atout
       *[other] autres atouts
    }
   *[t1_t14] { $number ->
        [one] atout du 14 au 1
       *[other] atouts du 14 au 1
    }
}
say-T-BATTO = batto : j’ai le plus fort atout encore en jeu
say-T-BATTO2 = batto, batto : j’ai { $batto2 ->
    [second_and_third] les deuxième et troisième plus forts atouts
   *[top_two] les deux plus forts atouts
} encore en jeu
say-T-BAGATTO = j’ai le Bagatto
say-T-FOOL = j’ai le Matto
say-T-NONE = je n’ai plus d’atout

# Ce qu’on dit de la couleur de la carte.

say-S-HAVE = j’ai { $rank ->
    [Q] la
   *[other] le
} { $card }
say-S-NUM = { $number ->
    [0] je n’ai plus de petite carte
    [one] j’ai encore 1 petite carte
   *[other] j’ai encore { $number } petites cartes
} en { $suit }
say-S-COUNT = { $number ->
    [0] je n’ai plus de carte
    [one] j’ai encore 1 carte
   *[other] j’ai encore { $number } cartes
} en { $suit }
say-S-BATTO = batto : j’ai la plus forte carte encore en jeu, en { $suit }
say-S-NONE = je n’ai plus rien en { $suit }

# Ce qu’on dit des deux couleurs rouges ou noires ; jamais de laquelle des deux on parle.

say-O-ALTOBATTO = alto batto : j’ai { $altobatto ->
    [exact] exactement un roi
   *[at_least] un roi
} { $colour ->
    [red] rouge
   *[black] noir
}
say-O-ALTOBATTO2 = alto batto, alto batto : j’ai les deux rois { $colour ->
    [red] rouges
   *[black] noirs
}
say-O-ALTO = alto : je n’ai plus rien dans une couleur { $colour ->
    [red] rouge
   *[black] noire
}
say-O-HAVE = j’ai { $number ->
    [1] { $rank ->
        [K] un roi
        [Q] une dame
        [C] un cavalier
       *[J] un valet
    } { $colour ->
        [red] rouge
       *[black] { $rank ->
            [Q] noire
           *[other] noir
        }
    }
   *[2] les deux { $rank ->
        [K] rois
        [Q] dames
        [C] cavaliers
       *[J] valets
    } { $colour ->
        [red] rouges
       *[black] { $rank ->
            [Q] noires
           *[other] noirs
        }
    }
}
say-O-NUM = { $number ->
    [0] je n’ai aucune petite carte { $colour ->
        [red] rouge
       *[black] noire
    }
    [one] j’ai 1 petite carte { $colour ->
        [red] rouge
       *[black] noire
    }
   *[other] j’ai { $number } petites cartes { $colour ->
        [red] rouges
       *[black] noires
    }
}{ $colour_numerals ->
    [one_suit] { " " }dans une des deux couleurs
   *[total] { "" }
}

# Ce que dit de l’écart qui a donné.

say-D-THAVE = j’ai écarté le { $number }
say-D-TSMALL = { $number ->
    [0] je n’ai écarté aucun petit atout
    [one] j’ai écarté 1 petit atout
   *[other] j’ai écarté { $number } petits atouts
}
say-D-TNONE = je n’ai pas écarté d’atout
say-D-SHAVE = j’ai écarté { $rank ->
    [Q] la
   *[other] le
} { $card }
say-D-SNUM = { $number ->
    [0] je n’ai écarté aucune petite carte
    [one] j’ai écarté 1 petite carte
   *[other] j’ai écarté { $number } petites cartes
} en { $suit }
say-D-SCOUNT = { $number ->
    [0] je n’ai écarté aucune carte
    [one] j’ai écarté 1 carte
   *[other] j’ai écarté { $number } cartes
} en { $suit }
say-D-SNONE = je n’ai rien écarté en { $suit }
say-D-OHAVE = j’ai écarté { $number ->
    [1] { $rank ->
        [Q] une dame
        [C] un cavalier
       *[J] un valet
    } { $colour ->
        [red] rouge
       *[black] { $rank ->
            [Q] noire
           *[other] noir
        }
    }
   *[2] les deux { $rank ->
        [Q] dames
        [C] cavaliers
       *[J] valets
    } { $colour ->
        [red] rouges
       *[black] { $rank ->
            [Q] noires
           *[other] noirs
        }
    }
}
say-D-ONUM = { $number ->
    [0] je n’ai écarté aucune petite carte { $colour ->
        [red] rouge
       *[black] noire
    }
    [one] j’ai écarté 1 petite carte { $colour ->
        [red] rouge
       *[black] noire
    }
   *[other] j’ai écarté { $number } petites cartes { $colour ->
        [red] rouges
       *[black] noires
    }
}

# Conseils.

say-G-TAKE = prends le pli
say-G-LEAVE = laisse le pli
say-G-POINTS = charge le pli
say-G-NOPOINTS = ne charge pas le pli
say-G-TRUMP = { $number ->
    [0] joue atout
   *[other] joue le { $number }
}
say-G-TRUMPHIGH = joue un gros atout
say-G-TRUMPLOW = joue un petit atout
say-G-SUIT = joue en { $suit }
say-G-CARD = { $rank ->
    [Q] joue la { $card }
    [n1] joue l’{ $card }
   *[other] joue le { $card }
}
say-G-COLOUR = joue { $colour ->
    [red] rouge
   *[black] noir
}
say-G-COLOURCARD = joue { $rank ->
    [K] un roi
    [Q] une dame
    [C] un cavalier
    [J] un valet
   *[num] une petite carte
} { $colour ->
    [red] rouge
   *[black] { $rank ->
        [K] noir
        [C] noir
        [J] noir
       *[num] noire
    }
}
say-G-FARLO = farlo : joue la carte dont tu as parlé

# Les règles en courtes pages.

rules-piedicavallo-deck =
    62 cartes du Tarocco Piemontese : quatre couleurs de dix, 21 atouts et le Matto (le Fou). On retire les 1, 2, 3 et 4 d’épées et de bâtons, et les 7, 8, 9 et 10 de coupes et de deniers.
    { "" }**Épées, bâtons (noirs),** de la plus forte à la plus faible : { $courts } 10 9 8 7 6 5.
    { "" }**Coupes, deniers (rouges) :** { $courts } 1 2 3 4 5 6. Ici, plus le chiffre est petit, plus la carte est forte.
    { "" }**Atouts :** { $trump_order ->
        [angel_high] le plus fort est l’Ange (20) ; viennent ensuite le Monde (21), puis les autres, du 19 au 1.
       *[numeric] du 21 au 1. À ce jeu, le plus fort est le Monde (21), devant l’Ange (20).
    }
    { "" }**Points :** roi 5, dame 4, cavalier 3, valet 2 ; Monde, Bagatto (1) et Matto, 5 chacun ; toute autre carte 1. On compte les cartes une à une, 114 points en tout.

rules-piedicavallo-deal =
    On joue à quatre, par équipes de deux, face à face. Chaque main reçoit 15 cartes. La personne qui donne prend aussi les deux dernières et en écarte deux, face cachée. L’écart compte pour son équipe.
    On n’écarte jamais ni roi, ni Monde, ni Bagatto, ni Matto. On n’écarte d’autres atouts que s’il n’y a pas deux autres cartes à écarter{ $discard_void ->
        [false] { "" }
       *[true] , ou si l’on ne garde aucun atout { $fool_counts_in_void ->
            [true] (ni le Matto)
           *[false] (on peut garder le Matto)
        }
    }. Le nombre d’atouts écartés est annoncé à tout le monde.
    Tout le monde donne une fois : une partie dure quatre donnes. { $tie ->
        [draw] Si les équipes sont alors à égalité, la partie est nulle.
       *[extra_hand] Si les équipes sont alors à égalité, on joue encore une donne, et ainsi de suite jusqu’à ce qu’une équipe passe devant.
    }

rules-piedicavallo-play =
    La première entame revient à la personne assise à droite de celle qui donne. Fournis la couleur ; si tu ne peux pas, joue atout ; si tu n’as ni l’un ni l’autre, joue ce que tu veux. Rien n’oblige à monter, ni à la couleur ni à l’atout. L’atout le plus fort fait le pli, sinon la plus forte carte de la couleur demandée. Qui fait le pli entame le suivant.
    { "" }**Le Matto** peut se jouer à tout moment, même si tu peux fournir. Il ne fait jamais le pli, et l’équipe qui l’a joué le garde, sans rien donner en échange. S’il sert d’entame, c’est la carte suivante qui fixe la couleur demandée.
    { $talk ->
        [off] À cette table, on ne se parle pas.
       *[full] { piedicavallo-talk }
            { piedicavallo-words }
            { piedicavallo-suggestions }
    }

rules-piedicavallo-scoring =
    Chaque équipe compte ses cartes une à une : ses plis, le Matto si elle l’a joué, et les deux cartes de l’écart si elle a donné. À elles deux, les équipes font 114.
    { $no_trick_forfeit ->
        [false] Une équipe qui ne fait aucun pli garde tout de même le Matto et l’écart.
       *[true] Une équipe qui ne fait aucun pli perd aussi le Matto et l’écart : elle marque 0, et l’autre 114.
    }
    À la fin, l’équipe qui a le plus de points gagne la différence.

rules-piedicavallo-words =
    - **Tarocchi :** les atouts. Le 1, le plus faible, est le **Bagatto**, c’est-à-dire le Bateleur.
    - **Matto :** le Fou. Il ne gagne jamais et se joue quand on veut.
    - Ce qu’on se dit entre partenaires en jouant une carte (*alto batto* et *alto* parlent des deux couleurs de l’autre teinte) : { piedicavallo-words } *Farlo :* joue la carte dont tu as parlé.

rules-piedicavallo-options = `partner_turn` : les conseils généraux (prendre ou laisser le pli, le charger ou non) et *farlo* aussi quand c’est à ton vis-à-vis de jouer, mais pas avant la première entame.

piedicavallo-talk =
    { "" }**Paroles :** quand tu joues une carte, tu peux dire { $max_statements ->
        [none] autant de choses que tu veux
        [one] une chose
       *[other] jusqu’à { $max_statements } choses
    } sur les cartes qui te restent. Tout doit être vrai, et tout le monde entend. Ce dont tu peux parler dépend de la carte jouée :
    · *Un atout ou le Matto :* tes atouts et le Matto. Tu peux nommer les atouts du 21 au 15. { $small_scope ->
        [all] Tu peux aussi dire combien d’atouts tu as en tout.
        [unnamed] Pour ceux que tu ne nommes pas avec la même carte, tu peux seulement dire combien tu en as.
       *[t1_t14] Pour les autres, du 14 au 1, tu peux seulement dire combien tu en as.
    } Tu peux dire que tu as le Bagatto { $bagatto_jeopardy ->
        [last_trump] quand c’est ton dernier atout.
        [always] à tout moment.
       *[capturable] tant qu’un autre atout pourrait le prendre.
    }
    · *Une carte d’une couleur :* cette couleur, où tu peux nommer les figures et dire combien tu as de petites cartes ; et les deux couleurs de l’autre teinte, mais en disant seulement *rouge* ou *noir*, sans jamais préciser laquelle des deux.{ $colour_numerals ->
        [one_suit] { " " }Les petites cartes de cette teinte se comptent dans l’une des deux couleurs.
       *[total] { " " }Les petites cartes de cette teinte se comptent dans les deux couleurs ensemble.
    }
    · *La personne qui a donné* peut aussi parler, de la même façon, des deux cartes de l’écart.

piedicavallo-words = *Batto :* j’ai la plus forte carte de cette couleur, ou le plus fort atout, encore en jeu. *Batto, batto :* { $batto2 ->
        [second_and_third] j’ai les deuxième et troisième plus forts atouts encore en jeu.
       *[top_two] j’ai les deux plus forts atouts encore en jeu.
    } *Alto batto :* { $altobatto ->
        [exact] j’ai exactement un roi de l’autre teinte ; dit deux fois, les deux.
       *[at_least] j’ai un roi de l’autre teinte ; dit deux fois, les deux.
    } *Alto :* je n’ai plus rien dans une couleur de l’autre teinte.

piedicavallo-suggestions =
    Tu peux aussi donner à ton vis-à-vis un conseil général (prendre ou laisser le pli, le charger ou non) ou lui conseiller une carte. Avec un atout, tu peux conseiller { $suggest_any_trump ->
        [true] n’importe quel atout par son numéro
       *[false] les atouts du 21 au 15 par leur numéro
    }{ $suggest_trump_with_fool ->
        [true] , et avec le Matto aussi.
       *[false] ; avec le Matto, aucun atout.
    } *Farlo :* joue la carte dont tu as parlé. { $suggest_timing ->
        [partner_turn] Les conseils généraux et *farlo* sont permis aussi au tour de ton vis-à-vis, mais pas avant la première entame de la donne. Rien n’oblige à parler, ni à suivre un conseil.
       *[with_card] Rien n’oblige à parler, ni à suivre un conseil.
    }
