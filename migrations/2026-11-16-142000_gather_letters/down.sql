DROP INDEX outbox_digests;

ALTER TABLE outbox DROP COLUMN digest_id;

ALTER TABLE players DROP COLUMN gathers;
