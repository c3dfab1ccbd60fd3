"""Verifies signed letters with dkimpy, and then again with every signed header changed, which must fail.

Arguments: a JSON file that maps names of records to their texts, then letters. Prints one line for each letter.
"""

import json
import re
import sys

import dkim

records = {name: text.encode() for name, text in json.load(open(sys.argv[1])).items()}


def look_up(name, timeout=5):
    return records.get(name.decode().rstrip("."))


def verdict(letter, index):
    """Whether this signature holds; what cannot even be judged does not."""
    try:
        return dkim.DKIM(letter).verify(idx=index, dnsfunc=look_up)
    except dkim.DKIMException:
        return False


def verdicts(letter):
    count = len(re.findall(rb"(?im)^dkim-signature:", letter))
    return [verdict(letter, index) for index in range(count)]


def signed_headers(letter):
    """The names that every signature covers."""
    lists = re.findall(rb"(?is)^dkim-signature:.*?\bh=([^;]*);", letter, re.M)
    assert lists, "no signature names its headers"
    return [{name.strip().lower() for name in covered.split(b":")} for covered in lists]


def changed(letter, name):
    """The letter with another value under this header; nothing if it has none."""
    pattern = re.compile(rb"(?im)^(" + re.escape(name) + rb":)([^\r\n]*)")
    return pattern.sub(rb"\1 changed\2", letter, count=1) if pattern.search(letter) else None


WANTED = {
    b"from", b"subject", b"to", b"date", b"message-id", b"references", b"mime-version", b"content-type",
    b"list-unsubscribe", b"list-unsubscribe-post",
}

for path in sys.argv[2:]:
    letter = open(path, "rb").read()
    held = verdicts(letter)
    assert held and all(held), f"{path}: {held}"
    for covered in signed_headers(letter):
        assert WANTED <= covered, f"{path}: {WANTED - covered} not signed"
    tampered = 0
    for name in sorted(set.union(*signed_headers(letter))):
        other = changed(letter, name)
        # A header that is signed and not there must not be added either.
        other = name + b": added\r\n" + letter if other is None else other
        assert not any(verdicts(other)), f"{path}: {name} can be changed"
        tampered += 1
    assert not any(verdicts(b"From: Somebody <else@example.com>\r\n" + letter)), f"{path}: a second sender can be added"
    head, body = letter.split(b"\r\n\r\n", 1)
    assert not any(verdicts(head + b"\r\n\r\n" + body.replace(b"e", b"a", 1))), f"{path}: its body can be changed"
    print(f"{len(held)} signatures hold, {tampered} headers cannot be changed: {path}")
