DROP TABLE invitations;

-- Tables that never began have no place in the older form.
DELETE FROM seats WHERE table_id IN (SELECT id FROM tables WHERE started_at IS NULL);
DELETE FROM tables WHERE started_at IS NULL;
UPDATE tables SET status = 'over' WHERE status = 'closed';

ALTER TABLE seats
    DROP COLUMN player_id,
    DROP COLUMN joined_at,
    DROP COLUMN letters,
    DROP COLUMN acted_at,
    DROP COLUMN resigned_at,
    ALTER COLUMN seat SET NOT NULL;

ALTER TABLE tables
    DROP CONSTRAINT tables_status_known,
    ADD CONSTRAINT tables_status_known CHECK (status IN ('playing', 'over')),
    DROP CONSTRAINT tables_seq_fits,
    ADD CONSTRAINT tables_seq_positive CHECK (seq > 0),
    DROP CONSTRAINT tables_ended_when_over,
    ADD CONSTRAINT tables_ended_when_over CHECK ((status = 'over') = (ended_at IS NOT NULL)),
    DROP COLUMN host_id,
    DROP COLUMN places,
    DROP COLUMN bots,
    DROP COLUMN is_open,
    DROP COLUMN pace,
    DROP COLUMN locale,
    DROP COLUMN confirmed_at,
    DROP COLUMN started_at;
