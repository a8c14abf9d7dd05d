-- Whether results of matches on a server tell what is new.
ALTER TABLE servers ADD COLUMN news INTEGER NOT NULL DEFAULT 1 CHECK (news IN (0, 1));
