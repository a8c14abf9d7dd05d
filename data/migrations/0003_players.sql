-- What each player prefers. Who never chose anything has no row, so defaults can still change.
CREATE TABLE players (
    user_id INTEGER PRIMARY KEY,
    trick_in_hand INTEGER NOT NULL CHECK (trick_in_hand IN (0, 1)),
    letters TEXT NOT NULL,
    colours TEXT NOT NULL,
    pack TEXT NOT NULL
) STRICT;
