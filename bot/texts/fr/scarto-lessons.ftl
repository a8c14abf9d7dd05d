# Ce que disent les leçons de Scarto.

lesson-scarto-first-title = Ta première donne
lesson-scarto-first-intro = Un pli, c’est une carte de chaque main. Fournis la couleur de la première (garde le Matto) ; la plus forte de cette couleur le gagne.
lesson-scarto-first-cannot-win = Roi 5, dame 4, cavalier 3, valet 2, petite carte 1 : c’est pour qui fait le pli. Celui-ci, tu ne peux pas le gagner : donne peu.
lesson-scarto-first-trumps = Tu n’as rien dans cette couleur : il faut un atout, une carte qui n’a qu’un numéro. L’atout bat toute couleur ; le plus fort gagne.
lesson-scarto-first-leads = À toi d’entamer, avec la carte que tu veux. Un roi fait le pli, sauf si une autre main n’a pas la couleur et joue atout.
lesson-scarto-first-has-won = Tes plis vont dans ton tas. Toutes les cartes font 78 points : avec plus de 26 à la fin, tu gagnes ; avec moins, tu perds.
lesson-scarto-first-can-win-last = Personne ne joue après toi : fais le pli avec la plus petite carte qui suffit, ou avec un roi ou une dame, ainsi à l’abri.
lesson-scarto-first-has-trumps = Le plus fort atout est le 20, l’Ange ; puis viennent 21, 19, 18 et ainsi de suite jusqu’au 1. Le 20 et le 1, le Bagatto, valent 5.
lesson-scarto-first-may-play-fool = Le Matto (le Fou) se joue quand tu veux, même si tu peux fournir. Il ne fait jamais le pli, mais tu le gardes et il compte 4.
lesson-scarto-first-backwards = Dans cette couleur et une autre, les petits chiffres battent les grands : 1 bat 2, 2 bat 3. Roi, dame, cavalier, valet restent devant.
lesson-scarto-first-half-over = Il y a 21 atouts. Une fois tombés, même une petite carte gagne quand tu entames, si personne d’autre n’a plus sa couleur.
lesson-scarto-first-follows-trumps = L’entame est un atout : c’est l’atout qu’il faut fournir. Seul un atout plus fort fait le pli.
lesson-scarto-first-free = Tu n’as ni cette couleur ni atout : joue ce que tu veux. Cela ne peut pas gagner, alors garde rois et dames pour d’autres plis.
lesson-scarto-first-ends = On compte par trois cartes : leurs points moins 2. Trois cartes à 1 font 1 ; un roi et deux cartes à 1 font 5.
lesson-scarto-first-last-card = La dernière carte. La personne qui a donné a écarté trois cartes avant le premier pli ; elles comptent dans son tas.
lesson-scarto-first-learned = Tu marques tes points moins 26. Une partie, c’est trois donnes, une par personne ; le plus petit total perd.
