# Classements : ce qui est écrit dans les images, au-dessous, et leur description.

board-title-game = Classement · { $game }
board-title-everywhere = Partout · { $game }
board-kind = { $game } à { $players }
board-all-games = Tous les jeux

board-scope-here = Ce serveur
board-scope-everywhere = Partout

board-by-rating = cote
board-by-points = points par donne
board-by-wins = victoires
board-by-matches = parties

board-period-all = depuis toujours
board-period-season = cette saison
board-period-month = ce mois-ci
board-period-week = cette semaine
board-period-lastseason = la saison dernière
board-period-lastmonth = le mois dernier
board-period-lastweek = la semaine dernière

# Les quarts de l’année.
season-winter = hiver { $year }
season-spring = printemps { $year }
season-summer = été { $year }
season-autumn = automne { $year }

board-future = Cette saison n’a pas encore commencé. La dernière finie : *{ $season }*.
board-unknown = Je ne connais pas cette période. Choisis-en une dans la liste, ou tape une saison, par exemple *{ $season }*.

board-form = 20 donnes
board-range = précision
board-unranked = hors classement
board-unranked-then = hors classement
board-of = sur { $matches }
board-of-deals = sur { $least } donnes
board-nameless = Sans nom

board-words-title = { $title } : { $by }, { $time }.
board-words-line = { $place }. { $name } : { $value }.
board-words-up = { $value } (+{ $places } au classement depuis lundi)
board-words-down = { $value } (−{ $places } au classement depuis lundi)
board-words-unranked = { $name } : { $value }, hors classement.
board-words-own = Ta ligne : { $line }

board-note-place = Tu occupes la { $place }.
board-note-no-deal = Sur cette période, tu n’as joué ici aucune donne classée.
board-note-no-match = Sur cette période, tu n’as fini ici aucune partie.
board-note-no-win = Ta première victoire te donnera une place.
board-note-deals = { $deals ->
    [one] Encore 1 donne classée pour entrer au classement.
   *[other] Encore { $deals } donnes classées pour entrer au classement.
}
board-note-met = { $people ->
    [one] Pour le classement, joue des donnes classées avec 1 autre personne.
   *[other] Pour le classement, joue des donnes classées avec { $people } autres personnes.
}
board-note-about = Encore environ { $deals } donnes classées pour entrer au classement.
board-note-about-met = { $people ->
    [one] Pour une place : environ { $deals } donnes classées, avec 1 personne de plus.
   *[other] Pour une place : environ { $deals } donnes classées, avec { $people } personnes de plus.
}
board-note-uncertain = Cote trop incertaine pour le classement : joue d’autres donnes classées.
board-note-away = Aucune donne classée depuis 60 jours : tu n’es plus au classement.
board-note-unlisted = Pour apparaître ici, change le réglage Partout dans { COMMAND("tarocchi settings", drawn: "yes") }.
board-note-no-deal-then = Sur cette période, tu n’as joué ici aucune donne classée.
board-note-no-match-then = Sur cette période, tu n’as fini ici aucune partie.
board-note-no-win-then = Sur cette période, tu n’as gagné ici aucune partie.
board-note-deals-then = { $deals ->
    [one] Il t’a manqué 1 donne classée pour entrer au classement.
   *[other] Il t’a manqué { $deals } donnes classées pour entrer au classement.
}
board-note-away-then = Aucune donne classée dans les 60 derniers jours de cette saison.
board-note-uncertain-then = À la fin de la saison, ta cote était trop incertaine pour le classement.

podium-title = ## Fin de saison : { $season }
podium-board = **{ $game }, { $by }** : { $people }

recounting = -# ⏳ Calcul en cours, { $percent } % : ces chiffres peuvent encore changer.
board-empty = Personne n’est encore dans ce classement. Joue une partie, ou choisis un autre classement ci-dessous.
board-empty-then = Personne n’est dans ce classement. Choisis-en un autre ci-dessous.
board-needs-game = Cotes et points ne se comparent qu’au sein d’un même jeu. Précise-le avec `game:`.
button-my-place = Ma place
button-show-all = Partager

option-period = La période qui compte (sinon : depuis toujours)
option-by = Le critère du classement
command-records = Les records de ce serveur, à revoir carte par carte
option-records-game = Le jeu (sinon : celui du dernier record)

records-title = ## Records · { $game } : { $sort }
records-empty = Pas encore de record à ce jeu. Seules comptent les donnes classées, jouées avec d’autres personnes.
records-deal = plus grosses donnes
records-meld = plus grosses annonces
records-narrow = contrats réussis de justesse
records-slam = derniers chelems
records-streak = victoires d’affilée
records-day = donnes en un jour
records-value-deal = +{ $value }
records-value-meld = { $value } en annonces
records-value-narrow = { $value } par membre de la défense, hors coefficient
records-value-slam = +{ $value }
records-value-streak = { $value } victoires d’affilée
records-value-day = { $value ->
    [one] 1 donne
   *[other] { $value } donnes
}
records-line = { $place }. **{ $value }** · { $name } · <t:{ $time }:d>
records-with = -# avec { $names }
