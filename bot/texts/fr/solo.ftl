# Ce que l’on joue seul.

command-practice = Jouer une donne en solo contre des ordinateurs
option-level = La force des ordinateurs
button-go-on = Continuer
button-new-deal = Nouvelle donne
button-again = Rejouer la donne
button-back = Reprendre
button-play-from = Jouer à partir d’ici
practice-open = Tu as une donne de { $game } en cours. Veux-tu la continuer ?
practice-title = **Entraînement · { $game }**
practice-title-again = **Entraînement · { $game }** · une donne déjà jouée
practice-result = Cette donne te rapporte **{ $score }**.
practice-given-up = Tu as laissé cette donne.
table-one-moment = Les ordinateurs ont besoin d’un instant. Appuie encore une fois.

command-daily = La donne du jour : la même pour tous, un seul essai
option-board = Le classement du serveur, au lieu de jouer
table-no-day = La donne du jour est en train d’être choisie. Réessaie dans quelques minutes.
table-not-closed = D’autres peuvent encore jouer cette donne. Tu la verras une demi-heure après minuit UTC.
daily-intro = **La donne du jour : { $game }.** Tout le monde la joue à cette place, contre les mêmes ordinateurs : un seul essai, sans conseils.
    -# { $match } · { $commitment }
daily-title = **Donne du jour · { $date } · { $game }**
daily-result = Fini : **{ $points }**, par { $par }. Mieux que **{ $percent } %** des 24 essais d’ordinateurs sur cette donne.
daily-points = Fini : **{ $points }**, par { $par }.
daily-late = Le jour était déjà clos : cela ne compte pas.
daily-days = Joué { $count } des 30 derniers jours.
daily-streak = { $count } jours de suite, record { $best }.
daily-shared = Tarocchi · { $name } · { $date } · { $game } · **{ $percent } %**
daily-shared-before = Tu as déjà montré ce jour à tout le monde.
daily-board-title = **Donnes du jour sur ce serveur**
daily-board-day = Le dernier jour clos : pourcentage d’ordinateurs battus.
daily-board-week = Les 7 derniers jours : pourcentage moyen d’ordinateurs battus. Il faut { $least } jours pour être classé.
daily-board-month = Les 30 derniers jours : pourcentage moyen d’ordinateurs battus. Il faut { $least } jours pour être classé.
daily-board-all = Tous les jours : pourcentage moyen d’ordinateurs battus. Il faut { $least } jours pour être classé.
daily-board-empty = Personne n’a encore fini une donne du jour ici.
daily-line = { $place }. **{ $name }** { $percent } % · { $count ->
        [one] un jour
       *[other] { $count } jours
    }
daily-line-few = – { $name } { $percent } % · { $count ->
        [one] encore un jour
       *[other] encore { $count } jours
    }
daily-span-day = Jour
daily-span-week = Semaine
daily-span-month = Mois
daily-span-all = Tout
button-daily-share = Partager
button-daily-board = Classement

command-admin-daily = Choisir le salon où publier la donne du jour, ou aucun
option-admin-daily = Le salon (par défaut : rien n’est publié)
admin-daily = La donne du jour est publiée dans { $channel }.
command-admin-void-daily = Retirer des classements la donne du jour de quelqu’un
option-admin-void-daily = De qui il s’agit
option-day = Le jour, comme 2026-11-25 (par défaut : aujourd’hui)
admin-voided-daily = Cet essai du { $date } ne compte plus.
table-day-over = Ce jour est passé. { COMMAND("tarocchi daily") } donne la donne d’aujourd’hui.
table-no-play = Il n’y a pas d’essai comme cela ici ({ $wanted }).
button-daily-play = Jouer
daily-post-title = **La donne du jour · { $date } · { $game }**
daily-post-played = { $count ->
        [0] La même donne pour tous, un seul essai.
        [one] La même donne pour tous, un seul essai. L’un de vous a joué.
       *[other] La même donne pour tous, un seul essai. { $count } d’entre vous ont joué.
    }
daily-post-before = Hier, { $game } : pourcentage d’ordinateurs battus.
daily-post-place = { $place }. { $name } { $percent } %
daily-post-together = { $count } jours de suite où au moins deux d’entre vous ont fini.
daily-post-fixed = -# { $match } · { $commitment }
daily-post-secret = -# { $match } · { $secret }
daily-voided = La modération a décidé que cet essai ne compte pas.
table-does-not-count = Cet essai ne compte pas : il n’y a rien à partager.
