-- The message with the result of a match, which is shown anew when a moderator voids the match.

ALTER TABLE tables ADD COLUMN result_message_id INTEGER;
