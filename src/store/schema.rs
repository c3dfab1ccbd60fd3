//! The tables as diesel knows them; a test compares them with a migrated database.

diesel::table! {
    arrivals (id) {
        id -> Int8,
        fingerprint -> Bytea,
        letter_id -> Nullable<Int8>,
        kind -> Text,
        body -> Nullable<Bytea>,
        state -> Text,
        attempts -> Int2,
        leased_until -> Nullable<Timestamptz>,
        arrived_at -> Timestamptz,
        done_at -> Nullable<Timestamptz>,
        outcome -> Nullable<Text>,
    }
}

diesel::table! {
    channels (id) {
        id -> Int8,
        player_id -> Int8,
        kind -> Text,
        sealed -> Bytea,
        made_at -> Timestamptz,
        refused_at -> Nullable<Timestamptz>,
        refusal -> Nullable<Text>,
        session_id -> Nullable<Int8>,
    }
}

diesel::table! {
    clocks (id) {
        id -> Int8,
        table_id -> Int8,
        seat_id -> Int8,
        question_id -> Int8,
        is_fresh -> Bool,
        asked_at -> Timestamptz,
        allotted -> Nullable<Int4>,
        waking -> Nullable<Text>,
        started_at -> Nullable<Timestamptz>,
        due_at -> Nullable<Timestamptz>,
        remind_at -> Nullable<Timestamptz>,
        reminded_at -> Nullable<Timestamptz>,
        look_at -> Nullable<Timestamptz>,
        out_at -> Nullable<Timestamptz>,
        stopped_at -> Nullable<Timestamptz>,
        is_half -> Bool,
    }
}

diesel::table! {
    crews (table_id) {
        table_id -> Int8,
        bot -> Text,
    }
}

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
    former_hours (player_id, until_at) {
        player_id -> Int8,
        until_at -> Timestamptz,
        waking -> Nullable<Text>,
    }
}

diesel::table! {
    formers (table_id, person) {
        table_id -> Int8,
        person -> Int2,
        seat_id -> Int8,
        player_id -> Nullable<Int8>,
        name -> Text,
        until_seq -> Int4,
        until_at -> Timestamptz,
    }
}

diesel::table! {
    heartbeat (is_only) {
        is_only -> Bool,
        beat_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    hindsights (table_id) {
        table_id -> Int8,
        asked_at -> Timestamptz,
        attempts -> Int2,
        leased_until -> Nullable<Timestamptz>,
        done_at -> Nullable<Timestamptz>,
        sealed -> Nullable<Bytea>,
    }
}

diesel::table! {
    invitations (id) {
        id -> Int8,
        table_id -> Int8,
        player_id -> Int8,
        is_own_wish -> Bool,
        created_at -> Timestamptz,
        sent_at -> Nullable<Timestamptz>,
        answer -> Nullable<Text>,
        answered_at -> Nullable<Timestamptz>,
        seat_id -> Nullable<Int8>,
        called -> Nullable<Text>,
        line -> Nullable<Text>,
        resent -> Int2,
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
    notes (id) {
        id -> Int8,
        table_id -> Int8,
        seat_id -> Int8,
        player_id -> Nullable<Int8>,
        sealed -> Bytea,
    }
}

diesel::table! {
    offers (seat_id, by_seat_id) {
        seat_id -> Int8,
        by_seat_id -> Int8,
        table_id -> Int8,
        agreed_at -> Timestamptz,
    }
}

diesel::table! {
    outages (id) {
        id -> Int8,
        from_at -> Timestamptz,
        until_at -> Timestamptz,
    }
}

diesel::table! {
    outbox (id) {
        id -> Int8,
        player_id -> Int8,
        kind -> Text,
        table_id -> Nullable<Int8>,
        seat_id -> Nullable<Int8>,
        question_id -> Nullable<Int8>,
        invitation_id -> Nullable<Int8>,
        message_id -> Text,
        state -> Text,
        send_at -> Timestamptz,
        leased_until -> Nullable<Timestamptz>,
        attempts -> Int2,
        body -> Nullable<Bytea>,
        reason -> Nullable<Text>,
        written_at -> Timestamptz,
        done_at -> Nullable<Timestamptz>,
        told_seq -> Nullable<Int4>,
        told_talk -> Nullable<Int8>,
        counted_at -> Nullable<Timestamptz>,
        digest_id -> Nullable<Int8>,
        revision -> Nullable<Int2>,
        offered -> Nullable<Bytea>,
        arrival_id -> Nullable<Int8>,
    }
}

diesel::table! {
    pings (id) {
        id -> Int8,
        channel_id -> Int8,
        letter_id -> Nullable<Int8>,
        key -> Text,
        line -> Nullable<Text>,
        state -> Text,
        attempts -> Int2,
        send_at -> Timestamptz,
        leased_until -> Nullable<Timestamptz>,
        written_at -> Timestamptz,
        done_at -> Nullable<Timestamptz>,
        reason -> Nullable<Text>,
    }
}

diesel::table! {
    players (id) {
        id -> Int8,
        address -> Nullable<Text>,
        name -> Nullable<Text>,
        locale -> Nullable<Text>,
        epoch -> Int2,
        hand_in_letters -> Bool,
        talk_letters -> Bool,
        created_at -> Timestamptz,
        confirmed_at -> Nullable<Timestamptz>,
        blocked_at -> Nullable<Timestamptz>,
        refused_at -> Nullable<Timestamptz>,
        refusal -> Nullable<Text>,
        waking -> Nullable<Text>,
        quiet -> Bool,
        letters_a_day -> Nullable<Int2>,
        calendar -> Bool,
        gathers -> Nullable<Text>,
        hints -> Bool,
        birth -> Int4,
        feed -> Int2,
        feed_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    post (is_only) {
        is_only -> Bool,
        paused_at -> Nullable<Timestamptz>,
        reason -> Nullable<Text>,
        home -> Nullable<Text>,
        troubled_at -> Nullable<Timestamptz>,
        trouble -> Nullable<Text>,
        tries_at -> Nullable<Timestamptz>,
        mark -> Int8,
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
        turn -> Int4,
        movement -> Int4,
        stage -> Int2,
        waits -> Bool,
        told_at -> Nullable<Timestamptz>,
        came -> Nullable<Int2>,
    }
}

diesel::table! {
    reach (is_only) {
        is_only -> Bool,
        oldest -> Text,
    }
}

diesel::table! {
    seats (id) {
        id -> Int8,
        table_id -> Int8,
        participant -> Int2,
        seat -> Nullable<Int2>,
        name -> Text,
        bot -> Nullable<Text>,
        word -> Nullable<Bytea>,
        epoch -> Int2,
        player_id -> Nullable<Int8>,
        joined_at -> Nullable<Timestamptz>,
        letters -> Bool,
        acted_at -> Nullable<Timestamptz>,
        resigned_at -> Nullable<Timestamptz>,
        silences -> Int2,
        away_at -> Nullable<Timestamptz>,
        offered_at -> Nullable<Timestamptz>,
        heir -> Nullable<Int2>,
        cookie_epoch -> Int2,
        birth -> Int4,
        subject -> Nullable<Text>,
        mail_counts -> Bool,
    }
}

diesel::table! {
    sessions (id) {
        id -> Int8,
        player_id -> Int8,
        token_hash -> Bytea,
        created_at -> Timestamptz,
        expires_at -> Timestamptz,
        ended_at -> Nullable<Timestamptz>,
        pass_expires_at -> Nullable<Timestamptz>,
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
        host_id -> Nullable<Int8>,
        places -> Int2,
        bots -> Int2,
        is_open -> Bool,
        pace -> Text,
        locale -> Text,
        confirmed_at -> Nullable<Timestamptz>,
        started_at -> Nullable<Timestamptz>,
        acted_at -> Timestamptz,
        is_trial -> Bool,
        cleared_at -> Nullable<Timestamptz>,
        halted_at -> Nullable<Timestamptz>,
        halted_because -> Nullable<Text>,
        take_back_minutes -> Int2,
        turn -> Nullable<Int4>,
        mover -> Nullable<Int2>,
        rematch_of -> Nullable<Int8>,
        link_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    talk (id) {
        id -> Int8,
        table_id -> Int8,
        seat_id -> Int8,
        words -> Text,
        said_at -> Timestamptz,
        removed_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    thoughts (table_id) {
        table_id -> Int8,
        asked_at -> Timestamptz,
        attempts -> Int2,
        leased_until -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    unsent (seat_id) {
        seat_id -> Int8,
        table_id -> Int8,
        sealed -> Bytea,
        leaves_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    vacations (id) {
        id -> Int8,
        player_id -> Int8,
        first_on -> Date,
        last_on -> Date,
        from_at -> Timestamptz,
        until_at -> Timestamptz,
        announced_at -> Timestamptz,
    }
}

diesel::table! {
    vapid (is_only) {
        is_only -> Bool,
        sealed -> Bytea,
        made_at -> Timestamptz,
    }
}

diesel::table! {
    words (seat_id) {
        seat_id -> Int8,
        table_id -> Int8,
        sealed -> Bytea,
    }
}

diesel::allow_tables_to_appear_in_same_query!(
    arrivals,
    channels,
    clocks,
    crews,
    entries,
    former_hours,
    formers,
    heartbeat,
    hindsights,
    invitations,
    keys,
    notes,
    offers,
    outages,
    outbox,
    pings,
    players,
    post,
    questions,
    reach,
    seats,
    sessions,
    tables,
    talk,
    thoughts,
    unsent,
    vacations,
    vapid,
    words
);
