#!/usr/bin/env python3
"""Validates flow.json files against the published schema.

usage: check_schema.py FLOW.json...

Exit status: 0 all are valid, 1 some is not, 64 no file named, 77 the module jsonschema is missing.
"""

import json
import sys
from pathlib import Path

SCHEMA = Path(__file__).resolve().parents[2] / "Templates" / "flow.schema.json"


def failures(validator, path):
    """What is wrong with one file, the most telling line first."""
    from jsonschema.exceptions import best_match

    try:
        flow = json.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        yield f"{path}: {error}"
        return
    for error in sorted(validator.iter_errors(flow), key=lambda error: list(map(str, error.path))):
        deepest = best_match([error]) or error
        place = "/".join(str(part) for part in deepest.absolute_path)
        yield f"{path}: at '{place}': {deepest.message[:300]}"


def main(paths):
    if not paths:
        print("usage: check_schema.py FLOW.json...", file=sys.stderr)
        return 64
    try:
        from jsonschema import Draft202012Validator
    except ImportError:
        print("skipped: the module jsonschema is missing (apt-get install python3-jsonschema)")
        return 77
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    found = [failure for path in paths for failure in failures(validator, path)]
    for failure in found:
        print(failure)
    if not found:
        print(f"{len(paths)} flows are valid")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
