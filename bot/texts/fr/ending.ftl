# Finir la partie après la donne en cours, ou l’abandonner.

button-end = Finir après cette donne
button-abandon = Abandonner
button-playon = Continuer

ending-asked-end = 🏁 Finir la partie après cette donne ? D’accord : **{ $agreed }**. On attend : { $missing }.
ending-settled-end = 🏁 Tout le monde est d’accord : la partie s’arrête après cette donne.
ending-asked-abandon = 🏳️ Abandonner la partie ? { $deals ->
    [0] Personne ne la gagnerait.
    [one] La donne terminée compterait, mais personne ne gagnerait la partie.
   *[other] Les donnes terminées compteraient, mais personne ne gagnerait la partie.
} D’accord : **{ $agreed }**. On attend : { $missing }.
ending-settled-abandon = 🏳️ Tout le monde est d’accord : la partie est abandonnée.
ending-closed = La partie a été arrêtée avant la fin.
ending-no-winner = { $deals ->
    [0] Personne n’a gagné la partie.
    [one] La donne terminée compte ; personne n’a gagné la partie.
   *[other] Les donnes terminées comptent ; personne n’a gagné la partie.
}
ending-withdrawn = Tu as choisi de continuer.
ending-early = La partie s’est arrêtée d’un commun accord après la donne { $deal }.
ending-unplayed = La partie s’est arrêtée d’un commun accord sans qu’aucune donne ait compté.
