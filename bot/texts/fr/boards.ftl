# Classements : ce qui est écrit dans les images, au-dessous, et leur description.

board-title-game = Classement · { $game }
board-title-everywhere = Partout · { $game }
board-kind = { $game } à { $players }
board-all-games = Tous les jeux

board-scope-here = Ce serveur
board-scope-everywhere = Partout
board-people = Seulement certaines personnes…

board-by-rating = cote
board-by-points = points par donne
board-by-wins = victoires
board-by-matches = parties

board-period-all = depuis toujours
board-period-season = cette saison
board-period-month = ce mois-ci
board-period-week = cette semaine
board-period-tonight = les 12 dernières heures
board-period-lastseason = la saison dernière
board-period-lastmonth = le mois dernier
board-period-lastweek = la semaine dernière

# Les quarts de l’année.
season-winter = hiver { $year }
season-spring = printemps { $year }
season-summer = été { $year }
season-autumn = automne { $year }

board-future = Cette saison n’a pas encore commencé. La dernière terminée : *{ $season }*.
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
board-words-expected = { $place } { $name } : { $value }, pas encore de place sûre.
board-words-own = Ta ligne : { $line }

board-note-place = Tu occupes la { $place }.
board-note-no-deal = Tu n’as joué ici aucune donne classée sur cette période.
board-note-no-match = Tu n’as terminé ici aucune partie sur cette période.
board-note-no-win = Une première victoire, et tu entres au classement.
board-note-deals = { $deals ->
    [one] Encore 1 donne classée pour entrer au classement.
   *[other] Encore { $deals } donnes classées pour entrer au classement.
}
board-note-met = { $people ->
    [one] Pour entrer au classement, joue des donnes classées avec 1 nouvelle personne.
   *[other] Pour entrer au classement, joue des donnes classées avec { $people } nouvelles personnes.
}
board-note-about = Encore environ { $deals } donnes classées pour entrer au classement.
board-note-about-met = { $people ->
    [one] Encore environ { $deals } donnes classées, dont certaines avec 1 nouvelle personne.
   *[other] Encore environ { $deals } donnes classées, dont certaines avec { $people } nouvelles personnes.
}
board-note-uncertain = Cote encore trop incertaine pour le classement : joue d’autres donnes classées.
board-note-away = Aucune donne classée depuis 60 jours : tu es hors classement.
board-note-unlisted = Pour apparaître ici, change le réglage « Visible partout » dans { COMMAND("tarocchi settings", drawn: "yes") }.
board-note-no-deal-then = Tu n’as joué ici aucune donne classée sur cette période.
board-note-no-match-then = Tu n’as terminé ici aucune partie sur cette période.
board-note-no-win-then = Tu n’as gagné ici aucune partie sur cette période.
board-note-deals-then = { $deals ->
    [one] Il t’a manqué 1 donne classée pour entrer au classement.
   *[other] Il t’a manqué { $deals } donnes classées pour entrer au classement.
}
board-note-away-then = Aucune donne classée dans les 60 derniers jours de cette saison.
board-note-uncertain-then = À la fin de la saison, ta cote était trop incertaine pour le classement.

podium-title = ## Fin de saison : { $season }
podium-board = **{ $game }, { $by }** : { $people }

recounting = -# ⏳ Calcul en cours, { $percent } % : ces chiffres peuvent encore changer.
board-empty = Il n’y a encore personne dans ce classement. Joue une partie, ou choisis un autre classement ci-dessous.
board-empty-then = Il n’y a personne dans ce classement. Choisis-en un autre ci-dessous.
board-empty-people = Aucune de ces personnes n’est encore dans ce classement.
board-needs-game = Cotes et points ne se comparent qu’au sein d’un même jeu. Précise lequel avec `game:`.
button-my-place = Ma place
button-show-all = Partager

option-period = La période prise en compte (par défaut : depuis toujours)
option-by = Le critère du classement
command-records = Les records de ce serveur, à revoir carte par carte
option-records-game = Le jeu (par défaut : celui du dernier record)

records-title = ## Records · { $game } : { $sort }
records-empty = Pas encore de record à ce jeu. Seules comptent les donnes classées, jouées avec d’autres personnes.
records-deal = plus gros gains sur une donne
records-meld = plus grosses annonces
records-narrow = contrats réussis de justesse
records-slam = derniers chelems
records-streak = victoires d’affilée
records-day = donnes en une journée
records-value-deal = +{ $value }
records-value-meld = { $value } en annonces
records-value-narrow = { $value } par membre de la défense, avant coefficient
records-value-slam = +{ $value }
records-value-streak = { $value } victoires d’affilée
records-value-day = { $value ->
    [one] 1 donne
   *[other] { $value } donnes
}
records-line = { $place }. **{ $value }** · { $name } · <t:{ $time }:d>
records-with = -# avec { $names }
