# Quello che hanno in comune i giochi con il Tarocco Bolognese: nomi, segnali, pezzi di regole.

phase-declare = accuse
phase-compensate = carta per il Matto

meld-tarocchi = Tarocchi
meld-kings = Re
meld-queens = Donne
meld-cavaliers = Cavalli
meld-jacks = Fanti
meld-grande = Grande
meld-swords = Spade
meld-batons = Bastoni
meld-cups = Coppe
meld-coins = Denari
meld-moors = Mori
meld-aces = Assi

line-last-trick = ultima presa
line-declared = accuse

say-volo = volo: di questo seme era l’ultima
say-striscio = striscio: { $signals ->
    [tournament] di questo seme ne ho ancora
   *[wikipedia] gioca trionfi
}
say-busso = busso: { $signals ->
    [tournament] metti la tua più alta
   *[wikipedia] prendi con la più alta e rigioca questo seme
}

# Pezzi di regole.


-bolognese-combinations =
    { "" }Le **cricche** sono tre o quattro carte della stessa specie: Tarocchi (Angelo, Mondo, Begato, Matto) 18 o 36, re 17 o 34, donne 14 o 28, cavalli 13 o 26, fanti 12 o 24.
    { "" }Le **sequenze** di tre carte valgono 10, e ogni carta in più aggiunge 5:
-bolognese-suits = · *Seme:* il re e almeno due fra donna, cavallo e fante dello stesso seme. Ci si può aggiungere l’asso.
-bolognese-moors-and-aces = · *Mori*, *Assi:* tre o più.

-bolognese-pack = Il Tarocco Bolognese ha 62 carte: quattro semi di dieci, 21 trionfi e il Matto.

bolognese-reversed =
    { "" }**Spade e bastoni,** dalla più alta: { $courts } 10 9 8 7 6 A.
    { "" }**Coppe e denari:** { $courts } A 6 7 8 9 10. Qui i numeri bassi battono quelli alti.

bolognese-uniform = { "" }**Tutti e quattro i semi,** dalla più alta: { $courts } 10 9 8 7 6 A.

-bolognese-angel-high = { "" }**Trionfi:** Angelo, Mondo, Sole e Luna (con la scritta ANG, MON, SOL e LUN)

-bolognese-world-high = { "" }**Trionfi:** Mondo, Angelo, Sole e Luna (con la scritta MON, ANG, SOL e LUN)

-bolognese-low-trumps = poi dal 16 al 5, i quattro Mori e il Begato. I Mori sono alla pari: di due nella stessa presa vince l’ultimo giocato.

-bolognese-points = { "" }**Punti:** re 5, donna 4, cavallo 3, fante 2; Angelo, Mondo, Begato e Matto 5 ciascuno; ogni altra carta 1. Ogni due carte si toglie 1. Fanno 87 in tutto, e l’ultima presa ne aggiunge 6.

-bolognese-follow = Si risponde al seme; chi non può, taglia con un trionfo; chi non ha nemmeno trionfi gioca quello che vuole. Non c’è mai l’obbligo di superare, né nel seme né coi trionfi. La presa va al trionfo più alto o, se non ce ne sono, alla carta più alta del seme d’uscita. Chi la fa esce alla successiva.

bolognese-fool =
    { "" }**Il Matto** si può giocare sempre, invece di rispondere o tagliare. Non vince mai e resta alla tua parte: se la presa è degli altri, a fine smazzata ricevono in cambio, dal vostro mazzetto, una delle carte che valgono meno{ $comp_card ->
        [owner] , a scelta di chi ha giocato il Matto
       *[auto] { "" }
    }. La parte che non fa neanche una presa perde il Matto e non dà nulla in cambio. Se si esce con il Matto, il seme lo decide la carta dopo.

bolognese-signals =
    Si fanno con la carta d’uscita, ma non con il Matto: uno solo alla volta, e li vedono tutti. *Volo:* di questo seme era l’ultima. *Striscio:* { $signals ->
        [tournament] di questo seme ne ho ancora
       *[wikipedia] gioca trionfi
    }. *Busso:* { $signals ->
        [tournament] metti la tua più alta
       *[wikipedia] prendi con la tua più alta e rigioca questo seme
    }. Nessuno è tenuto a seguirli.{ $signal_limit ->
        [after_top_card] { " " }In un seme si possono fare solo se il suo re (nei trionfi, il più alto) è già uscito o esce adesso. Quando sono usciti tutti i trionfi che non hai tu, si possono fare in ogni seme.
       *[none] { "" }
    }

bolognese-grande = { $top ->
        [world] il Mondo e almeno due fra Angelo
       *[angel] l’Angelo e almeno due fra Mondo
    }, Sole e Luna; poi 16, 15, 14 … senza buchi{ $grande_moors ->
        [off] { "" }
       *[on] , e dopo il 5 i Mori
    }.

bolognese-wild-cards =
    Il Begato e il Matto sono *contatori* e valgono in tutte le sequenze nello stesso tempo{ $suit_wilds ->
        [one] , ma uno solo per ogni seme
       *[two] { "" }
    }. Un contatore può prendere il posto di una donna, un cavallo o un fante, di un Moro, di un asso, di uno dei quattro trionfi più alti o di un numero che manca. Due contatori non possono sostituire due numeri di fila; possono invece sostituire uno dei quattro trionfi più alti e il 16. I contatori che avanzano allungano la sequenza.
    Alcune carte devono esserci davvero: il re e una fra la sua donna, il suo cavallo e il suo fante; il trionfo in testa alla Grande e un altro dei quattro più alti; due Mori; due assi.

bolognese-words =
    - **Trionfi:** le carte che battono tutti i semi. Il più basso è il **Begato**.
    - **Matto:** la carta che non vince mai e che si può giocare sempre.
    - **Mori:** i quattro trionfi alla pari, senza numero.
    - **Tarocchi:** l’Angelo, il Mondo, il Begato e il Matto.
    - **Accusa:** mostrare una combinazione che si ha in mano, e segnarne i punti.
    - **Cricca:** tre o quattro carte della stessa specie: Tarocchi, re, donne, cavalli o fanti.
    - **Grande:** la sequenza dei trionfi alti, che comincia dal più alto di tutti.
    - **Contatori:** il Begato e il Matto, che nelle sequenze prendono il posto di altre carte.
    - **Volo, striscio, busso:** i segnali, che si fanno con la carta d’uscita. *Volo:* di questo seme era l’ultima. *Striscio:* { $signals ->
        [tournament] di questo seme ne ho ancora
       *[wikipedia] gioca trionfi
    }. *Busso:* { $signals ->
        [tournament] metti la tua più alta.
       *[wikipedia] prendi con la tua più alta e rigioca questo seme.
    }

-bolognese-tournament = *tournament:* striscio vuol dire “di questo seme ne ho ancora”, busso “metti la tua più alta”.
