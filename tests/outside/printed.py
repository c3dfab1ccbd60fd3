"""Reads a PDF as Chromium writes it from standard input and prints its words, a line a page: streams are inflated, and glyphs
become letters by each font's own map. What a box of the page cuts off is not drawn, and so not among them."""
import re
import sys
import zlib

data = sys.stdin.buffer.read()
objects = {int(number): body for number, body in re.findall(rb"(?:^|\s)(\d+) 0 obj\b(.*?)endobj", data, re.S)}


def stream(number):
    head, _, body = objects[number].partition(b"stream\n")
    return zlib.decompressobj().decompress(body) if b"/FlateDecode" in head else body


def decode(digits):
    return bytes.fromhex(digits.decode()).decode("utf-16-be", "replace")


def letters(font):
    """Which letters each glyph stands for."""
    found = re.search(rb"/ToUnicode (\d+) 0 R", objects[font])
    known = {}
    cmap = stream(int(found[1])) if found else b""
    for block in re.findall(rb"beginbfchar(.*?)endbfchar", cmap, re.S):
        for glyph, text in re.findall(rb"<(\w+)>\s*<(\w+)>", block):
            known[int(glyph, 16)] = decode(text)
    for block in re.findall(rb"beginbfrange(.*?)endbfrange", cmap, re.S):
        for first, last, text in re.findall(rb"<(\w+)>\s*<(\w+)>\s*<(\w+)>", block):
            start = decode(text)
            for glyph in range(int(first, 16), int(last, 16) + 1):
                known[glyph] = start[:-1] + chr(ord(start[-1]) + glyph - int(first, 16))
    return known


def words(page):
    fonts = {name: letters(int(number)) for name, number in re.findall(rb"/(F\d+) (\d+) 0 R", objects[page])}
    content = b"".join(stream(int(number)) for number in re.findall(rb"/Contents (\d+) 0 R", objects[page]))
    text, font = [], {}
    for name, glyphs, end in re.findall(rb"/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|(\bET\b)", content):
        if name:
            font = fonts.get(name, {})
        elif end:
            text.append(" ")
        else:
            text += [font.get(int(glyphs[at : at + 4], 16), "") for at in range(0, len(glyphs), 4)]
    return "".join(text)


for number in sorted(objects):
    if re.search(rb"/Type\s*/Page\b", objects[number]):
        print(words(number))
