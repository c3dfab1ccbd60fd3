ALTER TABLE tables
    ADD COLUMN take_back_minutes smallint NOT NULL DEFAULT 0
        CONSTRAINT tables_take_back_minutes CHECK (take_back_minutes BETWEEN 0 AND 30);

COMMENT ON COLUMN tables.take_back_minutes IS 'How long an answer that others might see at once can be taken back; 0 where it counts at once.';

CREATE TABLE unsent (
    seat_id   bigint PRIMARY KEY REFERENCES seats ON DELETE CASCADE,
    table_id  bigint NOT NULL REFERENCES tables,
    sealed    bytea  NOT NULL,
    leaves_at timestamptz
);

CREATE INDEX unsent_of_table ON unsent (table_id);
CREATE INDEX unsent_by_time ON unsent (leaves_at) WHERE leaves_at IS NOT NULL;

COMMENT ON TABLE unsent IS 'Answers that were given and can still be taken back. Nobody but their own seat may know of them.';
COMMENT ON COLUMN unsent.sealed IS 'What the seat will have said, and its answer by hand: encrypted, and padded to one length.';
COMMENT ON COLUMN unsent.leaves_at IS 'When it counts. None: it did not fit any more and came back; it lies there to be shown.';
