ALTER TABLE questions
    DROP COLUMN turn,
    DROP COLUMN movement,
    DROP COLUMN stage,
    DROP COLUMN waits,
    DROP COLUMN told_at,
    DROP COLUMN came;

DROP TABLE words;
