-- What moderators chose for their server. Who never chose anything has no row, so defaults can still
-- change.
CREATE TABLE servers (
    guild_id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    language TEXT NOT NULL,
    computers INTEGER NOT NULL CHECK (computers IN (0, 1)),
    channels TEXT NOT NULL
) STRICT;
