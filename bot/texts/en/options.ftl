# The form for the rules of a table, and what options and their values are called.

options-title = ## { $game }: options
options-preset = Rule set
options-players = Players
options-number = { $count } players
options-usual = { $value } · default
options-back = Back
options-more = More options
options-pack = Card design
options-clock = Clock
options-undo = Undo my last card
options-hints = Hints
options-rated = Rated
options-changed = -# **{ $name }** has changed the rules.
options-pack-changed = -# **{ $name }** has changed the card design.
options-clock-changed = -# **{ $name }** has changed the clock.
options-language-changed = -# **{ $name }** has changed the language of the table.
options-undo-changed = -# **{ $name }** { $value ->
    [yes] now lets players take back their last card
   *[no] no longer lets players take back their last card
}.
options-hints-changed = -# **{ $name }** { $value ->
    [yes] has switched hints on
   *[no] has switched hints off
}.
options-rated-changed = -# **{ $name }** { $value ->
    [yes] has made the match rated
   *[no] has made the match unrated
}.
options-outdated = ⚠️ Someone just changed the rules; here is the current version.

rule = { $name }: { $value }
rule-value-on = yes
rule-value-off = no
rule-value-true = yes
rule-value-false = no

undo-yes = yes: the match is unrated
undo-no = no

hints-yes = yes: the match is unrated
hints-no = no

rated-yes = yes
rated-no = no: it counts for no rating

clock-relaxed = relaxed
clock-fast = fast: 30 seconds a move
clock-slow = slow: a day a move
clock-none = none: no computer steps in

preset-bologna = Bologna
preset-straight = Straight-rank
preset-federation = Federation
preset-playroom = Playroom

# Scarto.

rule-top_trump = Highest trump
rule-top_trump-angel = Angel (20)
rule-top_trump-world = World (21)
rule-five_point_trump = High trump worth 5
rule-five_point_trump-T20 = Angel (20)
rule-five_point_trump-T21 = World (21)
rule-fool_style = The Fool
rule-fool_style-apart4 = worth 4, stays with its owner
rule-fool_style-exchange5 = worth 5, exchanged for another card
rule-fool_discard = Discarding the Fool
rule-fool_discard-never = never
rule-fool_discard-if_no_trump = only without any trump
rule-bagatto_discard = Discarding the Bagatto
rule-bagatto_discard-if_alone = only without another trump or the Fool
rule-bagatto_discard-never = never
rule-trump_discard = Discarding other trumps
rule-trump_discard-free = freely
rule-trump_discard-void_only = only if you keep none
rule-direction = Direction of play
rule-direction-ccw = to the right
rule-direction-cw = to the left
rule-direction-anticlockwise = to the right
rule-direction-clockwise = to the left
rule-direction-mixed = play to the left, bids to the right
rule-round_numerals = Numerals of cups and coins
rule-round_numerals-reversed = low beats high
rule-round_numerals-natural = high beats low
rule-settlement = Settlement
rule-settlement-loser_pays = the loser pays
rule-settlement-points = by points
rule-fool_last_trick_lost = The Fool is lost in the last trick
rule-shared_loss = Tie for the lowest total
rule-shared_loss-split = the loss is shared
rule-shared_loss-replay = another round

# Piedicavallo.

rule-discard_void = Discarding all your trumps
rule-fool_counts_in_void = The Fool counts as one of them
rule-trump_order = Highest trump
rule-trump_order-numeric = World (21)
rule-trump_order-angel_high = Angel (20)
rule-talk = Talk
rule-talk-full = yes
rule-talk-off = no
rule-small_scope = Trumps counted as “others”
rule-small_scope-t1_t14 = 1 to 14
rule-small_scope-all = all trumps
rule-small_scope-unnamed = all that are not named
rule-batto2 = “Batto” said twice
rule-batto2-top_two = I hold the two highest
rule-batto2-second_and_third = I hold the second and third
rule-bagatto_jeopardy = Saying “I have the Bagatto”
rule-bagatto_jeopardy-capturable = when it could be captured
rule-bagatto_jeopardy-last_trump = when it is your last trump
rule-bagatto_jeopardy-always = always
rule-altobatto = “Alto batto” said once
rule-altobatto-at_least = I have at least one king
rule-altobatto-exact = I have exactly one king
rule-colour_numerals = Numerals of a colour
rule-colour_numerals-total = counted in both suits together
rule-colour_numerals-one_suit = counted in one of the suits
rule-suggest_timing = Suggestions
rule-suggest_timing-with_card = with a card you play
rule-suggest_timing-partner_turn = also on your partner’s turn, after the first lead
rule-suggest_any_trump = Suggesting any trump by number
rule-suggest_trump_with_fool = Suggesting trumps with the Fool
rule-max_statements = Things said with one card
rule-max_statements-none = no limit
rule-max_statements-1 = at most 1
rule-max_statements-2 = at most 2
rule-max_statements-3 = at most 3
rule-no_trick_forfeit = No trick: Fool and discard are lost
rule-tie = Equal totals
rule-tie-extra_hand = another deal
rule-tie-draw = a draw

# Ottocento and Terziglio.

rule-variant = Ranks
rule-variant-bologna = Bologna
rule-variant-straight = straight
rule-signals = Signals
rule-signals-wikipedia = volo, striscio, busso
rule-signals-tournament = as in tournaments
rule-signals-off = none
rule-signal_limit = Signals in a suit
rule-signal_limit-none = always
rule-signal_limit-after_top_card = once its top card is played or all other trumps are
rule-signaller = Who may signal
rule-signaller-trick_leader = whoever leads the trick
rule-signaller-eldest_only = only the first leader of the deal
rule-grande_moors = Moors extend the Grande
rule-suit_wilds = Wild cards in a suit
rule-suit_wilds-two = two
rule-suit_wilds-one = one
rule-comp_card = The card given for the Fool
rule-comp_card-auto = the cheapest, automatically
rule-comp_card-owner = the Fool’s player chooses
rule-monte = “A monte” after five cards
rule-declare_when = Declaring
rule-declare_when-before_lead = before the first card of the deal
rule-declare_when-first_turn = before your own first card
rule-end_rule = Winning by declaring
rule-end_rule-higher_total = all declare, the higher total wins
rule-end_rule-call_out_priority = the first to call out wins
rule-target = Target
rule-length = The match ends
rule-length-target = at the target
rule-length-four_deals = after four deals
rule-deal = Cards
rule-deal-18-8 = 18 each, stock of 8
rule-deal-19-5 = 19 each, stock of 5
rule-solo_stock = The stock in a solo
rule-solo_stock-last_trick = goes with the last trick
rule-solo_stock-declarer = counts for the declarer
rule-first_lead = First lead
rule-first_lead-eldest = the player with the first turn to bid
rule-first_lead-declarer = the declarer
rule-trick_combos = Combinations in tricks score
rule-all_tricks = All tricks
rule-all_tricks-flat40 = 40 and nothing else
rule-all_tricks-plus40 = 40 extra
rule-suits = Numerals of cups and coins
rule-suits-reversed = low beats high
rule-suits-uniform = as in the other suits
rule-top = Highest trump
rule-top-angel = Angel
rule-top-world = World
rule-odd_card = The odd card
rule-odd_card-declarer = the declarer’s
rule-odd_card-defenders = the defenders’
rule-all_tricks_solo = All tricks in a solo
rule-hands = Deals

# Tarocco francese.

rule-petit = Petit au bout
rule-petit-side = for the side that wins the trick
rule-petit-personal = for its player against each of the others
rule-excuse_last = The Excuse in the last trick
rule-excuse_last-changes_side = changes sides
rule-excuse_last-trick_winner = goes with the trick
rule-call = With all four kings
rule-call-ladder = a queen may be called, and so on down
rule-call-free = nearly any card may be called
rule-first_lead_ban = Called suit barred from the first lead
rule-share5 = Shares with 5 players
rule-share5-two_thirds = taker 2/3, partner 1/3
rule-share5-equal = equal
rule-share_both = Partner with both called cards
rule-share_both-third = gets a third
rule-share_both-half = gets half
rule-handful6 = Handfuls with 6 players
rule-handful6-6-8-10 = 6, 8 or 10 trumps
rule-handful6-7-9-11 = 7, 9 or 11 trumps
rule-lowest_bid = Lowest bid
rule-lowest_bid-petite = Petite
rule-lowest_bid-garde = Garde
rule-deals = Deals
rule-deals-0 = whole rounds
