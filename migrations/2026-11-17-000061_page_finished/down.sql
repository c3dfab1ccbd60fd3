CREATE INDEX tables_longest ON tables (seq DESC, id) WHERE is_open AND ended_at IS NOT NULL;
CREATE INDEX tables_ended ON tables (ended_at) WHERE is_open AND ended_at IS NOT NULL;
DROP INDEX tables_finished;
