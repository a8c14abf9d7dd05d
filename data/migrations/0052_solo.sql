-- A table of one person and computers, which lives in a single private message. Its deals come from its
-- own id unless it plays a deal of another one again; its person may take back what they have done at
-- it from a step on.

ALTER TABLE tables ADD COLUMN kind TEXT NOT NULL DEFAULT 'group'
    CHECK (kind IN ('group', 'practice', 'daily', 'challenge', 'lesson'));
ALTER TABLE tables ADD COLUMN deal_of TEXT;
ALTER TABLE tables ADD COLUMN first_step INTEGER NOT NULL DEFAULT 0;

DROP INDEX tables_open;
CREATE INDEX tables_open ON tables (id)
    WHERE state IN ('lobby', 'playing') AND kind NOT IN ('practice', 'daily', 'challenge', 'lesson');
CREATE INDEX tables_solo ON tables (opener_id, kind) WHERE kind <> 'group' AND state = 'playing';
CREATE INDEX tables_solo_by_age ON tables (kind, created_at) WHERE kind <> 'group';

DROP INDEX tables_by_place;
CREATE INDEX tables_by_place ON tables (channel_id, id)
    WHERE kind NOT IN ('practice', 'daily', 'challenge', 'lesson');
