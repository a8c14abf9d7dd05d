how = Giocano { $game ->
    [scarto] Ada, Bruno e Carla
    [terziglio] Ada, Bruno e Carla
   *[other] Ada, Bruno, Carla e Dino
}, in quest’ordine.{ $game ->
    [ottocento] { " " }Ada fa coppia con Carla, Bruno con Dino.
    [piedicavallo] { " " }Ada fa coppia con Carla, Bruno con Dino.
   *[other] { "" }
} Valgono le regole solite. Le carte di una presa sono nell’ordine in cui si giocano. Quello che non è detto non è successo.
and = { $first } e { $last }

may-play = In tavola: { $trick }. Ora gioca { $who }, che in mano ha { $hand }. Quali di queste carte può giocare?
may-not-discard = { $who } ha raccolto le carte in più e adesso in mano ha { $hand }. Ne deve scartare { $count }. Quali di queste carte non può scartare?
who-wins = Una presa: { $trick }. Chi la fa?

pile = Quanti punti valgono in tutto queste carte: { $cards }?
fool-goes = Una presa, non l’ultima della smazzata: { $trick }. La fa { $who }, e alla fine tutti hanno fatto delle prese. Con le carte di chi si conta il Matto?
last-trick = Nell’ultima presa della smazzata ci sono queste carte: { $cards }. Quanti punti porta, fra carte e ultima presa?
meld = Quanto vale la combinazione di queste carte: { $cards }?
melds = In mano ci sono queste carte: { $hand }. Quanto valgono in tutto le loro combinazioni, accusate nel modo migliore?

scarto-score = A fine smazzata { $who } ha { $points } punti. Che cosa segna?
scarto-third = A fine smazzata { $first } ha { $points } punti e { $second } { $more }. Che cosa segna { $third }?
scarto-payers = Totali dopo tre smazzate: { $totals }. Chi paga?

piedicavallo-team = Nelle prese di { $team } le carte, senza il Matto, valgono { $points }; hanno fatto prese tutte e due le coppie. Il Matto l’ha giocato { $fool }. Il mazziere era { $dealer }; nello scarto ci sono { $discard }. Quanti punti fanno { $team }?
piedicavallo-no-trick = { $team } non hanno fatto nemmeno una presa. Il Matto l’ha giocato { $fool }; il mazziere era { $dealer }, con due carte nello scarto. Quanti punti fanno { $others }?
piedicavallo-match = Dopo quattro smazzate { $first } hanno { $points } punti, { $second } { $more }. Di quanti punti vince la coppia che vince?

ottocento-side = È finita una smazzata in cui tutte e due le coppie hanno fatto prese. Nel mazzetto di { $team } le combinazioni valgono { $melds }, raddoppi compresi. Le carte di { $others } valgono { $points }. L’ultima presa è di { $last }. Le accuse di { $team } valevano { $declared }. Quanti punti fanno { $team } in questa smazzata?
ottocento-match = A fine smazzata { $first } hanno { $points } punti in tutto, { $second } { $more }. Chi ha vinto?

terziglio-pile = Chi dichiara ha queste carte: { $cards }. Quanti punti valgono?
terziglio-rest = Le carte di chi dichiara valgono { $points }, e l’ultima presa è della difesa. Quanti punti ha la difesa, fra carte e ultima presa?
terziglio-contract = { $who } ha dichiarato { $bid }, e ogni parte fa delle prese. In tutto { $who } ha { $points } punti, gli altri due insieme { $more }. Quanti punti partita vince o perde ognuno dei tre?
terziglio-all-tricks = { $who } ha dichiarato { $bid }. Tutte le prese sono di { $winners }. Quanti punti partita vince o perde ognuno dei tre?

francese-excuse = { $taker } gioca contro gli altri tre. Una presa, non l’ultima della smazzata: { $trick }. La fa { $winner }. Quanto vale questa presa per la parte che l’ha fatta, una volta sistemata l’Excuse?
francese-needed = L’attacco ha fra le sue queste carte, e nessun altro bout: { $cards }. Quanti punti gli servono?
francese-contract = { $who } gioca una { $bid } contro gli altri tre. L’attacco ha fatto { $points } punti; bout: { $bouts }. Che cosa segna ognuno dei quattro?
francese-petit = { $who } gioca una { $bid } contro gli altri tre. L’attacco ha fatto { $points } punti; bout: { $bouts }. L’ultima presa, con dentro il Petit, è di { $winner }. Che cosa segna ognuno dei quattro?
francese-handful = { $who } gioca una { $bid } contro gli altri tre. L’attacco ha fatto { $points } punti; bout: { $bouts }. { $shower } ha mostrato una poignée di { $count } trionfi. Che cosa segna ognuno dei quattro?
francese-slam-made = { $who } gioca una { $bid } contro gli altri tre, annuncia uno chelem e fa tutte le prese: { $points } punti; bout: { $bouts }. Che cosa segna ognuno dei quattro?
francese-slam-unannounced = { $who } gioca una { $bid } contro gli altri tre e fa tutte le prese, senza averlo annunciato: { $points } punti; bout: { $bouts }. Che cosa segna ognuno dei quattro?
francese-slam-missed = { $who } gioca una { $bid } contro gli altri tre e annuncia uno chelem, ma non fa tutte le prese: { $points } punti; bout: { $bouts }. Che cosa segna ognuno dei quattro?
