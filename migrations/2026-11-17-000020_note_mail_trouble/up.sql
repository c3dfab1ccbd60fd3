ALTER TABLE post
    ADD COLUMN troubled_at timestamptz,
    ADD COLUMN trouble     text,
    ADD COLUMN tries_at    timestamptz,
    ADD CONSTRAINT post_trouble_is_whole CHECK (num_nulls(troubled_at, trouble, tries_at) IN (0, 3));

COMMENT ON COLUMN post.troubled_at IS 'Since when the mail server is left alone and asked by one letter now and then; nothing while letters leave.';
COMMENT ON COLUMN post.trouble IS 'What the mail server said, or why it said nothing.';
COMMENT ON COLUMN post.tries_at IS 'When the next letter asks how it is.';

-- For the hosts of tables: whose last letter came to nothing.
CREATE INDEX outbox_undelivered ON outbox (table_id, player_id) WHERE state IN ('dead', 'refused');
-- For those who count them.
CREATE INDEX players_refused ON players (refused_at) WHERE refused_at IS NOT NULL;
