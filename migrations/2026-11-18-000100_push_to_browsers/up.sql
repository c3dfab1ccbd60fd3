-- Browsers are told, too (Web Push): several of them beside the one webhook, and the key that we prove ourselves with.
ALTER TABLE channels
    DROP CONSTRAINT channels_kind,
    ADD CONSTRAINT channels_kind CHECK (kind IN ('ntfy', 'discord', 'matrix', 'json', 'push')),
    ADD COLUMN session_id bigint REFERENCES sessions ON DELETE SET NULL;

DROP INDEX channels_one_a_player;
CREATE UNIQUE INDEX channels_one_webhook_a_player ON channels (player_id) WHERE kind <> 'push';
CREATE INDEX channels_of_player ON channels (player_id);
CREATE INDEX channels_of_session ON channels (session_id) WHERE session_id IS NOT NULL;

COMMENT ON TABLE channels IS 'Where a player wants to be told elsewhere what letters tell: one webhook, and some browsers.';
COMMENT ON COLUMN channels.sealed IS 'The address of a webhook, or what a browser gave (address, keys), encrypted: either holds a secret of its owner.';
COMMENT ON COLUMN channels.session_id IS 'The session in which a browser was given; signing out there ends it.';

CREATE TABLE vapid (
    is_only boolean     PRIMARY KEY DEFAULT true CONSTRAINT vapid_one_row CHECK (is_only),
    sealed  bytea       NOT NULL,
    made_at timestamptz NOT NULL
);

COMMENT ON TABLE vapid IS 'The key by which push services know us (RFC 8292), made on the first start: one row. Subscriptions are bound to it, so it stays.';
COMMENT ON COLUMN vapid.sealed IS 'PKCS #8, encrypted.';
