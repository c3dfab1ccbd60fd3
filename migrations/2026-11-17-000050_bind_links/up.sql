-- Rows of a database that went back to an older state are given out again; what was signed for the lost ones must not open
-- the new ones. So every seat and player is born with a number by chance, which all links, cookies and forms carry.
ALTER TABLE seats
    ADD COLUMN birth integer NOT NULL DEFAULT ('x' || substr(md5(gen_random_uuid()::text), 1, 6))::bit(24)::integer
        CONSTRAINT seats_birth_24_bits CHECK (birth BETWEEN 0 AND 16777215);
ALTER TABLE players
    ADD COLUMN birth integer NOT NULL DEFAULT ('x' || substr(md5(gen_random_uuid()::text), 1, 6))::bit(24)::integer
        CONSTRAINT players_birth_24_bits CHECK (birth BETWEEN 0 AND 16777215);

COMMENT ON COLUMN seats.birth IS 'By chance; every link of the seat carries it, so that one of a lost row opens nothing.';
COMMENT ON COLUMN players.birth IS 'By chance; every pass of the player carries it, so that one of a lost row opens nothing.';
