-- Who was there when a deal was dealt, or back before anybody acted in it, has a part in it. Each table
-- has a number for each of its deals, with a bit for each seat; -1 stands where nobody noted it, as of
-- deals that were dealt before.

ALTER TABLE tables ADD COLUMN present TEXT NOT NULL DEFAULT '[]';
