ALTER TABLE outbox ADD COLUMN counted_at timestamptz;

CREATE INDEX outbox_leaving ON outbox (player_id) WHERE state = 'waiting' AND counted_at IS NOT NULL;

COMMENT ON COLUMN outbox.counted_at IS 'Since when it counts as one of its reader''s letters of the day; nothing for readers who take as many as there are.';
