-- Letters about a game are called by the people who play it, and go on being called so whoever changes a name later.
ALTER TABLE seats ADD COLUMN subject text;

COMMENT ON COLUMN seats.subject IS 'The subject of every letter to this seat since the deal, so that mail programs keep them together; nothing before it, and for games dealt before there was such a column.';
