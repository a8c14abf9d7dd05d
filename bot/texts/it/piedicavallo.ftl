# Piedicavallo: i suoi nomi, che cosa si dice in coppia, e le sue regole.

game-piedicavallo = Piedicavallo
game-piedicavallo-line = Due contro due; in coppia si parla, con frasi fisse e sempre vere.
game-piedicavallo-hint = in coppia, parlando

line-discard = scarto

# Sui tarocchi e sul Matto.

say-T-HAVE = ho il { $number }
say-T-SMALL = { $number ->
    [0] non ho { $small_scope ->
        [all] tarocchi
        [unnamed] altri tarocchi
       *[t1_t14] tarocchi dal 14 in giù
    }
    [one] ho un { $small_scope ->
        [all] tarocco in tutto
        [unnamed] altro tarocco
       *[t1_t14] tarocco dal 14 in giù
    }
   *[other] ho { $small_scope ->
        [all] { $number } tarocchi in tutto
        [unnamed] altri { $number } tarocchi
       *[t1_t14] { $number } tarocchi dal 14 in giù
    }
}
say-T-BATTO = batto: ho il tarocco più alto ancora in gioco
say-T-BATTO2 = batto, batto: ho { $batto2 ->
    [second_and_third] il secondo e il terzo dei tarocchi
   *[top_two] i due tarocchi più alti
} ancora in gioco
say-T-BAGATTO = ho il Bagatto
say-T-FOOL = ho il Matto
say-T-NONE = non ho più tarocchi

# Sul seme della carta.

say-S-HAVE = ho { $rank ->
    [Q] la
   *[other] il
} { $card }
say-S-NUM = { $number ->
    [0] non ho più cartine
    [one] ho ancora una cartina
   *[other] ho ancora { $number } cartine
} di { $suit }
say-S-COUNT = { $number ->
    [0] non ho più carte
    [one] ho ancora una carta
   *[other] ho ancora { $number } carte
} di { $suit }
say-S-BATTO = batto: ho la più alta di { $suit } ancora in gioco
say-S-NONE = non ho più { $suit }

# Sui due semi dell’altro colore; non si dice mai di quale dei due si parla.

say-O-ALTOBATTO = alto batto: ho { $altobatto ->
    [exact] un solo
   *[at_least] un
} re { $colour ->
    [red] rosso
   *[black] nero
}
say-O-ALTOBATTO2 = alto batto, alto batto: ho tutti e due i re { $colour ->
    [red] rossi
   *[black] neri
}
say-O-ALTO = alto: mi manca un seme { $colour ->
    [red] rosso
   *[black] nero
}
say-O-HAVE = ho { $number ->
    [1] { $rank ->
        [K] un re
        [Q] una donna
        [C] un cavallo
       *[J] un fante
    } { $colour ->
        [red] { $rank ->
            [Q] rossa
           *[other] rosso
        }
       *[black] { $rank ->
            [Q] nera
           *[other] nero
        }
    }
   *[2] { $rank ->
        [K] tutti e due i re
        [Q] tutte e due le donne
        [C] tutti e due i cavalli
       *[J] tutti e due i fanti
    } { $colour ->
        [red] { $rank ->
            [Q] rosse
           *[other] rossi
        }
       *[black] { $rank ->
            [Q] nere
           *[other] neri
        }
    }
}
say-O-NUM = { $number ->
    [0] non ho cartine { $colour ->
        [red] rosse
       *[black] nere
    }
    [one] ho una cartina { $colour ->
        [red] rossa
       *[black] nera
    }
   *[other] ho { $number } cartine { $colour ->
        [red] rosse
       *[black] nere
    }
}{ $colour_numerals ->
    [one_suit] { " " }in un seme
   *[total] { "" }
}

# Sullo scarto del mazziere.

say-D-THAVE = ho scartato il { $number }
say-D-TSMALL = { $number ->
    [0] non ho scartato tarocchi bassi
    [one] ho scartato un tarocco basso
   *[other] ho scartato { $number } tarocchi bassi
}
say-D-TNONE = non ho scartato tarocchi
say-D-SHAVE = ho scartato { $rank ->
    [Q] la
   *[other] il
} { $card }
say-D-SNUM = { $number ->
    [0] non ho scartato cartine
    [one] ho scartato una cartina
   *[other] ho scartato { $number } cartine
} di { $suit }
say-D-SCOUNT = { $number ->
    [0] non ho scartato carte
    [one] ho scartato una carta
   *[other] ho scartato { $number } carte
} di { $suit }
say-D-SNONE = non ho scartato { $suit }
say-D-OHAVE = ho scartato { $number ->
    [1] { $rank ->
        [Q] una donna
        [C] un cavallo
       *[J] un fante
    } { $colour ->
        [red] { $rank ->
            [Q] rossa
           *[other] rosso
        }
       *[black] { $rank ->
            [Q] nera
           *[other] nero
        }
    }
   *[2] { $rank ->
        [Q] tutte e due le donne
        [C] tutti e due i cavalli
       *[J] tutti e due i fanti
    } { $colour ->
        [red] { $rank ->
            [Q] rosse
           *[other] rossi
        }
       *[black] { $rank ->
            [Q] nere
           *[other] neri
        }
    }
}
say-D-ONUM = { $number ->
    [0] non ho scartato cartine { $colour ->
        [red] rosse
       *[black] nere
    }
    [one] ho scartato una cartina { $colour ->
        [red] rossa
       *[black] nera
    }
   *[other] ho scartato { $number } cartine { $colour ->
        [red] rosse
       *[black] nere
    }
}

# Suggerimenti.

say-G-TAKE = prendi
say-G-LEAVE = lascia
say-G-POINTS = carica
say-G-NOPOINTS = non caricare
say-G-TRUMP = gioca { $number ->
    [0] un tarocco
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $number }
}
say-G-TRUMPHIGH = gioca un tarocco alto
say-G-TRUMPLOW = gioca un tarocco basso
say-G-SUIT = gioca { $suit }
say-G-CARD = gioca { $rank ->
    [Q] la { $card }
    [n1] l’{ $card }
    [n8] l’{ $card }
   *[other] il { $card }
}
say-G-COLOUR = gioca una carta { $colour ->
    [red] rossa
   *[black] nera
}
say-G-COLOURCARD = gioca { $rank ->
    [K] un re
    [Q] una donna
    [C] un cavallo
    [J] un fante
   *[num] una cartina
} { $colour ->
    [red] { $rank ->
        [Q] rossa
        [num] rossa
       *[other] rosso
    }
   *[black] { $rank ->
        [Q] nera
        [num] nera
       *[other] nero
    }
}
say-G-FARLO = farlo: gioca la carta di cui hai parlato

# Le regole in pagine brevi.

rules-piedicavallo-deck =
    62 carte del Tarocco Piemontese: quattro semi di dieci, 21 tarocchi e il Matto. Si tolgono le cartine da 1 a 4 di spade e bastoni e da 7 a 10 di coppe e denari.
    { "" }**Spade e bastoni (neri),** dalla più alta: { $courts } 10 9 8 7 6 5.
    { "" }**Coppe e denari (rossi):** { $courts } 1 2 3 4 5 6. Qui i numeri bassi battono quelli alti.
    { "" }**Tarocchi:** { $trump_order ->
        [angel_high] il più alto è l’Angelo (20), poi il Mondo (21), poi dal 19 all’1.
       *[numeric] dal 21 all’1. In questo gioco il più alto è il Mondo (21), sopra l’Angelo (20).
    }
    { "" }**Punti:** re 5, donna 4, cavallo 3, fante 2; Mondo, Bagatto (1) e Matto 5 ciascuno; ogni altra carta 1. Le carte si contano una per una, 114 punti in tutto.

rules-piedicavallo-deal =
    Si gioca in quattro, a coppie: chi ti sta di fronte gioca con te. Ognuno riceve 15 carte. Il mazziere prende anche le ultime due e ne scarta due coperte. Lo scarto conta per la sua coppia.
    Re, Mondo, Bagatto e Matto non si scartano mai. Gli altri tarocchi si scartano solo se non ci sono altre due carte da scartare{ $discard_void ->
        [false] { "" }
       *[true] , o se al mazziere non ne resta nessuno { $fool_counts_in_void ->
            [true] (nemmeno il Matto)
           *[false] (il Matto può restare)
        }
    }. Il numero dei tarocchi scartati si annuncia a tutti.
    Ognuno dà le carte una volta: la partita è di quattro smazzate. { $tie ->
        [draw] Se alla fine le coppie sono alla pari, è pareggio.
       *[extra_hand] Se alla fine le coppie sono alla pari, si gioca ancora finché una va in vantaggio.
    }

rules-piedicavallo-play =
    Esce chi segue il mazziere. Si risponde al seme; chi non può, taglia con un tarocco; chi non ha nemmeno tarocchi gioca quello che vuole. Non c’è mai l’obbligo di superare, né nel seme né coi tarocchi. La presa va al tarocco più alto o, se non ce ne sono, alla carta più alta del seme d’uscita. Chi la fa esce alla successiva.
    { "" }**Il Matto** si può giocare sempre, invece di rispondere o tagliare. Non vince mai e resta alla coppia che l’ha giocato; in cambio non si dà nulla. Se si esce con il Matto, il seme lo decide la carta dopo.
    { $talk ->
        [off] A questo tavolo in coppia non si parla.
       *[full] { piedicavallo-talk }
            { piedicavallo-words }
            { piedicavallo-suggestions }
    }

rules-piedicavallo-scoring =
    Ogni coppia conta le sue carte una per una: le prese, il Matto se l’ha giocato lei, e le due carte dello scarto se il mazziere ne fa parte. Le due coppie insieme hanno 114 punti.
    { $no_trick_forfeit ->
        [false] La coppia che non fa prese tiene comunque Matto e scarto.
       *[true] La coppia che non fa prese perde anche Matto e scarto: fa 0, e l’altra 114.
    }
    Alla fine vince la coppia con più punti, e segna la differenza.

rules-piedicavallo-words =
    - **Tarocchi:** le carte che battono tutti i semi. L’1, il più basso, è il **Bagatto**.
    - **Matto:** la carta che non vince mai e che si può giocare sempre.
    - In coppia, giocando una carta, si può dire: { piedicavallo-words } *Farlo:* gioca la carta di cui hai parlato. *Alto batto* e *alto* parlano dei due semi dell’altro colore.

rules-piedicavallo-options = *partner_turn:* suggerimenti generici e *farlo* anche quando tocca giocare al partner, ma non prima della prima uscita.

piedicavallo-talk =
    { "" }**Parlare:** quando giochi una carta puoi dire { $max_statements ->
        [none] qualcosa
        [one] una cosa
       *[other] fino a { $max_statements } cose
    } sulle carte che ti restano. Dev’essere tutto vero, e sentono tutti. Di che cosa puoi parlare lo decide la carta che giochi:
    · *Un tarocco o il Matto:* i tuoi tarocchi e il Matto. Si possono nominare i tarocchi dal 21 al 15. { $small_scope ->
        [all] Puoi anche dire quanti tarocchi hai in tutto.
        [unnamed] Dei tarocchi che non nomini con la stessa carta puoi dire solo quanti sono.
       *[t1_t14] Degli altri, dal 14 all’1, puoi dire solo quanti sono.
    } Che hai il Bagatto lo puoi dire { $bagatto_jeopardy ->
        [last_trump] quando è il tuo ultimo tarocco.
        [always] sempre.
       *[capturable] finché qualche altro tarocco lo può prendere.
    }
    · *Una carta di seme:* il suo seme, nominando le figure e contando le cartine; e i due semi dell’altro colore, dicendo solo il colore, mai di quale dei due si tratta.{ $colour_numerals ->
        [one_suit] { " " }Le cartine di quel colore si contano in uno dei due semi.
       *[total] { " " }Le cartine di quel colore si contano nei due semi insieme.
    }
    · *Il mazziere* può parlare allo stesso modo delle due carte scartate.

piedicavallo-words = *Batto:* ho la carta più alta di quel seme, o il tarocco più alto, ancora in gioco. *Batto, batto:* { $batto2 ->
        [second_and_third] ho il secondo e il terzo dei tarocchi ancora in gioco.
       *[top_two] ho i due tarocchi più alti ancora in gioco.
    } *Alto batto:* { $altobatto ->
        [exact] ho un solo re di quel colore; detto due volte, tutti e due.
       *[at_least] ho un re di quel colore; detto due volte, tutti e due.
    } *Alto:* mi manca un seme di quel colore.

piedicavallo-suggestions =
    Puoi anche suggerire al partner che cosa giocare. Con un tarocco puoi suggerire { $suggest_any_trump ->
        [true] qualsiasi tarocco, per numero
       *[false] i tarocchi dal 21 al 15, per numero
    }{ $suggest_trump_with_fool ->
        [true] , e così anche con il Matto.
       *[false] ; con il Matto non si suggeriscono tarocchi.
    } *Farlo:* gioca la carta di cui hai parlato. { $suggest_timing ->
        [partner_turn] I suggerimenti generici e *farlo* sono ammessi anche quando tocca al partner, ma non prima della prima uscita della smazzata. Nessuno è tenuto a parlare, e nessuno a seguire un suggerimento.
       *[with_card] Nessuno è tenuto a parlare, e nessuno a seguire un suggerimento.
    }
