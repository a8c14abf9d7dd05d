-- A table may show its game with another pack whose cards match: a drawing, never a rule. NULL is
-- the pack of the game itself.

ALTER TABLE tables ADD COLUMN pack TEXT;
