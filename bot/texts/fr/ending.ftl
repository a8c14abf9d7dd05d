# Finir la partie après la donne en cours, ou l’abandonner.

button-end = Finir après cette donne
button-abandon = Abandonner
button-playon = Continuer

ending-asked-end = 🏁 Finir la partie après cette donne ? D’accord : **{ $agreed }**. On attend : { $missing }.
ending-settled-end = 🏁 Tout le monde est d’accord : la partie s’arrête après cette donne.
ending-asked-abandon = 🏳️ Abandonner la partie, sans gain ni perte ? D’accord : **{ $agreed }**. On attend : { $missing }.
ending-settled-abandon = 🏳️ Tout le monde est d’accord : la partie est abandonnée, sans gain ni perte pour personne.
ending-withdrawn = Tu as choisi de continuer.
ending-early = La partie s’est arrêtée d’un commun accord après la donne { $deal }.
ending-unplayed = La partie s’est arrêtée d’un commun accord sans qu’aucune donne ait compté.
