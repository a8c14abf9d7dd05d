-- What boards are sorted by is stored: an index of columns that are worked out does not spare a look
-- at each row, and counting those above somebody took ten times as long. Sums of deals are counted
-- again, as they follow from the deals.

DROP TABLE deal_tallies;
CREATE TABLE deal_tallies (
    scope INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    period INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    points INTEGER NOT NULL,
    ranked INTEGER NOT NULL GENERATED ALWAYS AS (deals >= CASE
        WHEN period >= 300000 THEN 12 WHEN period >= 200000 THEN 30
        WHEN period >= 100000 THEN 60 ELSE 100 END) STORED,
    value INTEGER NOT NULL GENERATED ALWAYS AS (CASE
        WHEN deals >= CASE
            WHEN period >= 300000 THEN 12 WHEN period >= 200000 THEN 30
            WHEN period >= 100000 THEN 60 ELSE 100 END
        THEN CAST(round(10.0 * points / deals) AS INTEGER) ELSE deals END) STORED,
    PRIMARY KEY (scope, kind, period, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX deal_tallies_best ON deal_tallies (scope, kind, period, ranked, value, user_id);

CREATE TABLE new_ratings (
    scope INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    mean INTEGER NOT NULL,
    spread INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    met TEXT NOT NULL DEFAULT '[]',
    form BLOB NOT NULL DEFAULT x'',
    settled INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1)),
    shown INTEGER NOT NULL
        GENERATED ALWAYS AS ((mean + 1000002500) / 5000 - 198500) STORED,
    PRIMARY KEY (scope, kind, user_id)
) STRICT, WITHOUT ROWID;

INSERT INTO new_ratings (scope, kind, user_id, mean, spread, deals, last_at, met, form, settled)
SELECT scope, kind, user_id, mean, spread, deals, last_at, met, form, settled FROM ratings;
DROP TABLE ratings;
ALTER TABLE new_ratings RENAME TO ratings;
CREATE INDEX ratings_best ON ratings (scope, kind, settled, shown, user_id, last_at);

INSERT OR REPLACE INTO notes (name, text)
SELECT 'recount', '0' WHERE EXISTS (SELECT 1 FROM tables WHERE state <> 'lobby');
