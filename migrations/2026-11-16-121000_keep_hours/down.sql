-- A pace in own numbers is nearest to the one that most tables have.
UPDATE tables SET pace = 'steady' WHERE pace NOT IN ('brisk', 'steady', 'leisurely', 'none');

COMMENT ON COLUMN tables.pace IS NULL;

ALTER TABLE tables
    DROP CONSTRAINT tables_pace_known,
    ADD CONSTRAINT tables_pace_known CHECK (pace IN ('brisk', 'steady', 'leisurely', 'none'));

DROP TABLE vacations;

ALTER TABLE players DROP COLUMN waking;
