-- A moderator may void a match: since when it counts for nobody. Its results stay as a past match.

ALTER TABLE tables ADD COLUMN voided_at INTEGER;
ALTER TABLE results ADD COLUMN voided INTEGER NOT NULL DEFAULT 0 CHECK (voided IN (0, 1));
