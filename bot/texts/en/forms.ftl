# The forms in a private hand, and what the table shows of bids, declarations and talk.

ask-poll = **It’s your turn.** Play, or throw the cards in?
ask-bid = **It’s your turn** to bid.
ask-call = **It’s your turn.** Which card do you call?
ask-call-next = **It’s your turn.** You call the { $cards }. Which other card?
ask-slam = **It’s your turn.** Will your side win every trick?
ask-say = **It’s your turn.** Would you like to say something first?
ask-compensate = **It’s your turn.** Choose the card to give for the Fool.
ask-declare = **It’s your turn** to declare. Press *Declare* to show all of these, or choose.
ask-call-out = **It’s your turn. Call out?** What you declare now counts immediately, and wins the match if it takes your side to the target.{ $edition ->
    [1] { "" }
   *[2] { "" } If you show nothing now, you can still declare later.
}
ask-declare-nothing = **It’s your turn** to declare, but you have no combination.

doing-other = Waiting for { $name } ({ $phase }).
doing-auction = Waiting for { $name } to bid.
doing-poll = Waiting for { $name } to play or throw in.
doing-call = Waiting for { $name } to call a partner.
doing-slam = Waiting for { $name } to announce a slam or not.
doing-declare = Waiting for { $name } to declare.
doing-call-out = Waiting for { $name } to call out or not.
doing-compensate = Waiting for { $name } to give a card for the Fool.

form-call-own = { $card } · yours
form-call-own-alone = { $card } · play alone

slam-yes = Slam!
slam-no = No slam

form-handful = Show { $count } trumps
form-say-nothing = Say nothing
form-say-with = Say with your next card…
form-say-cards = About my cards…
form-say-discard = About the discard…
form-say-suggest = Suggest…
form-say-now = Say something now…
form-say-back = Chosen. Choose it again to take it back
form-more = More…
form-goes-with = with { $cards }
form-quoted = “{ $words }”
form-more-said = { $count } more
form-with-next-card = 💬 With your next card: { $said }
form-not-with-card = You can’t say { $said } with the { $card }.
form-choose-among = { $first } … { $last }
form-melds = Your combinations (none chosen)
form-build = A smaller combination…
form-meld = { $name } ({ $cards })
form-points = { $points } points
form-declare = Declare ({ $count })
form-declare-points = Declare ({ $points } points)
form-declare-nothing = Declare nothing

told-bids = So far: { $bids }
told-bid = { $name } ({ $bid })
told-small = -# { $line }
told-contract = **{ $name }** plays **{ $bid }**.
told-cards-called = { $name } has called the { $cards }.
told-role-partner = **{ $name }** is partnering the taker.
told-own-role-partner = **You** are partnering the taker.
told-slam = **{ $name }** has announced a slam!
told-declares = **{ $name }** has declared { $points } points: { $melds }
told-declares-nothing = { $name } has declared nothing.
told-handful = **{ $name }** has shown { $count } trumps ({ $points } points): { $cards }
told-cards-shown = { $name } has shown: { $cards }
told-stock-shown = Turned up: { $cards }.
told-discarded = { $name } had discarded the { $cards }, worth { $points }.
told-untouched = Nobody touched the stock: { $cards }, worth { $points }.
told-rest-claimed = **{ $name }** has claimed the rest of the tricks.
told-card-paid = { $name } has given the { $card } for the Fool.
told-trumps-laid-aside = { $name } has discarded { $count ->
    [0] no trumps
    [one] 1 trump
   *[other] { $count } trumps
}.
told-with-card = 💬 { $name }, with the { $card }: { $said }
told-aside = 💬 { $name }: { $said }

thrown-in = Deal { $deal } has been thrown in, so nobody scores.
thrown-in-pass = Everyone passed.
thrown-in-monte = Everyone said “a monte”.
thrown-in-tarocco-francese = Someone was dealt the Petit with no other trump and no Excuse.
next-dealer = **{ $name }** deals next.

lobby-team = { $seat } · { $team }

unknown-topic = There is no page called { $topic }. The pages are: { $known }.

# What the game is about, shown with a player’s first hand of it on a server.

intro-scarto =
    -# Everyone plays alone. Win tricks that contain valuable cards: kings and queens, and the highest and lowest trumps.
    -# Follow suit; if you cannot, play a trump.
    -# After three deals the lowest total loses. Press *{ button-help }* below your cards for the rules.
intro-piedicavallo =
    -# Your partner sits opposite. Win tricks that contain kings, queens and other valuable cards.
    -# Follow suit; if you cannot, play a trump.
    -# Talk to your partner: choose under *{ form-say-with }*, then press the card. Press *{ button-help }* for the rules.
intro-ottocento =
    -# Your partner sits opposite. Combinations score most, both in your hand and in the tricks you win.
    -# Declare what you have before the first card. Follow suit; if you cannot, play a trump.
    -# You may give one signal with a card you lead. Press *{ button-help }* for the rules.
intro-terziglio =
    -# One player takes on the other two. Bid *gioco* to play with the stock, *solo* to play without it.
    -# Combinations score most, both in your hand and in the tricks you win. Follow suit; if you cannot, play a trump.
    -# The declarer needs more points than the other two together. Press *{ button-help }* for the rules.
intro-tarocco-francese =
    -# Bid if you have kings and many trumps, especially high ones. Otherwise pass and defend.
    -# Follow suit; if you cannot, play a trump, and a higher one than those in the trick if you have it.
    -# The taker’s side must win enough points in tricks. Press *{ button-help }* below your cards for the rules.
intro-chambery =
    -# Win tricks that contain the 21, the 1, the Excuse, kings and queens. The dealer’s discard goes with the last trick.
    -# Follow suit; if you cannot, play a trump.
    -# Bid if you have many trumps: you may ask for cards by name. Press *{ button-help }* below your cards for the rules.
