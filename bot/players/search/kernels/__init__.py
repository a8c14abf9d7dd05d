"""Worlds, playouts and counts, with which a search spends its time, so that they can be compiled.

They are plain functions, which the search calls; where there is a compiler, copies of them
run as machine code (`compiling.py`). The tests compare the two world by world.

Numbers and sets that the policy looks up get a place in `layout.py` and are put there by
`encoding.py`; what it has to know of the trick comes from `look` in `policy.py`. In
`tests/bench/players/training`, `notes.py` tells once more what a card weighs, weight by weight, so
that weights can be fitted: change it alike, and run `test_training.py` there.

The module of a game counts once more what the engine counts, for there are no objects in here.
`tests/players/search/kernels/test_counts.py` compares the two. A game without such a module, or
with options that it does not know, is played out here and counted by the engine: slower, but right.

How to write here, where a function must compile:

* Numbers are whole, and of 64 bits; sets of cards are two words, the suits and the trumps with the
  Fool. A fraction may be computed and compared, but not kept in a row.
* What does not fit into a few numbers is a flat row of numbers with named places. There are four:
  *g* for the game, *p* for the position, *w* for the worlds, *e* for what has come of a playout.
* No place in a row is counted from its end: compiled code would read what lies before the row.
* Nothing is made in here, no list and no object: then no reference needs to be counted, which
  would cost more than all the rest.
"""
