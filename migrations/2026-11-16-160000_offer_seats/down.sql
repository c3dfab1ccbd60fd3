ALTER TABLE invitations DROP COLUMN seat_id;
DROP TABLE formers;
DROP TABLE offers;
ALTER TABLE seats DROP COLUMN heir, DROP COLUMN offered_at;
