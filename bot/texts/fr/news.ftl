# Ce qu’une partie apporte de nouveau, en une ligne sous son résultat, et le réglage correspondant.

news-line = 🗞️ { $news }
news-slam = premier chelem de { $names }
news-medal = { $value ->
    [1] l’or
    [2] l’argent
   *[3] le bronze
} pour { $names }, { $season } ({ $game })
news-together = { $value } donnes jouées ensemble
news-deal = plus gros gain du serveur sur une donne : { $names } +{ $value }
news-meld = plus grosse annonce du serveur : { $names }, { $value } points
news-narrow = contrat du serveur réussi le plus de justesse : { $names }
news-streak = plus longue série de victoires du serveur : { $names }, { $value } parties
news-place = { $names } entre au classement : place { $value } à la cote
news-better = { $names } passe de la place { $was } à la place { $value } à la cote
admin-news = Les résultats disent ce qui est nouveau
admin-news-hint = Records, premiers chelems, médailles et places, en une ligne sous le résultat.
