//! The tables as diesel knows them; a test compares them with a migrated database.

diesel::table! {
    keys (id) {
        id -> Int2,
        fingerprint -> Bytea,
        seen_at -> Timestamptz,
        dropped_at -> Nullable<Timestamptz>,
    }
}
