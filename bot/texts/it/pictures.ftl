# Che cosa sta scritto nelle immagini, e le parole che stanno per un’immagine.

picture-deal = smazzata { $number }
picture-trick = presa { $number } di { $count }
picture-suit-led = a { $suit }
picture-doing = di turno
picture-doing-play = gioca
picture-doing-discard = scarta
picture-doing-auction = parla
picture-doing-call = chiama
picture-doing-call-out = fuori?
picture-doing-slam = chelem?
picture-doing-poll = decide
picture-doing-declare = accusa
picture-doing-compensate = paga il Matto
picture-winning = in testa
picture-took = presa
picture-took-and-leads = presa, esce
picture-dealer = mazziere
picture-team = coppia { $letter }
picture-role-taker = prende
picture-role-declarer = dichiara
picture-role-partner = partner
picture-role-bid = { $role }: { $bid }
picture-calls = chiama { $cards }
picture-bid-pass = passa
picture-bid-no_monte = si gioca
picture-computer-easy = computer, facile
picture-computer-normal = computer, normale
picture-computer-strong = computer, forte
picture-away = assente
picture-cards-left = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
picture-tricks-taken = { $count ->
    [one] 1 presa
   *[other] { $count } prese
}
picture-last-trick = Ultima presa
picture-took-trick = Presa { $number }: { $name }
picture-you-took-trick = Presa { $number }: è tua
picture-stock = Carte scoperte
picture-discard = Scarto, vale { $points }
picture-untouched = Pozzo coperto
picture-worth = vale { $points }
picture-seat = Posto { $number }
picture-you = Tu
picture-hand-empty = Non hai più carte

picture-total = totale
picture-this-deal = smazzata
picture-gain = bilancio
picture-wins = vince
picture-loses = perde
picture-even = in pari
picture-result = risultato
picture-points = punti
picture-place = { ORDINAL($place) } posto
ordinal = { $number }{ $gender ->
    [f] ª
   *[m] º
}

picture-words-hand = Hai in mano { $count ->
    [one] 1 carta
   *[other] { $count } carte
}: { $cards }.
picture-words-playable = Puoi giocare: { $cards }.
picture-words-chosen = Scelte: { $cards }.
picture-words-trick = In tavola: { $cards }
picture-words-last = Presa { $number }, di { $name }: { $cards }
picture-words-winning = In testa { $name }
picture-words-took = Presa di { $name }
picture-words-turn = { $name }: { $task }
picture-words-seat = { $name }: { $cards }, { $tricks }, totale { $total }
picture-words-score = { $name }: { $lines }; { $deal } in questa smazzata, totale { $total }
picture-words-result = { $place }. { $name }, totale { $total }, bilancio { $gain }

stands-contract-brief = { $name }: { $bid }
stands-contract-words = Contratto: { $bid }, { $name }
stands-own-tricks-brief = prese { $own }
stands-own-tricks-words = Le tue prese: { $own }
stands-tricks-brief = prese { $own } : { $others }
stands-tricks-words = Prese: la tua parte { $own }, gli altri { $others }
stands-declared-brief = accuse { $own } : { $others }
stands-declared-words = Accuse: la tua parte { $own }, gli altri { $others }
stands-totals-brief = totale { $own } : { $others }
stands-totals-words = Totali: la tua parte { $own }, gli altri { $others }
stands-own-total-brief = totale { $total }
stands-own-total-words = Il tuo totale: { $total }
stands-total-brief = { $name } { $total }
stands-total-words = { $name }: { $total }
