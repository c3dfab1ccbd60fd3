CREATE INDEX tables_playing ON tables (started_at) WHERE status = 'playing';
DROP INDEX tables_idle;
ALTER TABLE tables DROP COLUMN acted_at;
