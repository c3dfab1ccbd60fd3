DROP TABLE sessions;
DROP TABLE players;
