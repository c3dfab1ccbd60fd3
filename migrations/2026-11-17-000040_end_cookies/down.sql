ALTER TABLE seats DROP COLUMN cookie_epoch;
