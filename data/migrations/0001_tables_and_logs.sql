-- The first schema: open and ended tables, who sits where, the private hand messages, the log that
-- every match is replayed from, and what is kept of finished matches.
-- Ids of Discord and times are integers; times are seconds since 1970, UTC.

-- An id is part of every shuffle of its match: AUTOINCREMENT never gives one twice.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    edition INTEGER NOT NULL,
    options TEXT NOT NULL,
    players INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    parent_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    opener_id INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('lobby', 'playing', 'finished', 'closed')),
    secret BLOB NOT NULL,
    seeds TEXT,
    lobby_message_id INTEGER,
    board_message_id INTEGER,
    board_made_at INTEGER,
    board_deal INTEGER,
    created_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL,
    ended_at INTEGER,
    rematch_of INTEGER REFERENCES tables (id)
) STRICT;

CREATE INDEX tables_open ON tables (id) WHERE state IN ('lobby', 'playing');

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    computer TEXT,
    cut TEXT,
    away TEXT CHECK (away IN ('idle', 'left')),
    locale TEXT NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user_id),
    CHECK ((user_id IS NULL) <> (computer IS NULL))
) STRICT, WITHOUT ROWID;

-- A hand belongs to who sits there: it goes when the seat is given to somebody else.
CREATE TABLE hands (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    token TEXT NOT NULL,
    message_id INTEGER,
    expires_at INTEGER NOT NULL,
    step INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- The primary key refuses a second writer that has not seen the newest event.
CREATE TABLE events (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    players INTEGER NOT NULL,
    total INTEGER NOT NULL,
    payoff INTEGER NOT NULL,
    place INTEGER NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Newest first: one row a match (that of seat 0) for a server, one row a seat for a person.
CREATE INDEX results_of_guild ON results (guild_id, ended_at, table_id) WHERE seat = 0;
CREATE INDEX results_of_player ON results (guild_id, user_id, ended_at, table_id)
    WHERE user_id IS NOT NULL;

-- Sums of results of people; game '' stands for all games together.
CREATE TABLE standings (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_best_first ON standings (guild_id, game, wins DESC, points DESC, user_id);

-- Small things the program remembers between two starts.
CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
