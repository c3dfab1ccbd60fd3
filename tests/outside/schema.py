#!/usr/bin/env python3
"""Checks files against docs/archive.schema.json: the part of JSON Schema 2020-12 that the schema uses, and no more.

A keyword that is not known here is an error, so that nothing in the schema goes unchecked. For each file it prints one
line, `ok FILE` or `FILE: fault`; the exit code is 1 if any does not fit.

    python3 tests/outside/schema.py SCHEMA FILE…
"""

import json
import re
import sys
from pathlib import Path

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}
SILENT = {"$schema", "$id", "$defs", "title", "description"}


def is_type(value, name):
    if name == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def same(one, other):
    return type(one) is type(other) and one == other


def fault(schema, value, root, place="file"):
    """The first reason why the value does not fit, or none."""
    for keyword, rule in schema.items():
        found = None
        if keyword in SILENT:
            continue
        if keyword == "$ref":
            found = fault(root["$defs"][rule.removeprefix("#/$defs/")], value, root, place)
        elif keyword == "oneOf":
            faults = [fault(each, value, root, place) for each in rule]
            if faults.count(None) != 1:
                found = f"{place}: fits {faults.count(None)} of {len(rule)}; {faults[0]}"
        elif keyword == "type":
            found = None if is_type(value, rule) else f"{place}: not of type {rule}"
        elif keyword == "const":
            found = None if same(value, rule) else f"{place}: not {rule!r}"
        elif keyword == "enum":
            found = None if any(same(value, each) for each in rule) else f"{place}: not one of {rule}"
        elif keyword == "pattern":
            # JSON Schema's end is the end of the text, Python's also stands before a last line feed.
            if isinstance(value, str) and not re.search(rule.replace("$", r"\Z"), value):
                found = f"{place}: not like {rule}"
        elif keyword == "maxLength":
            found = f"{place}: too long" if isinstance(value, str) and len(value) > rule else None
        elif keyword in ("minimum", "maximum"):
            if is_type(value, "integer") and (value < rule if keyword == "minimum" else value > rule):
                found = f"{place}: out of bounds"
        elif keyword in ("minItems", "maxItems"):
            if isinstance(value, list) and (len(value) < rule if keyword == "minItems" else len(value) > rule):
                found = f"{place}: too few or too many"
        elif keyword == "uniqueItems":
            if isinstance(value, list) and len({json.dumps(each) for each in value}) < len(value):
                found = f"{place}: something stands twice"
        elif keyword == "items":
            if isinstance(value, list):
                faults = (fault(rule, each, root, f"{place}/{at}") for at, each in enumerate(value))
                found = next((each for each in faults if each), None)
        elif keyword == "required":
            missing = [key for key in rule if isinstance(value, dict) and key not in value]
            found = f"{place}: {missing[0]} is missing" if missing else None
        elif keyword == "properties":
            if isinstance(value, dict):
                faults = (fault(rule[key], value[key], root, f"{place}/{key}") for key in value if key in rule)
                found = next((each for each in faults if each), None)
        elif keyword == "additionalProperties" and rule is False:
            more = [key for key in value if key not in schema["properties"]] if isinstance(value, dict) else []
            found = f"{place}: {more[0]} is too much" if more else None
        else:
            raise SystemExit(f"the schema uses {keyword!r}, which is not known here")
        if found:
            return found
    return None


def main():
    schema = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    code = 0
    for name in sys.argv[2:]:
        found = fault(schema, json.loads(Path(name).read_text("utf-8")), schema)
        code = 1 if found else code
        print(f"{name}: {found}" if found else f"ok {name}")
    return code


if __name__ == "__main__":
    sys.exit(main())
