-- The ratings of each season as they were after the last deal that somebody had in it: boards of
-- seasons are ranked by them. They follow from the deals, which are counted again.

-- `deals` are those of the season; the number that ranks is that of data/finished/tallies.py. `settled`
-- says whether the rating was certain enough then.
CREATE TABLE season_ratings (
    scope INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    period INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    mean INTEGER NOT NULL,
    spread INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    settled INTEGER NOT NULL CHECK (settled IN (0, 1)),
    ranked INTEGER NOT NULL GENERATED ALWAYS AS (settled AND deals >= 60) STORED,
    shown INTEGER NOT NULL
        GENERATED ALWAYS AS ((mean + 1000002500) / 5000 - 198500) STORED,
    PRIMARY KEY (scope, kind, period, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX season_ratings_best ON season_ratings (
    scope, kind, period, ranked, shown, user_id, last_at
);

INSERT OR IGNORE INTO notes (name, text)
SELECT 'recount', 'rows 0' WHERE EXISTS (SELECT 1 FROM deals);
