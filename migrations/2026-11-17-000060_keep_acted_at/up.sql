-- When a person last did something at a table was asked of its seats, table by table; no index could know of it.
ALTER TABLE tables ADD COLUMN acted_at timestamptz NOT NULL DEFAULT now();

UPDATE tables SET acted_at = greatest(created_at, started_at,
    (SELECT max(seats.acted_at) FROM seats WHERE seats.table_id = tables.id));

CREATE INDEX tables_idle ON tables (acted_at) WHERE status = 'playing';
DROP INDEX tables_playing;

COMMENT ON COLUMN tables.acted_at IS 'When a person last did something here: at first when it was opened, then when it was dealt, then the latest of its seats'' acted_at.';
