# Ce que chacun règle pour soi, et ce qui est enregistré.

command-settings = Régler l’affichage de tes parties

language-name = Français

settings-title =
    ## Réglages
    Ces choix ne changent que ce que tu vois, dès ta prochaine carte.
settings-trick = **Pli en cours au-dessus de ma main.** Tout est alors dans un seul message.
settings-trick-on = oui
settings-trick-off = non : seulement les cartes
settings-letters = **Lettres** des rois, dames, cavaliers et valets, sur les images et les boutons.
settings-letters-auto = celles de ma langue
settings-letters-RDCF = R D C F · re, donna, cavallo, fante
settings-letters-RDCV = R D C V · roi, dame, cavalier, valet
settings-letters-KQCJ = K Q C J · king, queen, cavalier, jack
settings-letters-KDCB = K D C B · König, Dame, Cavall, Bube
settings-colours = **Teintes des couleurs.** Quatre teintes, faciles à distinguer même en cas de daltonisme, ou les deux teintes classiques.
settings-colours-four = quatre teintes
settings-colours-two = deux teintes : noir et rouge
settings-pack = **Dessin des cartes** de ta main, quand le jeu s’y prête.
settings-pack-auto = celui de la table
settings-pack-nouveau = Couleurs françaises · Tarot Nouveau
settings-pack-piemontese = Couleurs italiennes · Tarocco Piemontese
settings-reminders = **Rappels** aux tables à cadence lente.
settings-reminders-channel = à la table
settings-reminders-direct = en message privé
settings-everywhere = **Partout.** Dans les classements tous serveurs confondus, ton nom Discord et tes résultats sont visibles depuis d’autres serveurs.
settings-everywhere-off = ne pas apparaître
settings-everywhere-on = apparaître sous mon nom Discord
settings-language = **Langue** des messages que personne d’autre ne voit. Chaque table a la sienne, la même pour tout le monde.
settings-language-auto = celle de mon compte Discord
settings-kept = -# C’est noté.
settings-drawing = -# C’est noté. Je redessine tes cartes ; en attendant, tu vois les cartes habituelles.

mydata-page =
    ## Tes données
    Le fichier contient tout ce qui est enregistré à ton sujet, tous serveurs confondus : tes réglages et tes places, chacun de tes coups avec son heure, tes résultats, tes donnes et tes cotes. Personne d’autre ne voit ce message.
    { "" }*{ button-delete }* efface tes réglages, et retire ton identifiant et ton nom de tout le reste.
mydata-no-file =
    ## Tes données
    Je ne peux pas te montrer le fichier ici : il me manque la permission « { $right } ». Lance la commande dans un autre salon.
    { "" }*{ button-delete }* efface tes réglages, et retire ton identifiant et ton nom de tout ce qui est enregistré à ton sujet.
mydata-none = Rien n’est enregistré à ton sujet.
mydata-sure =
    Veux-tu **supprimer tout ce qui est enregistré à ton sujet**, sur tous les serveurs ?
    - Tes réglages disparaissent, ainsi que ton identifiant et ton nom dans les résultats, les donnes, les cotes et les places.
    - Tes parties restent pour les personnes avec qui tu les as jouées, avec une place sans nom. Les mots qui t’ont servi à couper restent aussi.
    - Les messages et images déjà publiés et les fichiers déjà téléchargés sont hors de ma portée. La modération peut supprimer des messages.
    - Si tu rejoues un jour, tu repars de zéro.
mydata-surer = **Ni toi, ni la modération, ni moi ne pourrons revenir en arrière.** Veux-tu vraiment tout supprimer ?
mydata-deleted = C’est supprimé. Plus rien de ce qui est enregistré ne permet de remonter jusqu’à toi.
button-delete = Supprimer…
button-delete-really = Tout supprimer
button-delete-for-good = Supprimer pour de bon
