CREATE TABLE hindsights (
    table_id     bigint PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    asked_at     timestamptz NOT NULL,
    attempts     smallint    NOT NULL DEFAULT 0,
    leased_until timestamptz,
    done_at      timestamptz,
    sealed       bytea,
    CONSTRAINT hindsights_done CHECK (done_at IS NULL OR sealed IS NOT NULL)
);

CREATE INDEX hindsights_open ON hindsights (asked_at) WHERE done_at IS NULL;

COMMENT ON TABLE hindsights IS 'Games that are over and that somebody wants to learn from: what the pilot would have answered. It follows from the log and could be made again.';
COMMENT ON COLUMN hindsights.leased_until IS 'Until when the game is in the hands of one worker; afterwards another one goes on.';
COMMENT ON COLUMN hindsights.sealed IS 'How the decisions so far are judged, encrypted like the entries they are about.';
