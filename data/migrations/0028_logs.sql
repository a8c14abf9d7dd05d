-- The logs of tables that have ended, one compressed row each. The events of older ones are put there
-- one after another while the bot plays; nothing is added to a log that is there.

CREATE TABLE logs (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    log BLOB NOT NULL
) STRICT;

CREATE TRIGGER events_end BEFORE INSERT ON events
WHEN EXISTS (SELECT 1 FROM logs WHERE table_id = NEW.table_id)
BEGIN
    SELECT RAISE(ABORT, 'the log has ended');
END;
