# Ce que disent les leçons du Chambéry.

lesson-chambery-first-title = Ta première donne
lesson-chambery-first-intro = La plus haute enchère joue contre toute la table. *Deux cartes* te permet d’en demander deux par leur nom : avec 21 et Excuse, dis-le.
lesson-chambery-first-calls = Nomme une carte que tu voudrais. Qui l’a doit te la donner, quelle qu’elle soit : le mieux est souvent un gros atout.
lesson-chambery-first-gives = En échange, donne n’importe quelle carte ; vous serez deux à la connaître. Mieux vaut une couleur courte : tu y joueras bientôt atout.
lesson-chambery-first-defends = Tu défends, avec toutes les mains qui ne sont pas de l’attaque. Quand le pli va à votre camp, mets-y une carte qui compte.
lesson-chambery-first-late = Joue l’Excuse avant le dernier pli : là, ses 4 points vont à qui fait le pli.
lesson-chambery-first-last = Quand tu joues sans partenaire, chaque main te paie si tu gagnes ; si tu perds, tu ne paies qu’une fois, et la défense partage.
lesson-chambery-first-ends = L’écart de la personne qui donne va à qui fait le dernier pli : garde une carte qui puisse le faire.
lesson-chambery-first-backwards = Fournis la couleur demandée. Ici, le 1 bat le 2, le 2 bat le 3 et ainsi de suite ; roi, dame, cavalier et valet restent au-dessus.
lesson-chambery-first-trumps = Tu n’as rien dans la couleur demandée : il faut un atout, une carte qui n’a qu’un numéro. Ici, rien n’oblige à monter.
lesson-chambery-first-follows = Au pli, chaque main donne une carte. Fournis la couleur demandée ; sa plus forte carte gagne, si personne ne joue atout.
lesson-chambery-first-leads = À toi d’entamer. Si tu as beaucoup d’atouts, joue-les : quand les autres n’en ont plus, personne ne coupe tes rois ni tes longues couleurs.
lesson-chambery-first-values = 21, Petit (l’atout 1), Excuse et rois comptent 4, dames 3, cavaliers 2, valets 1 ; et chaque pli que tu fais compte 1 de plus.
lesson-chambery-first-half = En tout, 72 points ; la moitié, c’est 36. Dans le camp qui en a moins, chaque main doit ce qui manque × l’enchère ; sous 18, le double.
lesson-chambery-first-excuse = L’Excuse se joue à tout moment. Elle ne gagne jamais, mais ses 4 points restent à toi : elle sauve une bonne carte d’un pli perdu.
lesson-chambery-first-free = Tu n’as ni cette couleur ni atout : joue ce que tu veux. Cela ne gagne pas, alors garde rois et dames si le pli va à l’autre camp.
lesson-chambery-first-count = Il y a 21 atouts : compte ceux qui tombent. Quand les autres n’en ont plus, personne ne peut couper tes couleurs.
lesson-chambery-first-learned = On paie ce qui manque à un camp pour faire 36, la moitié des points, × l’enchère. Viennent ensuite deux leçons d’une seule idée.
