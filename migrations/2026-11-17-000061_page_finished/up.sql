-- The list of finished tables goes on after the last one shown, in either direction.
CREATE INDEX tables_finished ON tables (ended_at, id) WHERE is_open AND ended_at IS NOT NULL;
DROP INDEX tables_ended;
DROP INDEX tables_longest;
