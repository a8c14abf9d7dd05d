# What the search tells people: reviews of deals that are over, and hints.

button-review = How did I play?
review-looking = 🔎 Looking at your cards… This can take up to a minute.
review-looking-between = { review-looking } What I find comes up here, above the next deal.
review-match-looking = 🔎 Looking at your cards of the whole match… This can take a few minutes.
review-match-title = **{ $game }: your costliest cards of the match**
review-missed = { $count ->
        [one] -# There was no time to look at deal { $deals }.
       *[other] -# There was no time to look at deals { $deals }.
    }
review-in-deal = **Deal { $deal }** · { $line }
review-deal = Deal { $deal }
review-title = **{ $game } · deal { $deal }: how you played**
review-nothing = { $count ->
        [0] You had no choice to make in this deal.
        [one] Nothing to find fault with: your only choice clearly cost you nothing.
       *[other] Nothing to find fault with: as far as you could know, none of your { $count } choices clearly cost anything.
    }
review-moment = **Trick { $trick }** · { $card } **{ $cost }**
    -# better: { $best }
review-as-it-lay = { $line } · as the cards lay { $cost }
review-words = Trick { $trick }: { $card } { $cost }, better: { $best }.
review-again = { $sign } Try again
review-legend = -# The points that each card cost you: in bold on average, as far as you could know then, and below as the cards really lay. Only what is more than chance is shown.
review-legend-teams = -# The points of your side’s lead that each card cost: in bold on average, as far as you could know then, and below as the cards really lay. Only what is more than chance is shown.
table-not-in-deal = You didn’t play in this deal.
table-nobody-thinks = Looking for the best card is switched off here.
table-no-time-to-think = I have no time to look at your cards just now. Try again in a while.
button-hint = Hint
hint-looking = 🔎 Looking for what is best…
hint = { $count ->
        [one] 💡 Best: **{ $cards }**. Next: { $next }, { $cost } points on average.
       *[other] 💡 About equally good: **{ $cards }**. Next: { $next }, { $cost } points on average.
    }
hint-discard-tried = 💡 Best: discard **{ $cards }**. I tried { $count } other discards.
hint-discard = 💡 I would discard **{ $cards }**: worth { $points }, and { $voids ->
        [0] no suit
        [one] one suit
       *[other] { $voids } suits
    } emptied.
hint-call = 💡 I would call **{ $cards }**. Cards of that suit in your hand: { $count }.
hint-bid = 💡 I would say **{ $bid }**: from each defender it should bring about { $points }.
hint-pass = 💡 I would say **{ $bid }**: from each defender even { $best } would bring only about { $points }.
hint-poll = 💡 I would say **{ $bid }**: your cards are worth { $points }, where { $usual } is usual.
hint-all = 💡 I see no clear difference between the cards you can play.
table-no-time-for-hint = I have no time for a hint just now. Press again in a moment.
help-search =
    - After a deal, *{ button-review }* tells only you what your cards cost. Where the options of a table allow *Hints*, *{ button-hint }* says on your turn what to play, discard, bid or call.
    - { COMMAND("tarocchi daily") } is one deal a day, the same for everyone: play it once, and see how many computers you beat.
    - { COMMAND("tarocchi challenge") } has others play the same deals as you, each alone and when they like; at the end everyone sees how they stand.
