"""Worlds, playouts and counts once more, so that they can be compiled to machine code.

They do exactly what `worlds` and `playouts` in `bot.players.search` do: those are the original,
and the tests compare the two world by world. What runs is chosen in `bot.players.search.engine`.

To change the policy, change `bot.players.search.policy` first, then its counterpart in `policy.py`
here, and run `tests/players/search/kernels`. Numbers and sets that the policy looks up get a place
in `layout.py` and are put there by `encoding.py`; what it has to know of the trick comes from
`look` there. `notes.py` tells once more what a card weighs, weight by weight: change it alike, and
run `tests/players/search/test_teach.py`. By it `lessons.py`, which has no original, fits the
weights. To change a count, do the same with the module of that game.

How to write here, where a function must compile:

* Numbers are whole, and of 64 bits; sets of cards are two words, the suits and the trumps with the
  Fool. A fraction may be computed and compared, but not kept in a row.
* What does not fit into a few numbers is a flat row of numbers with named places. There are four:
  *g* for the game, *p* for the position, *w* for the worlds, *e* for what has come of a playout.
* Nothing is made in here, no list and no object: then no reference needs to be counted, which
  would cost more than all the rest.
"""
