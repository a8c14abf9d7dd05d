# Piedicavallo: seine Namen, was am Tisch gesagt wird, und seine Regeln.

game-piedicavallo = Piedicavallo
game-piedicavallo-line = Zwei gegen zwei; beim Spielen darf geredet werden, in festen Sätzen, die immer wahr sind.
game-piedicavallo-hint = beim Spielen wird geredet

line-discard = abgelegt

# Aussagen über Trümpfe und den Matto.

say-T-HAVE = ich habe die { $number }
say-T-SMALL = ich habe { $number ->
    [0] keinen
    [one] 1
   *[other] { $number }
} { $small_scope ->
    [all] { $number ->
        [0] Trumpf
        [one] Trumpf insgesamt
       *[other] Trümpfe insgesamt
    }
    [unnamed] { $number ->
        [0] weiteren Trumpf
        [one] weiteren Trumpf
       *[other] weitere Trümpfe
    }
   *[t1_t14] { $number ->
        [0] Trumpf
        [one] Trumpf
       *[other] Trümpfe
    } von 14 bis 1
}
say-T-BATTO = batto: ich habe den höchsten Trumpf, der noch im Spiel ist
say-T-BATTO2 = batto, batto: ich habe { $batto2 ->
    [second_and_third] den zweit- und dritthöchsten der noch ungespielten Trümpfe
   *[top_two] die beiden höchsten Trümpfe, die noch im Spiel sind
}
say-T-BAGATTO = ich habe den Bagatto
say-T-FOOL = ich habe den Matto
say-T-NONE = ich habe keinen Trumpf mehr

# Aussagen über die Farbe der Karte.

say-S-HAVE = ich habe { $rank ->
    [Q] die { $card }
    [J] den { $card }n
   *[other] den { $card }
}
say-S-NUM = ich habe { $number ->
    [0] keine Zahlenkarte mehr
    [one] noch 1 Zahlenkarte
   *[other] noch { $number } Zahlenkarten
} in der Farbe { $suit }
say-S-COUNT = ich habe { $number ->
    [0] keine Karte mehr
    [one] noch 1 Karte
   *[other] noch { $number } Karten
} in der Farbe { $suit }
say-S-BATTO = batto: ich habe die höchste Karte der Farbe { $suit }, die noch im Spiel ist
say-S-NONE = ich habe nichts mehr in der Farbe { $suit }

# Aussagen über die beiden Farben der anderen Farbgruppe; welche davon, wird nie gesagt.

say-O-ALTOBATTO = alto batto: ich habe { $altobatto ->
    [exact] genau einen
   *[at_least] einen
} { $colour ->
    [black] schwarzen
   *[red] roten
} König
say-O-ALTOBATTO2 = alto batto, alto batto: ich habe beide { $colour ->
    [black] schwarzen
   *[red] roten
} Könige
say-O-ALTO = alto: in einer der { $colour ->
    [black] schwarzen
   *[red] roten
} Farben habe ich nichts mehr
say-O-HAVE = ich habe { $number ->
    [1] { $rank ->
        [Q] eine
       *[other] einen
    }
   *[2] beide
} { $number ->
    [1] { $rank ->
        [Q] { $colour ->
            [black] schwarze
           *[red] rote
        }
       *[other] { $colour ->
            [black] schwarzen
           *[red] roten
        }
    }
   *[2] { $colour ->
        [black] schwarzen
       *[red] roten
    }
} { $rank ->
    [K] { $number ->
        [1] König
       *[2] Könige
    }
    [Q] { $number ->
        [1] Dame
       *[2] Damen
    }
    [C] { $number ->
        [1] Cavall
       *[2] Cavalls
    }
   *[J] { $number ->
        [1] Buben
       *[2] Buben
    }
}
say-O-NUM = ich habe { $number ->
    [0] keine { $colour ->
        [black] schwarze
       *[red] rote
    } Zahlenkarte
    [one] 1 { $colour ->
        [black] schwarze
       *[red] rote
    } Zahlenkarte
   *[other] { $number } { $colour ->
        [black] schwarze
       *[red] rote
    } Zahlenkarten
}{ $colour_numerals ->
    [one_suit] { " " }in einer der beiden Farben
   *[total] { "" }
}

# Aussagen über die abgelegten Karten, wenn man selbst gibt.

say-D-THAVE = ich habe die { $number } abgelegt
say-D-TSMALL = ich habe { $number ->
    [0] keinen niedrigen Trumpf
    [one] 1 niedrigen Trumpf
   *[other] { $number } niedrige Trümpfe
} abgelegt
say-D-TNONE = ich habe keinen Trumpf abgelegt
say-D-SHAVE = ich habe { $rank ->
    [Q] die { $card }
    [J] den { $card }n
   *[other] den { $card }
} abgelegt
say-D-SNUM = ich habe { $number ->
    [0] keine Zahlenkarte
    [one] 1 Zahlenkarte
   *[other] { $number } Zahlenkarten
} der Farbe { $suit } abgelegt
say-D-SCOUNT = ich habe { $number ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $number } Karten
} der Farbe { $suit } abgelegt
say-D-SNONE = ich habe nichts aus der Farbe { $suit } abgelegt
say-D-OHAVE = ich habe { $number ->
    [1] { $rank ->
        [Q] eine { $colour ->
            [black] schwarze
           *[red] rote
        } Dame
        [C] einen { $colour ->
            [black] schwarzen
           *[red] roten
        } Cavall
       *[J] einen { $colour ->
            [black] schwarzen
           *[red] roten
        } Buben
    }
   *[2] beide { $colour ->
        [black] schwarzen
       *[red] roten
    } { $rank ->
        [Q] Damen
        [C] Cavalls
       *[J] Buben
    }
} abgelegt
say-D-ONUM = ich habe { $number ->
    [0] keine { $colour ->
        [black] schwarze
       *[red] rote
    } Zahlenkarte
    [one] 1 { $colour ->
        [black] schwarze
       *[red] rote
    } Zahlenkarte
   *[other] { $number } { $colour ->
        [black] schwarze
       *[red] rote
    } Zahlenkarten
} abgelegt

# Vorschläge.

say-G-TAKE = nimm ihn
say-G-LEAVE = lass ihn laufen
say-G-POINTS = leg Punkte dazu
say-G-NOPOINTS = leg keine Punkte dazu
say-G-TRUMP = { $number ->
    [0] spiel Trumpf
   *[other] spiel die { $number }
}
say-G-TRUMPHIGH = spiel einen hohen Trumpf
say-G-TRUMPLOW = spiel einen niedrigen Trumpf
say-G-SUIT = spiel { $suit }
say-G-CARD = spiel { $rank ->
    [K] den { $card }
    [C] den { $card }
    [J] den { $card }n
    [n1] das { $card }
   *[other] die { $card }
}
say-G-COLOUR = spiel eine { $colour ->
    [black] schwarze
   *[red] rote
} Karte
say-G-COLOURCARD = spiel { $rank ->
    [K] einen { $colour ->
        [black] schwarzen
       *[red] roten
    } König
    [Q] eine { $colour ->
        [black] schwarze
       *[red] rote
    } Dame
    [C] einen { $colour ->
        [black] schwarzen
       *[red] roten
    } Cavall
    [J] einen { $colour ->
        [black] schwarzen
       *[red] roten
    } Buben
   *[num] eine { $colour ->
        [black] schwarze
       *[red] rote
    } Zahlenkarte
}
say-G-FARLO = farlo: spiel die Karte, von der du gesprochen hast

# Die Regeln als kurze Seiten.

rules-piedicavallo-deck =
    62 Karten des Tarocco Piemontese: vier Farben zu zehn, 21 Trümpfe und der Matto (der Narr). Es fehlen die Zahlen 1 bis 4 der Schwerter und Stäbe und 7 bis 10 der Kelche und Münzen.
    { "" }**Schwerter, Stäbe (schwarz),** von hoch nach niedrig: { $courts } 10 9 8 7 6 5.
    { "" }**Kelche, Münzen (rot):** { $courts } 1 2 3 4 5 6. Hier schlagen die niedrigen Zahlen die hohen.
    { "" }**Trümpfe:** { $trump_order ->
        [angel_high] Der Engel (20) ist der höchste, dann die Welt (21), dann 19 bis 1.
       *[numeric] 21 bis 1. In diesem Spiel ist die Welt (21) der höchste, über dem Engel (20).
    }
    { "" }**Punkte:** König 5, Dame 4, Cavall 3, Bube 2; Welt, Bagatto (1) und Matto je 5; jede andere Karte 1. Die Karten werden einzeln gezählt, zusammen 114 Punkte.

rules-piedicavallo-deal =
    Zu viert; wer sich gegenübersitzt, spielt zusammen. Alle bekommen 15 Karten. Wer gibt, nimmt auch die letzten zwei und legt zwei verdeckt ab. Sie zählen für das eigene Team.
    Könige, Welt, Bagatto und Matto dürfen nie abgelegt werden. Andere Trümpfe nur, wenn es keine zwei anderen Karten zum Ablegen gibt{ $discard_void ->
        [false] { "" }
       *[true] { " " }oder wenn gar kein Trumpf auf der Hand bleibt { $fool_counts_in_void ->
            [true] (auch der Matto nicht)
           *[false] (der Matto darf bleiben)
        }
    }. Alle erfahren, wie viele Trümpfe abgelegt wurden.
    Alle geben einmal, eine Partie hat also vier Runden. { $tie ->
        [draw] Haben die Teams dann gleich viel, endet sie unentschieden.
       *[extra_hand] Haben die Teams dann gleich viel, folgen weitere Runden, bis eines vorn liegt.
    }

rules-piedicavallo-play =
    Die Vorhand (der Platz nach der Person, die gibt) spielt aus. Bedien die Farbe; kannst du das nicht, spiel Trumpf; hast du auch keinen Trumpf, wirf eine beliebige Karte ab. Höher spielen oder übertrumpfen musst du nie. Den Stich gewinnt der höchste Trumpf, sonst die höchste Karte der angespielten Farbe. Wer gewinnt, spielt als Nächstes aus.
    { "" }**Den Matto** darfst du jederzeit spielen, auch wenn du bedienen könntest. Er gewinnt nie und bleibt bei dem Team, das ihn gespielt hat; dafür wird nichts gegeben. Wird er ausgespielt, bestimmt die nächste Karte die Farbe.
    { $talk ->
        [off] An diesem Tisch wird nicht geredet.
       *[full] { piedicavallo-talk }
            { piedicavallo-words }
            { piedicavallo-suggestions }
    }

rules-piedicavallo-scoring =
    Jedes Team zählt seine Karten einzeln: die Stiche, den Matto, wenn es ihn gespielt hat, und die beiden abgelegten Karten, wenn es gegeben hat. Beide Teams zusammen haben 114.
    { $no_trick_forfeit ->
        [false] Ein Team ohne Stich behält trotzdem den Matto und die abgelegten Karten.
       *[true] Ein Team ohne Stich verliert auch den Matto und die abgelegten Karten: Es bekommt 0, das andere 114.
    }
    Am Ende gewinnt das Team mit mehr Punkten; sein Gewinn ist die Differenz.

rules-piedicavallo-words =
    - **Tarocchi:** die Trümpfe. Der niedrigste ist die 1, der **Bagatto** (der Gaukler).
    - **Matto:** der Narr. Er gewinnt nie und darf jederzeit gespielt werden.
    - Sätze zu einer gespielten Karte; *alto batto* und *alto* betreffen die beiden Farben der anderen Farbgruppe (schwarz oder rot): { piedicavallo-words } *Farlo:* Spiel die Karte, von der du gesprochen hast.

rules-piedicavallo-options = *partner_turn:* Vorschläge ohne Karte, Farbe oder Trumpf (etwa „nimm ihn“) und *farlo* sind auch erlaubt, wenn dein Gegenüber dran ist, aber nicht vor der ersten Karte.

piedicavallo-talk =
    { "" }**Reden:** Spielst du eine Karte, darfst du { $max_statements ->
        [none] etwas
        [one] einen Satz
       *[other] bis zu { $max_statements } Sätze
    } über die Karten sagen, die dir noch bleiben. Alles muss wahr sein, und alle hören es. Die gespielte Karte entscheidet, worüber du reden darfst:
    · *Ein Trumpf oder der Matto:* deine Trümpfe und der Matto. Die Trümpfe 21 bis 15 darfst du nennen. { $small_scope ->
        [all] Du darfst auch sagen, wie viele Trümpfe du insgesamt hast.
        [unnamed] Von den Trümpfen, die du zu derselben Karte nicht nennst, darfst du nur sagen, wie viele es sind.
       *[t1_t14] Von den anderen, 14 bis 1, darfst du nur sagen, wie viele du hast.
    } Dass du den Bagatto hast, darfst du { $bagatto_jeopardy ->
        [last_trump] sagen, wenn er dein letzter Trumpf ist.
        [always] jederzeit sagen.
       *[capturable] sagen, solange ihn irgendein anderer Trumpf stechen könnte.
    }
    · *Eine Farbkarte:* ihre Farbe (Bilder nennst du beim Namen, von den Zahlenkarten nur die Anzahl) und die beiden Farben der anderen Farbgruppe, aber nur als schwarz oder rot: Welche der beiden du meinst, sagst du nie.{ $colour_numerals ->
        [one_suit] { " " }Von deren Zahlenkarten sagst du, wie viele du in einer der beiden Farben hast.
       *[total] { " " }Von deren Zahlenkarten sagst du, wie viele du in beiden Farben zusammen hast.
    }
    · *Wer gibt,* darf ebenso über die beiden abgelegten Karten reden.

piedicavallo-words = *Batto:* Ich habe die höchste Karte dieser Farbe (oder der Trümpfe), die noch im Spiel ist. *Batto, batto:* { $batto2 ->
        [second_and_third] Ich habe den zweit- und den dritthöchsten der Trümpfe, die noch im Spiel sind.
       *[top_two] Ich habe die beiden höchsten Trümpfe, die noch im Spiel sind.
    } *Alto batto:* { $altobatto ->
        [exact] Ich habe genau einen König der anderen Farbgruppe; zweimal gesagt: beide.
       *[at_least] Ich habe einen König der anderen Farbgruppe; zweimal gesagt: beide.
    } *Alto:* In einer Farbe der anderen Farbgruppe habe ich nichts mehr.

piedicavallo-suggestions =
    Du darfst auch vorschlagen, was dein Gegenüber spielen soll. Spielst du einen Trumpf, darfst du { $suggest_any_trump ->
        [true] jeden Trumpf mit seiner Zahl vorschlagen
       *[false] die Trümpfe 21 bis 15 mit ihrer Zahl vorschlagen
    }{ $suggest_trump_with_fool ->
        [true] , beim Matto auch.
       *[false] ; beim Matto keinen Trumpf.
    } *Farlo:* Spiel die Karte, von der du gesprochen hast. { $suggest_timing ->
        [partner_turn] Vorschläge ohne Karte, Farbe oder Trumpf (etwa „nimm ihn“) und *farlo* sind auch erlaubt, wenn dein Gegenüber dran ist, aber nicht vor der ersten Karte der Runde. Reden muss niemand, und an Vorschläge muss sich niemand halten.
       *[with_card] Reden muss niemand, und an Vorschläge muss sich niemand halten.
    }
