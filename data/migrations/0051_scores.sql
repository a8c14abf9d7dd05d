-- The score of a deal tells of the next one, and lets people ask for it: which message does, so that it
-- stops once that is not so any more, also after a restart.

ALTER TABLE tables ADD COLUMN score_message_id INTEGER;
ALTER TABLE tables ADD COLUMN score_deal INTEGER;
