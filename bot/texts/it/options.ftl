# La scheda delle regole di un tavolo, e come si chiamano opzioni e valori.

options-title = ## { $game }: opzioni
options-preset = Regolamento
options-players = Giocatori
options-number = in { $count }
options-usual = { $value } · predefinito
options-back = Indietro
options-more = Altre opzioni
options-pack = Mazzo
options-clock = Tempo
options-undo = Riprendere la carta
options-hints = Suggerimenti
options-rated = Classificata
options-changed = -# **{ $name }** ha cambiato le regole.
options-pack-changed = -# **{ $name }** ha cambiato il mazzo.
options-clock-changed = -# **{ $name }** ha cambiato il tempo.
options-language-changed = -# **{ $name }** ha cambiato la lingua del tavolo.
options-undo-changed = -# **{ $name }** { $value ->
    [yes] ora permette di riprendere l’ultima carta
   *[no] non permette più di riprendere l’ultima carta
}.
options-hints-changed = -# **{ $name }** { $value ->
    [yes] ha ammesso i suggerimenti
   *[no] ha tolto i suggerimenti
}.
options-rated-changed = -# **{ $name }** { $value ->
    [yes] ha scelto una partita classificata
   *[no] ha scelto una partita amichevole
}.
options-outdated = ⚠️ Qualcuno ha appena cambiato le regole; ora sono queste.

rule = { $name }: { $value }
rule-value-on = sì
rule-value-off = no
rule-value-true = sì
rule-value-false = no

undo-yes = sì: la partita è amichevole
undo-no = no

hints-yes = sì: la partita è amichevole
hints-no = no

rated-yes = sì
rated-no = no: amichevole, non conta per il rating

clock-relaxed = tranquillo
clock-fast = veloce: 30 secondi a mossa
clock-slow = lento: un giorno a mossa
clock-none = nessuno: il computer non interviene

preset-bologna = Bologna
preset-straight = Ordine naturale
preset-federation = Federazione
preset-playroom = Salotto

# Scarto.

rule-top_trump = Tarocco più alto
rule-top_trump-angel = Angelo (20)
rule-top_trump-world = Mondo (21)
rule-five_point_trump = Tarocco alto da 5
rule-five_point_trump-T20 = Angelo (20)
rule-five_point_trump-T21 = Mondo (21)
rule-fool_style = Il Matto
rule-fool_style-apart4 = vale 4, resta di chi lo gioca
rule-fool_style-exchange5 = vale 5, si scambia con un’altra carta
rule-fool_discard = Scartare il Matto
rule-fool_discard-never = mai
rule-fool_discard-if_no_trump = solo senza tarocchi
rule-bagatto_discard = Scartare il Bagatto
rule-bagatto_discard-if_alone = solo senza altri tarocchi e senza Matto
rule-bagatto_discard-never = mai
rule-trump_discard = Scartare gli altri tarocchi
rule-trump_discard-free = liberamente
rule-trump_discard-void_only = solo se non ne restano
rule-direction = Senso di gioco
rule-direction-ccw = verso destra
rule-direction-cw = verso sinistra
rule-direction-anticlockwise = verso destra
rule-direction-clockwise = verso sinistra
rule-direction-mixed = gioco verso sinistra, asta verso destra
rule-round_numerals = Cartine di coppe e denari
rule-round_numerals-reversed = la bassa batte l’alta
rule-round_numerals-natural = l’alta batte la bassa
rule-settlement = Chi paga
rule-settlement-loser_pays = chi perde
rule-settlement-points = chi è in rosso
rule-fool_last_trick_lost = All’ultima presa il Matto si perde
rule-shared_loss = Parità sul totale più basso
rule-shared_loss-split = si perde insieme
rule-shared_loss-replay = un altro giro

# Piedicavallo.

rule-discard_void = Scartare tutti i propri tarocchi
rule-fool_counts_in_void = Il Matto conta fra i propri tarocchi
rule-trump_order = Tarocco più alto
rule-trump_order-numeric = Mondo (21)
rule-trump_order-angel_high = Angelo (20)
rule-talk = Parlare
rule-talk-full = sì
rule-talk-off = no
rule-small_scope = Tarocchi contati come “altri”
rule-small_scope-t1_t14 = dall’1 al 14
rule-small_scope-all = tutti
rule-small_scope-unnamed = tutti quelli non nominati
rule-batto2 = “Batto, batto”
rule-batto2-top_two = ho i due più alti
rule-batto2-second_and_third = ho il secondo e il terzo
rule-bagatto_jeopardy = Dire “ho il Bagatto”
rule-bagatto_jeopardy-capturable = finché può essere preso
rule-bagatto_jeopardy-last_trump = quando è il tuo ultimo tarocco
rule-bagatto_jeopardy-always = sempre
rule-altobatto = “Alto batto” detto una volta
rule-altobatto-at_least = ho almeno un re
rule-altobatto-exact = ho un re solo
rule-colour_numerals = Cartine di un colore
rule-colour_numerals-total = contate nei due semi insieme
rule-colour_numerals-one_suit = contate in uno dei due semi
rule-suggest_timing = Suggerimenti
rule-suggest_timing-with_card = con la carta che giochi
rule-suggest_timing-partner_turn = anche al turno del partner, dopo la prima uscita
rule-suggest_any_trump = Suggerire qualsiasi tarocco per numero
rule-suggest_trump_with_fool = Suggerire tarocchi con il Matto
rule-max_statements = Cose dette con una carta
rule-max_statements-none = senza limite
rule-max_statements-1 = al massimo 1
rule-max_statements-2 = al massimo 2
rule-max_statements-3 = al massimo 3
rule-no_trick_forfeit = Senza prese si perdono Matto e scarto
rule-tie = Parità alla fine
rule-tie-extra_hand = un’altra smazzata
rule-tie-draw = pareggio

# Ottocento e Terziglio.

rule-variant = Ordine delle carte
rule-variant-bologna = Bologna
rule-variant-straight = naturale
rule-signals = Segnali
rule-signals-wikipedia = volo, striscio, busso
rule-signals-tournament = come nei tornei
rule-signals-off = nessuno
rule-signal_limit = Segnali in un seme
rule-signal_limit-none = sempre
rule-signal_limit-after_top_card = dopo la sua carta più alta, o finiti gli altri trionfi
rule-signaller = Chi può fare segnali
rule-signaller-trick_leader = chi esce
rule-signaller-eldest_only = solo chi fa la prima uscita della smazzata
rule-grande_moors = I Mori allungano la Grande
rule-suit_wilds = Contatori in un seme
rule-suit_wilds-two = due
rule-suit_wilds-one = uno
rule-comp_card = La carta data per il Matto
rule-comp_card-auto = la più piccola, in automatico
rule-comp_card-owner = la sceglie chi ha giocato il Matto
rule-monte = “A monte” dopo cinque carte
rule-declare_when = Le accuse
rule-declare_when-before_lead = prima della prima carta della smazzata
rule-declare_when-first_turn = prima della tua prima carta
rule-end_rule = Vincere con le accuse
rule-end_rule-higher_total = accusano tutti, vince il totale più alto
rule-end_rule-call_out_priority = vince chi si chiama fuori
rule-target = Traguardo
rule-length = La partita finisce
rule-length-target = al traguardo
rule-length-four_deals = dopo quattro smazzate
rule-deal = Carte
rule-deal-18-8 = 18 a testa, pozzo di 8
rule-deal-19-5 = 19 a testa, pozzo di 5
rule-solo_stock = Il pozzo nel solo
rule-solo_stock-last_trick = va con l’ultima presa
rule-solo_stock-declarer = conta per chi dichiara
rule-first_lead = Prima uscita
rule-first_lead-eldest = di chi apre l’asta
rule-first_lead-declarer = di chi dichiara
rule-trick_combos = Valgono le combinazioni nella presa
rule-all_tricks = Tutte le prese
rule-all_tricks-flat40 = 40 e basta
rule-all_tricks-plus40 = 40 in più
rule-suits = Scartine di coppe e denari
rule-suits-reversed = la bassa batte l’alta
rule-suits-uniform = come negli altri semi
rule-top = Trionfo più alto
rule-top-angel = Angelo
rule-top-world = Mondo
rule-odd_card = La carta spaiata
rule-odd_card-declarer = di chi dichiara
rule-odd_card-defenders = della difesa
rule-all_tricks_solo = Tutte le prese nel solo
rule-hands = Smazzate

# Tarocco francese.

rule-petit = Petit au bout
rule-petit-side = per la parte che fa la presa
rule-petit-personal = personale, di chi gioca il Petit
rule-excuse_last = L’Excuse all’ultima presa
rule-excuse_last-changes_side = cambia parte
rule-excuse_last-trick_winner = va con la presa
rule-call = Con tutti e quattro i re
rule-call-ladder = si può chiamare una donna, e via a scendere
rule-call-free = si può chiamare quasi ogni carta
rule-first_lead_ban = Seme chiamato vietato all’inizio
rule-share5 = Come si divide, in 5
rule-share5-two_thirds = 2/3 a chi prende, 1/3 al partner
rule-share5-equal = in parti uguali
rule-share_both = Partner con tutte e due le carte chiamate
rule-share_both-third = ha un terzo
rule-share_both-half = ha la metà
rule-handful6 = Poignée in 6
rule-handful6-6-8-10 = 6, 8 o 10 trionfi
rule-handful6-7-9-11 = 7, 9 o 11 trionfi
rule-lowest_bid = Dichiarazione più bassa
rule-lowest_bid-petite = Petite
rule-lowest_bid-garde = Garde
rule-deals = Smazzate
rule-deals-0 = giri interi
