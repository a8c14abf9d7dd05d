-- Results by the deal: a numbered row for each finished deal and one for each of its seats, in the
-- order in which they ended; the ratings that follow from them; and how many rated deals the same
-- people have had on a day. What older logs tell is counted beside the running bot: a note says so.

CREATE TABLE deals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    bid TEXT,
    multiplier INTEGER NOT NULL,
    counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    fit INTEGER NOT NULL,
    UNIQUE (table_id, number)
) STRICT;

-- A seat is a person's or a computer's; with both, the person has left the deal.
CREATE TABLE deal_seats (
    deal_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    computer TEXT,
    own_cards INTEGER NOT NULL,
    role INTEGER NOT NULL,
    margin INTEGER NOT NULL,
    points INTEGER NOT NULL,
    tricks INTEGER NOT NULL,
    declared INTEGER NOT NULL,
    marks INTEGER NOT NULL,
    mean INTEGER,
    spread INTEGER,
    PRIMARY KEY (deal_id, seat),
    CHECK (user_id IS NOT NULL OR computer IS NOT NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX deals_of_person ON deal_seats (user_id, deal_id) WHERE user_id IS NOT NULL;

-- `shown` is 1500 + 200 times the mean, rounded.
CREATE TABLE ratings (
    scope INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    mean INTEGER NOT NULL,
    spread INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    met TEXT NOT NULL DEFAULT '[]',
    form BLOB NOT NULL DEFAULT x'',
    settled INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1)),
    shown INTEGER NOT NULL
        GENERATED ALWAYS AS ((mean + 1000002500) / 5000 - 198500) STORED,
    PRIMARY KEY (scope, kind, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE companies (
    day INTEGER NOT NULL,
    scope INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    people TEXT NOT NULL,
    deals INTEGER NOT NULL,
    PRIMARY KEY (day, scope, kind, people)
) STRICT, WITHOUT ROWID;

-- Deals that are counted later get lower ids than those that end from now on.
INSERT INTO sqlite_sequence (name, seq) SELECT 'deals', 100 * coalesce(max(id), 0) FROM tables;

INSERT INTO notes (name, text)
SELECT 'recount', '0' WHERE EXISTS (SELECT 1 FROM tables WHERE state <> 'lobby');
