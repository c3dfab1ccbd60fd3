ALTER TABLE players ADD COLUMN calendar boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN players.calendar IS 'Whether letters that ask something bring the deadline as a calendar file.';
