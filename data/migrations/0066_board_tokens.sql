-- The token that a board was posted with, as a follow-up to a press, and until when it changes the board.
-- Named as in other tables with tokens, which copies leave out.
ALTER TABLE tables ADD COLUMN token TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN expires_at INTEGER NOT NULL DEFAULT 0;
