ALTER TABLE players ADD COLUMN gathers text CONSTRAINT players_gathers_form CHECK (
    gathers ~ '^(every ([1-9]|1[0-9]|2[0-4])|daily [0-2][0-9]:[0-5][0-9])$');

COMMENT ON COLUMN players.gathers IS 'How questions of all tables come in one letter: «every 6» hours at most, or «daily 07:30» by the player''s own clock; nothing for a letter for each.';

ALTER TABLE outbox ADD COLUMN digest_id bigint REFERENCES outbox;

CREATE INDEX outbox_carried ON outbox (digest_id) WHERE digest_id IS NOT NULL;
CREATE INDEX outbox_digests ON outbox (player_id, done_at) WHERE kind = 'digest';

COMMENT ON COLUMN outbox.digest_id IS 'The letter that carries this one; it leaves, and ends, with that.';
