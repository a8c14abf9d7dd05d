-- When each key of the gateway was last identified with, for processes that take turns in that.
CREATE TABLE identifies (
    key INTEGER PRIMARY KEY,
    at REAL NOT NULL
);
