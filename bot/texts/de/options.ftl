# Das Formular für die Regeln eines Tisches, und wie die Optionen und ihre Werte heißen.

options-title = ## { $game }: Optionen
options-preset = Regelwerk
options-players = Wie viele spielen
options-number = zu { $count ->
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $count }
}
options-pack = Kartenbild
options-clock = Bedenkzeit
options-undo = Letzte Karte zurücknehmen
options-undo-hint = Die Partie bleibt dann ohne Wertung.
options-hints = Tipps
options-hints-hint = { options-undo-hint }
options-rated = Wertung
options-rated-hint = Sonst zählt die Partie für keine Wertung.
options-changed = -# **{ $name }** hat die Optionen geändert. { $chosen }
options-language-changed = -# **{ $name }** hat die Sprache des Tisches geändert.

rule = { $name }: { $value }
rule-value-on = ja
rule-value-off = nein
rule-value-true = ja
rule-value-false = nein

clock-relaxed = gemütlich
clock-fast = kurz (30 Sekunden pro Zug)
clock-slow = lang (ein Tag pro Zug)
clock-none = unbegrenzt (kein Computer springt ein)

preset-bologna = Bologna
preset-straight = Einheitliche Rangfolge
preset-federation = Verband
preset-playroom = Stammtisch

# Scarto.

rule-top_trump = Höchster Trumpf
rule-top_trump-angel = Engel (20)
rule-top_trump-world = Welt (21)
rule-five_point_trump = Hoher Trumpf, der 5 zählt
rule-five_point_trump-T20 = Engel (20)
rule-five_point_trump-T21 = Welt (21)
rule-fool_style = Der Matto
rule-fool_style-apart4 = zählt 4 und wird nicht getauscht
rule-fool_style-exchange5 = zählt 5 und wird gegen eine Karte getauscht
rule-fool_discard = Matto ablegen
rule-fool_discard-never = nie
rule-fool_discard-if_no_trump = nur ganz ohne Trumpf
rule-bagatto_discard = Bagatto ablegen
rule-bagatto_discard-if_alone = nur ohne anderen Trumpf und ohne Matto
rule-bagatto_discard-never = nie
rule-trump_discard = Andere Trümpfe ablegen
rule-trump_discard-free = beliebig
rule-trump_discard-void_only = nur, wenn keiner bleibt
rule-direction = Spielrichtung
rule-direction-ccw = gegen den Uhrzeigersinn
rule-direction-cw = im Uhrzeigersinn
rule-direction-anticlockwise = gegen den Uhrzeigersinn
rule-direction-clockwise = im Uhrzeigersinn
rule-direction-mixed = Stiche im, Gebote gegen den Uhrzeigersinn
rule-round_numerals = Zahlen: Kelche/Münzen oder Herz/Karo
rule-round_numerals-reversed = niedrig schlägt hoch
rule-round_numerals-natural = hoch schlägt niedrig
rule-settlement = Abrechnung
rule-settlement-loser_pays = wer verliert, zahlt
rule-settlement-points = nach Punkten
rule-fool_last_trick_lost = Im letzten Stich geht der Matto verloren
rule-shared_loss = Gleichstand um den letzten Platz
rule-shared_loss-split = der Verlust wird geteilt
rule-shared_loss-replay = noch ein Durchgang

# Piedicavallo.

rule-discard_void = Trümpfe ablegen, wenn keiner bleibt
rule-fool_counts_in_void = Auch der Matto darf dann nicht bleiben
rule-trump_order = Höchster Trumpf
rule-trump_order-numeric = Welt (21)
rule-trump_order-angel_high = Engel (20)
rule-talk = Reden
rule-talk-full = ja
rule-talk-off = nein
rule-small_scope = Trümpfe, die als „andere“ zählen
rule-small_scope-t1_t14 = 1 bis 14
rule-small_scope-all = alle Trümpfe
rule-small_scope-unnamed = alle nicht genannten
rule-batto2 = Zweimal „batto“
rule-batto2-top_two = ich habe die beiden höchsten
rule-batto2-second_and_third = ich habe den zweit- und dritthöchsten
rule-bagatto_jeopardy = „Ich habe den Bagatto“ sagen
rule-bagatto_jeopardy-capturable = wenn er gestochen werden kann
rule-bagatto_jeopardy-last_trump = wenn er der letzte eigene Trumpf ist
rule-bagatto_jeopardy-always = immer
rule-altobatto = Einmal „alto batto“
rule-altobatto-at_least = ich habe mindestens einen König
rule-altobatto-exact = ich habe genau einen König
rule-colour_numerals = Zahlenkarten einer Farbgruppe
rule-colour_numerals-total = in beiden Farben zusammen gezählt
rule-colour_numerals-one_suit = in einer der beiden Farben gezählt
rule-suggest_timing = Vorschläge
rule-suggest_timing-with_card = zu einer gespielten Karte
rule-suggest_timing-partner_turn = nach der ersten Karte auch, wenn das Gegenüber dran ist
rule-suggest_any_trump = Jeden Trumpf mit seiner Zahl vorschlagen
rule-suggest_trump_with_fool = Auch zum Matto Trümpfe vorschlagen
rule-max_statements = Sätze pro Karte
rule-max_statements-none = beliebig viele
rule-max_statements-1 = höchstens 1
rule-max_statements-2 = höchstens 2
rule-max_statements-3 = höchstens 3
rule-no_trick_forfeit = Ohne Stich sind Matto und abgelegte Karten verloren
rule-tie = Gleichstand
rule-tie-extra_hand = noch eine Runde
rule-tie-draw = unentschieden

# Ottocento und Terziglio.

rule-variant = Rangfolge
rule-variant-bologna = Bologna
rule-variant-straight = einheitlich
rule-signals = Signale
rule-signals-wikipedia = volo, striscio, busso
rule-signals-tournament = wie im Turnier
rule-signals-off = keine
rule-signal_limit = Signale in einer Farbe
rule-signal_limit-none = immer
rule-signal_limit-after_top_card = wenn ihre höchste Karte oder alle fremden Trümpfe gespielt sind
rule-signaller = Wer Signale geben darf
rule-signaller-trick_leader = wer zum Stich ausspielt
rule-signaller-eldest_only = nur die Vorhand
rule-grande_moors = Mori verlängern die Grande
rule-suit_wilds = Joker pro Farbe
rule-suit_wilds-two = zwei
rule-suit_wilds-one = einer
rule-comp_card = Die Karte für den Matto
rule-comp_card-auto = eine mit dem niedrigsten Wert, automatisch
rule-comp_card-owner = wer den Matto spielt, wählt
rule-monte = „A monte“ nach fünf Karten
rule-declare_when = Melden
rule-declare_when-before_lead = vor der ersten Karte der Runde
rule-declare_when-first_turn = vor der eigenen ersten Karte
rule-end_rule = Sieg durch Melden
rule-end_rule-higher_total = alle melden, die höhere Punktzahl gewinnt
rule-end_rule-call_out_priority = wer sich zuerst ausmeldet, gewinnt
rule-target = Ziel
rule-length = Ende der Partie
rule-length-target = sobald das Ziel erreicht ist
rule-length-four_deals = nach vier Runden
rule-deal = Karten
rule-deal-18-8 = je 18, Talon 8
rule-deal-19-5 = je 19, Talon 5
rule-solo_stock = Der Talon im Solo
rule-solo_stock-last_trick = gehört zum letzten Stich
rule-solo_stock-declarer = zählt fürs Alleinspiel
rule-first_lead = Erstes Ausspiel
rule-first_lead-eldest = wer zuerst bieten durfte
rule-first_lead-declarer = wer allein spielt
rule-trick_combos = Kombinationen im Stich zählen
rule-all_tricks = Alle Stiche
rule-all_tricks-flat40 = 40 und sonst nichts
rule-all_tricks-plus40 = 40 zusätzlich
rule-suits = Zahlen der Kelche und Münzen
rule-suits-reversed = niedrig schlägt hoch
rule-suits-uniform = wie in den anderen Farben
rule-top = Höchster Trumpf
rule-top-angel = Engel
rule-top-world = Welt
rule-odd_card = Die überzählige Karte
rule-odd_card-declarer = fürs Alleinspiel
rule-odd_card-defenders = für die Gegenseite
rule-all_tricks_solo = Alle Stiche im Solo
rule-hands = Runden

# Tarocco francese.

rule-petit = Petit au bout
rule-petit-side = für die Seite, die den Stich gewinnt
rule-petit-personal = wer ihn spielt, rechnet mit allen anderen ab
rule-excuse_last = Die Excuse im letzten Stich
rule-excuse_last-changes_side = wechselt die Seite
rule-excuse_last-trick_winner = gehört zum Stich
rule-call = Rufen mit allen vier Königen
rule-call-ladder = eine Dame und so weiter
rule-call-free = fast jede Karte
rule-first_lead_ban = Erste Karte nicht aus einer gerufenen Farbe
rule-share5 = Anteile zu fünft
rule-share5-two_thirds = wer angreift 2/3, wer gerufen wurde 1/3
rule-share5-equal = je die Hälfte
rule-share_both = Anteil mit beiden gerufenen Karten
rule-share_both-third = ein Drittel
rule-share_both-half = die Hälfte
rule-handful6 = Poignées zu sechst
rule-handful6-6-8-10 = 6, 8 oder 10 Trümpfe
rule-handful6-7-9-11 = 7, 9 oder 11 Trümpfe
rule-lowest_bid = Niedrigstes Gebot
rule-lowest_bid-petite = Petite
rule-lowest_bid-garde = Garde
rule-deals = Runden
rule-deals-0 = volle Durchgänge

# Chambéry.

rule-discard_to = Das Abgelegte zählt für
rule-discard_to-last_trick = die Seite mit dem letzten Stich
rule-discard_to-dealer = die Seite der Person, die gibt
rule-fool_last = Die Excuse im letzten Stich
rule-fool_last-lost = geht mit dem Stich
rule-fool_last-kept = bleibt bei ihrer Seite
rule-called_king = Wenn alle passen
rule-called_king-dealer = ruft, wer gibt, einen König
rule-called_king-throw_in = gibt die nächste Person
rule-lone_loss = Verlorenes Alleinspiel
rule-lone_loss-shared = einmal zahlen, die anderen teilen
rule-lone_loss-each = an jede andere Person zahlen
rule-rounds = Runden pro Person
