# Tarocco francese: i suoi nomi e le sue regole.

game-tarocco-francese = Tarocco francese
game-tarocco-francese-line = { $players ->
        [3] Chi prende gioca da solo contro gli altri due.
        [4] Chi prende gioca da solo contro gli altri tre.
        [5] Chi prende, da solo o con il partner che chiama, contro tutti gli altri.
       *[6] Chi prende, da solo o con uno o due partner che chiama, contro tutti gli altri.
    }
game-tarocco-francese-hint = prendi e sfida gli altri

phase-call = chiamata
phase-slam = chelem

bid-petite = petite
bid-garde = garde
bid-garde_sans = garde sans
bid-garde_contre = garde contre

bid-offered-petite = petite ×1
bid-offered-garde = garde ×2
bid-offered-garde_sans = garde sans ×4
bid-offered-garde_contre = garde contre ×6

ask-bid-tarocco-francese = **Tocca a te** parlare. { $bouts ->
    [0] Non hai bout
    [one] Hai un bout
   *[other] Hai { $bouts } bout
}: servono { $needed } punti.

line-petit = Petit au bout
line-handful = poignée
line-slam = chelem
sum-contract = { $bouts ->
    [0] nessun bout
    [one] 1 bout
   *[other] { $bouts } bout
}, { $points } { NOUN($points) ->
    [one] punto
   *[other] punti
} (ne servono { $needed }), { $margin } in { $won ->
    [0] meno
   *[1] più
}

told-untouched-tarocco-francese = Lo chien, rimasto coperto: { $cards }. Vale { $points }.
picture-untouched-tarocco-francese = Chien coperto

# Le regole in pagine brevi.

rules-tarocco-francese-deck =
    Il Tarot Nouveau ha 78 carte: quattro semi di 14 ({ $courts } 10 9 … 2 1, e l’1 è la carta più bassa), 21 trionfi e l’Excuse.
    { "" }**Bout:** il 21, l’1 (*Petit*) e l’Excuse. Da loro dipende quanti punti servono all’attacco.
    { "" }**Punti:** bout e re 4½, donne 3½, cavalli 2½, fanti 1½, ogni altra carta ½. Fanno 91 in tutto.
    { $players ->
        [3] { "" }**In tre:** *chi prende* gioca contro gli altri due.
        [4] { "" }**In quattro:** *chi prende* gioca contro gli altri tre.
        [5] { "" }**In cinque:** *chi prende* chiama un partner e gioca contro gli altri.
        [6] { "" }**In sei:** *chi prende* chiama fino a due partner e gioca contro gli altri.
       *[0] { "" }**In quanti:** 3, 4, 5 o 6. *Chi prende* gioca contro gli altri: in 5 chiama un partner, in 6 fino a due.
    }

rules-tarocco-francese-deal =
    { "" }**Carte:** { $players ->
        [3] 24 a testa. Le altre 6 sono lo *chien*.
        [4] 18 a testa. Le altre 6 sono lo *chien*.
        [5] 15 a testa. Le altre 3 sono lo *chien*.
        [6] 12 a testa. Le altre 6 sono lo *chien*.
       *[0] in 3 si danno 24 carte a testa, in 4 18, in 5 15, in 6 12. Il resto è lo *chien*: 6 carte, in 5 solo 3.
    } Chi si trova il Petit senza altri trionfi e senza l’Excuse mostra le carte: la smazzata va a monte senza punti, e le carte le dà il mazziere successivo.
    { "" }**Asta:** si parla una volta sola, per passare o salire: { $lowest_bid ->
        [garde] *garde* ×2
       *[petite] *petite* ×1, *garde* ×2
    }, *garde sans* ×4, *garde contre* ×6. Se passano tutti, le carte le dà il mazziere successivo.
    { francese-calls }{ "" }**Chien:** { $lowest_bid ->
        [garde] nella garde
       *[petite] nella petite e nella garde
    } si scopre; chi prende lo raccoglie e scarta altrettante carte, che contano per l’attacco. Re e bout non si scartano mai, i trionfi solo se le altre carte non bastano; i trionfi scartati si mostrano. Nella garde sans lo chien conta per l’attacco senza essere visto, nella garde contre per la difesa.
    { "" }**Chelem:** prima della prima carta chi prende può annunciare che l’attacco farà tutte le prese. In quel caso esce chi prende.

rules-tarocco-francese-play =
    Esce chi segue il mazziere, se nessuno ha annunciato uno chelem.{ francese-lead-ban }
    Si risponde al seme; chi non può, taglia con un trionfo; chi non ha nemmeno trionfi gioca quello che vuole. Il trionfo che giochi deve superare quelli già nella presa, se ne hai uno che li supera, anche quando è in testa il tuo partner. La presa va al trionfo più alto o, se non ce ne sono, alla carta più alta del seme d’uscita. Chi la fa esce alla successiva.
    { "" }**L’Excuse** si può giocare sempre, invece di rispondere o tagliare. Se si esce con l’Excuse, il seme lo decide la carta dopo. Non vince mai, e resta alla parte che l’ha giocata: se la presa è degli altri, in cambio ricevono una carta da mezzo punto. { $excuse_last ->
        [trick_winner] All’ultima presa l’Excuse va alla parte che fa la presa. Una parte che ha fatto tutte le altre prese vince anche l’ultima, se esce con l’Excuse.
       *[changes_side] All’ultima presa l’Excuse passa all’altra parte, anche se la presa è tua. La tiene solo la parte che fa tutte le prese; e chi ha fatto tutte le altre vince anche l’ultima, se esce con l’Excuse.
    }
    { "" }**Poignée:** prima di giocare la tua prima carta puoi mostrare a tutti dei trionfi.
    { $players ->
        [3] Se sono 13, 15 o 18,
        [4] Se sono 10, 13 o 15,
        [5] Se sono 8, 10 o 13,
        [6] { francese-handful6 }
       *[0] In 3: 13, 15 o 18 · in 4: 10, 13 o 15 · in 5: 8, 10 o 13 · in 6: 6, 8 o 10. Nell’ordine
    } valgono 20, 30 o 40. L’Excuse può contare fra loro solo se mostri tutti i tuoi trionfi.

rules-tarocco-francese-scoring =
    All’attacco servono 56 punti senza bout, 51 con uno, 41 con due, 36 con tutti e tre. Il mezzo punto spaiato va alla parte che vince il contratto.
    { "" }**La difesa:** ognuno paga o riceve (25 + i punti in più o in meno di quelli che servivano) × il contratto.
    { "" }**Petit au bout:** { $petit ->
        [personal] chi gioca il Petit all’ultima presa e la vince riceve 10 da ognuno degli altri; se la perde, paga 10 a ognuno. Non si moltiplica.
       *[side] nella difesa ognuno paga o riceve 10 × il contratto: è della parte che fa l’ultima presa, se dentro c’è il Petit. In uno chelem che finisce con l’Excuse vale anche la penultima.
    }
    { "" }**Poignée:** 20, 30 o 40 alla parte che vince il contratto, chiunque l’abbia mostrata. **Chelem:** 400 se annunciato e fatto, 200 se fatto senza annuncio, −200 se annunciato e mancato, −200 se è la difesa a fare tutte le prese, −400 se capitano tutte e due le cose. Non si moltiplicano per il contratto, e anche questi punti, nella difesa, ognuno li paga o li riceve per intero.
    { "" }**Come si divide:** chi prende e non ha partner riceve da tutta la difesa, o paga tutta la difesa.{ francese-shares }
    La partita è di { $deals ->
        [0] { $players ->
            [3] 6 smazzate
            [4] 4 smazzate
            [5] 5 smazzate
            [6] 6 smazzate
           *[0] 4 smazzate in 4, 5 in 5, 6 in 3 o in 6
        }
        [one] 1 smazzata
       *[other] { $deals } smazzate
    }. Le smazzate andate a monte non contano. Vince il totale più alto.

rules-tarocco-francese-words =
    - **Atouts:** i trionfi. **Petit** è l’1, il più basso.
    - **Excuse:** il Matto, che si può giocare sempre.
    - **Bouts:** il 21, il Petit e l’Excuse. Da loro dipende quanti punti servono all’attacco.
    - **Attaque, défense:** le due parti di una smazzata: chi prende con i suoi partner, e tutti gli altri.
    - **Petite, garde, garde sans, garde contre:** quello che si dichiara all’asta, dal più basso al più alto. *Sans* dà lo chien coperto all’attacco, *contre* alla difesa.
    - **Chien:** le carte che non riceve nessuno.
    - **Écart:** le carte che scarta chi prende.
    - **Poignée:** molti trionfi, mostrati prima della propria prima carta per avere punti in più.
    - **Chelem:** tutte le prese a una sola parte.
    - **Petit au bout:** il Petit all’ultima presa.

francese-calls = { $players ->
        [3] { "" }
        [4] { "" }
       *[other] { "" }**Chiamata:** prima che si scopra lo chien, chi prende chiama { $players ->
            [5] un re
            [6] un re e una donna
           *[0] in 5 un re, in 6 un re e una donna
        }. Chi ha la carta fa da partner, e non lo dice finché non la gioca. Si può chiamare anche una carta che si ha in mano. Se la carta chiamata è in mano a chi prende, o nello chien, per quella carta non c’è partner. { francese-call-rule }
            { "" }
    }

francese-call-rule = { $call ->
        [free] Con tutti e quattro i re la prima carta può essere una qualsiasi, tranne trionfi ed Excuse{ $players ->
            [5] .
           *[other] ; con tutte e quattro le donne anche la seconda può essere una qualsiasi, tranne trionfi, Excuse e re.
        }
       *[ladder] Con tutti e quattro i re la prima carta può essere una donna; con tutti i re e tutte le donne, un cavallo; e così via.{ $players ->
            [5] { "" }
           *[other] { " " }Con tutte e quattro le donne la seconda carta può essere un cavallo; e così via.
        }
    }

francese-lead-ban = { $first_lead_ban ->
        [off] { "" }
       *[on] { $players ->
            [3] { "" }
            [4] { "" }
            [0] { " " }In 5 e in 6 la prima uscita non può essere in un seme chiamato, a meno che non sia proprio la carta chiamata.
           *[other] { " " }La prima uscita non può essere in un seme chiamato, a meno che non sia proprio la carta chiamata.
        }
    }

francese-handful6 = { $handful6 ->
        [n7-9-11] Se sono 7, 9 o 11,
       *[n6-8-10] Se sono 6, 8 o 10,
    }

francese-shares = { $players ->
        [3] { "" }
        [4] { "" }
        [5] { francese-share5 }
        [6] { francese-share6 }
       *[0] { " " }In 5 chi prende ha 2/3 e il partner 1/3. In 6 il partner con la prima carta (o con tutte e due) ha 1/3, quello con la seconda 1/6, e chi prende il resto.
    }

francese-share5 = { $share5 ->
        [equal] { " " }Altrimenti chi prende e il partner fanno a metà.
       *[two_thirds] { " " }Altrimenti chi prende ha 2/3 e il partner 1/3.
    }

francese-share6 = { " " }Altrimenti il partner con la prima carta ha 1/3, quello con la seconda 1/6, un partner con tutte e due { $share_both ->
        [half] 1/2
       *[third] 1/3
    }, e chi prende il resto.
