-- Whether the answer to the press whose token is kept, `@original`, is the hand itself. Of a token that was
-- kept before nobody knows: it may stand for the board, which everybody sees.

ALTER TABLE hands ADD COLUMN is_original INTEGER NOT NULL DEFAULT 0 CHECK (is_original IN (0, 1));
