ALTER TABLE tables
    ADD COLUMN host_id      bigint      REFERENCES players,
    ADD COLUMN places       smallint    NOT NULL DEFAULT 4 CONSTRAINT tables_places_some CHECK (places BETWEEN 1 AND 8),
    ADD COLUMN bots         smallint    NOT NULL DEFAULT 0 CONSTRAINT tables_bots_leave_room CHECK (bots >= 0 AND bots < places),
    ADD COLUMN is_open      boolean     NOT NULL DEFAULT false,
    ADD COLUMN pace         text        NOT NULL DEFAULT 'none' CONSTRAINT tables_pace_known CHECK (pace IN ('brisk', 'steady', 'leisurely', 'none')),
    ADD COLUMN locale       text        NOT NULL DEFAULT 'en',
    ADD COLUMN confirmed_at timestamptz,
    ADD COLUMN started_at   timestamptz,
    DROP CONSTRAINT tables_status_known,
    ADD CONSTRAINT tables_status_known CHECK (status IN ('gathering', 'playing', 'over', 'closed')),
    DROP CONSTRAINT tables_seq_positive,
    ADD CONSTRAINT tables_seq_fits CHECK (
        CASE status WHEN 'gathering' THEN seq = 0 WHEN 'closed' THEN seq >= 0 ELSE seq > 0 END),
    DROP CONSTRAINT tables_ended_when_over,
    ADD CONSTRAINT tables_ended_when_over CHECK ((status IN ('over', 'closed')) = (ended_at IS NOT NULL));

-- Until now every table was dealt when it was opened, for one visitor and bots.
UPDATE tables SET started_at = created_at, confirmed_at = created_at,
    places = (SELECT count(*) FROM seats WHERE seats.table_id = tables.id),
    bots = (SELECT count(*) FROM seats WHERE seats.table_id = tables.id AND seats.bot IS NOT NULL);

CREATE INDEX tables_to_join ON tables (created_at) WHERE status = 'gathering' AND is_open AND confirmed_at IS NOT NULL;
CREATE INDEX tables_of_host ON tables (host_id);

COMMENT ON COLUMN tables.host_id IS 'Who opened it; nobody for a table to try.';
COMMENT ON COLUMN tables.places IS 'How many seats there will be, bots included.';
COMMENT ON COLUMN tables.bots IS 'How many of them are bots'' from the beginning.';
COMMENT ON COLUMN tables.is_open IS 'Whether anybody may join; else by invitation only.';
COMMENT ON COLUMN tables.confirmed_at IS 'When the host confirmed the address; before that nobody is invited and nobody sees the table.';
COMMENT ON COLUMN tables.started_at IS 'When it was dealt.';
COMMENT ON COLUMN tables.head IS 'The hash of the last entry; before the deal the seal.';
COMMENT ON COLUMN tables.snapshot IS 'The state after the last entry, encrypted: a cache, the entries are the truth. digest is its SHA-256. Before the deal it is empty.';

ALTER TABLE seats
    ADD COLUMN player_id   bigint  REFERENCES players,
    ADD COLUMN joined_at   timestamptz,
    ADD COLUMN letters     boolean NOT NULL DEFAULT true,
    ADD COLUMN acted_at    timestamptz,
    ADD COLUMN resigned_at timestamptz,
    ALTER COLUMN seat DROP NOT NULL,
    ADD CONSTRAINT seats_player_once UNIQUE (table_id, player_id);

CREATE INDEX seats_of_player ON seats (player_id) WHERE player_id IS NOT NULL;

COMMENT ON COLUMN seats.player_id IS 'Nobody for bots, and for visitors who gave no address.';
COMMENT ON COLUMN seats.seat IS 'The place in clockwise order, drawn by lot; nothing before the deal.';
COMMENT ON COLUMN seats.letters IS 'Whether this table writes to the player; one click in a letter ends it.';
COMMENT ON COLUMN seats.acted_at IS 'When the player last did something on the page; a look does not count.';
COMMENT ON COLUMN seats.resigned_at IS 'When the player left the game to the caretaker for good.';

CREATE TABLE invitations (
    id          bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id    bigint      NOT NULL REFERENCES tables,
    player_id   bigint      NOT NULL REFERENCES players,
    is_own_wish boolean     NOT NULL DEFAULT false,
    created_at  timestamptz NOT NULL,
    sent_at     timestamptz,
    answer      text        CONSTRAINT invitations_answer_known CHECK (answer IN ('accepted', 'declined', 'withdrawn')),
    answered_at timestamptz,
    CONSTRAINT invitations_once UNIQUE (table_id, player_id),
    CONSTRAINT invitations_answer_has_a_time CHECK ((answer IS NULL) = (answered_at IS NULL))
);

CREATE INDEX invitations_of_player ON invitations (player_id, sent_at);

COMMENT ON TABLE invitations IS 'Who may take a seat at a table that is being gathered.';
COMMENT ON COLUMN invitations.is_own_wish IS 'The person asked to join an open table, rather than being asked by its host.';
COMMENT ON COLUMN invitations.sent_at IS 'When its letter was put into the outbox; nothing while the host''s address is not confirmed.';
