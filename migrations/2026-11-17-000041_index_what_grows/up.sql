-- Asked with every tick and every letter.
CREATE INDEX outbox_of_question ON outbox (question_id) WHERE question_id IS NOT NULL;
CREATE INDEX clocks_of_question ON clocks (question_id) WHERE stopped_at IS NULL;
-- Asked with every line of talk, under the table's lock.
CREATE INDEX talk_of_seat ON talk (seat_id, id);
-- What goes with a seat that is left.
CREATE INDEX outbox_of_seat ON outbox (seat_id) WHERE seat_id IS NOT NULL;
CREATE INDEX questions_of_seat ON questions (seat_id);
CREATE INDEX invitations_of_seat ON invitations (seat_id) WHERE seat_id IS NOT NULL;
CREATE INDEX offers_by_seat ON offers (by_seat_id);
CREATE INDEX formers_of_seat ON formers (seat_id);
-- What «penelope letters» lists.
CREATE INDEX outbox_unsent ON outbox (id) WHERE state IN ('waiting', 'dead', 'refused');
-- The archive by length, in the order of its pages.
CREATE INDEX tables_longest ON tables (seq DESC, id) WHERE is_open AND ended_at IS NOT NULL;
CREATE INDEX tables_shortest ON tables (seq, id) WHERE is_open AND ended_at IS NOT NULL;
DROP INDEX tables_length;

-- Letters come and go however many lie there already: dead rows of the few that wait must not pile up before them.
ALTER TABLE outbox SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
