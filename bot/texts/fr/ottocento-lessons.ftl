# Ce que disent les leçons d’Ottocento.

lesson-ottocento-first-title = Ta première donne : Bologne
lesson-ottocento-first-intro = Tu as des combinaisons en main. Annonce-les toutes : elles comptent aussitôt pour ton camp (toi et ton vis-à-vis), quoi qu’il arrive.
lesson-ottocento-first-follows = Un pli, c’est une carte par personne. Joue la couleur de la première (garde le Matto) ; la plus forte le gagne pour son camp.
lesson-ottocento-first-trumps = Tu n’as rien dans cette couleur : il faut un atout, une carte sans couleur. L’atout bat toute couleur ; le plus fort gagne.
lesson-ottocento-first-leads = À toi d’entamer, avec la carte que tu veux. Un roi fait le pli, sauf si une autre main n’a pas la couleur et joue atout.
lesson-ottocento-first-backwards = En coupes et deniers, les petits chiffres battent les grands : sous le valet, as, 6, 7, 8, 9, 10. Ailleurs, l’as est le plus faible.
lesson-ottocento-first-friend-wins-last = Personne ne joue après toi, le pli est à ton vis-à-vis. Donne roi (5), dame (4), cavalier (3), valet (2), ou un as pour les séquences.
lesson-ottocento-first-may-play-fool = Le Matto se joue quand tu veux. Il ne gagne jamais ; ton camp le garde et donne une carte de peu de valeur si le pli va à l’autre camp.
lesson-ottocento-first-has-won = Les plis de ton camp forment un tas. À la fin, trois ou quatre rois, dames, cavaliers ou valets y rapportent : c’est une cricca.
lesson-ottocento-first-follows-trumps = Il faut jouer atout. Du plus fort au plus faible : Ange, Monde, Soleil, Lune, 16 à 5, quatre Mori (le dernier joué gagne), Begato.
lesson-ottocento-first-free = Tu n’as ni cette couleur ni atout : joue ce que tu veux. Cela ne gagne pas ; une carte qui compte, seulement dans un pli du vis-à-vis.
lesson-ottocento-first-cannot-win = Le pli va à l’autre camp et tu ne peux pas monter. Donne peu : à la fin, rois, dames et as font des combinaisons.
lesson-ottocento-first-has-lowest-trump = Le Begato est l’atout le plus faible et compte 5. Comme le Matto, c’est un joker dans toute séquence : essaie de faire un pli avec.
lesson-ottocento-first-may-speak = En entamant, tu peux donner un signal public. *Volo* : ma dernière carte ; *striscio* : joue atout ; *busso* : prends et rejoue la couleur.
lesson-ottocento-first-half-over = Le tas compte aussi les séquences : roi avec deux de ses dame, cavalier, valet ; trois as ; trois Mori. Dès trois séquences, c’est double.
lesson-ottocento-first-ends = À la fin, les cartes comptent aussi, moins 1 pour chaque paire : 87 points en tout. Le dernier pli en rapporte 6 de plus.
lesson-ottocento-first-last-card = La dernière carte. La personne qui a donné a écarté deux cartes avant le premier pli ; elles comptent pour son camp.
lesson-ottocento-first-learned = Annonces, combinaisons du tas, cartes et dernier pli font tes points. Une partie va au premier camp qui arrive à 800 points.

lesson-ottocento-first-straight-title = Ta première donne : Ordre uniforme
lesson-ottocento-first-straight-intro = C’est toi qui as donné : écarte deux cartes, elles comptent pour ton camp. Sans une couleur, tu pourras en faire les plis à l’atout.
lesson-ottocento-first-straight-declares = Annonce maintenant tes combinaisons : elles comptent aussitôt pour ton camp (toi et ton vis-à-vis), quoi qu’il arrive.
lesson-ottocento-first-straight-follows = Joue la couleur de la première carte (garde le Matto). La plus forte gagne : roi, dame, cavalier, valet, 10 à 6, as.
lesson-ottocento-first-straight-follows-trumps = Il faut jouer atout. Du plus fort au plus faible : Monde, Ange, Soleil, Lune, 16 à 5, quatre Mori (le dernier joué gagne), Begato.
lesson-ottocento-first-straight-last-card = La dernière carte. Les deux que tu as écartées comptent aussi pour ton camp.
lesson-ottocento-first-straight-learned = Ici, le Monde est l’atout le plus fort, et l’as le plus faible de chaque couleur. Les autres leçons suivent Bologne et valent ici aussi.

lesson-ottocento-1-title = Trois séquences comptent double
lesson-ottocento-1-intro = Tu as trois séquences en main : grands atouts, as et Mori. Le Matto est un joker et sert dans les trois.
lesson-ottocento-1-key-1 = Qu’annonces-tu : les trois, une partie, ou rien, pour que personne ne connaisse tes cartes ?
lesson-ottocento-1-right-1 = 15, 15 et 10, et trois séquences comptent double : 80 points. Ils sont à toi, quoi que donnent les plis.
lesson-ottocento-1-wrong-1 = Mieux : { $right }. 15, 15 et 10, doublés puisqu’il y en a trois, font 80 points que personne ne peut te reprendre.
lesson-ottocento-1-learned = Annonce toutes tes combinaisons : leurs points sont acquis, et trois séquences ou trois cricche comptent double.

lesson-ottocento-2-title = Les as dans le pli du vis-à-vis
lesson-ottocento-2-intro = Ton vis-à-vis a entamé d’un roi, et tu as deux cartes de cette couleur. L’autre camp joue encore une carte après toi.
lesson-ottocento-2-key-1 = Laquelle de tes deux cartes de cette couleur donnes-tu au roi de ton vis-à-vis ?
lesson-ottocento-2-right-1 = Un as ne compte que 1, mais il sert dans deux séquences : celle des as et celle de sa couleur. Le voilà dans le tas de ton camp.
lesson-ottocento-2-wrong-1 = Mieux : { $right }. Il sert dans deux séquences. C’est maintenant ta dernière carte de la couleur, vite perdue.
lesson-ottocento-2-learned = Les as comptent peu mais font des séquences : donne-les aux plis de ton vis-à-vis, et ne les laisse pas à l’autre camp.

lesson-ottocento-3-title = Attends que le pli soit à vous
lesson-ottocento-3-intro = Ton vis-à-vis a entamé et gagne le pli pour l’instant. Tu n’as ni cette couleur ni atout : joue ce que tu veux.
lesson-ottocento-3-key-1 = L’autre camp a encore une carte à jouer. Donnes-tu un roi ou une dame à ton vis-à-vis, ou une petite carte ?
lesson-ottocento-3-right-1 = L’autre camp avait une carte plus forte. Il a fait le pli, mais tu ne lui as rien donné de valeur.
lesson-ottocento-3-wrong-1 = Mieux : { $right }. L’autre camp avait une carte plus forte, et prend la tienne : { $done }.
lesson-ottocento-3-learned = Donne rois et dames au pli de ton vis-à-vis seulement quand plus personne ne peut monter.
