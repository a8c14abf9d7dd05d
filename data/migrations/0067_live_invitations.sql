-- The condition of an index is that of whoever looks for something by it, word for word.
DROP INDEX invitations_live;
CREATE INDEX invitations_live ON invitations (message_id) WHERE live = 1;
