-- Deals of one kind on a server by their end: the board of the last hours is counted from them. As 0050
-- says, a constraint stands for the index. What an earlier count has left behind is dropped.

DROP TABLE IF EXISTS deals_anew;

CREATE TABLE deals_anew (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    bid TEXT,
    multiplier INTEGER NOT NULL,
    counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    fit INTEGER NOT NULL,
    presence INTEGER NOT NULL DEFAULT 0 CHECK (presence IN (0, 1)),
    UNIQUE (table_id, number),
    UNIQUE (guild_id, kind, rated, ended_at, id)
) STRICT;

INSERT INTO deals_anew (
    id, table_id, number, guild_id, kind, ended_at, bid, multiplier, counts, rated, fit, presence
)
SELECT id, table_id, number, guild_id, kind, ended_at, bid, multiplier, counts, rated, fit, presence
FROM deals;

-- No number is given twice, not even that of a deal that is gone.
DELETE FROM sqlite_sequence WHERE name = 'deals_anew';
INSERT INTO sqlite_sequence (name, seq) SELECT 'deals_anew', seq FROM sqlite_sequence WHERE name = 'deals';

DROP TABLE deals;
ALTER TABLE deals_anew RENAME TO deals;
