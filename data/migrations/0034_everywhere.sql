-- Boards of all servers together, as scope 0: only people who agreed are listed there, by the name that
-- stands here, which is empty for all others. What they are made of follows from the rows of deals and
-- matches, which are counted again.

ALTER TABLE players ADD COLUMN everywhere TEXT NOT NULL DEFAULT '';

INSERT OR IGNORE INTO notes (name, text)
SELECT 'recount', 'rows 0' WHERE EXISTS (SELECT 1 FROM deals);
