-- What follows from deals and matches is counted again beside what there is, and takes its place by its
-- name. An index cannot be given another name, but one that belongs to a constraint goes by that of its
-- table. So all of them are constraints here, of columns that are unique already; those that were partial
-- begin with what they were restricted to. What earlier counts have left behind is dropped.

DROP TABLE IF EXISTS deals_anew;
DROP TABLE IF EXISTS deal_seats_anew;
DROP TABLE IF EXISTS ratings_anew;
DROP TABLE IF EXISTS companies_anew;
DROP TABLE IF EXISTS records_anew;
DROP TABLE IF EXISTS results_anew;
DROP TABLE IF EXISTS season_ratings_anew;
DROP TABLE IF EXISTS standings_anew;
DROP TABLE IF EXISTS streaks_anew;
DROP TABLE IF EXISTS deal_tallies_anew;
DROP TABLE IF EXISTS match_tallies_anew;

-- Of the deals of a person, in their order.
CREATE TABLE deal_seats_anew (
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
    UNIQUE (user_id, deal_id, seat),
    CHECK (user_id IS NOT NULL OR computer IS NOT NULL)
) STRICT, WITHOUT ROWID;

INSERT INTO deal_seats_anew (
    deal_id, seat, user_id, computer, own_cards, role, margin, points, tricks, declared, marks, mean,
    spread
)
SELECT
    deal_id, seat, user_id, computer, own_cards, role, margin, points, tricks, declared, marks, mean,
    spread
FROM deal_seats;
DROP TABLE deal_seats;
ALTER TABLE deal_seats_anew RENAME TO deal_seats;

-- Of the newest matches: one row a match (that of seat 0) on a server, of a game, and of all; one row a
-- seat of a person, and of somebody who left it.
CREATE TABLE results_anew (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    players INTEGER NOT NULL,
    total INTEGER NOT NULL,
    payoff INTEGER NOT NULL,
    place INTEGER NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    ended_at INTEGER NOT NULL,
    left_by INTEGER,
    voided INTEGER NOT NULL DEFAULT 0 CHECK (voided IN (0, 1)),
    unfinished INTEGER NOT NULL DEFAULT 0 CHECK (unfinished IN (0, 1)),
    PRIMARY KEY (table_id, seat),
    UNIQUE (seat, guild_id, ended_at, table_id),
    UNIQUE (guild_id, user_id, ended_at, table_id, seat),
    UNIQUE (guild_id, left_by, ended_at, table_id, seat),
    UNIQUE (seat, guild_id, game, ended_at, table_id),
    UNIQUE (seat, ended_at, table_id)
) STRICT, WITHOUT ROWID;

INSERT INTO results_anew (
    table_id, seat, user_id, name, game, guild_id, players, total, payoff, place, won, ended_at, left_by,
    voided, unfinished
)
SELECT
    table_id, seat, user_id, name, game, guild_id, players, total, payoff, place, won, ended_at, left_by,
    voided, unfinished
FROM results;
DROP TABLE results;
ALTER TABLE results_anew RENAME TO results;

CREATE TABLE standings_anew (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game, user_id),
    UNIQUE (guild_id, game, wins DESC, points DESC, user_id)
) STRICT, WITHOUT ROWID;

INSERT INTO standings_anew (guild_id, game, user_id, name, matches, wins, points)
SELECT guild_id, game, user_id, name, matches, wins, points FROM standings;
DROP TABLE standings;
ALTER TABLE standings_anew RENAME TO standings;

-- Those that boards are read and counted by hold all columns of their tables, as 0040 says. `shown` is
-- 1500 + 200 times the mean, rounded.
CREATE TABLE ratings_anew (
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
    certain_until INTEGER NOT NULL DEFAULT 0,
    shown INTEGER NOT NULL
        GENERATED ALWAYS AS ((mean + 1000002500) / 5000 - 198500) STORED,
    PRIMARY KEY (scope, kind, user_id),
    UNIQUE (
        scope, kind, settled, shown, user_id, last_at, mean, spread, deals, met, form, certain_until
    ),
    UNIQUE (settled, certain_until, scope, kind, user_id)
) STRICT, WITHOUT ROWID;

INSERT INTO ratings_anew (
    scope, kind, user_id, mean, spread, deals, last_at, met, form, settled, certain_until
)
SELECT scope, kind, user_id, mean, spread, deals, last_at, met, form, settled, certain_until
FROM ratings;
DROP TABLE ratings;
ALTER TABLE ratings_anew RENAME TO ratings;

CREATE TABLE season_ratings_anew (
    scope INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    period INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    mean INTEGER NOT NULL,
    spread INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    settled INTEGER NOT NULL CHECK (settled IN (0, 1)),
    certain_until INTEGER,
    ranked INTEGER NOT NULL GENERATED ALWAYS AS (settled AND deals >= 60) STORED,
    shown INTEGER NOT NULL
        GENERATED ALWAYS AS ((mean + 1000002500) / 5000 - 198500) STORED,
    PRIMARY KEY (scope, kind, period, user_id),
    UNIQUE (
        scope, kind, period, ranked, shown, user_id, last_at, mean, spread, deals, settled,
        certain_until
    ),
    UNIQUE (settled, certain_until, scope, kind, period, user_id)
) STRICT, WITHOUT ROWID;

INSERT INTO season_ratings_anew (
    scope, kind, period, user_id, mean, spread, deals, last_at, settled, certain_until
)
SELECT scope, kind, period, user_id, mean, spread, deals, last_at, settled, certain_until
FROM season_ratings;
DROP TABLE season_ratings;
ALTER TABLE season_ratings_anew RENAME TO season_ratings;

CREATE TABLE deal_tallies_anew (
    scope INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    period INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    points INTEGER NOT NULL,
    ranked INTEGER NOT NULL GENERATED ALWAYS AS (deals >= CASE
        WHEN period >= 300000 THEN 12 WHEN period >= 200000 THEN 30
        WHEN period >= 100000 THEN 60 ELSE 100 END) STORED,
    value INTEGER NOT NULL GENERATED ALWAYS AS (CASE
        WHEN deals >= CASE
            WHEN period >= 300000 THEN 12 WHEN period >= 200000 THEN 30
            WHEN period >= 100000 THEN 60 ELSE 100 END
        THEN CAST(round(10.0 * points / deals) AS INTEGER) ELSE deals END) STORED,
    PRIMARY KEY (scope, kind, period, user_id),
    UNIQUE (scope, kind, period, ranked, value, user_id, deals, points)
) STRICT, WITHOUT ROWID;

INSERT INTO deal_tallies_anew (scope, kind, period, user_id, deals, points)
SELECT scope, kind, period, user_id, deals, points FROM deal_tallies;
DROP TABLE deal_tallies;
ALTER TABLE deal_tallies_anew RENAME TO deal_tallies;

CREATE TABLE match_tallies_anew (
    scope INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    period INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    PRIMARY KEY (scope, kind, period, user_id),
    UNIQUE (scope, kind, period, wins, user_id),
    UNIQUE (scope, kind, period, matches, user_id)
) STRICT, WITHOUT ROWID;

INSERT INTO match_tallies_anew (scope, kind, period, user_id, matches, wins)
SELECT scope, kind, period, user_id, matches, wins FROM match_tallies;
DROP TABLE match_tallies;
ALTER TABLE match_tallies_anew RENAME TO match_tallies;
