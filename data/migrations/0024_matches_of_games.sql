-- The history of one game on a server, newest first, one row a match.

CREATE INDEX results_of_game ON results (guild_id, game, ended_at, table_id) WHERE seat = 0;
