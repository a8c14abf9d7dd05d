# Was man allein spielt.

command-practice = Eine Runde allein gegen Computer spielen
option-level = Wie gut die Computer spielen
button-go-on = Weiterspielen
button-new-deal = Neue Runde
button-again = Noch einmal dieselbe
button-back = Zurücknehmen
button-play-from = Ab hier spielen
practice-open = Du steckst mitten in einer Runde { $game }. Willst du sie weiterspielen?
practice-title = **Üben · { $game }**
practice-title-again = **Üben · { $game }** · eine schon gespielte Runde
practice-result = Diese Runde bringt dir **{ $score }**.
practice-given-up = Du hast diese Runde aufgegeben.
table-one-moment = Die Computer brauchen einen Moment. Drück bitte noch einmal.
