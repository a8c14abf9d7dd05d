-- A mean of points ranks somebody from fewer deals on: an evening of friends has nine, and the board of
-- their week stayed empty with twelve.

DROP TABLE IF EXISTS deal_tallies_anew;

CREATE TABLE deal_tallies_anew (
    scope INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    period INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    points INTEGER NOT NULL,
    ranked INTEGER NOT NULL GENERATED ALWAYS AS (deals >= CASE
        WHEN period >= 300000 THEN 3 WHEN period >= 200000 THEN 12
        WHEN period >= 100000 THEN 30 ELSE 60 END) STORED,
    value INTEGER NOT NULL GENERATED ALWAYS AS (CASE
        WHEN deals >= CASE
            WHEN period >= 300000 THEN 3 WHEN period >= 200000 THEN 12
            WHEN period >= 100000 THEN 30 ELSE 60 END
        THEN CAST(round(10.0 * points / deals) AS INTEGER) ELSE deals END) STORED,
    PRIMARY KEY (scope, kind, period, user_id),
    UNIQUE (scope, kind, period, ranked, value, user_id, deals, points)
) STRICT, WITHOUT ROWID;

INSERT INTO deal_tallies_anew (scope, kind, period, user_id, deals, points)
SELECT scope, kind, period, user_id, deals, points FROM deal_tallies;
DROP TABLE deal_tallies;
ALTER TABLE deal_tallies_anew RENAME TO deal_tallies;
