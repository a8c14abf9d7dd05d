-- There are two borders for a place on a board by rating: one to get it, and a wider one to keep it. Who
-- plays no deal grows less certain by the week, so of each rating it is known until when it is certain
-- enough; of one in a season, NULL stands for all of it. Once that time has come, it is settled no more.
-- Which places are kept follows from the deals, which are counted again.

ALTER TABLE ratings ADD COLUMN certain_until INTEGER NOT NULL DEFAULT 0;
ALTER TABLE season_ratings ADD COLUMN certain_until INTEGER;

UPDATE ratings SET certain_until = last_at + 604800 * ((313600000000 - spread * spread) / 5000000000 + 1)
WHERE settled;

-- They hold all columns of their tables, as 0040 says.
DROP INDEX IF EXISTS ratings_best;
DROP INDEX IF EXISTS ratings_best_anew;
CREATE INDEX ratings_best ON ratings (
    scope, kind, settled, shown, user_id, last_at, mean, spread, deals, met, form, certain_until
);
DROP INDEX IF EXISTS season_ratings_best;
DROP INDEX IF EXISTS season_ratings_best_anew;
CREATE INDEX season_ratings_best ON season_ratings (
    scope, kind, period, ranked, shown, user_id, last_at, mean, spread, deals, settled, certain_until
);

CREATE INDEX ratings_certain ON ratings (certain_until) WHERE settled;
CREATE INDEX season_ratings_certain ON season_ratings (certain_until) WHERE settled;

INSERT OR IGNORE INTO notes (name, text)
SELECT 'recount', 'rows 0' WHERE EXISTS (SELECT 1 FROM deals);
