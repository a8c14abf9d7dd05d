# Apprendre un jeu par ses leçons.

command-learn = Apprendre un jeu en le jouant
learn-title = **Apprendre { $game }**
learn-how = Chaque leçon est une donne contre des ordinateurs. Ce qu’il faut savoir est dit au fil du jeu. Tu peux reprendre une carte ; quand une question t’est posée, *{ button-hint }* donne la réponse.
learn-line = ▫️ { $title }
learn-line-done = ✅ { $title }{ $wrong ->
        [0] {""}
        [one] {" "}· une mauvaise réponse
       *[other] {" "}· { $wrong } mauvaises réponses
    }
lesson-open = Tu as déjà commencé cette leçon : **{ $title }**. Veux-tu la continuer ?
lesson-title = **{ $title }**
lesson-last = C’était la dernière leçon. { COMMAND("tarocchi practice") } te donne une donne rien que pour toi.
lesson-answers = Bonnes réponses : **{ $right } sur { $count }**.
lesson-answer = { $count ->
        [one] La réponse : **{ $right }**.
       *[other] L’une de celles-ci : **{ $right }**.
    }
lesson-cost = { $count ->
        [one] Cette carte a coûté environ un point. Tu peux la reprendre, ou continuer.
       *[other] Cette carte a coûté environ { $count } points. Tu peux la reprendre, ou continuer.
    }
button-lesson-again = Depuis le début
button-learn = Apprendre
button-lessons = Toutes les leçons
table-no-lesson = Il n’y a pas de leçon { $wanted }.
profile-lessons = Leçons
profile-lessons-done = { $done } sur { $lessons }
