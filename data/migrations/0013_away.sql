-- A person who comes back is told which cards a computer played meanwhile: the deal in which it took
-- over and how many things the seat had done in it, as JSON.

ALTER TABLE seats ADD COLUMN away_at TEXT;
