"""`manage.py coverage`: how many of the cards the computer can play."""

import json
from collections.abc import Iterable
from typing import Any

from django.core.management.base import CommandParser

from cards.coverage import Coverage, Share, StarterCoverage, coverages, starter_coverages
from cards.management.unchecked_command import UncheckedCommand
from rules.construction import Game

GROUPS = {Game.TCG: "cultures", Game.LCG: "spheres"}


class Command(UncheckedCommand):
    help = "Shows how many cards are written, so that the computer can play them."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--json", action="store_true", help="the same as JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["json"]:
            self.stdout.write(json.dumps(_as_json(), ensure_ascii=False, indent=2))
            return
        for coverage in coverages():
            self.stdout.write(_line(coverage.whole, indent=""))
            for heading, shares in _tables(coverage):
                self.stdout.write(f"\n{heading.capitalize()}")
                self.stdout.writelines(_line(share) for share in shares)
            self.stdout.write("")
        self.stdout.writelines(_starter_lines(starter_coverages()))


def _tables(coverage: Coverage) -> tuple[tuple[str, tuple[Share, ...]], ...]:
    return ("sets", coverage.sets), (GROUPS[coverage.game], coverage.groups)


def _line(share: Share, indent: str = "  ") -> str:
    name = f"{indent}{share.name}"
    return f"{name:<30}{share.written:>6,} of {share.total:>5,}{share.percent:>5}%\n"


def _starter_lines(decks: tuple[StarterCoverage, ...]) -> Iterable[str]:
    complete = sum(not deck.blanks for deck in decks)
    yield f"Starter decks, {complete} of {len(decks)} complete; unwritten cards of each:\n"
    for deck in decks:
        yield f"{len(deck.blanks):>4}  {deck.slug:<26}{deck.name}\n"


def _as_json() -> dict[str, Any]:
    games = {
        coverage.game.value: _share_as_json(coverage.whole)
        | {name: [_share_as_json(share) for share in shares] for name, shares in _tables(coverage)}
        for coverage in coverages()
    }
    decks = [
        {"slug": deck.slug, "name": deck.name, "unwritten": list(deck.blanks)}
        for deck in starter_coverages()
    ]
    return {**games, "starters": decks}


def _share_as_json(share: Share) -> dict[str, Any]:
    return {"name": share.name, "written": share.written, "total": share.total}
