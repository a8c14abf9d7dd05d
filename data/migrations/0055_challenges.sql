-- Deals that somebody challenges others to: everybody plays them alone, on the same seats, until the
-- challenge closes. Its results are shown once, and again after somebody has been taken out of them.

CREATE TABLE challenges (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    opener_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    held INTEGER NOT NULL CHECK (held IN (0, 1)),
    announced INTEGER NOT NULL CHECK (announced IN (0, 1)),
    created_at INTEGER NOT NULL,
    closes_at INTEGER NOT NULL,
    shown_at INTEGER
) STRICT;

CREATE INDEX challenges_of_server ON challenges (guild_id, closes_at);
CREATE INDEX challenges_of_opener ON challenges (opener_id, closes_at);
CREATE INDEX challenges_to_show ON challenges (closes_at) WHERE shown_at IS NULL;

CREATE TABLE challenge_deals (
    challenge_id INTEGER NOT NULL REFERENCES challenges ON DELETE CASCADE,
    number INTEGER NOT NULL,
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
    PRIMARY KEY (challenge_id, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX challenge_deals_by_match ON challenge_deals (match);

CREATE TABLE challenge_plays (
    challenge_id INTEGER NOT NULL REFERENCES challenges ON DELETE CASCADE,
    number INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    began_at INTEGER NOT NULL,
    ended_at INTEGER,
    score INTEGER,
    voided INTEGER NOT NULL DEFAULT 0 CHECK (voided IN (0, 1)),
    PRIMARY KEY (challenge_id, user_id, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX challenge_plays_by_table ON challenge_plays (table_id);
CREATE INDEX challenge_plays_of_person ON challenge_plays (user_id);
