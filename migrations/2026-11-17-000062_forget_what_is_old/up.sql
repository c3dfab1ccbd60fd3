-- What nobody needs any more is removed by age. Each of these is found by an index, and so is whatever refers to it.
ALTER TABLE tables
    ADD COLUMN is_trial   boolean NOT NULL DEFAULT false,
    ADD COLUMN cleared_at timestamptz;

-- A table to try was always opened, confirmed and dealt in one moment, by somebody without an address of his own. An erased
-- player's seat looks alike, but its links were revoked.
UPDATE tables SET is_trial = true WHERE host_id IS NULL AND NOT is_open AND pace = 'none' AND bots = places - 1
    AND confirmed_at = created_at AND started_at = created_at
    AND EXISTS (SELECT FROM seats LEFT JOIN players ON players.id = seats.player_id
        WHERE seats.table_id = tables.id AND seats.bot IS NULL AND seats.epoch = 0
        AND (seats.player_id IS NULL OR players.address LIKE 'guest-%@ithaca.example'));

COMMENT ON COLUMN tables.is_trial IS 'One visitor against bots, to try the game. Left alone after the first day it is removed.';
COMMENT ON COLUMN tables.cleared_at IS 'When letters, questions, clocks and invitations of the ended game were removed; the log stays for ever.';

CREATE INDEX tables_to_clear ON tables (ended_at)
    WHERE ended_at IS NOT NULL AND seq > 0 AND (cleared_at IS NULL OR cleared_at <= acted_at);
CREATE INDEX tables_not_dealt ON tables (acted_at) WHERE seq = 0;
CREATE INDEX tables_tried_once ON tables (acted_at)
    WHERE is_trial AND status <> 'over' AND acted_at - created_at < interval '1 day';

CREATE INDEX outbox_of_nothing ON outbox (done_at) WHERE table_id IS NULL;
CREATE INDEX outbox_of_invitation ON outbox (invitation_id) WHERE invitation_id IS NOT NULL;
CREATE INDEX sessions_expiring ON sessions (expires_at);
CREATE INDEX players_never_met ON players (created_at)
    WHERE confirmed_at IS NULL AND blocked_at IS NULL AND refused_at IS NULL;

-- Open and running ones are found as before, and all of them when their table or question goes.
CREATE INDEX questions_at_table ON questions (table_id, closed_at);
DROP INDEX questions_of_table;
CREATE INDEX clocks_at_table ON clocks (table_id, stopped_at);
DROP INDEX clocks_of_table;
CREATE INDEX clocks_for_question ON clocks (question_id, stopped_at);
DROP INDEX clocks_of_question;

-- A letter that carried others may go before they do.
ALTER TABLE outbox
    DROP CONSTRAINT outbox_digest_id_fkey,
    ADD CONSTRAINT outbox_digest_id_fkey FOREIGN KEY (digest_id) REFERENCES outbox ON DELETE SET NULL;
