-- The number of the deal in which a person would like to abandon the match.

ALTER TABLE seats ADD COLUMN abandons_in INTEGER;
