# Ce que disent les leçons d’Ottocento.

lesson-ottocento-first-title = Ta première donne : Bologne
lesson-ottocento-first-intro = Tu as des combinaisons en main. Annonce-les toutes : elles comptent aussitôt pour ton camp (toi et ton vis-à-vis), quoi qu’il arrive.
lesson-ottocento-first-follows = Un pli, c’est une carte par personne. Joue la couleur de la première (garde le Matto) ; la plus forte le gagne pour son camp.
lesson-ottocento-first-trumps = Tu n’as rien dans cette couleur : il faut un atout, une carte sans couleur. L’atout bat toute couleur ; le plus fort gagne.
lesson-ottocento-first-leads = À toi d’entamer, avec la carte que tu veux. Un roi fait le pli, sauf si une autre main n’a pas la couleur et joue atout.
lesson-ottocento-first-backwards = En coupes et deniers, les petits chiffres battent les grands : sous le valet, as, 6, 7, 8, 9, 10. Ailleurs, l’as est le plus faible.
lesson-ottocento-first-friend-wins-last = Personne ne joue après toi et le pli est à ton vis-à-vis. Donne ce qui compte : roi 5, dame 4, cavalier 3, valet 2, as de séquence.
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
