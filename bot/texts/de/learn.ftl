# Ein Spiel durch seine Lektionen lernen.

command-learn = Ein Spiel lernen, indem man es spielt
learn-title = **{ $game } lernen**
learn-how = Jede Lektion ist eine Runde gegen Computer. Was man wissen muss, steht jeweils dabei. Du kannst eine Karte zurücknehmen; wo du etwas gefragt wirst, nennt dir *{ button-hint }* die Antwort.
learn-line = ▫️ { $title }
learn-line-done = ✅ { $title }{ $wrong ->
        [0] {""}
        [one] {" "}· eine falsche Antwort
       *[other] {" "}· { $wrong } falsche Antworten
    }
lesson-open = Du steckst mitten in dieser Lektion: **{ $title }**. Willst du sie fortsetzen?
lesson-title = **{ $title }**
lesson-last = Das war die letzte Lektion. { COMMAND("tarocchi practice") } gibt dir eine eigene Runde.
lesson-answers = Richtige Antworten: **{ $right } von { $count }**.
lesson-answer = { $count ->
        [one] Die Antwort: **{ $right }**.
       *[other] Eine von diesen: **{ $right }**.
    }
lesson-cost = { $count ->
        [one] Diese Karte hat etwa einen Punkt gekostet. Du kannst sie zurücknehmen oder weiterspielen.
       *[other] Diese Karte hat etwa { $count } Punkte gekostet. Du kannst sie zurücknehmen oder weiterspielen.
    }
button-lesson-again = Von vorn
button-learn = Lernen
button-lessons = Alle Lektionen
table-no-lesson = Es gibt keine Lektion { $wanted }.
profile-lessons = Lektionen
profile-lessons-done = { $done } von { $lessons }
