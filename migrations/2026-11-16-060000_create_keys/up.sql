CREATE TABLE keys (
    id          smallint    PRIMARY KEY CONSTRAINT keys_id_positive CHECK (id > 0),
    fingerprint bytea       NOT NULL CONSTRAINT keys_fingerprint_length CHECK (octet_length(fingerprint) = 32),
    seen_at     timestamptz NOT NULL,
    dropped_at  timestamptz
);

COMMENT ON TABLE keys IS 'Which server keys this database was ever used with. A server whose secret file lacks one that was not dropped must not start: it could not read what is stored.';
COMMENT ON COLUMN keys.fingerprint IS 'HMAC-SHA-256 under the key of a fixed text: recognizes the key and reveals nothing of it.';
COMMENT ON COLUMN keys.dropped_at IS 'When «penelope key drop» took it out of the secret file on purpose.';
