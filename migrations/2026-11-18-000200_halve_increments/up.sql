-- A short word in somebody else's turn needs less time than a turn of one's own: it brings half of the increment.
ALTER TABLE clocks ADD COLUMN is_half boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN clocks.is_half IS 'Whether the question brings only half of the increment: in Odyssee a card to hand over, a meeting, a battle.';
