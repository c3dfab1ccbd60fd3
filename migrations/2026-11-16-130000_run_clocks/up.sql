CREATE TABLE clocks (
    id          bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id    bigint      NOT NULL REFERENCES tables,
    seat_id     bigint      NOT NULL REFERENCES seats ON DELETE CASCADE,
    question_id bigint      NOT NULL REFERENCES questions,
    is_fresh    boolean     NOT NULL,
    asked_at    timestamptz NOT NULL,
    allotted    integer     CONSTRAINT clocks_allotted_positive CHECK (allotted >= 0),
    waking      text,
    started_at  timestamptz,
    due_at      timestamptz,
    remind_at   timestamptz,
    reminded_at timestamptz,
    look_at     timestamptz,
    out_at      timestamptz,
    stopped_at  timestamptz,
    CONSTRAINT clocks_due_once_started CHECK (due_at IS NULL OR started_at IS NOT NULL AND allotted IS NOT NULL),
    CONSTRAINT clocks_out_once_due CHECK (out_at IS NULL OR due_at IS NOT NULL)
);

CREATE UNIQUE INDEX clocks_one_running ON clocks (seat_id) WHERE stopped_at IS NULL;
CREATE INDEX clocks_of_seat ON clocks (seat_id, id);
CREATE INDEX clocks_of_table ON clocks (table_id) WHERE stopped_at IS NULL;
CREATE INDEX clocks_to_start ON clocks (id) WHERE started_at IS NULL AND stopped_at IS NULL;
CREATE INDEX clocks_due ON clocks (due_at) WHERE stopped_at IS NULL AND out_at IS NULL;
CREATE INDEX clocks_to_remind ON clocks (remind_at) WHERE stopped_at IS NULL;
CREATE INDEX clocks_to_look ON clocks (look_at) WHERE stopped_at IS NULL AND out_at IS NULL;

COMMENT ON TABLE clocks IS 'A seat''s time for a question as it is: a row for each time it is asked, from the asking to the answer. Nobody but the seat may know any of it.';
COMMENT ON COLUMN clocks.is_fresh IS 'Whether the question was new or had changed, which brings the increment; else its player took an answer back.';
COMMENT ON COLUMN clocks.asked_at IS 'It ticks from started_at on, which is when the question''s letter has left.';
COMMENT ON COLUMN clocks.allotted IS 'Minutes of waking time, known once it ticks; nothing for a table without clocks.';
COMMENT ON COLUMN clocks.waking IS 'The player''s hours when it began to tick: what is changed later holds for the next question.';
COMMENT ON COLUMN clocks.due_at IS 'What was promised. It may become later, never earlier.';
COMMENT ON COLUMN clocks.look_at IS 'When to see whether its player''s patience is at an end. Every clock has it, so that it does not tell who has patience.';
COMMENT ON COLUMN clocks.out_at IS 'When time was out; silence is read in the seat''s turn, and until then its player may still answer.';

-- Questions that are open already begin with a whole clock.
INSERT INTO clocks (table_id, seat_id, question_id, is_fresh, asked_at)
SELECT questions.table_id, questions.seat_id, questions.id, true, now() FROM questions
JOIN seats ON seats.id = questions.seat_id WHERE closed_at IS NULL AND waits AND player_id IS NOT NULL;

CREATE TABLE heartbeat (
    is_only boolean     PRIMARY KEY DEFAULT true CONSTRAINT heartbeat_one_row CHECK (is_only),
    beat_at timestamptz
);

INSERT INTO heartbeat DEFAULT VALUES;

COMMENT ON TABLE heartbeat IS 'One row: when some server last looked after the clocks.';

CREATE TABLE outages (
    id       bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    from_at  timestamptz NOT NULL,
    until_at timestamptz NOT NULL,
    CONSTRAINT outages_in_order CHECK (from_at <= until_at)
);

CREATE INDEX outages_by_end ON outages (until_at);

COMMENT ON TABLE outages IS 'When no server looked after the clocks, or the machine''s clock jumped: time that is given back.';

ALTER TABLE seats
    ADD COLUMN silences smallint NOT NULL DEFAULT 0 CONSTRAINT seats_silences_positive CHECK (silences >= 0),
    ADD COLUMN away_at  timestamptz;

COMMENT ON COLUMN seats.silences IS 'How often in a row time ran out for its player.';
COMMENT ON COLUMN seats.away_at IS 'Since when the caretaker keeps the seat, until its player comes back.';

ALTER TABLE players
    ADD COLUMN quiet         boolean  NOT NULL DEFAULT false,
    ADD COLUMN letters_a_day smallint CONSTRAINT players_letters_some CHECK (letters_a_day > 0);

COMMENT ON COLUMN players.quiet IS 'Whether letters about games wait for the player''s waking hours.';
COMMENT ON COLUMN players.letters_a_day IS 'More letters about games than these wait for the next day; nothing for as many as there are.';

CREATE INDEX tables_playing ON tables (started_at) WHERE status = 'playing';
