ALTER TABLE tables
    DROP COLUMN halted_at,
    DROP COLUMN halted_because;

COMMENT ON COLUMN tables.snapshot IS 'The state after the last entry, encrypted: a cache, the entries are the truth. digest is its SHA-256. Before the deal it is empty.';

UPDATE reach SET oldest = '20261117000051';
