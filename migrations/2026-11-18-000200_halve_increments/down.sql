ALTER TABLE clocks DROP COLUMN is_half;
