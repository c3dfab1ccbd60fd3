-- Servers of two versions share a database while the newer one moves in. A migration that only widens leaves this row alone;
-- one that takes something away that older programs need writes its own version here.
CREATE TABLE reach (
    is_only boolean PRIMARY KEY DEFAULT true CONSTRAINT reach_one_row CHECK (is_only),
    oldest  text    NOT NULL
);

INSERT INTO reach (oldest) VALUES ('20261117000051');

COMMENT ON TABLE reach IS 'How far back the schema still reaches: one row.';
COMMENT ON COLUMN reach.oldest IS 'A program that knows this migration may serve, whatever newer ones have run.';
