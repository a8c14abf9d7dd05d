-- Suit signs that were uploaded as emojis of an application. One that is no longer wanted stays for
-- a while, as buttons from before still show it.
CREATE TABLE emojis (
    application_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    id INTEGER NOT NULL,
    unwanted_since INTEGER,
    PRIMARY KEY (application_id, name)
) STRICT;
