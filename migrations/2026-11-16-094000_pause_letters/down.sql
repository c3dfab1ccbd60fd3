DROP INDEX outbox_troubled;
DROP INDEX outbox_in_order;
ALTER TABLE outbox DROP COLUMN told_talk, DROP COLUMN told_seq;
DROP TABLE post;
