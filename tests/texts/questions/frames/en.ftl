how = The players are { $game ->
    [scarto] Ada, Bruno and Carla
    [terziglio] Ada, Bruno and Carla
   *[other] Ada, Bruno, Carla and Dino
} and play in this order.{ $game ->
    [ottocento] { " " }Ada and Carla are partners, and so are Bruno and Dino.
    [piedicavallo] { " " }Ada and Carla are partners, and so are Bruno and Dino.
   *[other] { "" }
} The usual rules apply. Cards in a trick stand in the order in which they were played. What is not told has not happened.
and = { $first } and { $last }

may-play = On the table: { $trick }. { $who } is to play and holds { $hand }. Which of these cards may { $who } play?
may-not-discard = { $who } has taken up the extra cards and now holds { $hand }. { $count } of them have to be discarded. Which of these cards may not be discarded?
who-wins = A trick: { $trick }. Who wins it?

pile = What do these cards count together: { $cards }?
fool-goes = A trick, not the last of the deal: { $trick }. { $who } wins it, and in the end everybody has won some tricks. With whose cards is the Fool counted?
last-trick = Somebody wins the last trick of the deal with these cards: { $cards }. What does it bring in card points and for the last trick together?
meld = What does the combination of these cards count: { $cards }?
melds = A hand: { $hand }. What do all its combinations count together, declared as well as possible?

scarto-score = At the end of a deal { $who } has { $points } points. What is { $who }’s score for it?
scarto-third = At the end of a deal { $first } has { $points } points and { $second } { $more }. What is { $third }’s score for it?
scarto-payers = Totals after three deals: { $totals }. Who has to pay?

piedicavallo-team = In the tricks of { $team } the cards without the Fool count { $points }, and both teams have won tricks. { $fool } played the Fool. { $dealer } dealt and discarded { $discard }. What do { $team } score?
piedicavallo-no-trick = { $team } have not won a single trick. { $fool } played the Fool, and { $dealer } dealt and discarded two cards. What do { $others } score?
piedicavallo-match = After four deals { $first } have { $points } points, { $second } { $more }. By how many points have the winners won?

ottocento-side = A deal is over, and both sides have won tricks. In the pile of { $team } the combinations count { $melds }, doubling included. The cards of { $others } count { $points }. { $last } has won the last trick. { $team } have declared { $declared }. What do { $team } score in this deal?
ottocento-match = At the end of a deal { $first } have { $points } points in all, { $second } { $more }. Who has won?

terziglio-pile = The declarer has these cards: { $cards }. What do they count?
terziglio-rest = The declarer’s cards count { $points }, and the defenders have won the last trick. What do the defenders have for cards and last trick together?
terziglio-contract = { $who } has bid { $bid }, and each side wins some tricks. In all { $who } has { $points } points, the other two together { $more }. How many game points does each of the three win or lose?
terziglio-all-tricks = { $who } has bid { $bid }. All the tricks were won by { $winners }. How many game points does each of the three win or lose?

francese-excuse = { $taker } plays alone against the others. A trick, not the last of the deal: { $trick }. { $winner } wins it. What does this trick count for the side that has won it, once the Excuse has been settled?
francese-needed = The attack has these cards among others, and no further bout: { $cards }. How many points does it need?
francese-contract = { $who } plays a { $bid } alone against the other three. The attack has made { $points } points; bouts: { $bouts }. What does each of the four score?
francese-petit = { $who } plays a { $bid } alone against the other three. The attack has made { $points } points; bouts: { $bouts }. { $winner } has won the last trick with the Petit in it. What does each of the four score?
francese-handful = { $who } plays a { $bid } alone against the other three. The attack has made { $points } points; bouts: { $bouts }. { $shower } showed a handful of { $count } trumps. What does each of the four score?
francese-slam-made = { $who } plays a { $bid } alone against the other three, has announced a slam and wins every trick: { $points } points; bouts: { $bouts }. What does each of the four score?
francese-slam-unannounced = { $who } plays a { $bid } alone against the other three and, without having announced it, wins every trick: { $points } points; bouts: { $bouts }. What does each of the four score?
francese-slam-missed = { $who } plays a { $bid } alone against the other three and has announced a slam, but does not win every trick: { $points } points; bouts: { $bouts }. What does each of the four score?
