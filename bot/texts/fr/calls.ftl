# Appeler à la table les personnes qui le souhaitent.

button-call = Appeler du monde
button-callme = M’appeler
button-dontcall = Ne plus m’appeler
players-call = { $mentions } : **{ $name }** cherche du monde pour jouer à { $game }. { $count ->
    [one] 1 place est libre.
   *[other] { $count } places sont libres.
}
players-called = { $count ->
    [one] J’ai appelé 1 personne.
   *[other] J’ai appelé { $count } personnes.
} Le message disparaît quand la partie commence ou que la table ferme.
call-me-on =
    Je te mentionnerai quand quelqu’un appelle du monde pour { $game } dans { $channel } et que tu n’as de place à aucune table : au plus une fois en deux heures, et pas entre 23 h et 9 h là où tu te trouves.
    Tant que je ne connais pas ton fuseau horaire, c’est l’heure de la personne qui a ouvert la table qui compte. { COMMAND("tarocchi settings") } montre où je t’appelle.
call-me-off = Je ne t’appelle plus pour { $game } dans { $channel }.
call-wishes = **Je t’appelle pour**
call-wish = - { $game } dans { $channel }
call-wish-option = { $game } · { $channel }
call-wish-end = Ne plus m’appeler pour…
table-lobby-has-called = Du monde a déjà été appelé à cette table.
table-channel-has-called = Il y a eu un appel dans ce salon il y a peu. Réessaie <t:{ $until }:R>.
table-no-seat-to-call-for = Il n’y a pas de place libre pour laquelle appeler quelqu’un à cette table.
table-nobody-wishes-calls = Personne n’a appuyé sur *{ button-callme }* pour ce jeu dans ce salon.
table-nobody-to-call = Il n’y a personne à appeler en ce moment : les personnes qui le souhaitent sont à une table, ont eu un appel il y a peu, ou il fait nuit là où elles se trouvent.
table-too-many-wishes = On ne peut pas t’appeler pour plus de 25 jeux et salons. { COMMAND("tarocchi settings") } en donne la liste.
