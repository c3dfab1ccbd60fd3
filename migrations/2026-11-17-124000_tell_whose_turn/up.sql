-- Lists say how far a table is and whose turn it is without opening its book. Everybody at the table knows both.
ALTER TABLE tables
    ADD COLUMN turn  integer CONSTRAINT tables_turn_counted CHECK (turn >= 0),
    ADD COLUMN mover smallint;

COMMENT ON COLUMN tables.turn IS 'The turn that is played, as every eye sees it; nothing until somebody has acted since there is such a column.';
COMMENT ON COLUMN tables.mover IS 'The seat whose turn it is; nothing if a game has no such seat, and once it is over.';
