# L’attente, la table, la main, et les réponses à une personne.

not-kept = Ça n’a pas marché : le bot n’arrive pas à enregistrer en ce moment. Rien n’a changé ; réessaie dans un instant.
something-broke = Il y a eu un problème de mon côté. Ta table ne risque rien ; réessaie.
trial-under-way = Le bot est à l’essai et ne joue pas pendant quelques minutes. Rien n’a changé à ta table ; réessaie plus tard.
stale = Ce bouton n’est plus à jour. Voici ta main actuelle.
cards-not-drawn = Je dessine encore les cartes, pour la première fois. Réessaie dans quelques secondes.
cards-drawing = Je dessine les cartes…
too-early = Tu pourras choisir une carte d’avance dès le premier pli.
bad-button = Ce bouton ne marche plus.
unknown-game = Aucun jeu ne s’appelle { $game }. Voici les jeux : { $known }.
unknown-option = Ce jeu n’a pas d’option { $option }. Ses options : { $allowed }.
unknown-value = { $option } : { $value } n’est pas possible. Valeurs possibles : { $allowed }.
named-with-key = { $name } (`{ $code }`)
wrong-number-of-players = Ce jeu se joue à { $allowed }, pas à { $players }.

table-no-such-table = La table { $wanted } n’existe pas.
table-elsewhere = Cette table se joue sur un autre serveur. Ouvre-la là-bas : { $link }
table-damaged = Les données de cette table sont abîmées et illisibles. Préviens les responsables de ce bot ; toutes les autres tables continuent.
table-no-such-match = La partie { $wanted } n’existe pas sur ce serveur.
table-no-such-deal = Cette partie n’a pas de donne { $wanted }.
table-no-such-trick = Cette donne n’a pas de pli { $wanted }.
table-no-tricks = Aucun pli n’a été joué dans cette donne.
table-table-full = Toutes les places sont prises.
table-already-seated = Tu as déjà une place à cette table.
table-not-seated = Tu n’as pas de place à cette table.
table-too-many-people = Il y a déjà plus de monde que cela à cette table.
table-not-in-lobby = La partie a déjà commencé.
table-not-playing = Aucune partie n’est en cours à cette table.
table-too-few-players = Il reste des places libres. Attends qu’on te rejoigne, ou ajoute des ordinateurs.
table-may-not-close = Seules la modération et la personne qui a ouvert cette table peuvent la fermer.
table-no-computer-to-remove = Il n’y a pas d’ordinateur à cette table.
table-place-taken = Cette place est prise.
table-word-too-long = Ce mot est trop long. 64 octets au plus.
table-table-over = Cette table est fermée.
table-between-deals = Cette donne est déjà finie. Attends la suivante.
table-may-not-claim = Pour cela, il faut que ce soit à toi d’entamer et que tes cartes fassent à coup sûr tous les plis qui restent.
table-all-agreed = Tout le monde est d’accord : la partie s’arrête après cette donne.
table-not-agreed = Tu n’as pas demandé à finir la partie.
table-arrives-later = Tu joueras à cette table dès la prochaine donne. Tes cartes arriveront à ce moment-là.
table-no-seat-to-take = Pour le moment, aucune place d’ordinateur n’est à prendre ici.
table-not-ready = Tout le monde n’est pas encore là. Seule la personne qui a demandé la revanche peut commencer maintenant.
table-seats-kept = Les places libres sont réservées à { $names }, la première jusqu’à <t:{ $until }:t>. La personne qui a ouvert la table peut les libérer sous *{ button-menu }*.
table-not-invited = Aucune place ne t’est réservée ici.
table-may-not-release = Seule la personne qui a ouvert la table peut libérer les places réservées.
table-too-many-invited = Il n’y a pas assez de places libres pour inviter tout ce monde.
table-invited-self = Tu as déjà une place, pas besoin de t’inviter.
table-invited-bot = On n’invite pas un bot. Pour jouer avec des ordinateurs : *{ button-computers }*, avant la partie.
table-invited-stranger = L’une de ces personnes n’est pas sur ce serveur : impossible de l’inviter.
table-invited-seated = L’une de ces personnes a déjà une place à cette table.
table-no-lobby = Tu n’es ici à aucune table qui attend encore du monde. { COMMAND("tarocchi new") } en ouvre une.
table-nobody-mentioned = Écris seulement les @mentions des personnes que tu invites, par exemple @Ada @Bruno.
table-rematch-is-open = La revanche est déjà ouverte.
table-no-computers-here = Sur ce serveur, on joue sans ordinateurs.
table-level-not-offered = Impossible d’ajouter ici un ordinateur de ce niveau.
table-wrong-channel = On ne peut pas ouvrir de table dans ce salon. La modération choisit les salons avec { COMMAND("tarocchi-admin channel") }.
table-too-old = Ce message est trop ancien. Relance la commande.
table-still-here = Cette personne joue à une table de ce serveur, ou une place l’y attend. Ferme d’abord cette table, ou attends la fin.
table-still-somewhere = Tu joues à une table, ou une place t’y attend. Quitte-la ou attends la fin, puis réessaie.
too-many-lobbies = Tu attends déjà à autant de tables que ce serveur le permet : { $places }. Quittes-en une d’abord.
too-many-matches = Tu joues déjà à autant de tables que ce serveur le permet : { $places }. Finis ou quitte d’abord une partie.
table-not-finished = Cette partie n’est pas encore finie.
table-voided = Cette partie est déjà annulée.

missing-right = Je ne peux pas ouvrir de table ici : il me manque la permission « { $right } ».
missing-right-past = Je ne peux pas montrer ici d’ancienne partie : il me manque la permission « { $right } ».
not-on-server = Je ne suis pas sur ce serveur : seules mes commandes y sont. Une personne qui le gère peut m’ajouter à nouveau avec ce lien : <{ $link }>
no-thread = (Impossible de créer un fil : la table est dans ce salon.)
opened-in-thread = **{ $name }** ouvre une table : **{ $game }**…
thread-name = { $game } · { $name } · { $date }

invitation-players = À la table : { $names }.
invitation-person = **{ $name }**
invitation-computer = { $name } { $sign }
invitation-kept = Places réservées : { $names }.
invitation-free = Places libres : { $count }.
invitation-where = { $place }
invitation-playing = ▶ en cours, donne { $deal }
invitation-paused = ⏸ en pause, donne { $deal }
invitation-never-begun = -# { $game } : la table a fermé avant le début de la partie.
invitation-over = 🏁 { $scores }
invitation-score = { $name } { $payoff }
invitation-joined = Tu as une place. La table est ici : { $place }
invitation-already = Tu as déjà une place à cette table. Elle est ici : { $place }

right-view_channel = Voir le salon
right-send_messages = Envoyer des messages
right-send_messages_in_threads = Envoyer des messages dans les fils
right-attach_files = Joindre des fichiers
right-of-players = Les membres qui jouent en ont besoin aussi : sans elle, les boutons d’un fil peuvent rester sans effet sur téléphone.

lobby-title = ## { $game }
lobby-options = **Règles** · { $options }
lobby-clock = Cadence : { $clock }
rated = -# Partie classée.
unrated-chosen = -# Partie non classée, au choix de la table.
unrated-undo = -# Partie non classée : on peut reprendre sa dernière carte.
unrated-hints = -# Partie non classée : on peut demander conseil au bot.
unrated-people = -# Partie non classée : il faut au moins deux personnes.
unrated-cards = -# Donne non classée : elle s’est arrêtée avant la dernière carte.
lobby-usual = habituelles
lobby-seat = { $number }. **{ $name }**
lobby-seat-computer = { $number }. { $name } { $sign }
lobby-seat-cut = { $number }. **{ $name }** ✂️
lobby-seat-waiting = { $number }. { $name } · *en attente*
lobby-seat-kept = { $number }. *réservée à { $name }*, sinon libre <t:{ $until }:R>
lobby-seat-free = { $number }. *libre*
lobby-fair = -# 🔒 `{ $digits }` · *{ button-fair }* Appuie sur **{ button-help }**
lobby-fair-whole = -# Le secret de toutes les donnes de cette partie est déjà fixé. Partie { $id }, empreinte du secret : `{ $commitment }`
lobby-why-fair =
    Pourquoi ne peut-on pas tricher ? Avant même que quiconque prenne place, j’ai tiré un secret au hasard. De ce secret, du numéro du message d’ouverture et des mots qui servent à couper découlent toutes les distributions de la partie. Comme l’empreinte du secret est déjà publique, plus personne ne peut le changer. La voici :
    `{ $commitment }`
    Après la partie, *{ button-check }*, dans *{ BUTTON("more", $spoken) }* sous le résultat, dévoile le secret. Tout le monde peut alors redistribuer la partie { $id } et vérifier chaque carte.
lobby-help =
    { "" }*{ BUTTON("join", $spoken) }* te donne une place ; appuie de nouveau pour la quitter ou en changer. *{ BUTTON("computers", $spoken) }* remplit les places libres, *{ BUTTON("start", $spoken) }* distribue les cartes.
    Sous *{ BUTTON("menu", $spoken) }*, tu peux inviter quelqu’un, changer les règles, les cartes et la langue, changer de place, couper, ou fermer la table.
    { "" }*{ BUTTON("call", $spoken) }* mentionne une seule fois jusqu’à dix personnes qui ont appuyé sur *{ BUTTON("callme", $spoken) }* pour ce jeu dans ce salon.
lobby-cut = -# ✂️ Cette personne a coupé : son mot compte dans chaque distribution.
lobby-waiting = La partie commence dès que tout le monde a appuyé sur *{ button-ready }*. La personne qui a demandé la revanche peut aussi commencer tout de suite : des ordinateurs prennent alors les autres places.
lobby-rematch = { $mentions } : { $name } propose une revanche. Appuie sur *{ button-ready }* pour rejouer.
lobby-started = La partie a commencé.
lobby-closed = Cette table est fermée.
lobby-closed-idle = La table est fermée : il ne s’y passait plus rien.
lobby-closed-empty = Plus personne n’était là : la table est fermée.

button-join = Rejoindre
button-seat = Rejoindre
button-move = Changer de place
button-leave = Quitter
button-computers = Ordinateurs
button-menu = Table…
button-help = ?
button-fair = Sans triche ?
button-add = Ajouter { $sign }
button-fill = Compléter { $sign }
button-release = Libérer les places
button-decline = Pas maintenant
button-remove = −
button-cut = Couper
button-options = Options
button-start = Commencer
button-ready = J’en suis
button-join-or-ready = Rejoindre / J’en suis
button-watch = Regarder
button-watch-now = La table en direct
button-watch-deals = Donnes terminées
button-start-now = Jouer sans attendre
button-close = Fermer
button-undo = Reprendre ma carte
button-claim = Le reste est à moi
button-hand = Ma main
button-resume = Reprendre
button-last = Dernier pli
button-scores = Scores
button-fold = Masquer
button-next = Suite
button-more = Plus
button-rules = Règles
button-confirm = Écarter
button-confirm-slam = Écarter et annoncer le chelem
button-unplan = Changer d’avis
button-clear = Recommencer
button-rematch = Revanche
button-result = Mon bilan
button-replay = Revoir
button-record = Relevé
button-check = Vérifier la donne
button-us = Entre nous
button-evening = La soirée
button-share = Partager

invite-choose = Inviter…
invite-call = { $mentions } : **{ $name }** propose une partie ({ $game }). { $count ->
    [one] La place est réservée
   *[other] Les places sont réservées
} jusqu’à <t:{ $until }:t>.
invite-sent = Une place est réservée à **{ $name }** à ta table dans { $place } jusqu’à <t:{ $until }:t>.
invite-joined = Tu as une place. La table est juste au-dessus.
invite-declined = Ta place est de nouveau libre, et toute la table voit que tu ne peux pas jouer maintenant.
invite-outdated = ⚠️ Les invitations viennent de changer ; les voici à jour.
lobby-declined = **{ $name }** ne peut pas jouer maintenant.
panel-kept = Places réservées à : { $names }.

computers-panel = **Ordinateurs :** { $count }. Places libres : { $free }.
computers-easy = { $sign } facile : fait des erreurs
computers-normal = { $sign } normal : compte les cartes
computers-strong = { $sign } fort : essaie chaque carte avant de jouer
level-easy = 🤖
level-normal = 🤖+
level-strong = 🤖★
level-name-easy = facile
level-name-normal = normal
level-name-strong = fort
menu-panel = Change les règles, les cartes ou la langue, change de place, coupe, quitte la table ou ferme-la.
menu-language = Langue de la table

cut-title = Couper
cut-label = Ton mot
cut-hint = N’importe lequel. Il compte dans chaque distribution et reste enregistré avec la partie ; tout le monde le voit.

table-title = **{ $game }** · donne { $deal }
table-turn = À **{ $name }** de jouer.
table-turn-discard = **{ $name }** fait son écart.
table-turn-computer = { $name } { $sign } joue.
table-pauses = Sans réponse, la partie se mettra en pause <t:{ $at }:R>.
table-stand-in = Sans réponse, un ordinateur jouera <t:{ $at }:R>.
table-turn-missed = Un ordinateur a joué le dernier coup à la place de **{ $name }**.
table-turn-away = Un ordinateur joue pour **{ $name }**. *{ button-hand }* permet de reprendre la place.
table-arrives = **{ $name }** remplacera { $computer } à la prochaine donne.
table-led = { $name } entame : { $card }.
reminder-direct = { $game } : à toi de jouer. { $link }
table-took-back = **{ $name }** a repris sa dernière carte.
table-took = **{ $name }** a fait le pli : { $card }.
table-deal-over = **{ $game }** · la donne { $deal } est finie.
table-next-deal = La prochaine donne arrive.
table-next-deal-waits = La prochaine donne arrive dès que tout le monde a appuyé sur *{ button-next }*, au plus tard à <t:{ $at }:T>.
table-match-over = ## { $game } : la partie est finie
table-winner = { $count ->
    [one] { $names } gagne avec { $total }.
   *[other] { $names } finissent à égalité en tête, avec { $total }.
}
table-winning-team = { $names } gagnent avec { $total }.
gain-totals = -# Gain : le total lui-même, puisqu’à chaque donne certains paient les autres.
gain-piedicavallo = -# Gain : le camp perdant paie à l’autre la différence des totaux.
gain-ottocento = -# Gain : chaque membre du camp gagnant reçoit 1 de l’autre camp, quels que soient les totaux.
gain-scarto = -# Gain : le total le plus bas paie 1 à chacun des autres.
result-rating = Ta cote ici, selon les points : **{ $rating }**, { $change }
result-place = Ta place selon la cote : **{ $place }**
result-place-kept = Ta place selon la cote : **{ $place }**, comme avant
result-place-changed = Ta place selon la cote : **{ $place }**, avant cette partie { $was }
pause = ⏸ Plus personne ne joue : la partie est en pause. Si personne ne la reprend, la table fermera <t:{ $time }:R>.
pause-closed = La partie était en pause et personne ne l’a reprise : la table est fermée.
table-ping = { $mention }, à toi de jouer.
table-ping-hand = { $mention }, les cartes sont distribuées. Appuie sur *{ button-hand }*.
table-paused = Je ne peux plus montrer cette table : il me manque la permission « { $right } ». La partie ne risque rien.
table-not-on-server = Je ne peux plus montrer cette table : je ne suis plus sur ce serveur. La partie ne risque rien. Une personne qui gère le serveur peut m’ajouter à nouveau avec ce lien : <{ $link }>
table-locked = Je ne peux plus montrer cette table : la modération a verrouillé le fil. La partie ne risque rien.
table-moved = La partie continue plus bas.

hand-title = **Ta main** · donne { $deal }
hand-title-part = **Ta main** · donne { $deal }, { $part }
hand-yours = **À toi de jouer.**
hand-yours-lead = **À toi d’entamer.**
hand-yours-lead-but = **À toi d’entamer**, mais pas dans une couleur appelée, sauf avec la carte appelée.
hand-yours-follow = **À toi de jouer.** Couleur demandée : { $suit }.
hand-wait = Attends ton tour ; la table te préviendra.
hand-played = Tu as joué toutes tes cartes ; la donne se termine sur la table.
hand-ahead = Jouer d’avance…
hand-planned = Prévue pour ton tour : { $card }, sauf si c’est à toi d’entamer ou si cette carte te permet de dire ou de montrer quelque chose. Pour annuler, retire ton choix.
hand-planned-declare = { $points ->
    [0] À ton tour, tu n’annonces **rien**.
   *[other] À ton tour, tu annonces **{ $points } points**.
}
hand-planned-slam = Si tu prends, tu annonces le **chelem**.
hand-foreseen = Tu peux déjà choisir ce que tu annonceras : cela se saura à ton tour.
hand-discard = **Écarte { $count } cartes.** Choisies : { $chosen }
hand-discard-too-many = **{ $count } cartes seulement.** Choisies : { $chosen }
hand-none = aucune
hand-stay = -# À garder : { $cards }
hand-go = -# À écarter : { $cards }
hand-discard-points = { NOUN($points) ->
    [one] { $points } point
   *[other] { $points } points
}
hand-choose-all = Choisis { $count } cartes…
hand-result = **La partie est finie.** Ton total : **{ $total }**, { picture-place } sur { $count }.
hand-result-shared = **La partie est finie.** Ton total : **{ $total }**, { picture-place } ex æquo sur { $count }.
hand-scored = **La donne { $deal } est finie.** Elle te rapporte **{ $score }**. Ton total : **{ $total }**.
hand-next-waits = On attend { $names }.
hand-over = Cette donne est finie.
hand-missed = Pendant ton absence, un ordinateur a joué { $count ->
    [one] une carte : { $cards }.
   *[other] { $count } cartes : { $cards }.
}
hand-unseen = Entre-temps, { $count ->
    [one] une de tes cartes a été jouée : { $cards }.
   *[other] { $count } de tes cartes ont été jouées : { $cards }.
}
hand-missed-more = Pendant ton absence, un ordinateur a joué pour toi.
hand-why = ⚠️ { $why }

last-trick-none = Aucun pli n’est encore complet.
last-trick = Pli { $number } : { $cards }. Il va à **{ $name }**.
last-trick-card = { $name } { $card }
scores-title = **Scores**, donne { $deal }
scores-team = **Équipe { $letter }** ({ $names })
scores-line = { $name } : { $total } · { $taken }
scores-line-over = { $name } : { $total } · { $deal } sur cette donne
scores-contest = **{ $names }** contre les autres : { $taken }, contre { $others }
scores-taken = { $count ->
    [0] aucun pli
    [one] 1 pli, valeur { $points }
   *[other] { $count } plis, valeur { $points }
}
scores-so-far = -# Seules les cartes des plis sont comptées ici ; le reste vient en fin de donne.

leave-done = Un ordinateur joue pour toi. Appuie sur *{ BUTTON("hand", $spoken) }* pour reprendre ta place.
leave-paused = Tu as quitté la table et il n’y a plus personne : la partie est en pause. *{ BUTTON("resume", $spoken) }* la relance ; sinon la table fermera <t:{ $time }:R>.
leave-counts = Cette donne compte toujours pour ta cote : jouée sans toi, elle peut te coûter des points, mais ne t’en rapportera guère.
seat-taken = À la prochaine donne, tu remplaceras { $computer }, et tes cartes arriveront ici. Pour changer d’avis, appuie sur *{ BUTTON("more", $spoken) }*, puis sur *{ button-leave }*.
seat-given-up = Tu ne remplaceras personne à la prochaine donne.
leave-lobby = Tu as quitté la table.

ask-fill = **Il reste des places libres.** Des ordinateurs peuvent les prendre.
ask-kept = **Il reste des places réservées à : { $names }.** Si tu commences maintenant, des ordinateurs les prennent.
ask-close = **Vraiment fermer cette table ?** La place serait perdue pour : { $names }.
ask-empty = **Vraiment quitter la table ?** Elle fermera, car il ne resterait que les personnes encore attendues : { $names }.
ask-abandon = **Vraiment abandonner la partie ?** Elle s’arrête tout de suite, et personne ne la gagne. La donne en cours est perdue.
ask-leave = **Vraiment quitter la table ?** Les autres veulent abandonner la partie ({ $names }) : sans toi, elle s’arrête tout de suite, et personne ne la gagne. La donne en cours est perdue.
button-sure-fill = Commencer avec les ordinateurs
button-sure-kept = Commencer avec les ordinateurs
button-sure-close = Fermer la table
button-sure-empty = Quitter et fermer
button-sure-abandon = Abandonner la partie
button-sure-leave = Quitter et arrêter la partie

no-table-here = Tu ne joues à aucune table.
which-table = Laquelle de tes tables ?
which-table-choose = Choisis une table
which-table-option = { $game } · { $names }
table-is-here = Ta table est ici : { $link }
evening-line = Après { $count } parties : { $standings }
evening-place = { $place }. { $name } { $gained }
evening-more = … (encore { $count })
evening-title = ## Parties du <t:{ $time }:D>
evening-game = { $game }, { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
evening-more-matches = … (encore { $count })
evening-best = Meilleure donne : **{ $name }** { $points }, donne { $deal } ({ $game })
evening-ratings = { $game }, cote : { $ratings }
evening-rating = { $name } **{ $rating }** ({ $change })
evening-dearest = Ta carte la plus coûteuse, parmi celles analysées : donne { $deal } ({ $game }). { $line }
evening-none = Cette partie ne compte pas et ne fait donc partie d’aucune soirée.
evening-played = { $names } ont joué ici { $matches } parties, { $deals } donnes en tout.
evening-standings = **{ $game }** : { $standings }
