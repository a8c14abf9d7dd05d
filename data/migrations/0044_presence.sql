-- Whether it was known of a deal who was there when it was dealt: whose it is follows from that, and how
-- it changes ratings. Older ones keep the rule by which they were counted.

ALTER TABLE deals ADD COLUMN presence INTEGER NOT NULL DEFAULT 0 CHECK (presence IN (0, 1));

-- A match that is closed during a deal leaves it open: in the books only, computers play it to its end.
-- What they did is kept, as their play changes and a recount does not; `gone` has a bit for each seat
-- whose person has left the deal. The log is that of a table without it.
CREATE TABLE imagined (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    gone INTEGER NOT NULL,
    log BLOB NOT NULL
) STRICT;
