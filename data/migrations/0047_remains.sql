-- What was never begun leaves as little as may be: the messages that called people to a lobby are known,
-- so that they can be deleted, and a lobby is gone once it has none of its messages any more.

ALTER TABLE tables ADD COLUMN called TEXT NOT NULL DEFAULT '[]';
ALTER TABLE kept_seats ADD COLUMN called_in INTEGER;

-- Lobbies that were closed before stay as they are shown.
UPDATE tables SET lobby_message_id = NULL WHERE state = 'closed' AND seeds IS NULL;

-- For the newest table of a thread.
CREATE INDEX tables_by_place ON tables (channel_id, id);
