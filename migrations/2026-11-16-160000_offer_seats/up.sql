ALTER TABLE seats
    ADD COLUMN offered_at timestamptz,
    ADD COLUMN heir       smallint CONSTRAINT seats_heir_counted CHECK (heir > 0);

COMMENT ON COLUMN seats.offered_at IS 'Since when whoever has the link may take the seat over; nothing again once somebody has, or its player is back.';
COMMENT ON COLUMN seats.heir IS 'The number in the log (p4 is 4) of a player who was given the seat after the deal; nothing for the one who was dealt it.';

CREATE TABLE offers (
    seat_id    bigint      NOT NULL REFERENCES seats ON DELETE CASCADE,
    by_seat_id bigint      NOT NULL REFERENCES seats ON DELETE CASCADE,
    table_id   bigint      NOT NULL REFERENCES tables,
    agreed_at  timestamptz NOT NULL,
    PRIMARY KEY (seat_id, by_seat_id),
    CONSTRAINT offers_of_others CHECK (seat_id <> by_seat_id)
);

CREATE INDEX offers_of_table ON offers (table_id);

COMMENT ON TABLE offers IS 'Who agrees that a seat the caretaker keeps may go to somebody else.';

CREATE TABLE formers (
    table_id  bigint      NOT NULL REFERENCES tables,
    person    smallint    NOT NULL CONSTRAINT formers_person_counted CHECK (person > 0),
    seat_id   bigint      NOT NULL REFERENCES seats ON DELETE CASCADE,
    player_id bigint      REFERENCES players,
    name      text        NOT NULL,
    until_seq integer     NOT NULL,
    until_at  timestamptz NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX formers_of_player ON formers (player_id);

COMMENT ON TABLE formers IS 'Who held a seat before it was given to somebody else: the log tells numbers, this the names.';
COMMENT ON COLUMN formers.person IS 'The number in the log: p2 is 2.';
COMMENT ON COLUMN formers.until_seq IS 'The entry that gave the seat away.';

ALTER TABLE invitations
    ADD COLUMN seat_id bigint REFERENCES seats ON DELETE CASCADE;

COMMENT ON COLUMN invitations.seat_id IS 'The seat of a running game that is offered; nothing for a table that is being gathered.';
