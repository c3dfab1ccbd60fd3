CREATE TABLE former_hours (
    player_id bigint      NOT NULL REFERENCES players,
    until_at  timestamptz NOT NULL,
    waking    text,
    PRIMARY KEY (player_id, until_at)
);

COMMENT ON TABLE former_hours IS 'A player''s hours up to the moment they were changed: what is shown to others of a round keeps to those it began with.';
COMMENT ON COLUMN former_hours.waking IS 'In the form of players.waking; nothing if the player had not told any yet.';
