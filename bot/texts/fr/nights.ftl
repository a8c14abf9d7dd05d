# Les soirées où l’on se retrouve pour jouer.

command-night = Donne rendez-vous au serveur pour jouer, une fois ou chaque semaine
option-date = Le jour : choisis-le, ou écris-le comme 2026-12-03
option-hour = L’heure, par exemple 21:00
option-zone = Ton fuseau horaire ou ta ville (il suffit de le dire une fois)
option-every = Une seule fois, ou chaque semaine à la même heure
night-every-week = chaque semaine
night-once = une fois
night-today = aujourd’hui · { $date }
night-tomorrow = demain · { $date }
night-zones = Europe/Paris Europe/Brussels Europe/Zurich America/Toronto
night-title = **Soirée { $game }**
night-title-weekly = **Soirée { $game } · chaque semaine**
night-when = <t:{ $at }:F> (<t:{ $at }:R>)
night-asks = { $name } demande qui vient.
night-players = { $players ->
    [one] { $players } personne par table
   *[other] { $players } personnes par table
}
night-nobody = Pour l’instant, il n’y a personne.
night-in = **{ $count ->
    [one] Vient
   *[other] Viennent
} ({ $count })** : { $names }
night-maybe = **Peut-être ({ $count })** : { $names }
night-out = **Pas libre ({ $count })** : { $names }
night-waiting = **En attente ({ $count })** : { $names }
night-how = -# Une demi-heure avant, qui vient ou vient peut-être reçoit un rappel. À l’heure dite, les tables s’ouvrent dans un fil, et les places restent réservées 15 minutes.
night-empty = Cette fois, il n’y avait personne.
night-begun = Les tables sont ouvertes. Le tirage :
night-table = Table { $number } { $place } : { $names }
night-without-seat = Il n’y avait plus de place pour { $names }. { COMMAND("tarocchi new") } ouvre une autre table.
night-reminder = { $people } Soirée { $game } <t:{ $at }:R> : vous venez ?
night-opens = { $people } Soirée { $game } : les tables s’ouvrent.
night-thread = Soirée { $game } · { $date }
night-thread-further = Soirée { $game } · { $date } · { $number }
night-further = Table { $number } de la soirée { $game } : { $names }
night-late = À l’heure de la soirée { $game }, le bot était arrêté. { COMMAND("tarocchi new") } ouvre une table.
night-ended = La soirée { $game } s’arrête là.
night-deserted = La soirée { $game } s’arrête là : trois fois de suite, il n’y avait personne.
night-preview = Personne d’autre ne le voit encore. Une fois publié, chaque personne lit le jour et l’heure dans son propre fuseau.
night-skipped = Ce jour-là on passe à l’heure d’été et l’heure choisie n’existe pas : ça commence une heure plus tard.
night-posted = Publié. *{ button-night-about }*, en dessous, permet d’y mettre fin.
night-noted-in = Tu viens.
night-noted-waiting = Il y a déjà { $count } personnes. Tu passes dès que l’une d’elles renonce.
night-noted-maybe = Tu viens peut-être.
night-noted-out = Tu ne viens pas.
night-noted-out-weekly = Tu ne viens pas cette fois. Dès la semaine prochaine tu viens à nouveau, jusqu’à ce que tu appuies sur *{ button-night-weekly }*.
night-noted-weekly = Tu viens chaque semaine. Pour arrêter, appuie encore sur *{ button-night-weekly }*.
night-noted-not-weekly = Tu ne viens plus chaque semaine. Pour cette fois, ta réponse reste.
night-about =
    Jusqu’à 40 personnes peuvent venir.
    Qui vient est tiré au sort pour une table, aussi également que possible : cinq tables et { $seats } places au plus. La première personne arrivée lance la partie, et l’ordinateur peut prendre les places qui restent vides.
night-about-weekly =
    Les réponses valent pour une soirée ; *{ button-night-weekly }* vaut jusqu’à ce que tu appuies à nouveau.
    Six heures après le début, ce message est publié à nouveau pour la semaine suivante. Trois soirées de suite sans personne y mettent fin.
night-end-question = Veux-tu vraiment mettre fin à la soirée { $game }, avec toutes les réponses ?
night-form-title = Quand ?
night-form-date = Jour
night-form-hour = Heure
night-form-zone = Fuseau horaire ou ville
button-night-in = Je viens
button-night-maybe = Peut-être
button-night-out = Pas libre
button-night-weekly = Chaque semaine
button-night-about = Comment ça marche
button-night-post = Publier
button-night-change = Changer
button-night-end = Y mettre fin
command-admin-end-night = Mets fin à une soirée où l’on se retrouve pour jouer
option-night = La soirée
admin-night-ended = La soirée { $game } n’aura plus lieu. La prochaine aurait été { $date }.
table-no-night = Cette soirée est terminée, ou n’a jamais été publiée.
table-no-such-date = « { $wanted } » n’est pas un jour que je connais. Écris-le comme 2026-12-03.
table-no-such-hour = « { $wanted } » n’est pas une heure que je connais. Écris-la comme 21:00.
table-no-such-zone = « { $wanted } » n’est pas un fuseau horaire que je connais. Écris une grande ville, comme Paris.
table-zone-needed = Discord ne dit pas quelle heure il est chez toi. Ajoute une fois *zone:* avec ta ville.
table-night-past = Ce moment est déjà passé.
table-night-too-far = C’est dans plus de 60 jours.
table-night-begun = Cette soirée a déjà commencé.
table-night-full = Il n’y a plus de place pour une autre réponse.
table-too-many-nights = Tu as déjà deux soirées sur ce serveur. Mets d’abord fin à l’une d’elles.
table-too-many-nights-here = Ce serveur a déjà cinq soirées. L’une d’elles doit d’abord se terminer.
table-may-not-open-night = Sur ce serveur, seule la modération peut ouvrir une soirée.
table-may-not-end-night = Seule la personne qui a ouvert cette soirée, ou la modération, peut y mettre fin.
