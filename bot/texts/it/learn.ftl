# Imparare un gioco con le sue lezioni.

command-learn = Impara un gioco giocandolo
learn-title = **Imparare { $game }**
learn-how = Ogni lezione è una smazzata contro i computer. Quello che serve sapere lo leggi man mano. Puoi tornare indietro di una carta; dove ti si fa una domanda, *{ button-hint }* dà la risposta.
learn-line = ▫️ { $title }
learn-line-done = ✅ { $title }{ $wrong ->
        [0] {""}
        [one] {" "}· una risposta sbagliata
       *[other] {" "}· { $wrong } risposte sbagliate
    }
lesson-open = Hai questa lezione a metà: **{ $title }**. Vuoi continuarla?
lesson-title = **{ $title }**
lesson-last = Era l’ultima lezione. { COMMAND("tarocchi practice") } ti dà una smazzata tutta tua.
lesson-answers = Risposte giuste: **{ $right } su { $count }**.
lesson-answer = { $count ->
        [one] La risposta: **{ $right }**.
       *[other] Una di queste: **{ $right }**.
    }
lesson-cost = { $count ->
        [one] Quella carta è costata circa un punto. Puoi tornare indietro, o continuare.
       *[other] Quella carta è costata circa { $count } punti. Puoi tornare indietro, o continuare.
    }
button-lesson-again = Dall’inizio
button-learn = Impara
button-lessons = Tutte le lezioni
table-no-lesson = Non c’è nessuna lezione { $wanted }.
profile-lessons = Lezioni
profile-lessons-done = { $done } su { $lessons }
