-- Nights at which people of a server meet to play, once or every week: what is asked, who has
-- answered, and the tables that open at the hour. `next_at` is when something has to be done next.

CREATE TABLE nights (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    opener_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    game TEXT NOT NULL,
    edition INTEGER NOT NULL,
    options TEXT NOT NULL,
    players INTEGER NOT NULL,
    setup TEXT NOT NULL,
    weekly INTEGER NOT NULL CHECK (weekly IN (0, 1)),
    zone TEXT NOT NULL,
    day TEXT NOT NULL,
    minute INTEGER NOT NULL,
    starts_at INTEGER NOT NULL,
    next_at INTEGER NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('draft', 'open', 'reminded', 'drawn', 'begun', 'ended')),
    message_id INTEGER,
    old_message_id INTEGER,
    reminder_id INTEGER,
    deserted INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX nights_due ON nights (next_at);
CREATE INDEX nights_of_server ON nights (guild_id);
CREATE INDEX nights_of_opener ON nights (opener_id);

CREATE TABLE night_answers (
    night_id INTEGER NOT NULL REFERENCES nights ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    answer TEXT NOT NULL CHECK (answer IN ('in', 'maybe', 'out')),
    weekly INTEGER NOT NULL CHECK (weekly IN (0, 1)),
    answered_at INTEGER NOT NULL,
    PRIMARY KEY (night_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX night_answers_of_person ON night_answers (user_id);

CREATE TABLE night_tables (
    night_id INTEGER NOT NULL REFERENCES nights ON DELETE CASCADE,
    number INTEGER NOT NULL,
    people TEXT NOT NULL,
    message_id INTEGER,
    table_id INTEGER,
    PRIMARY KEY (night_id, number)
) STRICT, WITHOUT ROWID;

-- In which time zone somebody says when something is to be, and who may open nights on a server.
ALTER TABLE players ADD COLUMN zone TEXT NOT NULL DEFAULT '';
ALTER TABLE servers ADD COLUMN nights TEXT NOT NULL DEFAULT 'everyone'
    CHECK (nights IN ('everyone', 'moderators'));
