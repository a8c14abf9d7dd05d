-- Whose turn the reminder was for, as seat, deal and step: times move on when the bot stood still,
-- so they do not tell whether that player has acted since.

ALTER TABLE tables ADD COLUMN reminded TEXT;
