-- What leaderboards are made of: sums of rated deals and of matches for each person by period, and
-- what people are called. All of it but the names follows from deals and results, which are counted
-- again. What boards are sorted by is stored: an index of columns that are worked out does not spare a
-- look at each row, and counting those above somebody took ten times as long.

-- The numbers of deals that a mean takes are those of data/finished/tallies.py, of periods in their
-- order: a week, a month, a season, all time. Of a mean, `value` is ten times the points of a deal;
-- where it is none yet, the number of deals.
CREATE TABLE deal_tallies (
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
    PRIMARY KEY (scope, kind, period, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX deal_tallies_best ON deal_tallies (scope, kind, period, ranked, value, user_id);

-- Kind 0 stands for all games together.
CREATE TABLE match_tallies (
    scope INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    period INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    PRIMARY KEY (scope, kind, period, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX match_tallies_wins ON match_tallies (scope, kind, period, wins, user_id);
CREATE INDEX match_tallies_matches ON match_tallies (scope, kind, period, matches, user_id);

CREATE INDEX ratings_best ON ratings (scope, kind, settled, shown, user_id, last_at);

-- What people were called when they last played to the end of a deal on a server.
CREATE TABLE names (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

INSERT INTO names (guild_id, user_id, name)
SELECT guild_id, user_id, name FROM standings WHERE game = '' AND user_id > 0;

INSERT OR REPLACE INTO notes (name, text)
SELECT 'recount', '0' WHERE EXISTS (SELECT 1 FROM tables WHERE state <> 'lobby');
