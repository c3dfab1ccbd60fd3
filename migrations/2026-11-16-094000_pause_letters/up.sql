CREATE TABLE post (
    is_only   boolean     PRIMARY KEY DEFAULT true CONSTRAINT post_one_row CHECK (is_only),
    paused_at timestamptz,
    reason    text,
    home      text,
    CONSTRAINT post_pause_has_a_reason CHECK ((paused_at IS NULL) = (reason IS NULL))
);

INSERT INTO post DEFAULT VALUES;

COMMENT ON TABLE post IS 'One row: whether letters may leave.';
COMMENT ON COLUMN post.paused_at IS 'Since when no letter is taken in hand, by any server; «penelope letters release» ends it.';
COMMENT ON COLUMN post.home IS 'The cluster and database this row was last served from. Found elsewhere, the database is a copy, restored or cloned, and its letters wait for a person''s word.';

ALTER TABLE outbox
    ADD COLUMN told_seq  integer,
    ADD COLUMN told_talk bigint;

COMMENT ON COLUMN outbox.told_seq IS 'The last entry that stands in it; the table''s next letter to the player begins after the last one sent.';
COMMENT ON COLUMN outbox.told_talk IS 'The last line of talk that stands in it.';

CREATE INDEX outbox_in_order ON outbox (player_id, table_id, id) WHERE state = 'waiting';
CREATE INDEX outbox_troubled ON outbox (state) WHERE state IN ('refused', 'dead');
