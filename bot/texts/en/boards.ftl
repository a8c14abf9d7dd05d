# Leaderboards: what is written in their pictures, said below them, and their words.

board-title-game = Leaderboard · { $game }
board-title-everywhere = Everywhere · { $game }
board-kind = { $game }, { $players } players
board-all-games = All games

board-scope-here = This server
board-scope-everywhere = Everywhere
board-people = Only some people…

board-by-rating = rating
board-by-points = points a deal
board-by-wins = wins
board-by-matches = matches

board-period-all = all time
board-period-season = this season
board-period-month = this month
board-period-week = this week
board-period-tonight = last 12 hours
board-period-lastseason = last season
board-period-lastmonth = last month
board-period-lastweek = last week

# The quarters of a year.
season-winter = winter { $year }
season-spring = spring { $year }
season-summer = summer { $year }
season-autumn = autumn { $year }

board-future = That season has not begun yet. The last one to end was *{ $season }*.
board-unknown = I don’t know that time. Choose one from the list, or type a season such as *{ $season }*.

board-form = last 20 deals
board-range = how certain
board-unranked = not ranked yet
board-unranked-then = not ranked
board-of = of { $matches }
board-of-deals = of { $least } deals
board-nameless = Player

board-words-title = { $title }: { $by }, { $time }.
board-words-line = { $place }. { $name }: { $value }.
board-words-up = { $value } (up { $places } since Monday)
board-words-down = { $value } (down { $places } since Monday)
board-words-unranked = { $name }: { $value }, not ranked.
board-words-expected = { $place } { $name }: { $value }, not ranked yet.
board-words-own = Your line: { $line }

board-note-place = You are in { $place }.
board-note-no-deal = You have played no rated deal here in this time.
board-note-no-match = You have finished no match here in this time.
board-note-no-win = Your first win will give you a place.
board-note-deals = { $deals ->
    [one] You will be ranked after 1 more rated deal.
   *[other] You will be ranked after { $deals } more rated deals.
}
board-note-met = { $people ->
    [one] To be ranked, play rated deals with 1 more person.
   *[other] To be ranked, play rated deals with { $people } more people.
}
board-note-about = You will be ranked after about { $deals } more rated deals.
board-note-about-met = { $people ->
    [one] To be ranked: about { $deals } more rated deals, some with 1 more person.
   *[other] To be ranked: about { $deals } more rated deals, some with { $people } more people.
}
board-note-uncertain = Your rating is still too uncertain to be ranked: play more rated deals.
board-note-away = You have played no rated deal for 60 days, so you are not listed.
board-note-unlisted = To be listed here, choose “Listed everywhere” in { COMMAND("tarocchi settings", drawn: "yes") }.
board-note-no-deal-then = You played no rated deal here in that time.
board-note-no-match-then = You finished no match here in that time.
board-note-no-win-then = You won no match here in that time.
board-note-deals-then = { $deals ->
    [one] You were 1 rated deal short of a place.
   *[other] You were { $deals } rated deals short of a place.
}
board-note-away-then = You played no rated deal in the last 60 days of that season.
board-note-uncertain-then = Your rating was too uncertain for a place when the season ended.

podium-title = ## { $season } is over
podium-board = **{ $game }, { $by }**: { $people }

recounting = -# ⏳ Recounting, { $percent }%: these numbers may still change.
board-empty = No one is on this board yet. Play a match, or choose another board below.
board-empty-then = No one is on this board. Choose another one below.
board-empty-people = None of these people is on this board yet.
board-needs-game = Ratings and points can be compared within one game only. Name it with `game:`.
button-my-place = My place
button-show-all = Show everyone

option-period = The time that counts (default: all time)
option-by = What players are ranked by
command-records = The records of this server, with their replays
option-records-game = The game (default: that of the newest record)

records-title = ## Records · { $game }: { $sort }
records-empty = There is no record in this game yet. Rated deals with other people make them.
records-deal = greatest deals
records-meld = greatest declarations
records-narrow = narrowest contracts
records-slam = newest slams
records-streak = most wins in a row
records-day = most deals in a day
records-value-deal = +{ $value }
records-value-meld = { $value } declared
records-value-narrow = { $value } from each defender, before multiplying
records-value-slam = +{ $value }
records-value-streak = { $value } wins in a row
records-value-day = { $value ->
    [one] 1 deal
   *[other] { $value } deals
}
records-line = { $place }. **{ $value }** · { $name } · <t:{ $time }:d>
records-with = -# with { $names }
