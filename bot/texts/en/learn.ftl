# Learning a game by its lessons.

command-learn = Learn a game while you play it
learn-title = **Learn { $game }**
learn-how = Each lesson is one deal against computers. What you need is said as you go. You can take back a card; where you are asked a question, *{ button-hint }* has the answer.
learn-line = ▫️ { $title }
learn-line-done = ✅ { $title }{ $wrong ->
        [0] {""}
        [one] {" "}· one wrong answer
       *[other] {" "}· { $wrong } wrong answers
    }
lesson-open = You’re in the middle of this lesson: **{ $title }**. Do you want to continue it?
lesson-title = **{ $title }**
lesson-last = That was the last lesson. { COMMAND("tarocchi practice") } deals you a game of your own.
lesson-answers = Questions answered right: **{ $right } of { $count }**.
lesson-answer = { $count ->
        [one] The answer: **{ $right }**.
       *[other] One of these: **{ $right }**.
    }
lesson-cost = { $count ->
        [one] That card cost about one point. You can take it back, or play on.
       *[other] That card cost about { $count } points. You can take it back, or play on.
    }
button-lesson-again = From the beginning
button-learn = Learn
button-lessons = All lessons
table-no-lesson = There is no lesson { $wanted }.
profile-lessons = Lessons
profile-lessons-done = { $done } of { $lessons }
