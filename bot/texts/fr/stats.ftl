# Ce qui est écrit dans les images des règles, des profils et des anciennes donnes, et leur description.

words-of = { $what } : { $told }
words-parted = { $before } ; { $after }

order-high-to-low = de la plus forte à la plus faible
order-equals = Deux Mori : le dernier joué gagne
order-points = points
order-words-suit = { $suits }, de la plus forte à la plus faible : { $cards }.
order-words-equals = À égalité (dans un même pli, la dernière jouée gagne) : { $cards }.
order-words-points = Points : { $cards } ; toutes les autres { $least }.

profile-place = { $place } sur ce serveur · { $game }
profile-unranked = hors classement · { $game }
profile-rating = cote
profile-deals = { $deals ->
    [one] donne classée
   *[other] donnes classées
}
profile-matches = { $matches ->
    [one] partie
   *[other] parties
}
profile-wins = { $won ->
    [one] gagnée
   *[other] gagnées
}
profile-share = de victoires
profile-percent = { $percent } %
profile-won-of = { $won } sur { $matches }
profile-matches-won = parties gagnées
profile-curve = { $game } : la cote sur { $deals ->
    [one] 1 donne
   *[other] les { $deals } dernières donnes
}
profile-words-curve = { $title } : au départ { $first }, au plus haut { $highest }, au plus bas { $lowest }, aujourd’hui { $now } ± { $off }.
profile-ratings = Cotes
profile-of-deals = { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
}
profile-of-matches = sur { $matches ->
    [one] 1 partie
   *[other] { $matches } parties
}
profile-medals = { $count ->
    [one] Médaille · { $by }
   *[other] { $count } médailles · { $by }
}
medal-gold = or : { $of }
medal-silver = argent : { $of }
medal-bronze = bronze : { $of }
profile-roles = Points par donne selon le rôle
profile-role-taker = prise
profile-role-partner = partenaire
profile-role-defender = défense
profile-role-dealing = camp qui donne
profile-role-opposed = autre camp
profile-won = { $won }/{ $deals } gagnées
profile-contracts = Contrats réussis
profile-made = { $made } sur { $deals }
profile-people = Points par donne avec les autres
profile-partner = meilleure alliance
profile-opponent = bête noire
profile-with = Avec { $name }
profile-compared = Points par donne avec { $name }
profile-together = même camp
profile-against = adversaires
profile-ahead = fini devant
profile-behind = fini derrière
profile-never = aucune donne classée
profile-steady = Séries et constance
profile-streak = victoires d’affilée
profile-longest = plus longue série
profile-stayed = jusqu’au bout
profile-unfinished = interrompue
profile-latest = Dernières parties

profile-with-self = Choisis deux personnes différentes à comparer.
profile-none-game = { $name } n’a encore joué aucune partie ici ({ $game }).
profile-none = { $name } n’a encore terminé aucune partie ici.

replay-order = l’entame d’abord, les points en doré
replay-none = Aucun pli n’a été joué dans cette donne.
replay-partner = { $contract } avec { $name }
replay-words = { $title }. Scores : { $scores }.
replay-words-tricks = Les plis et leurs points :
replay-words-trick = { $number }. { $leader } entame, { $cards } : { $winner } { $points }.
replay-words-trick-plain = { $number }. { $leader } entame, { $winner } { $points }.

replay-move = Animer
moving-stop = ⏸ Pause
moving-on = Continuer
replay-cards = Carte par carte

step-title = **{ $game }** · partie { $id } · donne { $deal } sur { $deals }
step-count = -# Étape { $step } sur { $steps }
step-dealt = Les cartes sont distribuées.
step-play = **{ $name }** joue : { $card }.
step-discard = **{ $name }** écarte : { $cards }.
step-discard-hidden = **{ $name }** écarte { $count } cartes.
step-other = **{ $name }** : { $what }
step-taken-up = { $name } a ramassé : { $cards }.
step-discarded = { $name } a écarté : { $cards }.
step-trick = { $number }. { $name } entame : { $card }, pli à { $winner }
step-jump = Aller à un pli…
step-open = Toutes les mains
step-eyes = Ce que voyait { $name }
step-sheet = Toute la donne
step-before = ◀ Donne { $deal }
step-after = Donne { $deal } ▶

hands-words = { $name } : { $cards }.
hands-none = aucune carte

deals-thrown-in = annulée
deals-words = Les donnes et les scores, { $names } :
deals-words-deal = { $number }. { $scores }.

pack-piemontese = Tarocco Piemontese
pack-bolognese = Tarocco Bolognese
pack-nouveau = Tarot Nouveau
lobby-picture-pack = { $pack }, { $count } cartes
lobby-picture-free = { $count ->
    [0] table complète
    [one] 1 place libre
   *[other] { $count } places libres
}
lobby-picture-kept = { $count ->
    [one] 1 place réservée
   *[other] { $count } places réservées
}
lobby-picture-seat-free = libre
lobby-picture-seat-asked = { $name } ?
lobby-picture-words-seat = Place { $number } : { $who }.
