#!/usr/bin/env python3
"""A second verifier of penelope-archive/1, after docs/archive.md, docs/deal.md and the rules.

It shares no code with the first and needs nothing but Python: it deals again, plays every action by rules of its own, and
compares every card, hash and count with what the file says. For each file it prints one line, `ok FILE …` or
`FILE: fault`; the exit code is 1 if any is wrong.

    python3 tests/outside/verify.py [--boards FOLDER] FILE…
"""

import argparse
import datetime
import json
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from chance import commitment, deal_key, line_hash, sha256  # noqa: E402
import odyssee  # noqa: E402
import ulysses  # noqa: E402
from wrong import Wrong, need  # noqa: E402

ENGINE = Path(__file__).resolve().parents[2] / "src/pure/engine"
GAMES = {"ulysses": ulysses.Game, "odyssee": odyssee.Game}
HEX = re.compile(r"[0-9a-f]{64}")
MEMBERS = "format table game ruleset options status participants seats seal".split()
SECRETS = ("seed", "deal_key")
HOW = "hand envelope next order patience silence bot caretaker service".split()
LINE = "number seat time public commitment hash".split()
OPENED = "how exact written".split()
CAUSED = "events counts".split()
# What only the finished file tells of an event.
HIDDEN = {
    "rim_dealt": "order",
    "looked": "cards",
    "pile_shuffled": "order",
    "deck_shuffled": "order",
    "goals_dealt": "goals",
    "hand_dealt": "cards",
    "drew": "cards",
    "goal_returned": "goal",
    "goal_drawn": "goal",
}


# More than any game needs (docs/archive.md, section 1).
BYTES_MAX, ENTRIES_MAX, CHARS_MAX = 64 * 2**20, 100_000, 1_000


def verify(text, boards):
    file = read(text)
    check_limits(file)
    need(file["format"] == "penelope-archive/1", "format: not known")
    need(file["game"] in GAMES, "game: not known")
    status = file["status"]
    need(status in ("over", "closed", "running"), "status: not known")
    expected = list(MEMBERS)
    if status != "running":
        expected += SECRETS
    expected += ["entries"]
    if status == "over":
        expected += ["result"]
    if status != "running":
        expected += ["state"]
    need(list(file) == expected + ["digest"], "other members, or in another order")
    check_digest(text, file)
    need(text == laid_out(file), "not laid out as the format says")
    people, bots, heirs = check_participants(file["participants"])
    is_hex(file["seal"], "seal")
    if status == "running":
        check_running(file, people, bots, heirs)
    else:
        check_finished(file, people, bots, heirs, boards)
    return f"{file['ruleset']} at table {file['table']!r}: {status}, {len(file['entries'])} entries"


def read(text):
    def members(pairs):
        keys = [key for key, _ in pairs]
        need(len(set(keys)) == len(keys), "a member stands twice")
        return dict(pairs)

    try:
        file = json.loads(text, object_pairs_hook=members)
    except ValueError as error:
        raise Wrong(f"not JSON: {error}") from error
    need(isinstance(file, dict), "not an object")
    for key in MEMBERS + ["entries", "digest"]:
        need(key in file, f"{key}: it is missing")
    for key in ("table", "game", "ruleset", "status", "seal"):
        need(isinstance(file[key], str), f"{key}: not a text")
    for key in ("participants", "seats", "entries"):
        need(isinstance(file[key], list), f"{key}: not a list")
    need(isinstance(file["options"], dict), "options: not an object")
    need(file["entries"], "entries: there is none")
    return file


def check_limits(file):
    need(len(file["entries"]) <= ENTRIES_MAX, "entries: too many")
    rows = [row for row in file["entries"] + file["participants"] if isinstance(row, dict)]
    texts = [file["options"].get("board")] + [file[key] for key in ("table", "game", "ruleset")]
    for row in rows:
        texts += [row.get(key) for key in ("name", "word", "bot", "public", "written")]
    need(all(len(text) <= CHARS_MAX for text in texts if isinstance(text, str)), "a text is too long")


def read_file(path):
    with path.open("rb") as source:
        found = source.read(BYTES_MAX + 1)
    need(len(found) <= BYTES_MAX, "too large")
    return found.decode("utf-8")


def check_digest(text, file):
    is_hex(file["digest"], "digest")
    mark = f'"digest": "{file["digest"]}"\n}}\n'
    need(text.endswith(mark), "the file does not end with its digest")
    emptied = text[: -len(mark)] + '"digest": ""\n}\n'
    need(sha256(emptied.encode()).hex() == file["digest"], "digest: not that of the file")


def laid_out(file):
    lines = []
    for key, value in file.items():
        if key in ("participants", "entries") and value:
            inner = ",\n    ".join(compact(item) for item in value)
            lines.append(f'"{key}": [\n    {inner}\n  ]')
        else:
            lines.append(f'"{key}": {compact(value)}')
    return "{\n  " + ",\n  ".join(lines) + "\n}\n"


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def check_participants(participants):
    """The words of the people, the kinds of the bots, and how many came later."""
    words, kinds, heirs = [], [], 0
    for each in participants:
        need(isinstance(each, dict) and all(isinstance(value, str) for value in each.values()), "participants: not texts")
        members = list(each)
        if members == ["id", "name", "word"]:
            need(not kinds and not heirs, "participants: people come first")
            words.append(each["word"])
            expected = f"p{len(words)}"
            need("\0" not in each["word"], "participants: a word holds a zero byte")
        elif members == ["id", "name", "bot"]:
            need(not heirs, "participants: bots come before those who came later")
            kinds.append(each["bot"])
            expected = f"b{len(kinds)}"
            need(re.fullmatch(r"[a-z][a-z0-9-]*", each["bot"]), "participants: the kind is no word")
        else:
            need(members == ["id", "name"], "participants: other members")
            heirs += 1
            expected = f"p{len(words) + heirs}"
        need(each["id"] == expected, f"participants: {expected} is called {each['id']}")
    return words, kinds, heirs


def check_finished(file, words, kinds, heirs, boards):
    is_hex(file["seed"], "seed")
    is_hex(file["state"], "state")
    seed = bytes.fromhex(file["seed"])
    need(sha256(seed).hex() == file["seal"], "seal: not that of the seed")
    need("\0" not in file["table"], "table: it holds a zero byte")
    key = deal_key(file["table"], seed, words)
    need(key.hex() == file["deal_key"], "deal_key: not that of table, seed and words")
    folder = boards or ENGINE / file["game"] / "boards"
    game = GAMES[file["game"]](file["ruleset"], file["options"], len(words) + len(kinds), key, folder)
    ids = [f"p{number}" for number in range(1, len(words) + 1)] + [f"b{number}" for number in range(1, len(kinds) + 1)]
    need(file["seats"] == [ids[number] for number in game.order], "seats: the lot says otherwise")
    log = Log(file, words, kinds, heirs)
    for number, entry in enumerate(file["entries"], 1):
        try:
            log.check_finished(number, entry, game, seed)
        except Wrong as error:
            raise Wrong(f"entry {number}: {error}") from error
    need(log.heirs == heirs, "participants: not as many came later as seats were given")
    status = "over" if game.result else "closed" if log.closed else "running"
    need(file["status"] == status, f"status: it should be {status}")
    if status == "over":
        need(compact(file["result"]) == compact(game.result), f"result: it should be {game.result}")
    need(file["state"] == game.state(), "state: not the digest of the last state")


def check_running(file, words, kinds, heirs):
    ids = [f"p{number}" for number in range(1, len(words) + 1)] + [f"b{number}" for number in range(1, len(kinds) + 1)]
    need(all(isinstance(seat, str) for seat in file["seats"]), "seats: not texts")
    need(sorted(file["seats"]) == sorted(ids), "seats: not everyone once")
    log = Log(file, words, kinds, heirs)
    for number, entry in enumerate(file["entries"], 1):
        try:
            log.check_running(number, entry)
        except Wrong as error:
            raise Wrong(f"entry {number}: {error}") from error
    need(log.heirs == heirs and not log.closed, "participants or status: the log says otherwise")


class Log:
    """Follows the chain, the times and the lines of the service."""

    def __init__(self, file, words, kinds, heirs):
        self.file = file
        self.before = bytes.fromhex(file["seal"])
        self.time = ""
        self.people = len(words)
        self.heirs = 0
        self.closed = False
        self.away = set()
        self.bots = {seat for seat, who in enumerate(file["seats"]) if who.startswith("b")}
        kind = {f"b{number}": name for number, name in enumerate(kinds, 1)}
        self.seats = [f"{who}:{kind[who]}" if who in kind else who for who in file["seats"]]

    def check_finished(self, number, entry, game, seed):
        self.check_frame(number, entry, LINE + OPENED + CAUSED)
        how, exact, written, seat = entry["how"], entry["exact"], entry["written"], entry["seat"]
        need(all(isinstance(entry[name], str) for name in OPENED), "how, exact or written is no text")
        need(how in HOW and (how == "service") == (seat is None), "how: not possible here")
        need(is_time(exact, seconds=True) and exact[:16] <= entry["time"][:16], "exact: not a time up to then")
        if number == 1:
            need(exact[:16] == entry["time"][:16], "exact: a deal is shown in the minute in which it is made")
            need(seat is None and written == self.deal_form(game.options_form()), "not the deal of this table")
            public, events = written, game.events
        elif seat is None:
            need(game.result is None, "the game is over")
            self.serve(written)
            public, events = written, []
        else:
            self.check_how(seat, how, written, game.silence())
            public, events = game.act(seat, written)
        need(entry["public"] == public, f"public: it should be {public!r}")
        sealed = commitment(seed, number, how, exact, written)
        need(entry["commitment"] == sealed, "commitment: not that of the hidden part")
        self.check_hash(entry)
        need(compact(entry["events"]) == compact(events), f"events: they should be {compact(events)}")
        need(compact(entry["counts"]) == compact(game.counts()), f"counts: they should be {compact(game.counts())}")
        game.check_cards()

    def check_how(self, seat, how, written, silence):
        """What `how` promises; `silence` is what the rules answer for somebody who says nothing."""
        need((seat in self.bots) == (how == "bot"), "how: bots, and only they, answer as bots")
        away = seat in self.away
        if how == "hand":
            need(not away, "how: the player is away")
        elif how == "silence":
            need(not away and written == silence, "how: silence answers otherwise here")
        elif how == "caretaker":
            choice = silence is None and written.startswith("propose ")
            need(away or choice, "how: the player is not away")

    def check_running(self, number, entry):
        self.check_frame(number, entry, LINE + CAUSED)
        if number == 1:
            form = self.deal_form(GAMES[self.file["game"]].options_form_of(self.file["options"]))
            need(entry["seat"] is None and entry["public"] == form, "not the deal of this table")
        elif entry["seat"] is None:
            self.serve(entry["public"])
        self.check_hash(entry)
        need(isinstance(entry["events"], list), "events: not a list")
        for event in entry["events"]:
            need(isinstance(event, dict) and isinstance(event.get("event"), str), "events: not an event")
            need(HIDDEN.get(event["event"]) not in event, "events: it tells what is not public")

    def check_frame(self, number, entry, members):
        need(not self.closed, "the table is closed")
        need(isinstance(entry, dict) and list(entry) == members, "other members, or in another order")
        need(type(entry["number"]) is int and entry["number"] == number, "number: not the next one")
        seat = entry["seat"]
        need(seat is None or type(seat) is int and 0 <= seat < len(self.seats), "seat: not at the table")
        need(is_time(entry["time"], seconds=False) and entry["time"] >= self.time, "time: not a time from then on")
        self.time = entry["time"]
        need(isinstance(entry["public"], str), "public: not a text")
        is_hex(entry["commitment"], "commitment")

    def check_hash(self, entry):
        who = "service" if entry["seat"] is None else entry["seat"]
        found = line_hash(self.before, entry["number"], who, entry["time"], entry["commitment"], entry["public"])
        need(entry["hash"] == found.hex(), "hash: not that of the line")
        self.before = found

    def deal_form(self, options):
        return f"deal {self.file['ruleset']} {options} seats {','.join(self.seats)}"

    def serve(self, written):
        if written == "closed":
            self.closed = True
            return
        found = re.fullmatch(r"(away|back) ([0-5])|given ([0-5]) (p[0-9]+)", written)
        need(found, f"{written!r} is no line of the service")
        verb, seat, given, to = found.groups()
        seat = int(seat or given)
        need(seat < len(self.seats), "there is no such seat")
        if verb == "away":
            need(seat not in self.away and seat not in self.bots, "the seat cannot be away")
            self.away.add(seat)
        elif verb == "back":
            need(seat in self.away, "the seat is not away")
            self.away.remove(seat)
        else:
            self.heirs += 1
            need(to == f"p{self.people + self.heirs}", "given to someone else than the next person")
            self.away.discard(seat)
            self.bots.discard(seat)


def is_hex(text, name):
    need(isinstance(text, str) and HEX.fullmatch(text), f"{name}: not 64 hexadecimal digits")


def is_time(text, seconds):
    form = "%Y-%m-%dT%H:%M:%SZ" if seconds else "%Y-%m-%dT%H:%MZ"
    shape = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ" if seconds else r"\d{4}-\d\d-\d\dT\d\d:\d\dZ"
    if not (isinstance(text, str) and re.fullmatch(shape, text, re.ASCII)):
        return False
    try:
        datetime.datetime.strptime(text, form)
    except ValueError:
        return False
    return True


def main():
    arguments = argparse.ArgumentParser(description="Check archives of games.")
    arguments.add_argument("--boards", help="the folder with the board files")
    arguments.add_argument("files", nargs="+", metavar="FILE")
    arguments = arguments.parse_args()
    code = 0
    for name in arguments.files:
        try:
            print("ok", name, verify(read_file(Path(name)), arguments.boards))
        except (Wrong, OSError, UnicodeError) as error:
            code = 1
            print(f"{name}: {error}")
    return code


if __name__ == "__main__":
    sys.exit(main())
