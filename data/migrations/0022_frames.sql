-- What the board of a table shows: the number of events, a mark of the people and the time that is
-- said for the turn. After a start, only the boards that do not show the table as it is are painted.

ALTER TABLE tables ADD COLUMN frame_events INTEGER;
ALTER TABLE tables ADD COLUMN frame_seats INTEGER;
ALTER TABLE tables ADD COLUMN frame_until INTEGER;
