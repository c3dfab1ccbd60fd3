ALTER TABLE outbox
    DROP CONSTRAINT outbox_digest_id_fkey,
    ADD CONSTRAINT outbox_digest_id_fkey FOREIGN KEY (digest_id) REFERENCES outbox;

CREATE INDEX clocks_of_question ON clocks (question_id) WHERE stopped_at IS NULL;
DROP INDEX clocks_for_question;
CREATE INDEX clocks_of_table ON clocks (table_id) WHERE stopped_at IS NULL;
DROP INDEX clocks_at_table;
CREATE INDEX questions_of_table ON questions (table_id) WHERE closed_at IS NULL;
DROP INDEX questions_at_table;

DROP INDEX players_never_met;
DROP INDEX sessions_expiring;
DROP INDEX outbox_of_invitation;
DROP INDEX outbox_of_nothing;
DROP INDEX tables_tried_once;
DROP INDEX tables_not_dealt;
DROP INDEX tables_to_clear;
ALTER TABLE tables DROP COLUMN is_trial, DROP COLUMN cleared_at;
