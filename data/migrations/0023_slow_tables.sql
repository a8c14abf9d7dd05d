-- For tables where a move may take a day: where a reminder is that went to a person directly, who
-- wants it there, and after how many quiet minutes a thread is archived.

ALTER TABLE tables ADD COLUMN reminder_channel_id INTEGER;
ALTER TABLE players ADD COLUMN reminders TEXT NOT NULL DEFAULT 'channel';
ALTER TABLE invitations ADD COLUMN minutes INTEGER NOT NULL DEFAULT 1440;
UPDATE invitations SET minutes = 60 WHERE NOT live;
