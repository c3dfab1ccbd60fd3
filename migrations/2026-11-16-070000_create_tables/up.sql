CREATE TABLE tables (
    id         bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code       text        NOT NULL CONSTRAINT tables_code_unique UNIQUE
                           CONSTRAINT tables_code_form CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{6}$'),
    game       text        NOT NULL,
    ruleset    text        NOT NULL,
    options    text        NOT NULL,
    status     text        NOT NULL CONSTRAINT tables_status_known CHECK (status IN ('playing', 'over')),
    seal       bytea       NOT NULL CONSTRAINT tables_seal_length CHECK (octet_length(seal) = 32),
    seed       bytea       NOT NULL,
    seq        integer     NOT NULL CONSTRAINT tables_seq_positive CHECK (seq > 0),
    head       bytea       NOT NULL CONSTRAINT tables_head_length CHECK (octet_length(head) = 32),
    digest     bytea       NOT NULL CONSTRAINT tables_digest_length CHECK (octet_length(digest) = 32),
    snapshot   bytea       NOT NULL,
    created_at timestamptz NOT NULL,
    ended_at   timestamptz,
    CONSTRAINT tables_ended_when_over CHECK ((status = 'over') = (ended_at IS NOT NULL))
);

COMMENT ON COLUMN tables.options IS 'As the engine writes them, JSON; read by the engine only.';
COMMENT ON COLUMN tables.seed IS 'The server''s share of the chance, encrypted; shown in the archive once the game is over.';
COMMENT ON COLUMN tables.seq IS 'How many entries there are; they are numbered from 1.';
COMMENT ON COLUMN tables.head IS 'The hash of the last entry.';
COMMENT ON COLUMN tables.snapshot IS 'The state after the last entry, encrypted: a cache, the entries are the truth. digest is its SHA-256.';

CREATE TABLE seats (
    id          bigint   GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id    bigint   NOT NULL REFERENCES tables,
    participant smallint NOT NULL,
    seat        smallint NOT NULL,
    name        text     NOT NULL CONSTRAINT seats_name_length CHECK (char_length(name) BETWEEN 1 AND 40),
    bot         text,
    word        bytea,
    epoch       smallint NOT NULL DEFAULT 0 CONSTRAINT seats_epoch_positive CHECK (epoch >= 0),
    CONSTRAINT seats_participant_once UNIQUE (table_id, participant),
    CONSTRAINT seats_seat_once UNIQUE (table_id, seat),
    CONSTRAINT seats_people_have_words CHECK ((bot IS NULL) = (word IS NOT NULL))
);

COMMENT ON COLUMN seats.participant IS 'In joining order, people before bots: the order in which lucky words enter the deal.';
COMMENT ON COLUMN seats.seat IS 'The place in clockwise order, drawn by lot.';
COMMENT ON COLUMN seats.word IS 'The lucky word, encrypted.';
COMMENT ON COLUMN seats.epoch IS 'Raised to revoke every link of the seat.';

CREATE TABLE entries (
    table_id bigint      NOT NULL REFERENCES tables,
    seq      integer     NOT NULL,
    seat     smallint,
    shown_at timestamptz NOT NULL,
    form     text        NOT NULL,
    hidden   bytea       NOT NULL,
    PRIMARY KEY (table_id, seq)
);

COMMENT ON TABLE entries IS 'The log: append-only, and the truth. A line is made of number, seat, time, form and the hash of the hidden part.';
COMMENT ON COLUMN entries.form IS 'The written form as everyone may read it.';
COMMENT ON COLUMN entries.hidden IS 'How and when exactly the entry came about, and its full written form; encrypted.';

CREATE TABLE questions (
    id        bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id  bigint      NOT NULL REFERENCES tables,
    seat_id   bigint      NOT NULL REFERENCES seats,
    revision  smallint    NOT NULL DEFAULT 0 CONSTRAINT questions_revision_positive CHECK (revision >= 0),
    opened_at timestamptz NOT NULL,
    closed_at timestamptz
);

CREATE UNIQUE INDEX questions_one_open ON questions (seat_id) WHERE closed_at IS NULL;
CREATE INDEX questions_of_table ON questions (table_id) WHERE closed_at IS NULL;

COMMENT ON TABLE questions IS 'What the game wants to know from one seat. It opens, may change, and closes.';
COMMENT ON COLUMN questions.revision IS 'Rises when what this seat is asked has changed; a form carries the one it was shown with.';
