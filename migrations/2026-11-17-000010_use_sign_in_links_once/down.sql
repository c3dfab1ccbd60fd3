DROP INDEX sessions_pass_once;
ALTER TABLE sessions DROP COLUMN pass_expires_at;
