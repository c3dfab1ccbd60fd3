DROP TABLE unsent;
ALTER TABLE tables DROP COLUMN take_back_minutes;
