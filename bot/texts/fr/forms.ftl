# Les questions dans la main privée, et ce que la table montre des enchères, des annonces et des paroles.

ask-poll = **À toi de parler.** On joue, ou on annule la donne ?
ask-bid = **À toi de parler.**
ask-call = **À toi.** Quelle carte appelles-tu ?
ask-call-next = **À toi.** Tu appelles : { $cards }. Quelle autre carte ?
ask-slam = **À toi.** Ton camp fera-t-il tous les plis ?
ask-say = **À toi.** Quelque chose à dire avant de jouer ?
ask-compensate = **À toi.** Choisis la carte à donner en échange du Matto.
ask-declare = **À toi d’annoncer.** *Annoncer* montre toutes ces combinaisons ; sinon, choisis.
ask-call-out = **À toi. Annonces-tu la victoire ?** Ce que tu montres maintenant compte tout de suite ; si ton camp atteint l’objectif, il gagne la partie.{ $edition ->
    [1] { "" }
   *[2] { "" } Si tu ne montres rien, tu pourras encore annoncer plus tard.
}
ask-declare-nothing = **À toi d’annoncer**, mais tu n’as aucune combinaison.

doing-other = On attend { $name } ({ $phase }).
doing-auction = La parole est à { $name }.
doing-poll = On attend { $name } : jouer ou annuler.
doing-call = On attend { $name } : l’appel.
doing-slam = On attend { $name } : chelem ou non.
doing-declare = On attend { $name } : les annonces.
doing-call-out = On attend { $name } : victoire ou non.
doing-compensate = On attend { $name } : l’échange du Matto.

form-call-own = { $card } · dans ta main
form-call-own-alone = { $card } · seul contre tous

slam-yes = Chelem !
slam-no = Pas de chelem

form-handful = Montrer { $count } atouts
form-say-nothing = Ne rien dire
form-say-with = À dire avec ta carte…
form-say-cards = Sur tes cartes…
form-say-discard = Sur l’écart…
form-say-suggest = Conseiller…
form-say-now = Dire quelque chose maintenant…
form-say-back = Choisi. Choisis-le de nouveau pour l’annuler
form-more = Plus…
form-goes-with = avec { $cards }
form-quoted = « { $words } »
form-more-said = { $count } autres phrases
form-with-next-card = 💬 Avec ta prochaine carte : { $said }
form-not-with-card = Impossible de dire { $said } avec cette carte : { $card }.
form-choose-among = { $first } … { $last }
form-melds = Tes combinaisons (aucune choisie)
form-build = Une combinaison plus courte…
form-meld = { $name } ({ $cards })
form-points = { $points } points
form-declare = Annoncer ({ $count })
form-declare-points = Annoncer ({ $points } points)
form-declare-nothing = Ne rien annoncer

told-bids = Enchères : { $bids }
told-bid = { $name } ({ $bid })
told-small = -# { $line }
told-contract = **{ $name }** joue : **{ $bid }**.
told-cards-called = { $name } appelle : { $cards }.
told-role-partner = **{ $name }** joue avec l’attaque.
told-own-role-partner = **Tu** joues avec l’attaque.
told-slam = **{ $name }** annonce le chelem !
told-declares = **{ $name }** annonce { $points } points : { $melds }
told-declares-nothing = { $name } n’annonce rien.
told-handful = **{ $name }** montre une poignée de { $count } atouts ({ $points } points) : { $cards }
told-cards-shown = { $name } montre : { $cards }
told-stock-shown = Cartes retournées : { $cards }.
told-discarded = Écart ({ $name }) : { $cards } (valeur { $points }).
told-untouched = Talon resté fermé : { $cards } (valeur { $points }).
told-rest-claimed = **{ $name }** fait tous les plis restants.
told-card-paid = { $name } donne en échange du Matto : { $card }.
told-trumps-laid-aside = { $name } { $count ->
    [0] n’a écarté aucun atout
    [one] a écarté 1 atout
   *[other] a écarté { $count } atouts
}.
told-with-card = 💬 { $name }, { $card } : { $said }
told-aside = 💬 { $name } : { $said }

thrown-in = La donne { $deal } est annulée, personne ne marque.
thrown-in-pass = Tout le monde a passé.
thrown-in-monte = Tout le monde a dit « a monte ».
thrown-in-tarocco-francese = Petit sec : le Petit sans autre atout ni Excuse.
next-dealer = À **{ $name }** de donner.

lobby-team = { $seat } · { $team }

unknown-topic = La page { $topic } n’existe pas. Voici les pages : { $known }.

# De quoi il s’agit, avec la première main de ce jeu sur un serveur.

intro-scarto =
    -# On joue sans partenaire. Fais les plis où tombent les cartes qui comptent : rois, dames, l’atout le plus fort et le plus faible.
    -# Fournis ; si tu ne peux pas, joue atout.
    -# Après trois donnes, le plus petit total perd. Les règles : *{ button-help }* sous tes cartes.
intro-piedicavallo =
    -# Tu fais équipe avec ton vis-à-vis. Fais les plis où tombent les cartes qui comptent : rois, dames et quelques autres.
    -# Fournis ; si tu ne peux pas, joue atout.
    -# On se parle en jouant : choisis sous *{ form-say-with }*, puis joue la carte. Les règles : *{ button-help }*.
intro-ottocento =
    -# Tu fais équipe avec ton vis-à-vis. Ce sont les combinaisons qui rapportent, en main comme dans les plis.
    -# Annonce les tiennes avant la première carte. Fournis ; si tu ne peux pas, joue atout.
    -# Quand tu entames un pli, tu peux donner un signal. Les règles : *{ button-help }*.
intro-terziglio =
    -# On joue à un contre deux. Dis *gioco* pour jouer avec le talon, *solo* pour jouer sans.
    -# Ce sont les combinaisons qui rapportent, en main comme dans les plis. Fournis ; si tu ne peux pas, joue atout.
    -# L’attaque doit faire plus de points que les deux autres ensemble. Les règles : *{ button-help }*.
intro-tarocco-francese =
    -# Prends si tu as des rois et beaucoup d’atouts, surtout des gros. Sinon, passe et défends.
    -# Fournis ; si tu ne peux pas, coupe, et monte à l’atout si tu peux.
    -# L’attaque a un certain nombre de points à faire dans ses plis. Les règles : *{ button-help }* sous tes cartes.
intro-chambery =
    -# Fais les plis où tombent le 21, le 1, l’Excuse, les rois et les dames. L’écart de qui donne revient au camp qui fait le dernier pli.
    -# Fournis ; si tu ne peux pas, joue atout.
    -# Avec beaucoup d’atouts, enchéris : tu peux demander des cartes par leur nom. Les règles : *{ button-help }* sous tes cartes.
