ALTER TABLE seats DROP COLUMN mail_counts;

DELETE FROM outbox WHERE kind = 'reply';
DROP INDEX outbox_one_waiting;
CREATE UNIQUE INDEX outbox_one_waiting ON outbox (question_id) WHERE state = 'waiting' AND question_id IS NOT NULL;

ALTER TABLE outbox
    DROP CONSTRAINT outbox_offered_whole,
    DROP COLUMN arrival_id,
    DROP COLUMN offered,
    DROP COLUMN revision;

DELETE FROM arrivals WHERE kind = 'reply';
ALTER TABLE arrivals
    DROP CONSTRAINT arrivals_kind_known,
    ADD CONSTRAINT arrivals_kind_known CHECK (kind IN ('bounce'));

COMMENT ON COLUMN arrivals.body IS 'The message, encrypted; gone once it was read.';
