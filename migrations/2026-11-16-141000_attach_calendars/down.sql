ALTER TABLE players DROP COLUMN calendar;
