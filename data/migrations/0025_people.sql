-- Who wants to see or delete what is stored about them should not have to wait for every table there
-- ever was.

CREATE INDEX seats_of_person ON seats (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX tables_of_opener ON tables (opener_id);
