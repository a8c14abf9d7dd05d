-- The best of each kind on a server: the five greatest of a sort, for each rating. They follow from
-- the deals, which are counted again.

CREATE TABLE records (
    scope INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    sort TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    value INTEGER NOT NULL,
    deal_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (scope, kind, sort, deal_id, user_id)
) STRICT, WITHOUT ROWID;

INSERT OR REPLACE INTO notes (name, text)
SELECT 'recount', '0' WHERE EXISTS (SELECT 1 FROM tables WHERE state <> 'lobby');
