ALTER TABLE seats
    ADD COLUMN cookie_epoch smallint NOT NULL DEFAULT 0 CONSTRAINT seats_cookie_epoch_positive CHECK (cookie_epoch >= 0);

COMMENT ON COLUMN seats.cookie_epoch IS 'Raised to end the cookies that stand for the seat, while its links work on.';
