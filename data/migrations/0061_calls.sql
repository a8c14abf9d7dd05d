-- Who wishes to be called when players are wanted for a game in a channel, when somebody was last
-- called on a server, and which lobby has called whom from where: once a lobby, and not too often in a
-- channel or for a person. A table knows its message that has called players, which goes with its lobby.

CREATE TABLE call_wishes (
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (user_id, channel_id, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX call_wishes_by_channel ON call_wishes (channel_id, game);

CREATE TABLE called_people (
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    called_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, guild_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE player_calls (
    table_id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    called_at INTEGER NOT NULL
) STRICT;

CREATE INDEX player_calls_by_channel ON player_calls (channel_id, called_at);

ALTER TABLE tables ADD COLUMN players_message_id INTEGER;
