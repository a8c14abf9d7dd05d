# Ce que voit la modération.

admin-no-tables = Aucune table n’est ouverte sur ce serveur.
admin-more-tables = … et { $count } de plus.
admin-in-lobby = { $channel } · { $game } · { $names } · pas encore commencée, dernier signe de vie { $since }
admin-playing = { $channel } · { $game } · { $names } · en cours, dernier coup { $since }
admin-end-choose = Fermer une table…
admin-end-sure = { $table }
    Fermer cette table ? Si une partie est en cours, les donnes terminées comptent, mais personne ne la gagne.
admin-end = Fermer la table
admin-ended = La table est fermée.
admin-over = Partie { $id } · { $game } · { $names } · finie { $since }
admin-match = { $id } · { $game } · { $names }
admin-void-sure = { $match }
    Annuler cette partie ? Elle ne comptera plus ni pour les classements ni pour les cotes. C’est définitif.
admin-void = Annuler la partie
admin-voided = La partie { $id } est annulée. Je recalcule les cotes et les classements.
admin-exported = Voici { $count ->
    [one] le résultat d’une partie
   *[other] les résultats de { $count } parties
}.
admin-file = resultats-{ $id }.csv
admin-exported-newest = Voici les résultats des { $count } dernières parties. Le fichier complet serait trop gros.
export-match = partie
export-ended = fin
export-game = jeu
export-players = places
export-seat = place
export-kind = type
export-player = nom
export-player_id = identifiant
export-total = total
export-gain = gain
export-place = rang
export-won = victoire
export-voided = annulée
export-unfinished = interrompue
admin-title = Tables de ce serveur
admin-title-game = { $game } : réglages habituels
admin-game = Jeu proposé en premier
admin-game-unset = aucun choix
admin-language = Langue des messages publics
admin-language-unset = aucun choix (celle du serveur ; si c’est l’anglais, celle de la personne qui ouvre la table)
admin-computers = Ordinateurs admis aux tables
admin-level = Niveau par défaut des ordinateurs
admin-clock = Cadence des nouvelles tables
admin-game-options = Règles habituelles ({ $game }) · { $options }
admin-game-pack = Cartes habituelles ({ $game }) : { $pack }
admin-lobbies = Tables en attente par personne, au plus
admin-lobbies-hint = Les tables à cadence lente sont comptées à part.
admin-matches = Parties en cours par personne, au plus
admin-matches-hint = { admin-lobbies-hint }
admin-nights = Qui peut ouvrir une soirée
admin-nights-everyone = tout le monde
admin-nights-moderators = la modération
admin-channels = Salons où l’on peut ouvrir une table : { $channels }
admin-channels-all = tous
admin-podiums = Le podium de chaque saison est annoncé dans { $channel }.
admin-podiums-nowhere = Le podium des saisons n’est annoncé nulle part.
admin-forget = Effacer
admin-forget-sure = Effacer pour de bon **{ $name }** des tables, des résultats et du classement de ce serveur ? Les résultats des autres ne changent pas ; seul le nom disparaît. Restent aussi les messages déjà publiés, les mots qui ont servi à couper, et les choix faits avec { COMMAND("tarocchi settings") }, qui ne dépendent d’aucun serveur.
admin-forgotten = C’est effacé. Dans les anciennes parties de ce serveur, la place de cette personne n’a plus de nom.
