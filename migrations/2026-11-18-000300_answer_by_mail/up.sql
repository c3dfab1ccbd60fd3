-- Letters that ask may be answered by mail.
ALTER TABLE arrivals
    DROP CONSTRAINT arrivals_kind_known,
    ADD CONSTRAINT arrivals_kind_known CHECK (kind IN ('bounce', 'reply'));

ALTER TABLE outbox
    ADD COLUMN revision   smallint,
    ADD COLUMN offered    bytea,
    ADD COLUMN arrival_id bigint REFERENCES arrivals ON DELETE SET NULL,
    ADD CONSTRAINT outbox_offered_whole CHECK ((revision IS NULL) = (offered IS NULL));

CREATE INDEX outbox_of_arrival ON outbox (arrival_id) WHERE arrival_id IS NOT NULL;

-- A letter that says what became of an answer stands beside the one that asks.
DROP INDEX outbox_one_waiting;
CREATE UNIQUE INDEX outbox_one_waiting ON outbox (question_id)
    WHERE state = 'waiting' AND question_id IS NOT NULL AND kind <> 'reply';

ALTER TABLE seats ADD COLUMN mail_counts boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN outbox.revision IS 'How often the question had changed when the letter was composed.';
COMMENT ON COLUMN outbox.offered IS 'Stands for the choices that the letter offers by number; a keyed digest, so that it tells nothing of them.';
COMMENT ON COLUMN outbox.arrival_id IS 'The message to which this letter is the answer.';
COMMENT ON COLUMN arrivals.body IS 'The message, encrypted. Of an answer, once it was read, what its player is told; of a report nothing.';
COMMENT ON COLUMN seats.mail_counts IS 'Whether answers by mail count at once, as the player wished for this seat.';
