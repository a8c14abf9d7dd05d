-- In which language players read what only they see; "auto" is the one they use Discord in.

ALTER TABLE players ADD COLUMN language TEXT NOT NULL DEFAULT 'auto';
