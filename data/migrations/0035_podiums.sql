-- The first three of each board of a season that is over, if enough people are ranked there. They are
-- what the sums of the season say, and are written in the background once it has ended.

CREATE TABLE podiums (
    scope INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    period INTEGER NOT NULL,
    ranked_by TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    place INTEGER NOT NULL CHECK (place BETWEEN 1 AND 3),
    value INTEGER NOT NULL,
    PRIMARY KEY (scope, period, kind, ranked_by, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX podiums_of_person ON podiums (scope, user_id);
