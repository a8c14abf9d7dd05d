# Ce que dit la recherche : comment une donne terminée a été jouée, et des conseils.

button-review = Ai-je bien joué ?
review-looking = 🔎 J’examine ton jeu… Cela peut prendre jusqu’à une minute.
review-looking-between = { review-looking } Le résultat s’affichera ici, au-dessus de la donne suivante.
review-match-looking = 🔎 J’examine ton jeu dans toute la partie… Cela peut prendre quelques minutes.
review-match-title = **{ $game } : tes cartes les plus chères de la partie**
review-missed = { $count ->
        [one] -# Le temps a manqué pour la donne { $deals }.
       *[other] -# Le temps a manqué pour les donnes { $deals }.
    }
review-in-deal = **Donne { $deal }** · { $line }
review-deal = Donne { $deal }
review-title = **{ $game } · donne { $deal } : ton jeu**
review-nothing = { $count ->
        [0] Tu n’avais rien à choisir dans cette donne.
        [one] Rien à redire : d’après ce que tu pouvais savoir, ton seul choix ne semble rien t’avoir coûté.
       *[other] Rien à redire : d’après ce que tu pouvais savoir, aucun de tes { $count } choix ne semble t’avoir coûté quoi que ce soit.
    }
review-moment = **Pli { $trick }** · { $card } **{ $cost }**
    -# mieux : { $best }
review-as-it-lay = { $line } · avec les vraies mains : { $cost }
review-words = Pli { $trick } : { $card } { $cost }, mieux : { $best }.
review-again = { $sign } Réessayer
review-legend = -# Ce que chaque carte t’a coûté, en points : en gras, en moyenne, d’après ce que tu pouvais savoir à ce moment-là ; en dessous, avec les vraies mains. Seules figurent les pertes que le hasard n’explique pas.
review-legend-teams = -# Ce que chaque carte a coûté à ton camp, en points d’avance à la fin de la donne : en gras, en moyenne, d’après ce que tu pouvais savoir à ce moment-là ; en dessous, avec les vraies mains. Seules figurent les pertes que le hasard n’explique pas.
table-not-in-deal = Tu n’as pas joué dans cette donne.
table-nobody-thinks = La recherche de la meilleure carte est désactivée ici.
table-no-time-to-think = Je n’ai pas le temps d’examiner ton jeu pour le moment. Réessaie un peu plus tard.
button-hint = Conseil
hint-looking = 🔎 Je cherche le mieux à faire…
hint = { $count ->
        [one] 💡 La meilleure carte : **{ $cards }**. Juste derrière, { $next } : { $cost } { $points ->
            [one] point
           *[other] points
        } en moyenne.
       *[other] 💡 À peu près équivalentes : **{ $cards }**. Juste derrière, { $next } : { $cost } { $points ->
            [one] point
           *[other] points
        } en moyenne.
    }
hint-discard-tried = 💡 Le meilleur écart : **{ $cards }**. J’en ai essayé { $count } autres.
hint-discard = 💡 J’écarterais **{ $cards }** : cela vaut { $points }, et { $voids ->
        [0] aucune couleur n’est vidée
        [one] une couleur est vidée
       *[other] { $voids } couleurs sont vidées
    }.
hint-call = 💡 J’appellerais **{ $cards }**. Cartes de cette couleur dans ta main : { $count }.
hint-bid = 💡 Je dirais **{ $bid }** : chaque membre de la défense devrait te rapporter environ { $points }.
hint-pass = 💡 Je dirais **{ $bid }** : même avec { $best }, chaque membre de la défense ne te rapporterait qu’environ { $points }.
hint-poll = 💡 Je dirais **{ $bid }** : tes cartes valent { $points } ; d’habitude, c’est { $usual }.
hint-all = 💡 Entre les cartes que tu peux jouer, je ne vois pas de différence nette.
table-no-time-for-hint = Je n’ai pas le temps de donner un conseil pour le moment. Réessaie dans un instant.
help-search =
    - Après une donne, *{ button-review }* te montre, à toi seulement, ce que tes cartes ont coûté. Si les options de la table prévoient les *Conseils du bot*, *{ button-hint }* indique, quand c’est ton tour, quoi jouer, écarter, annoncer ou appeler.
    - { COMMAND("tarocchi daily") }, c’est une donne par jour, la même pour tous : tu la joues une seule fois et tu vois combien d’ordinateurs tu as battus.
    - { COMMAND("tarocchi challenge") } fait jouer aux autres les mêmes donnes que toi, en solo et quand ils veulent ; à la fin, tout le monde voit le classement.
