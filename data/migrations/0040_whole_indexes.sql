-- The indexes that boards of periods are read and counted by hold all columns of their tables: SQLite
-- takes a worked out column for a use of all of them, and would look at each row beside its index.
-- Counting deals again has renamed some, and what is left of a count that was interrupted is dropped
-- when the next one begins.

DROP INDEX IF EXISTS deal_tallies_best;
DROP INDEX IF EXISTS deal_tallies_best_anew;
CREATE INDEX deal_tallies_best ON deal_tallies (
    scope, kind, period, ranked, value, user_id, deals, points
);

DROP INDEX IF EXISTS season_ratings_best;
DROP INDEX IF EXISTS season_ratings_best_anew;
CREATE INDEX season_ratings_best ON season_ratings (
    scope, kind, period, ranked, shown, user_id, last_at, mean, spread, deals, settled
);
