-- Which lessons of which games a person has played to their end, how many of their questions they
-- answered wrong when they did best, and since when.
CREATE TABLE lessons (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    done_at INTEGER NOT NULL,
    wrong INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, name)
) STRICT, WITHOUT ROWID;
