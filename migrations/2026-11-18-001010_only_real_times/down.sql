DO $$ DECLARE r record; BEGIN
    FOR r IN SELECT conrelid::regclass AS name, string_agg(format('DROP CONSTRAINT %I', conname), ', ') AS constraints
             FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype = 'c'
             AND pg_get_constraintdef(oid) LIKE 'CHECK (isfinite(%' GROUP BY conrelid LOOP
        EXECUTE format('ALTER TABLE %s %s', r.name, r.constraints);
    END LOOP;
END $$;
