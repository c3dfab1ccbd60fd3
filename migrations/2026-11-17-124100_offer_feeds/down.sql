ALTER TABLE players
    DROP COLUMN feed,
    DROP COLUMN feed_at;
