DROP INDEX players_refused;
DROP INDEX outbox_undelivered;

ALTER TABLE post
    DROP CONSTRAINT post_trouble_is_whole,
    DROP COLUMN tries_at,
    DROP COLUMN trouble,
    DROP COLUMN troubled_at;
