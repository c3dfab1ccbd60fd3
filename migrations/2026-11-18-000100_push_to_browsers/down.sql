DROP TABLE vapid;

DELETE FROM channels WHERE kind = 'push';

DROP INDEX channels_of_session;
DROP INDEX channels_of_player;
DROP INDEX channels_one_webhook_a_player;
CREATE UNIQUE INDEX channels_one_a_player ON channels (player_id);

ALTER TABLE channels
    DROP COLUMN session_id,
    DROP CONSTRAINT channels_kind,
    ADD CONSTRAINT channels_kind CHECK (kind IN ('ntfy', 'discord', 'matrix', 'json'));

COMMENT ON TABLE channels IS 'Where a player wants to be told elsewhere what letters tell: a webhook.';
COMMENT ON COLUMN channels.sealed IS 'Its address, encrypted: it may hold a secret of its owner.';
