DROP INDEX tables_playing;

ALTER TABLE players DROP COLUMN quiet, DROP COLUMN letters_a_day;

ALTER TABLE seats DROP COLUMN silences, DROP COLUMN away_at;

DROP TABLE outages;
DROP TABLE heartbeat;
DROP TABLE clocks;
