# Ce que disent les leçons de Piedicavallo.

lesson-piedicavallo-first-title = Ta première donne
lesson-piedicavallo-first-intro = Tu fais équipe avec ton vis-à-vis. Joue la couleur de la première carte (garde le Matto) : la plus forte fait le pli.
lesson-piedicavallo-first-last-card = La dernière carte. La personne qui a donné a écarté deux cartes avant le premier pli ; elles comptent pour son équipe.
lesson-piedicavallo-first-friend-wins-last = Personne ne joue après toi et le pli est à ton vis-à-vis. Donne-lui ce qui compte le plus parmi tes cartes jouables.
lesson-piedicavallo-first-cannot-win = Pour l’instant, le pli va à l’autre équipe et tu ne peux pas monter. Donne une carte qui compte peu.
lesson-piedicavallo-first-trumps = Tu n’as rien dans cette couleur : il faut un atout, une carte qui n’a qu’un numéro. L’atout bat toute couleur ; le plus fort gagne.
lesson-piedicavallo-first-others-speak = Ce qu’on dit de ses cartes est vrai. *Batto* : de ce que je joue, couleur ou atout, j’ai la plus forte carte encore en jeu.
lesson-piedicavallo-first-follows = Tu veux des points dans les plis de ton équipe : roi 5, dame 4, cavalier 3, valet 2, presque tout le reste 1.
lesson-piedicavallo-first-may-play-fool = Le Matto (le Fou) se joue quand tu veux, même si tu as la couleur. Il ne fait jamais le pli, mais ton équipe le garde.
lesson-piedicavallo-first-has-played-fool = Le Matto que tu as joué reste à ton équipe, peu importe qui a fait le pli : il ne gagne jamais, mais compte 5.
lesson-piedicavallo-first-leads = À toi d’entamer, avec la carte que tu veux. Un roi fait le pli, sauf si une autre main n’a pas la couleur et joue atout.
lesson-piedicavallo-first-can-win-last = Personne ne joue après toi : fais le pli avec la plus petite carte qui suffit, ou avec un roi ou une dame, ainsi à l’abri.
lesson-piedicavallo-first-has-trumps = Le plus fort atout est le 21, le Monde, le plus faible le 1, le Bagatto. Ces deux et le Matto comptent 5, un autre atout 1.
lesson-piedicavallo-first-has-lost = À coupes et deniers, les petits chiffres battent les grands : 1 bat 2, 2 bat 3. Dans ta main, chaque couleur commence par la plus forte.
lesson-piedicavallo-first-may-speak = Avec une carte, tu peux parler de celles que tu gardes : choisis au-dessus des cartes, puis joue. Tout le monde entend.
lesson-piedicavallo-first-free = Tu n’as ni cette couleur ni atout : joue ce que tu veux. Cela ne gagne pas ; une carte qui compte, seulement pour un pli de ton équipe.
lesson-piedicavallo-first-follows-trumps = La première carte est un atout : c’est la couleur à jouer. Seul un atout plus fort fait le pli, mais rien n’oblige à monter.
lesson-piedicavallo-first-ends = On compte les cartes une à une, 114 points en tout : avec plus de 57, ton équipe est devant.
lesson-piedicavallo-first-learned = Une partie, c’est quatre donnes, une par personne. L’équipe qui a alors le plus de points gagne la différence.

lesson-piedicavallo-1-title = Charge le pli de ton équipe
lesson-piedicavallo-1-intro = Ton vis-à-vis a joué atout et personne ne joue après toi : le pli est à vous, quoi que tu joues.
lesson-piedicavallo-1-key-1 = Laquelle de tes trois cartes de cette couleur lui donnes-tu ?
lesson-piedicavallo-1-right-1 = La dame et ses 4 points sont à l’abri. Plus tard, l’autre équipe aurait pu la prendre à l’atout.
lesson-piedicavallo-1-wrong-1 = Mieux : { $right }. Ses 4 points seraient à l’abri. Plus tard, l’autre équipe peut prendre la dame à l’atout.
lesson-piedicavallo-1-learned = Quand ton vis-à-vis fait le pli à coup sûr, donne-lui ce qui compte le plus.

lesson-piedicavallo-2-title = Ton vis-à-vis a dit batto
lesson-piedicavallo-2-intro = Au dernier pli, avec le 10, ton vis-à-vis a dit *batto* : c’est là qu’est la plus forte carte de cette couleur encore en jeu.
lesson-piedicavallo-2-key-1 = À toi d’entamer. L’autre équipe a encore un atout. Que joues-tu ?
lesson-piedicavallo-2-right-1 = Le dernier atout a dû tomber, et ton vis-à-vis a toujours la plus forte carte. Le seul atout est maintenant le tien.
lesson-piedicavallo-2-wrong-1 = Mieux : { $right }. Sur la couleur de ton vis-à-vis, l’autre équipe aurait dû donner son dernier atout.
lesson-piedicavallo-2-learned = On se dit vrai : joue la couleur de ton vis-à-vis. L’autre équipe entend tout, alors ne dis que ce qui aide.

lesson-piedicavallo-3-title = Le Bagatto à l’abri
lesson-piedicavallo-3-intro = Ton vis-à-vis entame du 21, le Monde, donc du plus fort atout, et dit : charge le pli.
lesson-piedicavallo-3-key-1 = Tu as deux atouts. Lequel joues-tu ?
lesson-piedicavallo-3-right-1 = Le 1, le Bagatto, est à l’abri : ses 5 points sont dans les plis de ton équipe.
lesson-piedicavallo-3-wrong-1 = Mieux : { $right }. Ses 5 points seraient à vous. Plus tard, n’importe quel autre atout le bat.
lesson-piedicavallo-3-learned = Seul, le 1 ne fait guère de plis. Donne-le à un pli que ton vis-à-vis fait à coup sûr.
