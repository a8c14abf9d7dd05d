-- A match where nobody acts any more is paused: since when, and the message that says so. A seat
-- counts the turns in a row that a computer has taken for its person.

ALTER TABLE tables ADD COLUMN paused_at INTEGER;
ALTER TABLE tables ADD COLUMN pause_message_id INTEGER;
ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
