ALTER TABLE outbox DROP COLUMN counted_at;
