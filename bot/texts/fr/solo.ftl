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
table-not-closed = D’autres peuvent encore jouer cette donne. Tu la verras à partir du <t:{ $until }:f>.
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
daily-board-title-everywhere = **Donnes du jour partout**
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
button-daily-practise = S’entraîner avec
button-daily-before = La veille
daily-not-played = Tu n’as pas fini la donne de ce jour.
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

command-challenge = Défier les autres de jouer les mêmes donnes, chacun en solo
option-deals = Le nombre de donnes (par défaut : 4)
option-days = Le nombre de jours pour jouer (par défaut : 3)
option-contract = Si les enchères sont déjà faites, dans les jeux qui en ont
option-announce = À la fin, mentionner les personnes classées
contract-held = enchères déjà faites
contract-free = enchères libres
challenge-title = **Défi { $id } · { $game } · { $count ->
        [one] une donne
       *[other] { $count } donnes
    }**
challenge-invites = { $name } vous lance un défi : tout le monde joue les mêmes donnes en solo, aux mêmes places, contre les mêmes ordinateurs. Un seul essai, sans conseils.
challenge-held = Les enchères sont faites : tout le monde joue le contrat demandé.
challenge-free = À vous de faire vos enchères.
challenge-times = On peut commencer une donne jusqu’au <t:{ $closes }:f>. Résultats <t:{ $ends }:R>.
challenge-closed = On ne peut plus commencer de donne. Résultats <t:{ $ends }:R>.
challenge-begun = { $begun ->
        [0] Personne n’a encore commencé.
        [one] Une personne a commencé.
       *[other] { $begun } personnes ont commencé.
    }
challenge-finished = { $count ->
        [one] Une personne a tout joué.
       *[other] { $count } personnes ont tout joué.
    }
challenge-intro = **Défi : { $game }.** Tout le monde joue cette donne à cette place, contre les mêmes ordinateurs : un seul essai, sans conseils.
challenge-deal = Donne { $number } sur { $count }
challenge-points = Fini : **{ $points }**.
challenge-result = Fini : **{ $points }**. Mieux que **{ $percent } %** des 24 essais d’ordinateurs sur cette donne.
challenge-late = Le défi était déjà terminé : cela ne compte pas.
challenge-not-begun = pas commencée
challenge-under-way = en cours
challenge-not-finished = pas finie à temps
challenge-voided = La modération a décidé que ce que tu as joué ici ne compte pas.
challenge-by-steps = L’avance sur chaque autre joueur, donne par donne, en crans : plus elle est grande, moins chaque point pèse, avec 12 crans au maximum. Puis le pourcentage d’ordinateurs battus et, entre parenthèses, les points de chaque donne.
challenge-by-percent = Pourcentage d’ordinateurs battus, sur 24 essais par donne. Entre parenthèses, les points de chaque donne.
challenge-percent = { $percent } %
challenge-nobody = Personne n’a fini de donne.
challenge-announced = Le défi { $id } est terminé. { $people }
challenge-open = Tu as déjà un défi en cours : { $link }
challenge-close-question = Si tu le fermes, plus personne ne peut commencer de donne. Une donne en cours peut encore être finie pendant une demi-heure, puis les résultats paraissent.
button-challenge-own = Mes résultats
button-challenge-go = Continuer
button-challenge-close = Fermer avant la fin
button-challenge-deal = Revoir { $number }
command-admin-void-challenge = Annuler ce que quelqu’un a joué dans un défi
option-challenge = Le numéro du défi
admin-voided-challenge = Ce que cette personne a joué dans le défi { $id } ne compte plus.
table-no-challenge = Il n’y a pas de défi { $wanted } ici.
table-no-challenge-play = Cette personne n’y a rien joué qui compte.
table-challenge-over = Ce défi est fermé depuis le <t:{ $until }:f> : on ne peut plus commencer de donne.
table-too-many-challenges = Trois défis sont déjà en cours sur ce serveur. Attends que l’un d’eux se termine.
table-may-not-close-challenge = Ce défi ne peut être fermé que par la personne qui l’a lancé, ou par la modération.
