ALTER TABLE tables
    DROP COLUMN rematch_of,
    DROP COLUMN link_at;

ALTER TABLE invitations
    DROP COLUMN called,
    DROP COLUMN line,
    DROP COLUMN resent;
