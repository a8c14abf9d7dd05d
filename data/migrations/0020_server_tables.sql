-- What moderators chose for new tables of their server: options and pack of each game, and how many
-- lobbies and matches a person may be at.

ALTER TABLE servers ADD COLUMN options TEXT NOT NULL DEFAULT '{}';
ALTER TABLE servers ADD COLUMN packs TEXT NOT NULL DEFAULT '{}';
ALTER TABLE servers ADD COLUMN lobbies INTEGER NOT NULL DEFAULT 3;
ALTER TABLE servers ADD COLUMN matches INTEGER NOT NULL DEFAULT 5;
