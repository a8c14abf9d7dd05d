# Chambéry: i suoi nomi e le sue regole.

game-chambery = Chambéry
game-chambery-line = { $players ->
        [3] In tre, ognuno per sé; il mazziere scarta tre carte.
        [4] Chi dichiara chiede carte e gioca da solo, o il mazziere chiama un re.
       *[5] Chi dichiara chiede carte e gioca da solo, o il mazziere chiama un re.
    }
game-chambery-hint = chiedi una carta per nome

phase-ask = carte chieste

bid-two_cards = due carte
bid-one_card = una carta
bid-no_cards = nessuna carta
bid-called_king = re chiamato
# Short, for pictures.
picture-bid-two_cards = 2 carte
picture-bid-one_card = 1 carta
picture-bid-no_cards = 0 carte

bid-offered-two_cards = due carte ×1
bid-offered-one_card = una carta ×2
bid-offered-no_cards = nessuna carta ×4

ask-ask-call = **Tocca a te.** Quale carta chiedi?
ask-ask-give = **Tocca a te.** Quale carta dai in cambio?
doing-ask = Si aspetta { $name }: deve scambiare una carta.
picture-doing-ask = chiede una carta

hint-ask = 💡 Chiederei **{ $card }**.
hint-give = 💡 Darei **{ $card }**.

line-won-tricks = prese
line-excuse = Excuse
line-discarded = scarto
line-payment = conto
line-evened = per dividere
sum-half = { $points } { NOUN($points) ->
    [one] punto
   *[other] punti
} (la metà è { $part }{ $doubled ->
    [0] {""}
   *[other] , il doppio sotto { $doubled }
})
sum-third = { $points } { NOUN($points) ->
    [one] punto
   *[other] punti
} (un terzo è { $part }{ $doubled ->
    [0] {""}
   *[other] , il doppio sotto { $doubled }
})

picture-role-caller = chiama
picture-role-called = partner

told-card-asked = **{ $name }** chiede una carta a { $holder }: { $card }.
told-card-not-held = **{ $name }** chiede: { $card }. Non ce l’ha nessuno: è nello scarto.
told-cards-exchanged = { $name } dà a { $holder }: { $given }, in cambio di: { $asked }.
told-partner-called = **{ $name }** chiama: { $card }, e gioca con **{ $holder }**.

# Le regole in pagine brevi.

rules-chambery-deck =
    Tutto il mazzo da 78 carte: quattro semi di 14, 21 trionfi e l’Excuse.
    { $round_numerals ->
        [natural] { "" }**Tutti e quattro i semi,** dalla più alta: { $courts } 10 9 8 7 6 5 4 3 2 1.
       *[reversed] { "" }**Picche e fiori,** dalla più alta: { $courts } 10 9 8 7 6 5 4 3 2 1.
            { "" }**Cuori e quadri:** { $courts } 1 2 3 4 5 6 7 8 9 10. Qui i numeri bassi battono quelli alti.
    }
    { "" }**Trionfi:** il più alto è il 21, il più basso l’1 (*Petit*).
    { "" }**Punti:** 21, Petit, Excuse e re 4 ciascuno, donne 3, cavalli 2, fanti 1, le altre carte niente. Ogni presa vale 1 punto in più per chi la fa, e lo scarto nel suo insieme 1 in più. Fanno { $players ->
        [3] 78
        [4] 72
        [5] 68
       *[0] 68 in cinque, 72 in quattro e 78 in tre
    } in tutto.

rules-chambery-deal =
    { "" }**Carte:** { $players ->
        [3] 25 a testa; il mazziere prende anche le altre tre e scarta tre carte.
        [4] 19 a testa; il mazziere prende anche le altre due e scarta due carte.
        [5] 15 a testa; il mazziere prende anche le altre tre e scarta tre carte.
       *[0] 15 a testa in cinque, 19 in quattro, 25 in tre. Il mazziere prende anche le altre, tre (due in quattro), e ne scarta altrettante.
    } I re, il 21 e l’Excuse non si scartano mai. { $trump_discard ->
        [free] Gli altri trionfi sì.
       *[void_only] Gli altri trionfi si scartano solo se al mazziere non resta in mano nessun trionfo (il 21 lo è, l’Excuse no). Ma se le altre carte non bastano, si arriva al numero con qualche trionfo, il Petit per ultimo: solo questi si mostrano a tutti.
    } Il Petit scartato si mostra in ogni caso; il resto rimane coperto fino alla fine. Lo scarto conta per { $discard_to ->
        [dealer] la parte del mazziere.
       *[last_trick] { $players ->
            [3] chi
           *[other] la parte che
        } fa l’ultima presa.
    }
    { $players ->
        [3] Non c’è asta: ognuno gioca per sé.
       *[other] { chambery-bids }
    }

chambery-bids = { $players ->
        [0] In tre non c’è asta: ognuno gioca per sé.
            { "" }
       *[other] { "" }
    }{ "" }**Asta:** dopo lo scarto comincia chi segue il mazziere, che parla per ultimo. Dalla più bassa alla più alta ci sono *due carte* ×1, *una carta* ×2 e *nessuna carta* ×4. Quando tocca a te, dichiari di più o passi; chi passa non parla più, e si gira finché passano tutti tranne uno. *Nessuna carta* chiude subito l’asta. La dichiarazione più alta gioca da sola contro tutti.
    { "" }**Chiedere:** con le prime due, chi dichiara nomina una carta che non ha in mano, una qualsiasi tranne l’Excuse, e chi la ha deve darla. In cambio chi dichiara restituisce un’altra carta qualsiasi, senza che gli altri la vedano. Se la carta nominata è nello scarto, se ne nomina un’altra; il mazziere che dichiara non può nominare quelle che ha scartato. Con due carte si fa due volte.
    { "" }**Re chiamato:** se passano tutti, { $called_king ->
        [throw_in] la smazzata non conta e le carte le dà il mazziere successivo.
       *[dealer] il mazziere chiama un re che non ha, e la smazzata vale ×1. Chi lo ha lo dice subito e fa da partner al mazziere; nessuno scambia carte. Con tutti e quattro i re si chiama una donna che non è né in mano né nello scarto, se non ce ne sono un cavallo, e così via.
    }

rules-chambery-play =
    Esce chi segue il mazziere, e si gioca verso destra. Si risponde al seme; chi non può, taglia con un trionfo; chi non ha nemmeno trionfi gioca quello che vuole. Non c’è mai l’obbligo di superare, né nel seme né coi trionfi.
    La presa va al trionfo più alto o, se non ce ne sono, alla carta più alta del seme d’uscita. Chi la fa esce alla successiva.
    { "" }**L’Excuse** si può giocare sempre, invece di rispondere o tagliare. Vale 4 per la parte che la gioca e non vince mai, salvo in un caso: una parte che ha fatto tutte le altre prese vince anche l’ultima, se ci esce con l’Excuse. Se si esce con l’Excuse, chi segue gioca quello che vuole, e quella carta decide il seme. { $fool_last ->
        [kept] I suoi 4 punti restano a chi la gioca anche all’ultima presa.
       *[lost] All’ultima presa i suoi 4 punti vanno a chi fa la presa.
    }

rules-chambery-scoring =
    { $players ->
        [3] { chambery-alone }
        [4] { chambery-sides }
        [5] { chambery-sides }
       *[0] { chambery-sides }
            { "" }**In tre:** { chambery-alone }
    }
    { $rounds ->
        [1] In una partita ognuno dà le carte una volta: il primo mazziere è tirato a sorte, poi si va verso destra.
       *[other] In una partita ognuno dà le carte { $rounds } volte: il primo mazziere è tirato a sorte, poi si va verso destra.
    } Vince il totale più alto.

chambery-sides = La metà dei punti è { $players ->
        [4] 36
        [5] 34
       *[0] 34 in cinque e 36 in quattro
    }. Se le parti sono pari, nessuno paga. Altrimenti nella parte che ha meno punti ognuno deve i punti che mancano alla metà, × la dichiarazione, e il doppio se la parte ne ha meno di { $players ->
        [4] 18
        [5] 17
       *[0] 17 in cinque o di 18 in quattro
    }.
    Chi vince divide tutto in parti uguali. Se la somma non si può dividere, chi perde paga di più finché si può: nella difesa tutti lo stesso, in una coppia il punto dispari tocca al mazziere.
    { "" }**Da solo,** se vinci ricevi da ognuno degli altri{ $lone_loss ->
        [each] , e se perdi paghi ognuno di loro.
       *[shared] ; se perdi paghi una volta sola, e gli altri dividono.
    }

chambery-alone = Un terzo dei punti è 26. Chi ne ha meno paga quelli che mancano, il doppio se ne ha meno di 13. Chi da solo è sopra 26 riceve tutto; se sono in due, ognuno riceve i punti che ha oltre 26, il doppio se il terzo ne ha meno di 13.

rules-chambery-words =
    - **Atouts:** i trionfi. **Petit** è l’1, il più basso.
    - **Excuse:** il Matto, che si può giocare sempre.
    - **Écart:** le carte che il mazziere scarta prima dell’asta.
    - **Roi appelé:** il re chiamato; chi lo ha fa da partner al mazziere.
    - **Attaque, défense:** le due parti di una smazzata: chi dichiara, o il mazziere con il suo partner, e tutti gli altri.
