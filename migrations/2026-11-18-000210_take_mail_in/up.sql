-- What mail servers hand over to us: reports about letters that came back.
CREATE TABLE arrivals (
    id           bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    fingerprint  bytea       NOT NULL CONSTRAINT arrivals_fingerprint_unique UNIQUE,
    letter_id    bigint      REFERENCES outbox ON DELETE CASCADE,
    kind         text        NOT NULL CONSTRAINT arrivals_kind_known CHECK (kind IN ('bounce')),
    body         bytea,
    state        text        NOT NULL DEFAULT 'waiting'
                             CONSTRAINT arrivals_state_known CHECK (state IN ('waiting', 'done', 'dead')),
    attempts     smallint    NOT NULL DEFAULT 0,
    leased_until timestamptz,
    arrived_at   timestamptz NOT NULL,
    done_at      timestamptz,
    outcome      text,
    CONSTRAINT arrivals_done_has_a_time CHECK ((state = 'waiting') = (done_at IS NULL)),
    CONSTRAINT arrivals_fingerprint_whole CHECK (octet_length(fingerprint) = 32)
);

CREATE INDEX arrivals_waiting ON arrivals (arrived_at) WHERE state = 'waiting';
CREATE INDEX arrivals_done ON arrivals (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX arrivals_of_letter ON arrivals (letter_id);

COMMENT ON TABLE arrivals IS 'Messages that mail servers handed over, each once; a worker reads them.';
COMMENT ON COLUMN arrivals.fingerprint IS 'SHA-256 over recipient and Message-ID: however often it is handed over, it is there once.';
COMMENT ON COLUMN arrivals.body IS 'The message, encrypted; gone once it was read.';
COMMENT ON COLUMN arrivals.outcome IS 'What came of it, in a few words without an address.';
COMMENT ON COLUMN arrivals.state IS 'waiting: to be read. done: it was. dead: it could not be read, however often.';
