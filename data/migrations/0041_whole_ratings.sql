-- The index that boards by rating of all time are read and counted by holds all columns of its table,
-- as those of 0040 do: each row that was counted was looked up beside it.

DROP INDEX IF EXISTS ratings_best;
DROP INDEX IF EXISTS ratings_best_anew;
CREATE INDEX ratings_best ON ratings (
    scope, kind, settled, shown, user_id, last_at, mean, spread, deals, met, form
);
