-- From how many candidates the deal of a day was chosen: with that anybody can choose it again. Where it
-- was not noted it was from twelve.

ALTER TABLE daily_deals ADD COLUMN candidates INTEGER NOT NULL DEFAULT 12;
