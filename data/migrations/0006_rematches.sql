-- A rematch keeps the seats of those who played: a person there is not ready until they say so. It
-- also keeps who deals next, by the seat of the lobby.

ALTER TABLE seats ADD COLUMN ready INTEGER NOT NULL DEFAULT 1 CHECK (ready IN (0, 1));
ALTER TABLE tables ADD COLUMN deals_first INTEGER;
