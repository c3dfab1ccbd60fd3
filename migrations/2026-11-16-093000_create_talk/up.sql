CREATE TABLE talk (
    id         bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id   bigint      NOT NULL REFERENCES tables,
    seat_id    bigint      NOT NULL REFERENCES seats ON DELETE CASCADE,
    words      text        NOT NULL CONSTRAINT talk_words_length CHECK (char_length(words) BETWEEN 1 AND 500),
    said_at    timestamptz NOT NULL,
    removed_at timestamptz
);

CREATE INDEX talk_of_table ON talk (table_id, id);

COMMENT ON TABLE talk IS 'Short messages at the table.';
COMMENT ON COLUMN talk.removed_at IS 'When its author or the host took it back; it is shown to nobody any more.';
