-- Until then a lobby is closed neither by time nor by the last one who leaves it.
ALTER TABLE tables ADD COLUMN open_until INTEGER;
