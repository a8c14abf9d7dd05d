# Che cosa sta scritto nelle immagini di regole, profili e smazzate passate, e le loro parole.

words-of = { $what }: { $told }
words-parted = { $before }; { $after }

order-high-to-low = dalla più alta
order-equals = Fra due Mori, vince l’ultimo giocato
order-points = punti
order-words-suit = { $suits }, dalla più alta: { $cards }.
order-words-equals = Alla pari (di due nella stessa presa vince l’ultima giocata): { $cards }.
order-words-points = Punti: { $cards }; tutte le altre { $least }.

profile-place = { $place } su questo server · { $game }
profile-unranked = ancora fuori classifica · { $game }
profile-rating = rating
profile-deals = { $deals ->
    [one] smazzata valida
   *[other] smazzate valide
}
profile-matches = { $matches ->
    [one] partita
   *[other] partite
}
profile-wins = { $won ->
    [one] vinta
   *[other] vinte
}
profile-share = vittorie
profile-percent = { $percent }%
profile-won-of = { $won } su { $matches }
profile-matches-won = partite vinte
profile-curve = { $game }: rating { $deals ->
    [one] in una smazzata
   *[other] nelle ultime { $deals } smazzate
}
profile-words-curve = { $title }: da { $first }, massimo { $highest }, minimo { $lowest }, adesso { $now } ± { $off }.
profile-ratings = Rating
profile-of-deals = { $deals ->
    [one] 1 smazzata
   *[other] { $deals } smazzate
}
profile-of-matches = su { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}
profile-medals = { $count ->
    [one] Medaglia · { $by }
   *[other] { $count } medaglie · { $by }
}
medal-gold = oro: { $of }
medal-silver = argento: { $of }
medal-bronze = bronzo: { $of }
profile-roles = Punti a smazzata per ruolo
profile-role-taker = prende
profile-role-partner = con chi prende
profile-role-defender = difesa
profile-role-dealing = col mazziere
profile-role-opposed = altra parte
profile-won = { $won }/{ $deals } vinte
profile-contracts = Contratti mantenuti
profile-made = { $made } su { $deals }
profile-people = Con gli altri, punti a smazzata
profile-partner = miglior partner
profile-opponent = rivale più difficile
profile-with = Con { $name }
profile-compared = Con { $name }, punti a smazzata
profile-together = stessa parte
profile-against = parti opposte
profile-ahead = posto migliore
profile-behind = posto peggiore
profile-never = nessuna smazzata valida insieme
profile-steady = Serie e costanza
profile-streak = vittorie di fila
profile-longest = serie più lunga
profile-stayed = fino in fondo
profile-unfinished = non finita
profile-latest = Ultime partite

profile-with-self = Per un confronto ci vogliono due persone diverse.
profile-none-game = { $name } qui non ha ancora giocato a { $game }.
profile-none = { $name } qui non ha ancora finito una partita.

replay-order = prima la carta d’uscita, i punti in oro
replay-none = In questa smazzata non c’è stata nessuna presa.
replay-partner = { $contract }, con { $name }
replay-words = { $title }. Punteggio: { $scores }.
replay-words-tricks = Le prese, con i loro punti:
replay-words-trick = { $number }. Esce { $leader }, { $cards }: { $winner } { $points }.
replay-words-trick-plain = { $number }. Esce { $leader }, { $winner } { $points }.

replay-move = Animazione
moving-stop = ⏸ Pausa
moving-on = Avanti
replay-cards = Carta per carta

step-title = **{ $game }** · partita { $id } · smazzata { $deal } di { $deals }
step-count = -# Passo { $step } di { $steps }
step-dealt = Carte distribuite.
step-play = **{ $name }** gioca: { $card }.
step-discard = **{ $name }** scarta: { $cards }.
step-discard-hidden = **{ $name }** scarta { $count } carte.
step-other = **{ $name }**: { $what }
step-taken-up = { $name } raccoglie: { $cards }.
step-discarded = Lo scarto di { $name }: { $cards }.
step-trick = { $number }. Esce { $name }: { $card }. Presa di { $winner }
step-jump = Vai a una presa…
step-open = Tutte le carte scoperte
step-eyes = Con gli occhi di { $name }
step-sheet = Tutta la smazzata
step-before = ◀ Smazzata { $deal }
step-after = Smazzata { $deal } ▶

hands-words = { $name }: { $cards }.
hands-none = nessuna carta

deals-thrown-in = a monte
deals-words = Le smazzate, con i punti di { $names }:
deals-words-deal = { $number }. { $scores }.

pack-piemontese = Tarocco Piemontese
pack-bolognese = Tarocco Bolognese
pack-nouveau = Tarot Nouveau
lobby-picture-pack = { $pack }, { $count } carte
lobby-picture-free = { $count ->
    [0] tavolo al completo
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
lobby-picture-kept = { $count ->
    [one] 1 posto riservato
   *[other] { $count } posti riservati
}
lobby-picture-seat-free = libero
lobby-picture-seat-asked = { $name }?
lobby-picture-words-seat = Posto { $number }: { $who }.
