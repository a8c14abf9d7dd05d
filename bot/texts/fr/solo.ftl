# Ce que l’on joue seul.

command-practice = Jouer une donne en solo contre des ordinateurs
option-level = La force des ordinateurs
button-go-on = Continuer
button-new-deal = Nouvelle donne
button-again = Rejouer la donne
button-back = Reprendre
button-play-from = Jouer à partir d’ici
practice-open = Tu as une donne de { $game } en cours. Veux-tu la continuer ?
practice-title = **Entraînement · { $game }**
practice-title-again = **Entraînement · { $game }** · une donne déjà jouée
practice-result = Cette donne te rapporte **{ $score }**.
practice-given-up = Tu as laissé cette donne.
table-one-moment = Les ordinateurs ont besoin d’un instant. Appuie encore une fois.
