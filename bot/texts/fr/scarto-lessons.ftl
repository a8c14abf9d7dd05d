# Ce que disent les leçons de Scarto.

lesson-scarto-first-title = Ta première donne
lesson-scarto-first-intro = Un pli, c’est une carte par personne. Fournis la couleur ; la plus forte gagne : roi 5, dame 4, cavalier 3, valet 2, autres souvent 1.
lesson-scarto-first-cannot-win = Tu ne peux pas gagner ce pli : donne peu. En deniers et en coupes (carreau, cœur), le chiffre le plus fort est le 1, le plus faible le 10.
lesson-scarto-first-trumps = Tu n’as pas cette couleur : tu dois jouer atout, une couleur à part, de 1 à 21. Le plus fort gagne. Sans atout, joue ce que tu veux.
lesson-scarto-first-leads = À toi d’entamer, avec la carte que tu veux. Un roi fait le pli, sauf si quelqu’un n’a pas la couleur et joue atout.
lesson-scarto-first-has-won = Un pli rapporte la somme de ses cartes moins 2. Il y a 78 points en tout : avec plus de 26, tu gagnes ; avec moins, tu perds.
lesson-scarto-first-leads-backwards = Dans ta main, chaque couleur commence par sa carte la plus forte. Sans roi, entame une petite carte de ta couleur la plus longue.
lesson-scarto-first-can-win-last = Personne ne joue après toi. Gagne avec la plus petite carte qui suffit ; un roi ou une dame, si tu peux, serait aussi à l’abri.
lesson-scarto-first-may-play-fool = Le Matto, le Fou, se joue quand tu veux. Il ne gagne jamais, mais il va dans ton tas et compte 4, même au dernier pli.
lesson-scarto-first-has-played-fool = Le Matto que tu as joué est dans ton tas, peu importe qui a fait le pli : il ne gagne jamais, mais compte 4 et ne se perd pas.
lesson-scarto-first-free = Tu n’as ni cette couleur ni atout : joue ce que tu veux. Tu ne peux pas gagner, alors donne une carte qui compte peu.
lesson-scarto-first-follows-trumps = La première carte est un atout : joue atout, fort ou faible, ou le Matto. L’atout le plus fort fait le pli.
lesson-scarto-first-has-trumps = Le plus fort atout est le 20, l’Ange ; puis viennent 21, 19, 18, etc., jusqu’au 1. Le 20 et le 1, le Bagatto, valent 5, les autres 1.
lesson-scarto-first-half-over = Il y a 21 atouts, les tiens compris. Une fois tous joués, une carte que tu entames gagne si personne d’autre n’a sa couleur.
lesson-scarto-first-has-fool = Garde le Matto pour un pli qui te coûterait une bonne carte. Si tu commences par lui, c’est la carte suivante qui fixe la couleur.
lesson-scarto-first-has-lost = La personne qui a joué en dernier au premier pli avait donné et écarté trois cartes : elles comptent pour elle comme un pli.
lesson-scarto-first-learned = Tu marques tes points moins 26, le tiers de 78. Une partie, c’est trois donnes, une par personne ; le plus petit total perd.

lesson-scarto-1-title = Le roi à l’abri
lesson-scarto-1-intro = La donne est à peu près à moitié jouée. La couleur demandée est la même qu’au dernier pli.
lesson-scarto-1-key-1 = Ton roi ferait ce pli, avec un cavalier dedans. Tu prends tout de suite, ou tu gardes le roi pour un meilleur pli ?
lesson-scarto-1-right-1 = Roi et cavalier sont à toi. Plus une couleur a été jouée, plus vite une main n’en a plus et coupe ton roi à l’atout.
lesson-scarto-1-wrong-1 = Mieux : { $right }. Ce cavalier était à toi. Le roi est désormais en danger : sans cette couleur, on peut jouer atout.
lesson-scarto-1-learned = Mets tôt à l’abri rois et dames, avant qu’une autre main n’ait plus rien dans leur couleur.

lesson-scarto-2-title = Le Matto sauve un roi
lesson-scarto-2-intro = Dans la couleur demandée tu n’as qu’une carte, et c’est ton roi.
lesson-scarto-2-key-1 = Il y a déjà un atout dans ce pli. Que joues-tu ?
lesson-scarto-2-right-1 = Le roi reste dans ta main, et le Matto va dans ton tas : ses 4 points sont à toi, peu importe qui fait le pli.
lesson-scarto-2-wrong-1 = L’atout a pris ton roi et ses 5 points. Avec { $right }, tu ne perdais rien, et le roi pouvait attendre.
lesson-scarto-2-learned = Garde le Matto pour un pli où tu perdrais sinon un roi ou une dame.

lesson-scarto-3-title = Les derniers atouts
lesson-scarto-3-intro = Il te reste quatre cartes, dont deux atouts. Parmi toutes les autres il n’y a plus qu’un atout, dans une autre main.
lesson-scarto-3-key-1 = À toi d’entamer. Comment le 1, le Bagatto, fera-t-il un pli, pour que ses 5 points soient à toi ?
lesson-scarto-3-right-1 = Maintenant tu n’as rien dans la couleur demandée et personne ne joue après toi : ici ton 1 fait le pli à coup sûr.
lesson-scarto-3-wrong-1 = L’autre atout l’a pris avec ses 5 points. Entamer du 1, c’est le donner à n’importe quel atout plus fort.
lesson-scarto-3-learned = N’entame pas du 1. Garde-le pour une couleur que tu n’as pas, et joue-le quand aucun atout plus fort ne peut suivre.
