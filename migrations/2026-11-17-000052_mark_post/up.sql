ALTER TABLE post
    ADD COLUMN mark bigint NOT NULL DEFAULT 0;

COMMENT ON COLUMN post.mark IS 'Only ever rises, a little at each tick. Servers remember it: one that has fallen was restored.';
