# Che cosa risulta dal controllo del verbale di una partita.

verify-whole = È tutto giusto.
verify-unfinished = non giocata fino alla fine
verify-tricks = prese { $numbers }
verify-points = punti { $numbers }
verify-scores = punteggi { $numbers }
verify-none = nessuna
verify-unreadable = non si può leggere: { $fault }
verify-no-text = non è testo UTF-8

# Che cosa non va in un verbale.

wrong-commitment = lo SHA-256 del segreto è { $sha256 }
wrong-first-dealer = il primo mazziere non può essere il posto { $seat }; dal segreto e dai seed risulta il posto { $dealer }
wrong-next-dealer = il mazziere non può essere il posto { $seat }; tocca al posto { $dealer }
wrong-card-twice = { $card } compare due volte; c’è già in { $place }
wrong-missing-cards = si deve dare tutto il mazzo; mancano: { $cards }
wrong-hand-size = qui si danno { $size } carte, non { $count }
wrong-number = le smazzate si numerano senza salti, quindi questa è la { $number }
wrong-hand = dal segreto e dai seed risulta questa mano: { $cards }
wrong-first-cards = dal segreto e dai seed risultano prima queste carte: { $cards }
wrong-early-end = solo l’ultima smazzata può finire prima del tempo{ $legal }
wrong-action = il posto { $seat } non può { $action }: { $rule }{ $legal }
wrong-scores = i punteggi sono { $scores }
wrong-unfinished-scores = una smazzata non giocata fino alla fine non ha punteggi
wrong-trick = questa presa è del posto { $winner }, non del posto { $seat }
wrong-trick-count = si sono giocate { $count } prese, non { $stated }
wrong-totals = i totali sono { $totals }
wrong-winners = il totale più alto è { $count ->
    [one] del posto
   *[other] dei posti
} { $seats }

# Che cosa permettono invece le regole.

legal-nothing = { "" }
legal-actions = ; mosse regolari: il posto { $seat } può { $actions }
legal-cards = ; mosse regolari: il posto { $seat } può giocare una fra { $cards }
legal-actions-and-cards = ; mosse regolari: il posto { $seat } può { $actions } o giocare una fra { $cards }
legal-discard = ; mosse regolari: il posto { $seat } scarta { $count } carte fra { $cards }
legal-declaration = ; mosse regolari: il posto { $seat } accusa
legal-sayings = ; con { $card } si può dire: { $count ->
    [0] nulla
   *[other] { $codes }
}
legal-asides = ; adesso si può dire: { $count ->
    [0] nulla
   *[other] { $codes }
}

# Che cosa fa un posto, dopo «può» o «non può».

does-play = giocare { $what }
does-play-and-say = giocare { $card } e dire { $codes }
does-discard = scartare { $what }
does-bid = dire { $what }
does-call = chiamare { $what }
does-slam = annunciare uno chelem
does-no-slam = rinunciare allo chelem
does-declare = accusare { $what }
does-declare-nothing = rinunciare ad accusare
does-handful = mostrare la poignée { $what }
does-say = dire { $what }
does-compensate = dare { $what }
does-give = dare in cambio { $what }
does-take_back = riprendere una carta

# Quale regola si viola.

breaks-not-your-turn = non tocca a questo posto
breaks-wrong-phase = in questa parte della smazzata non è previsto
breaks-deal-over = la smazzata è finita
breaks-not-in-hand = si usano solo carte che si hanno in mano
breaks-must-follow = si deve rispondere al seme d’uscita
breaks-must-trump = chi non può rispondere al seme deve tagliare
breaks-must-overtrump = si deve giocare un trionfo più alto, se in mano ce n’è uno
breaks-not-to-be-led = con questa carta adesso non si può uscire
breaks-wrong-count = il numero di carte da scartare è un altro
breaks-card-twice = una carta è nominata due volte
breaks-honour-stays = i re e il tarocco alto da 5 non si scartano
breaks-five-points-stay = i re, il Matto e i tarocchi da 5 non si scartano
breaks-fool-stays = il Matto non si scarta
breaks-bagatto-stays = il Bagatto si scarta solo da una mano senza altri tarocchi e senza il Matto
breaks-bagatto-never-goes = a questo tavolo il Bagatto non si scarta
breaks-king-stays = i re non si scartano
breaks-bout-stays = il 21, l’1 e l’Excuse non si scartano
breaks-trumps-stay = i tarocchi non si scartano se in mano ne restano altri e c’è altro da scartare
breaks-trumps-go-last = i trionfi si scartano solo se le altre carte non bastano
breaks-high-tarot-stays = il 21 e l’Excuse non si scartano
breaks-lowest-trump-goes-last = il Petit si scarta solo con gli altri trionfi
breaks-said-twice = con una carta ogni cosa si dice una volta sola
breaks-said-too-much = con una carta sola non si possono dire così tante cose
breaks-not-to-be-said = con questa carta non si può dire, o non è vero
breaks-bid-too-low = una dichiarazione dev’essere ammessa e superare l’ultima
breaks-not-to-be-called = queste carte non si possono chiamare
breaks-no-meld = in mano non c’è una combinazione così
breaks-family-twice = ogni tipo di combinazione vale una volta sola
breaks-no-handful = non è una poignée
breaks-not-to-be-paid = questa carta non si può dare per il Matto
breaks-nothing-to-take-back = una carta la può riprendere solo chi l’ha appena giocata, senza dire nulla, e solo se non era l’ultima della mano
