-- How many matches each person has won in a row in each game, up to the newest one. This follows from
-- the results in the order in which matches ended, which are counted again.

CREATE TABLE streaks (
    scope INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    length INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (scope, kind, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_end ON results (ended_at, table_id) WHERE seat = 0;

INSERT OR REPLACE INTO notes (name, text)
SELECT 'recount', '0' WHERE EXISTS (SELECT 1 FROM tables WHERE state <> 'lobby');
