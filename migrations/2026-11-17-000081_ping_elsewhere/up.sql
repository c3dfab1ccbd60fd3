CREATE TABLE channels (
    id         bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    player_id  bigint      NOT NULL REFERENCES players,
    kind       text        NOT NULL CONSTRAINT channels_kind CHECK (kind IN ('ntfy', 'discord', 'matrix', 'json')),
    sealed     bytea       NOT NULL,
    made_at    timestamptz NOT NULL,
    refused_at timestamptz,
    refusal    text
);

CREATE UNIQUE INDEX channels_one_a_player ON channels (player_id);

COMMENT ON TABLE channels IS 'Where a player wants to be told elsewhere what letters tell: a webhook.';
COMMENT ON COLUMN channels.sealed IS 'Its address, encrypted: it may hold a secret of its owner.';
COMMENT ON COLUMN channels.refused_at IS 'Since when nothing is sent there, because the other end will not have it.';

CREATE TABLE pings (
    id           bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    channel_id   bigint      NOT NULL REFERENCES channels ON DELETE CASCADE,
    letter_id    bigint      REFERENCES outbox ON DELETE CASCADE,
    key          text        NOT NULL DEFAULT gen_random_uuid()::text,
    line         text,
    state        text        NOT NULL DEFAULT 'waiting'
                             CONSTRAINT pings_state CHECK (state IN ('waiting', 'sent', 'unwanted', 'refused', 'dead')),
    attempts     smallint    NOT NULL DEFAULT 0,
    send_at      timestamptz NOT NULL,
    leased_until timestamptz,
    written_at   timestamptz NOT NULL,
    done_at      timestamptz,
    reason       text
);

CREATE INDEX pings_due ON pings (send_at, id) WHERE state = 'waiting';
CREATE INDEX pings_of_channel ON pings (channel_id, written_at);
CREATE INDEX pings_of_letter ON pings (letter_id) WHERE letter_id IS NOT NULL;
CREATE INDEX pings_by_age ON pings (done_at) WHERE done_at IS NOT NULL;

COMMENT ON TABLE pings IS 'One line each, to a channel, written with the letter that says the same. Nothing hidden stands in it.';
COMMENT ON COLUMN pings.letter_id IS 'The letter that says the same; none for a test.';
COMMENT ON COLUMN pings.key IS 'What the receiver gets with every attempt, to know one that it has already.';
COMMENT ON COLUMN pings.line IS 'As it was first sent; every further attempt says the same.';
