# Two commands do everything: `make play` and `make test`. The others are parts of them, or take longer.

.PHONY: play test again check release bench million pictures servers soak spam storm failover upgrade
.DEFAULT_GOAL := play

play: ## install what is missing, build, start, print the address
	@.ci/need rust cc postgres
	@[ -x $${CARGO_TARGET_DIR:-target}/play/penelope ] || echo "Building Penelope for the first time: on two cores it takes about five minutes, later seconds."
	cargo build --profile play --locked
	@exec $${CARGO_TARGET_DIR:-target}/play/penelope serve

# Clippy is a compiler with more lints: what it builds is what is tested, so that nothing is built twice.
LINTED := RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-Dwarnings__CLIPPY_HACKERY__

test: ## install what tests need, then everything: format, lints, unit, property, integration, browser
	@.ci/need rust cc postgres browser npm python mailserver postfix signatures proxies faketime
	cargo fmt --check
	@npm ci --prefix tests/browser --ignore-scripts --no-audit --no-fund --silent
	$(LINTED) cargo test --locked --no-run --all-targets
	@# Three more at a time than two cores have: some wait for a browser, a clock or a mail server.
	RUST_TEST_THREADS=$${RUST_TEST_THREADS:-5} $(LINTED) cargo test --locked --no-fail-fast

again: ## TESTS="some tests" of those, by their whole names, one after the other
	RUST_TEST_THREADS=1 $(LINTED) cargo test --locked --no-fail-fast -- --exact $(TESTS)

check: ## format, lints, docs; warnings are errors
	cargo fmt --check
	cargo clippy --locked --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps --document-private-items --quiet

release: ## the one file that an operator copies (docs/deploy)
	@.ci/need rust cc
	cargo build --release --locked
	@# Names of functions, which benches find their way by, are of no use to an operator.
	@file=$${CARGO_TARGET_DIR:-target}/release/penelope; strip $$file; echo; ls -lh $$file | awk '{ print $$9 ": " $$5 "B" }'; ldd $$file

# All of it takes three quarters of an hour; PARTS="engine service post" a few minutes.
PARTS ?= engine service post million build

bench: ## one table: every figure beside what it stands on in the same run, and whether what is to hold holds
	@.ci/need rust cc postgres valgrind
	cargo bench --locked --no-run --bench engine --bench service --bench post --bench million
	@cat benches/report/head.md
	@for part in $(PARTS); do if [ $$part = build ]; then benches/build.sh; else \
		cargo bench --quiet --locked --bench $$part -- $$([ $$part != million ] || echo "$(TABLES)"); fi || exit 1; done

# TABLES="1000 20000" for smaller ones. A million take some 20 GB below TMPDIR, given back at the end.
million: ## of the bench: the same work on a thousand, a hundred thousand and a million tables, and what it costs there
	@$(MAKE) --no-print-directory bench PARTS=million

pictures: ## docs/pictures: every page in every state
	@.ci/need rust cc postgres browser npm
	@npm ci --prefix tests/browser --ignore-scripts --no-audit --no-fund --silent
	PENELOPE_PICTURES=$(CURDIR)/docs/pictures cargo test --locked --test it pages::pictures

spam: ## what a filter thinks of every kind of letter
	@.ci/need rust cc postgres signatures spamassassin
	cargo test --locked --features soak --test it -- --nocapture post::spam

soak: ## long runs that look for rare faults, and what `make test` looks at in parts, as a whole
	@.ci/need rust cc postgres browser npm
	@npm ci --prefix tests/browser --ignore-scripts --no-audit --no-fund --silent
	cargo test --locked --release --workspace --lib --features soak
	cargo test --locked --release --test it --features soak -- --nocapture pages::plans storm::a_storm storm::starved browser::taps browser::voyage

# PENELOPE_FAILOVERS=3 for a short one.
failover: ## a database of three machines loses its leader again and again while tables are played; prints what became of it
	@.ci/need rust cc postgres failover
	cargo build --profile play --locked
	PENELOPE_STORM_PROGRAM=$${CARGO_TARGET_DIR:-$(CURDIR)/target}/play/penelope \
		$(LINTED) cargo test --locked --features soak --test it -- --nocapture storm::failover::leaders

servers: ## one, two and three servers behind HAProxy on such a database; prints what each of them brings
	@.ci/need rust cc postgres failover proxies
	cargo build --release --locked
	PENELOPE_STORM_PROGRAM=$${CARGO_TARGET_DIR:-$(CURDIR)/target}/release/penelope \
		$(LINTED) cargo test --locked --features soak --test it -- --nocapture storm::failover::servers

# FROM=COMMIT for another older version; by default the one before the last migration.
upgrade: ## an older version's server plays on while this one takes over its database
	@.ci/need rust cc postgres
	@older=$${FROM:-$$(git log -1 --format=%h --diff-filter=A -- migrations)^}; folder=$$(mktemp -d); \
		built=$${CARGO_TARGET_DIR:-$(CURDIR)/target}/older; trap 'rm -rf '$$folder EXIT; \
		git archive $$older | tar -x -C $$folder && cargo build --locked --manifest-path $$folder/Cargo.toml --target-dir $$built && \
		PENELOPE_OLDER=$$built/debug/penelope $(LINTED) cargo test --locked --features soak --test it -- --nocapture upgrade

# PENELOPE_STORM_KILLS=1000 for the whole of it; PENELOPE_STORM_SEED for another one.
storm: ## three real servers killed, stopped and cut off while a hundred tables are played; prints what became of it
	@.ci/need rust cc postgres
	cargo build --profile play --locked
	PENELOPE_STORM_PROGRAM=$${CARGO_TARGET_DIR:-$(CURDIR)/target}/play/penelope PENELOPE_STORM_KILLS=$${PENELOPE_STORM_KILLS:-100} \
		PENELOPE_STORM_TABLES=$${PENELOPE_STORM_TABLES:-100} $(LINTED) cargo test --locked --test it -- --nocapture storm::processes
