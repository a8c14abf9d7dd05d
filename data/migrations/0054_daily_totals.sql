-- What people have made of all days on a server, kept up to date: a board of all days reads one row a
-- person.

CREATE TABLE daily_totals (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    plays INTEGER NOT NULL,
    percents INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

INSERT INTO daily_totals (guild_id, user_id, plays, percents)
SELECT guild_id, user_id, count(*), sum(percent) FROM daily_plays
WHERE ended_at IS NOT NULL AND voided = 0 GROUP BY guild_id, user_id;
