-- Who chose each thing that a seat did: its person, a card they had chosen ahead, or a computer.
-- Older events do not say, nor do those that no seat chose. A result says who sat on a seat at the
-- end without having chosen at least half of its cards.

ALTER TABLE events ADD COLUMN by TEXT CHECK (by IN ('person', 'plan', 'computer'));
ALTER TABLE results ADD COLUMN left_by INTEGER;

CREATE INDEX results_of_leaver ON results (guild_id, left_by, ended_at, table_id)
    WHERE left_by IS NOT NULL;
