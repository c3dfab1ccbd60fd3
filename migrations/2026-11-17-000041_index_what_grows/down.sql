ALTER TABLE outbox RESET (autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold);
CREATE INDEX tables_length ON tables (seq) WHERE is_open AND ended_at IS NOT NULL;
DROP INDEX tables_shortest, tables_longest, outbox_unsent, formers_of_seat, offers_by_seat, invitations_of_seat,
    questions_of_seat, outbox_of_seat, talk_of_seat, clocks_of_question, outbox_of_question;
