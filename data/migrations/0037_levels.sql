-- Computers play on levels: a server has a usual one, and the computer whose seat a person took over
-- had one, which its earlier deals are shown with.

ALTER TABLE servers ADD COLUMN level TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN level_before TEXT;
