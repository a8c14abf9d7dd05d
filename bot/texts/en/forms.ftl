# The forms in a private hand, and what the table tells of bids, declarations and talk.

ask-bid = **It is your turn** to speak.
ask-call = **It is your turn:** which card do you call?
ask-call-next = **It is your turn:** you call { $cards }, and which other?
ask-slam = **It is your turn:** will you win every trick?
ask-say = **It is your turn:** would you like to say something first?
ask-compensate = **It is your turn:** which card do you give for the Fool?
ask-declare = **It is your turn** to declare: press *Declare* for all of these, or choose.
ask-call-out = **It is your turn** to call out: what you declare now counts at once, and wins if your side reaches the target.
ask-declare-nothing = **It is your turn** to declare, but you have no combination.

doing-other = { $name }: { $phase }.
doing-auction = { $name } is to bid.
doing-poll = { $name } is to say whether to play.
doing-call = { $name } calls a partner.
doing-slam = { $name } may announce a slam.
doing-declare = { $name } is to declare.
doing-call-out = { $name } may declare already.
doing-compensate = { $name } chooses a card to give for the Fool.

slam-yes = Slam!
slam-no = No slam

form-handful = Show { $count } trumps
form-say-nothing = Say nothing
form-say-with = Say something with your next card…
form-say-now = Say something now…
form-more = More…
form-goes-with = with { $cards }
form-quoted = “{ $words }”
form-with-next-card = 💬 With your next card: { $said }
form-not-with-card = With { $card } you cannot say { $said }.
form-choose-among = { $first } … { $last }
form-melds = Your combinations: nothing is chosen
form-build = Choose cards for a smaller combination…
form-meld = { $name }: { $cards }
form-points = { $points } points
form-declare = Declare ({ $count })
form-declare-points = Declare: { $points } points
form-declare-nothing = Declare nothing

told-bids = Said: { $bids }
told-bid = { $name }: { $bid }
told-contract = **{ $name }** plays **{ $bid }**.
told-cards-called = { $name } calls { $cards }.
told-role-partner = **{ $name }** is a partner of the taker.
told-own-role-partner = **You** are a partner of the taker.
told-slam = **{ $name }** announces a slam!
told-declares = **{ $name }** declares { $points }: { $melds }
told-declares-nothing = { $name } declares nothing.
told-handful = **{ $name }** shows { $count } trumps ({ $points } points): { $cards }
told-cards-shown = { $name } shows { $cards }.
told-stock-shown = Turned up: { $cards }.
told-card-paid = { $name } gives { $card } for the Fool.
told-trumps-laid-aside = { $name } laid { $count ->
    [0] no trump
    [one] 1 trump
   *[other] { $count } trumps
} aside.
told-with-card = 💬 { $name }, with { $card }: { $said }
told-aside = 💬 { $name }: { $said }

thrown-in = Deal { $deal } is thrown in: nobody scores.
thrown-in-pass = Everybody passed.
thrown-in-monte = Everybody said “a monte”.
thrown-in-tarocco-francese = The Petit was dealt with no other trump and without the Excuse.
next-dealer = The next dealer is **{ $name }**.

lobby-team = { $seat } · { $team }

unknown-topic = There is no page called { $topic }. The pages are: { $known }.

# What the game is about, with the first hand of who never played it here.

intro-scarto =
    -# Everyone for himself: win tricks with good cards in them. Kings, queens, the highest and the lowest trump count most.
    -# Follow suit; if you cannot, play a trump.
    -# After three deals the lowest total loses. Press *?* below your cards for the rules.
intro-piedicavallo =
    -# You play with the one opposite: win tricks with kings, queens and the other good cards in them.
    -# Follow suit; if you cannot, play a trump.
    -# Talk to your partner: choose something to say, then press the card it goes with. Press *?* for the rules.
intro-ottocento =
    -# You play with the one opposite. Combinations of cards count most, in hand and in your tricks.
    -# Declare what you have before the first card. Follow suit; if you cannot, play a trump.
    -# With a card you lead you may give one signal. Press *?* for the rules.
intro-terziglio =
    -# One plays against the two others: bid *gioco* to play with the stock, *solo* without it.
    -# Combinations of cards count most, in hand and in your tricks. Follow suit; if you cannot, play a trump.
    -# The declarer must have more than the others together. Press *?* for the rules.
intro-tarocco-francese =
    -# Bid if you have kings and many trumps, high ones above all; else pass and defend.
    -# Follow suit; if you cannot, play a trump, higher than those in the trick if you have one.
    -# The taker must win enough points in his tricks. Press *?* below your cards for the rules.
