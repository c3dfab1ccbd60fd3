CREATE TABLE words (
    seat_id  bigint PRIMARY KEY REFERENCES seats ON DELETE CASCADE,
    table_id bigint NOT NULL REFERENCES tables,
    sealed   bytea  NOT NULL
);

CREATE INDEX words_of_table ON words (table_id);

COMMENT ON TABLE words IS 'What a seat has said ahead: envelope, next page, plan, orders, patience. A row comes with the first thing a player does at the table, whatever it is.';
COMMENT ON COLUMN words.sealed IS 'Encrypted, and padded: always as long, however much was said.';

ALTER TABLE questions
    ADD COLUMN turn     integer  NOT NULL DEFAULT 0,
    ADD COLUMN movement integer  NOT NULL DEFAULT 0,
    ADD COLUMN stage    smallint NOT NULL DEFAULT 0,
    ADD COLUMN waits    boolean  NOT NULL DEFAULT true,
    ADD COLUMN told_at  timestamptz,
    ADD COLUMN came     smallint;

COMMENT ON TABLE questions IS 'What the game wants to know from one seat in one movement. It opens, may change, and closes.';
COMMENT ON COLUMN questions.stage IS 'What is open within the movement: it rises when red or black appears.';
COMMENT ON COLUMN questions.waits IS 'Whether the seat''s words leave it open. Nobody but the seat may know.';
COMMENT ON COLUMN questions.told_at IS 'When the last letter about it left.';
COMMENT ON COLUMN questions.came IS 'The stage that its player saw when doing something on the page, since that letter.';
