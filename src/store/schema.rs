//! The tables as diesel knows them; a test compares them with a migrated database.

diesel::table! {
    entries (table_id, seq) {
        table_id -> Int8,
        seq -> Int4,
        seat -> Nullable<Int2>,
        shown_at -> Timestamptz,
        form -> Text,
        hidden -> Bytea,
    }
}

diesel::table! {
    keys (id) {
        id -> Int2,
        fingerprint -> Bytea,
        seen_at -> Timestamptz,
        dropped_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    questions (id) {
        id -> Int8,
        table_id -> Int8,
        seat_id -> Int8,
        revision -> Int2,
        opened_at -> Timestamptz,
        closed_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    seats (id) {
        id -> Int8,
        table_id -> Int8,
        participant -> Int2,
        seat -> Int2,
        name -> Text,
        bot -> Nullable<Text>,
        word -> Nullable<Bytea>,
        epoch -> Int2,
    }
}

diesel::table! {
    tables (id) {
        id -> Int8,
        code -> Text,
        game -> Text,
        ruleset -> Text,
        options -> Text,
        status -> Text,
        seal -> Bytea,
        seed -> Bytea,
        seq -> Int4,
        head -> Bytea,
        digest -> Bytea,
        snapshot -> Bytea,
        created_at -> Timestamptz,
        ended_at -> Nullable<Timestamptz>,
    }
}
