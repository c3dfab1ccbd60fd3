CREATE TABLE players (
    id              bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    address         text        CONSTRAINT players_address_unique UNIQUE
                                CONSTRAINT players_address_small CHECK (address = lower(address)),
    name            text        CONSTRAINT players_name_length CHECK (char_length(name) BETWEEN 1 AND 40),
    locale          text,
    epoch           smallint    NOT NULL DEFAULT 0 CONSTRAINT players_epoch_positive CHECK (epoch >= 0),
    hand_in_letters boolean     NOT NULL DEFAULT true,
    talk_letters    boolean     NOT NULL DEFAULT false,
    created_at      timestamptz NOT NULL,
    confirmed_at    timestamptz,
    blocked_at      timestamptz,
    refused_at      timestamptz,
    refusal         text,
    CONSTRAINT players_refusal_has_a_time CHECK ((refusal IS NULL) = (refused_at IS NULL))
);

COMMENT ON TABLE players IS 'People: one row for each address that was ever written to.';
COMMENT ON COLUMN players.address IS 'Nothing once it was erased; the name stays with the games.';
COMMENT ON COLUMN players.name IS 'Nothing until the person has taken a first seat.';
COMMENT ON COLUMN players.epoch IS 'Raised to revoke every pass and session of the player.';
COMMENT ON COLUMN players.hand_in_letters IS 'Whether letters carry the player''s own hand and goals.';
COMMENT ON COLUMN players.talk_letters IS 'Whether table talk gets a letter of its own.';
COMMENT ON COLUMN players.confirmed_at IS 'When the person first came by a link that was sent to the address.';
COMMENT ON COLUMN players.blocked_at IS '«Never write to me again.»';
COMMENT ON COLUMN players.refusal IS 'What the mail server said when it refused the address for good.';

CREATE TABLE sessions (
    id         bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    player_id  bigint      NOT NULL REFERENCES players,
    token_hash bytea       NOT NULL CONSTRAINT sessions_token_once UNIQUE
                           CONSTRAINT sessions_token_hash_length CHECK (octet_length(token_hash) = 32),
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    ended_at   timestamptz
);

CREATE INDEX sessions_of_player ON sessions (player_id);

COMMENT ON COLUMN sessions.token_hash IS 'SHA-256 of the cookie''s random token: the row opens nothing.';
COMMENT ON COLUMN sessions.ended_at IS 'When it was signed out, here or from another browser.';
