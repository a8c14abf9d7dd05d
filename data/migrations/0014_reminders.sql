-- The messages that mention somebody, until they are deleted: the reminder of a turn, and the call
-- to a new deal for those who could not be sent their cards.

ALTER TABLE tables ADD COLUMN reminder_message_id INTEGER;
ALTER TABLE tables ADD COLUMN call_message_id INTEGER;
