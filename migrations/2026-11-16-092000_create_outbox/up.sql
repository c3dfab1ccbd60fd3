CREATE TABLE outbox (
    id            bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    player_id     bigint      NOT NULL REFERENCES players,
    kind          text        NOT NULL,
    table_id      bigint      REFERENCES tables,
    seat_id       bigint      REFERENCES seats ON DELETE SET NULL,
    question_id   bigint      REFERENCES questions,
    invitation_id bigint      REFERENCES invitations,
    message_id    text        NOT NULL CONSTRAINT outbox_message_id_unique UNIQUE,
    state         text        NOT NULL DEFAULT 'waiting'
                              CONSTRAINT outbox_state_known CHECK (state IN ('waiting', 'sent', 'unwanted', 'refused', 'dead')),
    send_at       timestamptz NOT NULL,
    leased_until  timestamptz,
    attempts      smallint    NOT NULL DEFAULT 0,
    body          bytea,
    reason        text,
    written_at    timestamptz NOT NULL,
    done_at       timestamptz,
    CONSTRAINT outbox_done_has_a_time CHECK ((state = 'waiting') = (done_at IS NULL))
);

CREATE INDEX outbox_due ON outbox (send_at) WHERE state = 'waiting';
CREATE INDEX outbox_of_player ON outbox (player_id, written_at);
CREATE INDEX outbox_of_table ON outbox (table_id, id) WHERE table_id IS NOT NULL;
CREATE UNIQUE INDEX outbox_one_waiting ON outbox (question_id) WHERE state = 'waiting' AND question_id IS NOT NULL;

COMMENT ON TABLE outbox IS 'Letters: a row is written with what caused it, its text composed when it is first sent.';
COMMENT ON COLUMN outbox.message_id IS 'The part of the Message-ID before the @, random, the same for every attempt.';
COMMENT ON COLUMN outbox.leased_until IS 'Until then one worker has it in hand; afterwards anybody may try again.';
COMMENT ON COLUMN outbox.body IS 'The composed letter, encrypted, its links not signed yet; gone once the letter is.';
COMMENT ON COLUMN outbox.reason IS 'Why it was not sent, or what went wrong last.';
COMMENT ON COLUMN outbox.state IS 'waiting: to be sent at send_at. unwanted: it was not needed any more. refused: the mail server will never take it. dead: it failed too often; «penelope letters» lists and sends such.';
