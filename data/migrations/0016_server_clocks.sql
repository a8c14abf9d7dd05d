-- The clock of the tables of a server, where its moderators chose one.

ALTER TABLE servers ADD COLUMN clock TEXT NOT NULL DEFAULT '';
