# What is new by a match, in a line below its result, and the setting for it.

news-line = 🗞️ { $news }
news-slam = first slam: { $names }
news-medal = { $names } won { $value ->
    [1] gold
    [2] silver
   *[3] bronze
} in { $season } ({ $game })
news-together = { $value } deals played together
news-deal = best deal on this server: { $names } +{ $value }
news-meld = greatest declaration on this server: { $names }, { $value } points
news-narrow = narrowest contract on this server: { $names }
news-streak = longest winning streak on this server: { $names }, { $value } matches
news-place = { $names } is now ranked: place { $value } by rating
news-better = { $names } rises to place { $value } by rating, from { $was }
admin-news = Results tell what is new
admin-news-hint = Records, first slams, medals and places, in a line below the result.
