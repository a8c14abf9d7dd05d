-- One deal a day for everybody. What was chosen is fixed before anybody plays; plays are of the server
-- where they were begun. Answers of computers are kept by what was done before, so that two people who
-- play alike meet the same ones whatever happens in between.

ALTER TABLE tables ADD COLUMN secret_until INTEGER;

CREATE TABLE daily_deals (
    day INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    edition INTEGER NOT NULL,
    options TEXT NOT NULL,
    players INTEGER NOT NULL,
    match TEXT NOT NULL,
    secret BLOB NOT NULL,
    seat INTEGER NOT NULL,
    opening TEXT NOT NULL,
    worlds INTEGER NOT NULL,
    field TEXT NOT NULL,
    made_at INTEGER NOT NULL
) STRICT;

CREATE TABLE daily_plays (
    day INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    began_at INTEGER NOT NULL,
    ended_at INTEGER,
    score INTEGER,
    percent INTEGER,
    shared INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1)),
    voided INTEGER NOT NULL DEFAULT 0 CHECK (voided IN (0, 1)),
    PRIMARY KEY (day, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_of_server ON daily_plays (guild_id, day) WHERE ended_at IS NOT NULL;
CREATE UNIQUE INDEX daily_of_table ON daily_plays (table_id);
CREATE INDEX daily_of_person ON daily_plays (user_id, day);

CREATE TABLE kept_moves (
    match TEXT NOT NULL,
    position BLOB NOT NULL,
    action TEXT NOT NULL,
    PRIMARY KEY (match, position)
) STRICT, WITHOUT ROWID;

-- What was posted of each day, and where. Without a message it could not be posted.
CREATE TABLE daily_posts (
    guild_id INTEGER NOT NULL,
    day INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    PRIMARY KEY (guild_id, day)
) STRICT, WITHOUT ROWID;

ALTER TABLE servers ADD COLUMN daily INTEGER;
