"""What an author of cards asks: `python -m rules.lcg.library [CODE ...] [--json] [--missing]`.

For cards: their facts, and their English. `--json` prints the English of all cards, a quest
card's sides as 01119A and 01119B; `--missing` lists the cards that are not written yet.
"""

import argparse
import json
import sys

from rules.broken_pipes import exit_on_broken_pipe
from rules.lcg.facts.card import LcgCard
from rules.lcg.facts.reader import all_cards, card
from rules.lcg.library.registry import definition, missing
from rules.lcg.notation.english import english, english_of_side
from rules.lcg.vocabulary import CardType
from rules.rows import UnknownCard


def written_english() -> dict[str, tuple[str, ...]]:
    """Return the English of every card that is written, by code and side."""
    found: dict[str, tuple[str, ...]] = {}
    for code, known in all_cards().items():
        defined = definition(code)
        if defined is None:
            continue
        if known.type is CardType.QUEST:
            for side in "AB":
                found[code + side] = english_of_side(known, defined, side)
        else:
            found[code] = english(known, defined)
    return found


def describe(known: LcgCard) -> str:
    """Return a card's facts and its English as lines of text."""
    lines = [f"{known.code}  {known.name}  ({known.type.value})"]
    if known.traits:
        lines.append(f"  {', '.join(known.traits)}")
    if known.keywords:
        lines.append(f"  {', '.join(map(str, known.keywords))}")
    defined = definition(known.code)
    if defined is None:
        lines.append("  is not written yet")
    else:
        lines += [f"  {sentence}" for sentence in english(known, defined)]
    return "\n".join(lines)


def main() -> int:
    """Print what was asked for; return 1 for a code that no card has."""
    parser = argparse.ArgumentParser(prog="python -m rules.lcg.library", description=__doc__)
    parser.add_argument("codes", nargs="*", metavar="CODE", help='such as "01001"')
    parser.add_argument("--json", action="store_true", help="the English of all cards")
    parser.add_argument("--missing", action="store_true", help="the cards not written yet")
    arguments = parser.parse_args()
    if arguments.json:
        print(json.dumps(written_english(), ensure_ascii=False))
        return 0
    if arguments.missing:
        for code in missing():
            print(code, card(code).name)
        return 0
    for code in arguments.codes or all_cards():
        try:
            print(describe(card(code)))
        except UnknownCard as unknown:
            print(unknown, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    with exit_on_broken_pipe():
        sys.exit(main())
