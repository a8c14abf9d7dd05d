-- Not only a card to follow with can be chosen ahead, but also what to declare, or to announce. The
-- code of an action that plays a card is the code of the card.

ALTER TABLE plans RENAME COLUMN card TO action;
