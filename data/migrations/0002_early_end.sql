-- Players may agree that their match ends after the deal under way: the number of the deal after
-- which a person would like that. It says nothing any more once another deal has begun.

ALTER TABLE seats ADD COLUMN ends_after INTEGER;
