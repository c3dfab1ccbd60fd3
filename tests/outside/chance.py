"""The deal of penelope/1 after docs/deal.md: seal, deal key, ChaCha20 words, shuffles, blinds, the chain."""

import hashlib
import hmac
import struct

MASK = 0xFFFFFFFF


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def block(key, counter, stream):
    """The sixteen words of one ChaCha20 block."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key)]
    start += [counter & MASK, counter >> 32, stream & MASK, stream >> 32]
    state = start[:]

    def quarter(a, b, c, d):
        for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            state[x] = (state[x] + state[y]) & MASK
            mixed = state[z] ^ state[x]
            state[z] = ((mixed << turn) | (mixed >> (32 - turn))) & MASK

    for _ in range(10):
        for i in range(4):
            quarter(i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(a + b) & MASK for a, b in zip(state, start)]


def words(key, stream):
    counter = 0
    while True:
        yield from block(key, counter, stream)
        counter += 1


def shuffled(key, number, items):
    items, source = list(items), words(key, number)
    for p in range(len(items) - 1, 0, -1):
        n = p + 1
        x = next(source)
        while x >= 2**32 - 2**32 % n:
            x = next(source)
        items[p], items[x % n] = items[x % n], items[p]
    return items


def deal_key(code, seed, lucky_words):
    parts = [b"penelope/1\0", code.encode(), b"\0", seed]
    for word in lucky_words:
        parts += [b"\0", word.encode()]
    return sha256(*parts)


def commitment(seed, number, how, exact, written):
    blind = hmac.new(seed, str(number).encode(), hashlib.sha256).digest()
    return sha256(blind, f"{how} {exact} {written}".encode()).hex()


def line_hash(before, number, who, time, commitment_hex, public):
    return sha256(before, f"{number} {who} {time} {commitment_hex} {public}".encode())
