# Ce que disent les leçons de Terziglio.

lesson-terziglio-first-title = Ta première donne : Bologne
lesson-terziglio-first-intro = Tu parles en premier. Avec un *gioco*, tu prends les huit cartes du talon et joues contre les deux autres : ta main suffit.
lesson-terziglio-first-discards = Écarte huit cartes ; elles comptent pour toi. Si tu peux, écarte des couleurs entières : tu en feras ensuite les plis à l’atout.
lesson-terziglio-first-declares = Annonce tes combinaisons : elles comptent aussitôt, quoi qu’il arrive. Le Begato et le Matto sont des jokers dans les séquences.
lesson-terziglio-first-follows = Un pli, c’est une carte par personne. Joue la couleur de la première (garde le Matto) ; la plus forte de cette couleur le gagne.
lesson-terziglio-first-trumps = Tu n’as rien dans cette couleur : il faut un atout, une carte sans couleur. L’atout bat toute couleur ; le plus fort gagne.
lesson-terziglio-first-leads = À toi d’entamer, avec la carte que tu veux. Un roi fait le pli, sauf si une autre main n’a pas la couleur et joue atout.
lesson-terziglio-first-plays-alone = Tu joues contre les deux autres : à la fin, il te faut plus de points que leurs deux mains ensemble.
lesson-terziglio-first-defends = Tu es en défense : tes plis et ceux de l’autre main de la défense vont ensemble, contre l’attaque.
lesson-terziglio-first-backwards = En coupes et deniers, les petits chiffres battent les grands : sous le valet, as, 6, 7, 8, 9, 10. Ailleurs, l’as est le plus faible.
lesson-terziglio-first-follows-trumps = Il faut jouer atout. Du plus fort au plus faible : Ange, Monde, Soleil, Lune, 16 à 5, quatre Mori (le dernier joué gagne), Begato.
lesson-terziglio-first-friend-wins-last = Personne ne joue après toi et le pli est à la défense, ton camp. Donne ce qui compte : roi 5, dame 4, cavalier 3, valet 2.
lesson-terziglio-first-may-play-fool = Le Matto se joue quand tu veux. Il ne gagne jamais ; ton camp le garde et donne une carte de peu de valeur si le pli va à l’autre camp.
lesson-terziglio-first-has-won = Les plis de ton camp forment un tas. À la fin, trois ou quatre rois, dames, cavaliers ou valets y rapportent : c’est une cricca.
lesson-terziglio-first-has-lowest-trump = Le Begato est l’atout le plus faible et compte 5. Mets-le à l’abri sur une couleur que tu n’as pas, quand personne ne joue après toi.
lesson-terziglio-first-cannot-win = Le pli va à l’autre camp et tu ne peux pas monter. Donne peu : à la fin, rois, dames et as font des combinaisons.
lesson-terziglio-first-free = Tu n’as ni cette couleur ni atout : joue ce que tu veux. Cela ne peut pas gagner ce pli.
lesson-terziglio-first-half-over = Le tas compte aussi les séquences : roi avec deux de ses dame, cavalier, valet ; trois as ; trois Mori. Dès trois séquences, c’est double.
lesson-terziglio-first-ends = À la fin, les cartes comptent aussi, moins 1 pour chaque paire : 87 points en tout. Le dernier pli en rapporte 6 de plus.
lesson-terziglio-first-last-card = La dernière carte. Les cartes écartées en échange du talon comptent pour l’attaque.
lesson-terziglio-first-learned = Les points du camp gagnant divisés par 50 font les points de jeu, que l’attaque reçoit de chaque main ou lui paie. Un solo les double.

lesson-terziglio-first-straight-title = Ta première donne : Ordre uniforme
lesson-terziglio-first-straight-intro = Une main a dit *gioco* : elle prend les cinq cartes du talon, c’est l’attaque. Passe : les deux autres mains font la défense.
lesson-terziglio-first-straight-follows = Joue la couleur de la première carte (garde le Matto). La plus forte fait le pli : roi, dame, cavalier, valet, 10 à 6, as.
lesson-terziglio-first-straight-follows-trumps = Il faut jouer atout. Du plus fort au plus faible : Monde, Ange, Soleil, Lune, 16 à 5, quatre Mori (le dernier joué gagne), Begato.
lesson-terziglio-first-straight-has-lost = Ici un pli rapporte aussitôt si ses trois cartes font une combinaison, comme trois as, ou roi, dame et valet d’une couleur.
lesson-terziglio-first-straight-learned = Ici, le Monde est l’atout le plus fort, l’as la carte la plus faible, et l’attaque entame. La suite des leçons se joue comme à Bologne.

lesson-terziglio-1-title = Gioco, solo ou passe
lesson-terziglio-1-intro = Tu parles en premier. Avec un *gioco*, tu prends les huit cartes du talon, tu en écartes huit et tu joues contre les deux autres.
lesson-terziglio-1-key-1 = Tu as six atouts, dont le Monde et le Begato, et un roi avec son cavalier et son as. Quelle enchère choisis-tu ?
lesson-terziglio-1-right-1 = De 26 cartes, tu gardes maintenant les 18 meilleures. Une main correcte peut ainsi battre les deux autres ensemble.
lesson-terziglio-1-wrong-1 = Mieux : { $right }. Avec le talon, ta main est assez forte. Un solo n’y touche pas, et si tu passes, il va à d’autres.
lesson-terziglio-1-learned = Dis gioco quand le talon peut rendre forte une bonne main. Un solo compte double, mais il faut une main qui gagne sans le talon.

lesson-terziglio-2-title = Fais tomber les atouts par le haut
lesson-terziglio-2-intro = Tu es à l’attaque. La défense n’a plus qu’un atout en tout, plus fort que l’un de tes deux atouts et plus faible que l’autre.
lesson-terziglio-2-key-1 = À toi d’entamer, avec deux atouts et deux bâtons. Quelle carte joues-tu d’abord ?
lesson-terziglio-2-right-1 = Leur dernier atout est tombé. Personne ne peut plus couper ton roi, et ton autre atout est maître.
lesson-terziglio-2-wrong-1 = Mieux : { $right }. Leur dernier atout serait tombé ; il vient de battre ta carte.
lesson-terziglio-2-learned = À l’attaque avec de forts atouts, fais tomber les leurs par le haut : rois et petits atouts sont ensuite à l’abri.

lesson-terziglio-3-title = Garde la carte d’arrêt
lesson-terziglio-3-intro = Tu es en défense. L’attaque rejoue la couleur du dernier pli. Son roi est tombé : ta dame y est maintenant la plus forte carte.
lesson-terziglio-3-key-1 = L’autre main de la défense joue après toi. Fais-tu le pli avec la dame, ou joues-tu petit ?
lesson-terziglio-3-right-1 = La carte de la défense après toi suffisait, et ta dame arrête toujours la couleur : garde-la contre l’attaque.
lesson-terziglio-3-wrong-1 = Mieux : { $right }. La carte de la défense après toi suffisait. Tu n’arrêtes plus cette couleur.
lesson-terziglio-3-learned = En défense, garde la plus forte carte de la couleur de l’attaque pour le pli où il la faut.
