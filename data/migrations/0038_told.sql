-- In which channel a server is told the podiums of a season, if in any, and up to which season it has
-- been, or need not be any more.

ALTER TABLE servers ADD COLUMN podiums INTEGER;

CREATE TABLE tellings (
    guild_id INTEGER PRIMARY KEY,
    told INTEGER NOT NULL
) STRICT;
