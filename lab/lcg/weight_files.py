"""The files of weights of the LCG's players: what a fit takes, and adding what it finds."""

import json
from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def add_weight_arguments(parser: ArgumentParser, seed: int, file: Path) -> None:
    """Take how games begin, the seed, and where the weights go."""
    parser.add_argument(
        "--head-starts",
        action="store_true",
        help="games that begin better than they would, for a scenario that is always lost early",
    )
    parser.add_argument("--seed", type=int, default=seed, help=str(seed))
    parser.add_argument("--output", type=Path, default=file, help=f"a file; {file.name}")


def with_table(
    written: str, quest: str, alone: bool, command: str, weights: Mapping[str, float]
) -> str:
    """Return the text of a file with these weights for a table, in place of those that it has.

    What else the file says of the table stays, but for a note on weights found in other ways.
    """
    file: dict[str, list[dict[str, Any]]] = json.loads(written)
    found = {"quest": quest, "alone": alone, "command": command}
    tables = []
    for table in file["tables"]:
        if (table["quest"], table["alone"]) == (quest, alone):
            kept = {key: value for key, value in table.items() if key != "note"}
            found = {**found, **kept, "command": command}
        else:
            tables.append(table)
    tables.append({**found, "weights": dict(weights)})
    tables.sort(key=lambda table: (table["quest"], table["alone"]))
    return json.dumps({"tables": tables}, indent=2, ensure_ascii=False) + "\n"
