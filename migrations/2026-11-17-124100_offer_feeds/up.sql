-- A secret address under which a player's own programs find the deadlines and news of all tables.
ALTER TABLE players
    ADD COLUMN feed    smallint NOT NULL DEFAULT 0,
    ADD COLUMN feed_at timestamptz;

COMMENT ON COLUMN players.feed IS 'How often that address was replaced or ended: each one carries its number.';
COMMENT ON COLUMN players.feed_at IS 'Since when there is one; nothing if there is none.';
