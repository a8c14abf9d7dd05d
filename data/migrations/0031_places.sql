-- The places that people had when the week began, on boards of all time.

CREATE TABLE places (
    scope INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    ranked_by TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (scope, kind, ranked_by, user_id)
) STRICT, WITHOUT ROWID;
