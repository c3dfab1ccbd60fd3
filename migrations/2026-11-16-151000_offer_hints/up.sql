ALTER TABLE players ADD COLUMN hints boolean NOT NULL DEFAULT true;

COMMENT ON COLUMN players.hints IS 'Whether the first table leads its player through the first turns.';
