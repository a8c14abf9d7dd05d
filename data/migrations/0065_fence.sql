-- Counts what is written of a table, its seats, hands and log: who does not know the newest number has
-- another process before them, and may not write.
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
