ALTER TABLE tables
    DROP COLUMN turn,
    DROP COLUMN mover;
