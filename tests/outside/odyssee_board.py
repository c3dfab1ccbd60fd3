"""The sea of Odyssee after docs/rules/odyssee.md, sections 4.4, 4.5 and 7: hexes, distances over water, winds."""

import functools
import json
import re
from collections import deque
from pathlib import Path

from wrong import need

# O-STORM-2; the step in axial coordinates.
DIRECTIONS = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}
# How far each row of the arrow drives, by its distance from the middle one (O-STORM-3, -4).
WINDS = {0: 999, 1: 2, 2: 1}


@functools.cache
def sea(folder, name):
    """The board of that name, read once for all files: its ways are what takes longest."""
    return Board(folder, name)


class Board:
    def __init__(self, folder, name):
        need(re.fullmatch(r"[a-z0-9-]+", name), f"board {name!r}")
        path = Path(folder) / f"{name}.json"
        need(path.is_file(), f"board {name!r} is not known")
        data = json.loads(path.read_text("utf-8"))
        radius = data["radius"]
        self.names, self.at = [], {}
        for r in range(-radius, radius + 1):
            row = [q for q in range(-radius, radius + 1) if abs(q + r) <= radius]
            for place, q in enumerate(row, 1):
                self.at[q, r] = len(self.names)
                self.names.append(f"{chr(ord('a') + r + radius)}{place}")
        self.axial = {number: axial for axial, number in self.at.items()}
        self.number = {name: number for number, name in enumerate(self.names)}
        hexes = lambda places: [self.at[place["q"], place["r"]] for place in places]
        self.troy, self.syrte = hexes(data["troy"]), hexes(data["syrte"])
        [self.ithaca], [self.aeolus] = hexes([data["ithaca"]]), hexes([data["aeolus"]])
        self.isles = dict(zip((isle["number"] for isle in data["islands"]), hexes(data["islands"])))
        self.isle_at = {number: isle for isle, number in self.isles.items()}
        land = [*self.troy, *self.syrte, self.ithaca, self.aeolus, *self.isles.values()]
        self.water = set(range(len(self.names))) - set(land)
        self.ways = {}

    def step(self, number, direction):
        (q, r), (dq, dr) = self.axial[number], DIRECTIONS[direction]
        return self.at.get((q + dq, r + dr))

    def distances(self, start):
        """Steps over water to every hex; land ends a way, Troy is closed (G-08), and is left from any of its hexes (G-42)."""
        if start not in self.ways:
            begin = self.troy if start in self.troy else [start]
            found = {number: 0 for number in begin}
            queue = deque(begin)
            while queue:
                at = queue.popleft()
                if at not in self.water and found[at]:
                    continue
                for direction in DIRECTIONS:
                    to = self.step(at, direction)
                    if to is not None and to not in found and to not in self.troy:
                        found[to] = found[at] + 1
                        queue.append(to)
            self.ways[start] = {number: steps for number, steps in found.items() if number not in self.troy}
        return self.ways[start]

    def wind(self, origin, direction, number):
        """How far the arrow drives a ship on that hex; 0 where it does not blow (section 4.5)."""

        def cube(axial):
            q, r = axial
            return q, -q - r, r

        vector = cube(DIRECTIONS[direction])
        here, there = cube(self.axial[number]), cube(self.axial[origin])
        row = vector.index(0)
        along = lambda place: sum(a * b for a, b in zip(place, vector))
        if along(here) < along(there):  # G-10
            return 0
        return WINDS.get(abs(here[row] - there[row]), 0)

    def drive(self, number, direction, wind, entitled):
        """Where a ship ends that a wind drives so far (G-14, G-41)."""
        for _ in range(wind):
            to = self.step(number, direction)
            if to is None or to in self.troy or to == self.ithaca and not entitled:
                break
            number = to
            if to not in self.water:
                break
        return number
