"""Waking time, once more: by Python's own zones, quarter of an hour by quarter of an hour, sharing no code with ours.

Reads cases, one JSON object a line, and prints for each the due time in seconds since 1970, or «other zone» where this machine's
zone database does not have the offsets that the case was made with.

  zone, from, to   waking hours, in minutes of the day; they may go past midnight
  free             days of the week without any, Monday is 0; hours belong to the day on which they begin
  pauses           pairs of seconds between which nothing counts
  start, span      seconds at which the clock begins to tick, and how many it has
  offsets          pairs: from that second on, local time is so many seconds ahead of UTC
"""

import json
import sys
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

QUARTER = 15 * 60


def local(zone, second):
    return datetime.fromtimestamp(second, timezone.utc).astimezone(zone)


def awake(case, zone, second):
    if any(begin <= second < end for begin, end in case["pauses"]):
        return False
    wall = local(zone, second)
    minute = wall.hour * 60 + wall.minute
    day = wall.date()
    if case["from"] < case["to"]:
        inside = case["from"] <= minute < case["to"]
    elif minute < case["to"]:
        inside, day = True, day - timedelta(days=1)
    else:
        inside = minute >= case["from"]
    return inside and day.weekday() not in case["free"]


def due(case):
    try:
        zone = ZoneInfo(case["zone"])
    except ZoneInfoNotFoundError:
        return "other zone"
    for second, offset in case["offsets"]:
        if local(zone, second).utcoffset().total_seconds() != offset:
            return "other zone"
    second, missing = case["start"], case["span"]
    while missing > 0:
        if awake(case, zone, second):
            missing -= QUARTER
        second += QUARTER
    return second


for line in sys.stdin:
    print(due(json.loads(line)))
