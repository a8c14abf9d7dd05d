# Ce que chacun règle pour soi, et ce qui est enregistré.

command-settings = Régler l’affichage de tes parties

language-name = Français

settings-title = Réglages
settings-chosen =
    ## Réglages
    Ces choix ne changent que ce que tu vois, dès ta prochaine carte.
settings-trick_in_hand = Pli en cours au-dessus de ma main
settings-trick_in_hand-hint = Le pli en cours reste au-dessus de tes cartes : tout est dans un seul message.
settings-letters = Lettres des rois, dames, cavaliers et valets
settings-letters-hint = Sur les images et les boutons.
settings-letters-auto = celles de ma langue
settings-letters-RDCF = R D C F · re, donna, cavallo, fante
settings-letters-RDCV = R D C V · roi, dame, cavalier, valet
settings-letters-KQCJ = K Q C J · king, queen, cavalier, jack
settings-letters-KDCB = K D C B · König, Dame, Cavall, Bube
settings-colours = Teintes des couleurs
settings-colours-hint = Quatre, faciles à distinguer même en cas de daltonisme, ou les deux classiques.
settings-colours-four = quatre teintes
settings-colours-two = deux teintes : noir et rouge
settings-pack = Dessin des cartes
settings-pack-hint = Pour ta main, quand le jeu s’y prête.
settings-pack-auto = celui de la table
settings-pack-nouveau = Couleurs françaises · Tarot Nouveau
settings-pack-piemontese = Couleurs italiennes · Tarocco Piemontese
settings-reminders = Rappels en message privé
settings-reminders-hint = Quand c’est à toi aux tables à cadence lente ; si tu ne coches pas, à la table.
settings-everywhere = Visible partout
settings-everywhere-hint = Ton nom Discord et tes résultats sont visibles dans les classements tous serveurs confondus.
settings-language = Langue
settings-language-hint = Des messages que personne d’autre ne voit. Chaque table a la sienne.
settings-language-auto = celle de mon compte Discord
settings-drawing = -# Je redessine tes cartes ; en attendant, tu vois les cartes habituelles.

form-title = { $name } · { $page }/{ $pages }
form-continue = Continuer ({ $page }/{ $pages })
form-page = Page { $page }
form-kept = -# C’est noté.
form-unchanged = -# Rien n’a changé.
form-lost = ⚠️ Le choix a changé entre-temps et reste tel quel : { $names }.
form-usual = { $value } · par défaut
form-box-usual = par défaut : { $value }
form-boxes-rules = Règles appliquées
form-boxes-table = À cette table
form-boxes-own = Pour moi
form-boxes-server = Sur ce serveur

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
