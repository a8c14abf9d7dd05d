-- The card that a person has chosen ahead, for following in the next trick. It holds for a moment,
-- as long as the seat has done so many things in the deal, and belongs to who sits there.

CREATE TABLE plans (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    step INTEGER NOT NULL,
    card TEXT NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
