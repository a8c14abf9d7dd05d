-- A match that was closed before its end is a past match, too: its finished deals count, but nobody
-- has won it and it is nobody's match on a board. Those that were closed before are counted again.

ALTER TABLE results ADD COLUMN unfinished INTEGER NOT NULL DEFAULT 0 CHECK (unfinished IN (0, 1));

INSERT OR REPLACE INTO notes (name, text)
SELECT 'recount', '0' WHERE EXISTS (
    SELECT 1 FROM tables WHERE state = 'closed' AND seeds IS NOT NULL
);
