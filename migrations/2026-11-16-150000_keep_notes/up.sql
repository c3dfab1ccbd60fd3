CREATE TABLE notes (
    id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id  bigint NOT NULL REFERENCES tables,
    seat_id   bigint NOT NULL REFERENCES seats ON DELETE CASCADE,
    player_id bigint REFERENCES players,
    sealed    bytea  NOT NULL
);

-- One sheet for each person who ever had the seat.
CREATE UNIQUE INDEX notes_of_seat ON notes (seat_id, coalesce(player_id, 0));
CREATE INDEX notes_of_table ON notes (table_id);
CREATE INDEX notes_of_player ON notes (player_id) WHERE player_id IS NOT NULL;

COMMENT ON TABLE notes IS 'What somebody notes at a table for nobody else. Whoever gets the seat later has a sheet of their own.';
COMMENT ON COLUMN notes.player_id IS 'Who wrote it; nobody for a guest without an address.';
COMMENT ON COLUMN notes.sealed IS 'Encrypted, and padded: always as long, however much is noted.';
