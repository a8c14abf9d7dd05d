"""Live tables: who sits where, what is played, and everything that happens by itself.

A press ends in `Table.change` (`table`), one at a time. It runs a pure function of `decisions`,
which decides from the frozen `TableState` (`state`) and yields the next one; has `store` write how
that differs; puts it in place of the old one; and tells the listeners, `Timers` and `Computers`
among them. `Hub` opens and finds tables.
"""
