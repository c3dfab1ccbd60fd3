-- The same people once more, a link to invite with, and a word of the host's own in the letter.
ALTER TABLE tables
    ADD COLUMN rematch_of bigint REFERENCES tables ON DELETE SET NULL,
    ADD COLUMN link_at    timestamptz;

CREATE UNIQUE INDEX tables_rematch ON tables (rematch_of) WHERE rematch_of IS NOT NULL;

COMMENT ON COLUMN tables.rematch_of IS 'The finished table whose people play once more here; one rematch a table.';
COMMENT ON COLUMN tables.link_at IS 'Since when whoever has the link to invite with may ask for a free seat; nothing if there is none. The link carries it, so that another moment makes another link.';

ALTER TABLE invitations
    ADD COLUMN called text,
    ADD COLUMN line   text CONSTRAINT invitations_line_short CHECK (length(line) <= 400),
    ADD COLUMN resent smallint NOT NULL DEFAULT 0;

COMMENT ON COLUMN invitations.called IS 'What the host sees in place of the address: the host knows the person from another table, and never learned it.';
COMMENT ON COLUMN invitations.line IS 'What the host writes to the invited, in the host''s own words.';
COMMENT ON COLUMN invitations.resent IS 'How often the host had its letter sent once more.';
