-- The message in a channel that a table's thread hangs on. It has the id of the thread, shows the
-- newest table in there, and is live until it has shown the end of that.
CREATE TABLE invitations (
    message_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    token TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    shown TEXT NOT NULL,
    live INTEGER NOT NULL CHECK (live IN (0, 1))
) STRICT;

CREATE INDEX invitations_live ON invitations (message_id) WHERE live;
