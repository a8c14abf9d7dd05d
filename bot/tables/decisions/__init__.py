"""What a change at a table does, as pure functions of the frozen `TableState`, by their subject.

Each takes the state, the time and what is asked for, and yields the steps of the change, or raises
why there is none. `Table.change` runs them.
"""
