-- Evenings that are over, each by its last match, until their summary is shown where that was played.

CREATE TABLE evening_ends (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    over_at INTEGER NOT NULL
) STRICT;
