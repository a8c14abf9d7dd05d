-- Private panels with buttons, which are changed once when what they ask is over. Whose they are is not
-- kept: the token is enough.

CREATE TABLE panels (
    message_id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    token TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    language TEXT NOT NULL,
    in_lobby INTEGER NOT NULL CHECK (in_lobby IN (0, 1))
) STRICT;

CREATE INDEX panels_of_table ON panels (table_id);
