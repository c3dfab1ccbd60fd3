ALTER TABLE players
    ADD COLUMN waking text CONSTRAINT players_waking_form CHECK (
        waking ~ '^[A-Za-z0-9_+/-]+ [0-2][0-9]:[0-5][0-9]-[0-2][0-9]:[0-5][0-9]( (mo|tu|we|th|fr|sa|su))*$');

COMMENT ON COLUMN players.waking IS 'Zone, waking hours and free days, as «Europe/Prague 08:00-22:00 sa su»; nothing until the player said where they live.';

CREATE TABLE vacations (
    id           bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    player_id    bigint      NOT NULL REFERENCES players,
    first_on     date        NOT NULL,
    last_on      date        NOT NULL,
    from_at      timestamptz NOT NULL,
    until_at     timestamptz NOT NULL,
    announced_at timestamptz NOT NULL,
    CONSTRAINT vacations_in_order CHECK (first_on <= last_on AND from_at < until_at)
);

CREATE INDEX vacations_of_player ON vacations (player_id, until_at);

COMMENT ON TABLE vacations IS 'Days on which no clock of a player ticks.';
COMMENT ON COLUMN vacations.first_on IS 'Days count against the yearly allowance; the moments say when clocks stand still, and no change of zone moves them.';

ALTER TABLE tables
    DROP CONSTRAINT tables_pace_known,
    ADD CONSTRAINT tables_pace_known CHECK (
        pace IN ('brisk', 'steady', 'leisurely', 'none') OR pace ~ '^[0-9]{1,3}\+[0-9]{1,2}<[0-9]{1,3}$');

COMMENT ON COLUMN tables.pace IS 'A name, or hours of waking time: in the bank + with every question < at most.';
