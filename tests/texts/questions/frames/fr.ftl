how = { $game ->
    [scarto] Ada, Bruno et Carla
    [terziglio] Ada, Bruno et Carla
   *[other] Ada, Bruno, Carla et Dino
} jouent, dans cet ordre.{ $game ->
    [ottocento] { " " }Ada joue avec Carla, Bruno avec Dino.
    [piedicavallo] { " " }Ada joue avec Carla, Bruno avec Dino.
   *[other] { "" }
} On joue avec les règles par défaut. Les cartes d’un pli sont dans l’ordre où elles sont jouées. Ce qui n’est pas dit n’est pas arrivé.
and = { $first } et { $last }

may-play = Sur la table : { $trick }. C’est à { $who }, qui a en main : { $hand }. Lesquelles de ces cartes peut-on jouer ?
may-not-discard = { $who } a pris les cartes en plus et a maintenant en main : { $hand }. Il faut en écarter { $count }. Lesquelles de ces cartes ne peut-on pas écarter ?
who-wins = Un pli : { $trick }. Qui le fait ?

pile = Combien de points valent ces cartes en tout : { $cards } ?
fool-goes = Un pli, qui n’est pas le dernier de la donne : { $trick }. { $who } le fait, et à la fin tout le monde a fait des plis. Avec les cartes de qui compte-t-on le Matto ?
last-trick = Le dernier pli de la donne contient ces cartes : { $cards }. Combien de points rapporte-t-il, cartes et dernier pli ensemble ?
meld = Combien vaut la combinaison de ces cartes : { $cards } ?
melds = Une main : { $hand }. Combien valent toutes ses combinaisons ensemble, annoncées au mieux ?

scarto-score = À la fin d’une donne, { $who } a { $points } points. Combien marque { $who } ?
scarto-third = À la fin d’une donne, { $first } a { $points } points et { $second } { $more }. Combien marque { $third } ?
scarto-payers = Totaux après trois donnes : { $totals }. Qui paie ?

piedicavallo-team = { $team } ont { $points } points de cartes dans leurs plis, sans compter le Matto ; les deux équipes ont fait des plis. { $fool } a joué le Matto. { $dealer } a donné ; l’écart est : { $discard }. Combien de points font { $team } ?
piedicavallo-no-trick = { $team } n’ont fait aucun pli. { $fool } a joué le Matto ; { $dealer } a donné et écarté deux cartes. Combien de points font { $others } ?
piedicavallo-match = Après quatre donnes, { $first } ont { $points } points, { $second } { $more }. De combien de points gagne l’équipe qui gagne ?

ottocento-side = Une donne est finie, où les deux camps ont fait des plis. { $team } ont dans leur tas des combinaisons qui valent { $melds }, doublements compris. { $others } ont { $points } points de cartes. { $last } a fait le dernier pli. { $team } ont annoncé { $declared }. Combien de points font { $team } dans cette donne ?
ottocento-match = À la fin d’une donne, { $first } ont { $points } points en tout, { $second } { $more }. Qui a gagné ?

terziglio-pile = L’attaque a ces cartes : { $cards }. Combien de points valent-elles ?
terziglio-rest = Les cartes de l’attaque valent { $points }, et la défense a fait le dernier pli. Combien de points a la défense, cartes et dernier pli ensemble ?
terziglio-contract = { $who } joue un { $bid }, et chaque camp fait des plis. En tout, { $who } a { $points } points, les deux autres ensemble { $more }. Combien de points de jeu chaque place gagne-t-elle ou perd-elle ?
terziglio-all-tricks = { $who } joue un { $bid }. Tous les plis sont à { $winners }. Combien de points de jeu chaque place gagne-t-elle ou perd-elle ?

francese-excuse = { $taker } joue contre les trois autres. Un pli, qui n’est pas le dernier de la donne : { $trick }. { $winner } le fait. Combien vaut ce pli pour le camp qui l’a fait, une fois l’Excuse réglée ?
francese-needed = L’attaque a, parmi les siennes, ces cartes, et aucun autre bout : { $cards }. Combien de points doit-elle faire ?
francese-contract = { $who } joue une { $bid } contre les trois autres. L’attaque a fait { $points } points ; bouts : { $bouts }. Combien marque chaque place ?
francese-petit = { $who } joue une { $bid } contre les trois autres. L’attaque a fait { $points } points ; bouts : { $bouts }. { $winner } a fait le dernier pli, où se trouvait le Petit. Combien marque chaque place ?
francese-handful = { $who } joue une { $bid } contre les trois autres. L’attaque a fait { $points } points ; bouts : { $bouts }. { $shower } a montré une poignée de { $count } atouts. Combien marque chaque place ?
francese-slam-made = { $who } joue une { $bid } contre les trois autres, annonce un chelem et fait tous les plis : { $points } points ; bouts : { $bouts }. Combien marque chaque place ?
francese-slam-unannounced = { $who } joue une { $bid } contre les trois autres et fait tous les plis sans l’avoir annoncé : { $points } points ; bouts : { $bouts }. Combien marque chaque place ?
francese-slam-missed = { $who } joue une { $bid } contre les trois autres et annonce un chelem, mais ne fait pas tous les plis : { $points } points ; bouts : { $bouts }. Combien marque chaque place ?
