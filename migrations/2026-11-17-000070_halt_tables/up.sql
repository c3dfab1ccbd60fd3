-- What is stored of a table is its book now: its game, its seats, the end of its log and the last entries. A server of a
-- version before cannot read it.
UPDATE reach SET oldest = '20261117000070';

ALTER TABLE tables
    ADD COLUMN halted_at      timestamptz,
    ADD COLUMN halted_because text,
    ADD CONSTRAINT tables_halted_for_a_reason CHECK ((halted_at IS NULL) = (halted_because IS NULL));

CREATE INDEX tables_halted ON tables (halted_at) WHERE halted_at IS NOT NULL;

COMMENT ON COLUMN tables.snapshot IS 'The book after the last entry, packed and encrypted: a cache, the entries are the truth. digest is the SHA-256 of what is packed. Before the deal it is empty.';
COMMENT ON COLUMN tables.halted_at IS 'Log and book contradict each other since: nothing more is written.';
COMMENT ON COLUMN tables.halted_because IS 'Which entry, and what is wrong with it.';
