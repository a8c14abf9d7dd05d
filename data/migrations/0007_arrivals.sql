-- A person may take a computer's seat from the next deal on. Until that begins they stand in a table
-- of their own, with the token by which their first hand can reach them. Each deal belongs to who
-- sat there when it began: a seat says since which deal its sitter has it, and which computer had
-- it before.

CREATE TABLE arrivals (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    locale TEXT NOT NULL,
    token TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user_id)
) STRICT, WITHOUT ROWID;

ALTER TABLE seats ADD COLUMN since INTEGER NOT NULL DEFAULT 1;
ALTER TABLE seats ADD COLUMN computer_before TEXT;
