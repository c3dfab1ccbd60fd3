#!/usr/bin/env bash
# What somebody waits for who has just cloned this: rows of the bench's table. What is committed is cloned and built anew, beside
# whatever was built here; what the system must have is there already.
set -euo pipefail
cd "$(dirname "$0")/.."
home=$(mktemp -d)
# The database's own user has to get in.
chmod 755 "$home"
group=
finish() {
    [ -z "$group" ] || kill -- "-$group" 2>/dev/null || true
    rm -rf "$home"
}
trap finish EXIT
git clone --quiet . "$home/clone"
cd "$home/clone"
port=18080
export CARGO_TARGET_DIR=$home/clone/target PENELOPE_DATA=$home/data PENELOPE_BIND=127.0.0.1:$port
machine="$(nproc) cores of $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1)"

# WHAT SECONDS MINUTES-AT-MOST
row() {
    awk -v what="$1" -v seconds="$2" -v most="$3" -v beside="$machine" 'BEGIN {
        minutes = seconds / 60
        holds = minutes <= most ? "holds" : "**does not**"
        printf "| %s | %.0f s | %s | %.2f | at most %s | %s |\n", what, seconds, beside, minutes, most, holds
    }'
}

answers() {
    exec 3<>"/dev/tcp/127.0.0.1/$port" || return 1
    printf 'GET /readyz HTTP/1.0\r\nHost: 127.0.0.1:%s\r\n\r\n' "$port" >&3
    head -1 <&3 | grep -q ' 200 '
} 2>/dev/null

# Until the first page, and the server ended again.
play() {
    begun=$(date +%s)
    setsid make play >"$home/log" 2>&1 &
    group=$!
    until answers; do
        kill -0 "$group" 2>/dev/null || { tail -20 "$home/log" >&2; exit 1; }
        sleep 0.2
    done
    seconds=$(($(date +%s) - begun))
    kill -- "-$group"
    wait "$group" || true
    group=
}

play
row "minutes of a first \`make play\`, until it serves" "$seconds" 6
echo '<!-- changed -->' >>templates/page/home.html
play
row "minutes of a \`make play\` after a change of one page" "$seconds" 0.67
git checkout --quiet templates
begun=$(date +%s)
make test >"$home/log" 2>&1 || { tail -60 "$home/log" >&2; exit 1; }
row "minutes of a first \`make test\`" "$(($(date +%s) - begun))" 15
