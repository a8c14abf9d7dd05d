# Ce que partagent les jeux du Tarocco Bolognese : mots, signaux et règles communes.

phase-declare = annonces
phase-compensate = échange du Matto

meld-tarocchi = Tarocchi
meld-kings = Rois
meld-queens = Dames
meld-cavaliers = Cavaliers
meld-jacks = Valets
meld-grande = Grande
meld-swords = Épées
meld-batons = Bâtons
meld-cups = Coupes
meld-coins = Deniers
meld-moors = Mori
meld-aces = As

line-last-trick = dernier pli
line-declared = annonces

say-volo = volo : c’était ma dernière carte de cette couleur
say-striscio = striscio : { $signals ->
    [tournament] j’ai encore des cartes de cette couleur
   *[wikipedia] joue atout
}
say-busso = busso : { $signals ->
    [tournament] mets ta meilleure carte
   *[wikipedia] prends avec ta meilleure carte et rejoue la couleur
}

# Morceaux des règles.


-bolognese-combinations =
    { "" }**Cricche :** trois ou quatre cartes de même sorte : Tarocchi (Ange, Monde, Begato, Matto) 18 ou 36, rois 17 ou 34, dames 14 ou 28, cavaliers 13 ou 26, valets 12 ou 24.
    { "" }**Séquences :** 10 pour trois cartes, et 5 par carte de plus :
-bolognese-suits = · *Couleur :* le roi et au moins deux cartes parmi sa dame, son cavalier et son valet. L’As peut s’y ajouter.
-bolognese-moors-and-aces = · *Mori*, *As :* trois ou plus.

-bolognese-pack = Le Tarocco Bolognese compte 62 cartes : quatre couleurs de dix, 21 atouts et le Matto (le Fou).

bolognese-reversed =
    { "" }**Épées, bâtons,** de la plus forte à la plus faible : { $courts } 10 9 8 7 6 A.
    { "" }**Coupes, deniers :** { $courts } A 6 7 8 9 10. Ici, plus le chiffre est petit, plus la carte est forte.

bolognese-uniform = { "" }**Les quatre couleurs,** de la plus forte à la plus faible : { $courts } 10 9 8 7 6 A.

-bolognese-angel-high = { "" }**Atouts :** Ange, Monde, Soleil et Lune (marqués ANG, MON, SOL et LUN)

-bolognese-world-high = { "" }**Atouts :** Monde, Ange, Soleil et Lune (marqués MON, ANG, SOL et LUN)

-bolognese-low-trumps = puis du 16 au 5, les quatre Mori (les Maures) et le Begato (le Bateleur). Les Mori se valent : s’il en tombe plusieurs dans un pli, le dernier joué l’emporte sur les autres.

-bolognese-points = { "" }**Points :** roi 5, dame 4, cavalier 3, valet 2 ; Ange, Monde, Begato et Matto, 5 chacun ; toute autre carte 1. On compte les cartes deux par deux et l’on retire 1 par paire. Cela fait 87 en tout, plus 6 pour le dernier pli.

-bolognese-follow = Fournis la couleur ; si tu ne peux pas, joue atout ; si tu n’as ni l’un ni l’autre, joue ce que tu veux. Rien n’oblige à monter, ni à la couleur ni à l’atout. L’atout le plus fort fait le pli, sinon la plus forte carte de la couleur demandée. Qui fait le pli entame le suivant.

bolognese-fool =
    { "" }**Le Matto** peut se jouer à tout moment, même si tu peux fournir. Il ne fait jamais le pli, et ton camp le garde : si l’autre camp fait le pli, le tien lui donne en échange, en fin de donne, une des cartes de son tas qui valent le moins{ $comp_card ->
        [owner] , au choix de la personne qui a joué le Matto
       *[auto] { "" }
    }. Un camp qui ne fait aucun pli perd le Matto et ne donne rien en échange. Si le Matto sert d’entame, c’est la carte suivante qui fixe la couleur demandée.

bolognese-signals =
    On n’en donne qu’un à la fois, en entamant un pli (mais pas avec le Matto), et tout le monde le voit. *Volo :* c’était ma dernière carte de cette couleur. *Striscio :* { $signals ->
        [tournament] j’ai encore des cartes de cette couleur
       *[wikipedia] joue atout
    }. *Busso :* { $signals ->
        [tournament] mets ta meilleure carte
       *[wikipedia] prends avec ta meilleure carte et rejoue la couleur
    }. Rien n’oblige à les suivre.{ $signal_limit ->
        [after_top_card] { " " }Tu peux en donner dans une couleur dès que son roi (à l’atout, le plus fort) est tombé, dans ce pli ou avant. Dès que tous les atouts que tu n’as pas en main sont tombés, tu peux signaler dans toutes les couleurs.
       *[none] { "" }
    }

bolognese-grande = { $top ->
        [world] le Monde et au moins deux cartes parmi l’Ange
       *[angel] l’Ange et au moins deux cartes parmi le Monde
    }, le Soleil et la Lune ; puis 16, 15, 14 … sans trou{ $grande_moors ->
        [off] { "" }
       *[on] , et après le 5 les Mori
    }.

bolognese-wild-cards =
    Le Begato et le Matto sont des jokers, dans toutes les séquences à la fois{ $suit_wilds ->
        [one] , mais un seul des deux par couleur
       *[two] { "" }
    }. Un joker remplace une dame, un cavalier ou un valet, un Moro, un As, l’un des quatre atouts les plus forts ou un numéro manquant. Deux jokers ne remplacent pas deux numéros de suite, mais l’un peut remplacer l’un des quatre atouts les plus forts, et l’autre le 16, juste après. Les jokers en trop allongent la séquence.
    Certaines cartes ne se remplacent pas. Il faut réellement avoir, pour une *Couleur*, le roi et une carte parmi sa dame, son cavalier et son valet ; pour la *Grande*, l’atout qui l’ouvre et un autre des quatre plus forts ; pour les *Mori*, deux Mori ; pour les *As*, deux As.

bolognese-words =
    - **Trionfi :** les atouts. Le plus faible est le **Begato**, c’est-à-dire le Bateleur.
    - **Matto :** le Fou. Il ne gagne jamais et se joue quand on veut.
    - **Mori :** quatre atouts de même force, sans numéro.
    - **Tarocchi :** l’Ange, le Monde, le Begato et le Matto.
    - **Accusa :** l’annonce. On montre une combinaison de sa main et on en marque les points.
    - **Cricca :** trois ou quatre cartes de même sorte : Tarocchi, rois, dames, cavaliers ou valets.
    - **Grande :** la séquence des grands atouts, qui commence par le plus fort.
    - **Contatori :** le Begato et le Matto, qui servent de jokers dans les séquences.
    - **Volo, striscio, busso :** les signaux, donnés en entamant un pli. *Volo :* c’était ma dernière carte de cette couleur. *Striscio :* { $signals ->
        [tournament] j’ai encore des cartes de cette couleur
       *[wikipedia] joue atout
    }. *Busso :* { $signals ->
        [tournament] mets ta meilleure carte.
       *[wikipedia] prends avec ta meilleure carte et rejoue la couleur.
    }

-bolognese-tournament = `tournament` : striscio veut dire « j’ai encore des cartes de cette couleur », busso « mets ta meilleure carte ».
