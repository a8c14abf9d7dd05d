-- The servers that have removed the bot, and since when: what is kept of them goes after a while.
-- Deleting a table looks for all that refers to it.

CREATE TABLE removals (
    guild_id INTEGER PRIMARY KEY,
    removed_at INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_of_server ON tables (guild_id);
CREATE INDEX tables_again ON tables (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX invitations_of_table ON invitations (table_id);
