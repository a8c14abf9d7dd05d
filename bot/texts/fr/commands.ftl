# Commandes, historique, classement et aide.

command-tarocchi = Jouer au tarot en bonne compagnie
command-new = Ouvrir une table de jeu
command-hand = Voir ta main
command-table = Retrouver ta table
command-leave = Quitter ta table ; un ordinateur joue pour toi, et sans personne d’autre la partie se met en pause
command-rules = Lire les règles d’un jeu
command-help = Ce que ce bot sait faire
command-leaderboard = Le classement de ce serveur
command-profile = La cote, les donnes et les parties d’une personne sur ce serveur
command-mydata = Voir tout ce qui est enregistré à ton sujet, ou le supprimer
command-history = Les dernières parties de ce serveur ou d’une personne

command-replay = Revoir une ancienne donne carte par carte
menu-profile = Profil
menu-invite = Inviter à ma table
option-match = Le numéro de la partie
option-deal = Le numéro de la donne (par défaut : la première)
option-trick = Le pli par lequel commencer
option-game = Le jeu
option-players = À combien jouer
option-topic = La page : cartes, donne, jeu, décompte, lexique ou options
option-options = Les règles à changer, par exemple top_trump=world
option-pack = Le dessin des cartes de la table (par défaut : celui du jeu)
option-clock = Le temps laissé pour chaque coup
option-language = La langue de la table (par défaut : celle du serveur, ou la tienne)
option-invited = Qui inviter, en @mentions ; les places sont réservées dix minutes
option-place = Où ouvrir la table : dans un nouveau fil ou dans ce salon
option-player = La personne dont tu veux voir les parties (par défaut : tout le monde)
option-history-game = Seulement les parties de ce jeu
option-history-with = Seulement les parties jouées aussi par cette personne
option-whose = La personne dont tu veux voir le profil (par défaut : toi)
option-compared = La personne avec qui comparer ce profil
place-thread = un nouveau fil
place-here = ce salon

help-text =
    ## Tarocchi
    Ici, on joue au tarot sous plusieurs formes, à des tables ouvertes sur ce serveur.
    - { COMMAND("tarocchi new") } ouvre une table. On prend place avec *{ button-join }*, *{ button-computers }* remplit les places libres, et *{ button-start }* distribue les cartes.
    - *{ button-callme }* sous une table te vaut une mention quand on cherche du monde pour ce jeu dans ce salon ; *{ button-call }* avant la partie appelle jusqu’à dix personnes qui le souhaitent.
    - { COMMAND("tarocchi learn") } enseigne un jeu en quelques donnes, à jouer contre des ordinateurs.
    - { COMMAND("tarocchi practice") } te donne une donne à jouer en solo contre des ordinateurs. *{ button-play-from }*, quand tu revois une partie finie, fait de même à partir de n’importe quelle carte.
    - { COMMAND("tarocchi night") } donne rendez-vous pour jouer, une fois ou chaque semaine : on dit si l’on vient, et les tables s’ouvrent à l’heure dite.
    - Ta main est privée : personne d’autre ne la voit. Appuie sur une carte pour la jouer.
    - Quand tes cartes font à coup sûr tous les plis qui restent, *{ button-claim }* les joue d’un coup.
    - Ta main a disparu ? Appuie sur *{ button-hand }* sous la table, ou tape { COMMAND("tarocchi hand") }.
    - À côté, *{ button-more }* donne le dernier pli, les scores, les règles et *{ button-leave }*. Après une donne, la suivante arrive dès que tout le monde a appuyé sur *{ button-next }*.
    - Une table parle la langue choisie pour ce serveur ; à défaut, celle du serveur, ou la tienne si le serveur est en anglais. *{ button-menu }* permet d’en changer avant la partie.
    - { COMMAND("tarocchi rules") } explique les jeux. { COMMAND("tarocchi leaderboard") }, { COMMAND("tarocchi records") }, { COMMAND("tarocchi profile") } et { COMMAND("tarocchi history") } montrent les résultats passés. Après une partie, *{ button-more }* propose *{ button-evening }*, le bilan des parties jouées à la suite, et *{ button-us }*, le classement de votre table.
    - Dans une partie classée, la donne compte pour ta cote dès que tu reçois tes cartes. Si tu la quittes en route, tu ne peux plus qu’y perdre.
    - Une saison dure trois mois. À partir de 60 donnes classées à un jeu, tu figures dans son classement de la saison, où les trois premières places valent une médaille, acquise pour de bon.
    - Le secret des distributions est fixé avant même que quiconque prenne place ; une fois la partie finie, tout le monde peut vérifier chaque donne.

leaderboard-empty = Personne n’a encore fini de partie ici. Ouvre la première table avec { COMMAND("tarocchi new") }.

history-title = ## Dernières parties
history-title-player = ## Dernières parties : { $name }
history-title-with = ## Dernières parties : { $name } et { $other }
history-title-game = { $title } · { $game }
history-row = **{ $game }** <t:{ $time }:d> · { $scores }
history-score = { $name } { $total }
history-left = { $name } { $total } (a quitté la partie)
history-empty = Aucune partie terminée ici pour l’instant.
history-empty-player = { $name } n’a encore terminé aucune partie ici.
history-empty-search = Aucune partie terminée ici ne correspond à ta recherche.
history-newer = ◀ Plus récentes
history-older = Plus anciennes ▶
history-open = Ouvrir une partie…
history-back = ◀ Toutes les parties
history-match = ## { $game } · partie { $id }
history-voided = *Annulée par la modération : cette partie ne compte plus pour personne.*
history-row-voided = { $row } · *annulée*
history-row-unfinished = { $row } · *interrompue*
history-ended = <t:{ $time }:f>
history-exported = Voici le relevé de la partie { $id }. Tout le monde peut le vérifier : `python -m bot verify` redistribue les cartes et recompte chaque pli.
history-file = partie-{ $id }.json
history-option = { $game } · { $names }

check-holds = Le secret ci-dessous a été tiré avant même que quiconque prenne place. Depuis, son empreinte figure dans le message d’ouverture de la table : { $link }. À partir de ce secret, je viens de redistribuer { $deals ->
    [one] l’unique donne
   *[other] les { $deals } donnes
}, et chaque carte est arrivée dans la même main que pendant la partie.
check-fails = Avec le secret ci-dessous, on ne retrouve pas les cartes de ces donnes : { $deals }. Préviens les responsables de ce bot.
check-numbers =
    Partie { $id }
    Empreinte `{ $commitment }`
    Secret `{ $secret }`
    Message et mots { $words }

## Modération

command-tarocchi-admin = Les tables de ce serveur, pour la modération
command-admin-tables = Voir les tables ouvertes de ce serveur, et en fermer une
command-admin-channel = Choisir dans quels salons on peut ouvrir des tables
command-admin-podiums = Choisir le salon où annoncer les trois premières places de chaque saison, ou aucun
command-admin-settings = Choisir les réglages des tables de ce serveur
option-admin-channel = Le salon
option-admin-podiums = Le salon (par défaut : aucune annonce)
option-allowed = Peut-on y ouvrir des tables ?
command-admin-game = Choisir les règles et les cartes habituelles d’un jeu sur ce serveur
command-admin-void = Annuler une partie terminée, pour qu’elle ne compte plus pour personne
command-admin-export = Recevoir les résultats de ce serveur dans un fichier CSV
command-admin-forget = Effacer une personne des parties de ce serveur
option-admin-match = Le numéro de la partie
option-admin-player = La personne dont il faut effacer les données
