# Le formulaire des règles d’une table, les options et leurs valeurs.

options-title = ## { $game } : options
options-preset = Règles
options-players = On joue
options-number = à { $count }
options-usual = { $value } · par défaut
options-back = Retour
options-more = Plus d’options
options-pack = Dessin des cartes
options-clock = Cadence
options-undo = Reprendre sa dernière carte
options-hints = Conseils du bot
options-rated = Partie classée
options-changed = -# **{ $name }** a changé les règles.
options-pack-changed = -# **{ $name }** a changé le dessin des cartes.
options-clock-changed = -# **{ $name }** a changé la cadence.
options-language-changed = -# **{ $name }** a changé la langue de la table.
options-undo-changed = -# **{ $name }** { $value ->
    [yes] permet maintenant à chacun de reprendre sa dernière carte
   *[no] ne permet plus à personne de reprendre sa dernière carte
}.
options-hints-changed = -# **{ $name }** { $value ->
    [yes] autorise maintenant les conseils du bot
   *[no] n’autorise plus les conseils du bot
}.
options-rated-changed = -# **{ $name }** { $value ->
    [yes] a choisi une partie classée
   *[no] a choisi une partie non classée
}.
options-outdated = ⚠️ Les règles viennent de changer ; les voici à jour.

rule = { $name } : { $value }
rule-value-on = oui
rule-value-off = non
rule-value-true = oui
rule-value-false = non

undo-yes = oui : la partie n’est pas classée
undo-no = non

hints-yes = oui : la partie n’est pas classée
hints-no = non

rated-yes = oui
rated-no = non : elle ne change rien aux cotes

clock-relaxed = tranquille
clock-fast = rapide : 30 secondes par coup
clock-slow = lente : un jour par coup
clock-none = aucune : sans remplacement par un ordinateur

preset-bologna = Bologne
preset-straight = Ordre uniforme
preset-federation = Fédération
preset-playroom = À la maison

# Scarto.

rule-top_trump = Plus fort atout
rule-top_trump-angel = Ange (20)
rule-top_trump-world = Monde (21)
rule-five_point_trump = Gros atout qui vaut 5
rule-five_point_trump-T20 = Ange (20)
rule-five_point_trump-T21 = Monde (21)
rule-fool_style = Le Matto
rule-fool_style-apart4 = vaut 4 et reste à la personne qui le joue
rule-fool_style-exchange5 = vaut 5 et s’échange contre une autre carte
rule-fool_discard = Écarter le Matto
rule-fool_discard-never = jamais
rule-fool_discard-if_no_trump = seulement sans aucun atout
rule-bagatto_discard = Écarter le Bagatto
rule-bagatto_discard-if_alone = seulement sans autre atout ni Matto
rule-bagatto_discard-never = jamais
rule-trump_discard = Écarter d’autres atouts
rule-trump_discard-free = librement
rule-trump_discard-void_only = seulement si l’on n’en garde aucun
rule-direction = Sens du jeu
rule-direction-ccw = vers la droite
rule-direction-cw = vers la gauche
rule-direction-anticlockwise = vers la droite
rule-direction-clockwise = vers la gauche
rule-direction-mixed = jeu vers la gauche, enchères vers la droite
rule-round_numerals = Petites cartes de coupes et de deniers
rule-round_numerals-reversed = les basses battent les hautes
rule-round_numerals-natural = les hautes battent les basses
rule-settlement = Paiement à la fin
rule-settlement-loser_pays = le plus petit total paie
rule-settlement-points = aux points
rule-fool_last_trick_lost = Matto perdu au dernier pli
rule-shared_loss = Égalité en dernière place
rule-shared_loss-split = la perte est partagée
rule-shared_loss-replay = un tour de plus

# Piedicavallo.

rule-discard_void = Écarter tous ses atouts
rule-fool_counts_in_void = Compter le Matto parmi « tous ses atouts »
rule-trump_order = Plus fort atout
rule-trump_order-numeric = Monde (21)
rule-trump_order-angel_high = Ange (20)
rule-talk = Paroles
rule-talk-full = oui
rule-talk-off = non
rule-small_scope = Atouts que l’on peut compter
rule-small_scope-t1_t14 = du 1 au 14
rule-small_scope-all = tous les atouts
rule-small_scope-unnamed = ceux qu’on ne nomme pas
rule-batto2 = « Batto » dit deux fois
rule-batto2-top_two = j’ai les deux plus forts
rule-batto2-second_and_third = j’ai le deuxième et le troisième
rule-bagatto_jeopardy = Dire « j’ai le Bagatto »
rule-bagatto_jeopardy-capturable = quand il peut être pris
rule-bagatto_jeopardy-last_trump = quand c’est ton dernier atout
rule-bagatto_jeopardy-always = toujours
rule-altobatto = « Alto batto » dit une fois
rule-altobatto-at_least = j’ai au moins un roi
rule-altobatto-exact = j’ai exactement un roi
rule-colour_numerals = Petites cartes rouges ou noires
rule-colour_numerals-total = comptées dans les deux couleurs ensemble
rule-colour_numerals-one_suit = comptées dans une des deux couleurs
rule-suggest_timing = Conseils entre partenaires
rule-suggest_timing-with_card = avec la carte que l’on joue
rule-suggest_timing-partner_turn = aussi au tour de son vis-à-vis, après la première entame
rule-suggest_any_trump = Conseiller n’importe quel atout par son numéro
rule-suggest_trump_with_fool = Conseiller un atout avec le Matto
rule-max_statements = Paroles par carte
rule-max_statements-none = sans limite
rule-max_statements-1 = 1 au plus
rule-max_statements-2 = 2 au plus
rule-max_statements-3 = 3 au plus
rule-no_trick_forfeit = Aucun pli : Matto et écart perdus
rule-tie = Égalité à la fin
rule-tie-extra_hand = une donne de plus
rule-tie-draw = partie nulle

# Ottocento et Terziglio.

rule-variant = Ordre des cartes
rule-variant-bologna = Bologne
rule-variant-straight = uniforme
rule-signals = Signaux
rule-signals-wikipedia = volo, striscio, busso
rule-signals-tournament = comme en tournoi
rule-signals-off = aucun
rule-signal_limit = Signaux dans une couleur
rule-signal_limit-none = toujours
rule-signal_limit-after_top_card = une fois sa plus forte carte tombée, ou tous les autres atouts
rule-signaller = Qui donne des signaux
rule-signaller-trick_leader = la personne qui entame le pli
rule-signaller-eldest_only = la personne qui a fait la première entame
rule-grande_moors = Les Mori prolongent la Grande
rule-suit_wilds = Jokers dans une couleur
rule-suit_wilds-two = deux
rule-suit_wilds-one = un
rule-comp_card = Carte donnée en échange du Matto
rule-comp_card-auto = une de celles qui valent le moins, d’office
rule-comp_card-owner = au choix de la personne qui l’a joué
rule-monte = « A monte » après cinq cartes
rule-declare_when = Annonces
rule-declare_when-before_lead = avant la première carte de la donne
rule-declare_when-first_turn = avant sa propre première carte
rule-end_rule = Gagner en annonçant
rule-end_rule-higher_total = tout le monde annonce, le plus haut total gagne
rule-end_rule-call_out_priority = le premier camp à l’objectif gagne
rule-target = Objectif
rule-length = Fin de la partie
rule-length-target = à l’objectif
rule-length-four_deals = après quatre donnes
rule-deal = Cartes
rule-deal-18-8 = 18 par main, talon de 8
rule-deal-19-5 = 19 par main, talon de 5
rule-solo_stock = Talon en solo
rule-solo_stock-last_trick = va avec le dernier pli
rule-solo_stock-declarer = compte pour l’attaque
rule-first_lead = Première entame
rule-first_lead-eldest = première personne à parler aux enchères
rule-first_lead-declarer = l’attaque
rule-trick_combos = Les combinaisons dans un pli rapportent
rule-all_tricks = Tous les plis
rule-all_tricks-flat40 = 40 et rien d’autre
rule-all_tricks-plus40 = 40 en plus
rule-suits = Petites cartes de coupes et de deniers
rule-suits-reversed = les basses battent les hautes
rule-suits-uniform = comme dans les autres couleurs
rule-top = Plus fort atout
rule-top-angel = Ange
rule-top-world = Monde
rule-odd_card = La carte isolée
rule-odd_card-declarer = à l’attaque
rule-odd_card-defenders = à la défense
rule-all_tricks_solo = Tous les plis en solo
rule-hands = Donnes

# Tarocco francese.

rule-petit = Petit au bout
rule-petit-side = pour le camp qui fait le pli
rule-petit-personal = pour la personne qui le joue, contre toutes les autres
rule-excuse_last = L’Excuse au dernier pli
rule-excuse_last-changes_side = change de camp
rule-excuse_last-trick_winner = va avec le pli
rule-call = Avec les quatre rois
rule-call-ladder = on peut appeler une dame, et ainsi de suite
rule-call-free = on peut appeler presque n’importe quelle carte
rule-first_lead_ban = Couleur appelée interdite à la première entame
rule-share5 = Partage à 5
rule-share5-two_thirds = 2/3 pour la personne qui prend, 1/3 pour la personne appelée
rule-share5-equal = à parts égales
rule-share_both = Deux cartes appelées dans une même main
rule-share_both-third = un tiers
rule-share_both-half = la moitié
rule-handful6 = Poignées à 6
rule-handful6-6-8-10 = 6, 8 ou 10 atouts
rule-handful6-7-9-11 = 7, 9 ou 11 atouts
rule-lowest_bid = Plus petite enchère
rule-lowest_bid-petite = Petite
rule-lowest_bid-garde = Garde
rule-deals = Donnes
rule-deals-0 = tours complets
