"""`manage.py cards QUERY`: the search of the catalogue on the command line."""

import json
from typing import Any

from django.core.management.base import CommandError, CommandParser

from cards.coverage import coverage_words
from cards.database import ensure_tables
from cards.labels import label
from cards.management.unchecked_command import UncheckedCommand
from cards.models import row_for
from cards.search.card_search import Order, search_cards
from cards.search.index import Entry, index
from cards.search.query import BadQuery
from cards.search.query_errors import error_text

MAX_LINES = 50


class Command(UncheckedCommand):
    help = (
        "Finds cards: words of the name, or a query such as 'c:gondor cost<=2'. Write -- before "
        "a query that begins with a minus."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("query", nargs="*", help="the query; all cards without one")
        parser.add_argument("--json", action="store_true", help="every card found, with its facts")
        parser.add_argument("--order", choices=[order.value for order in Order])
        parser.add_argument(
            "--most", type=int, default=MAX_LINES, help="how many lines at most (%(default)s)"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        ensure_tables()
        if not index().entries:
            raise CommandError("the catalogue is empty. Run manage.py load_catalogue")
        if options["most"] < 1:
            raise CommandError("--most is at least 1")
        try:
            answer = search_cards(" ".join(options["query"]), order=options["order"] or "")
        except BadQuery as bad:
            raise CommandError(f"this search can’t be read:\n{error_text(bad)}") from bad
        found = answer.entries
        if options["json"]:
            self.stdout.write(json.dumps(_as_json(found), ensure_ascii=False, indent=2))
            return
        for entry in found[: options["most"]]:
            self.stdout.write(_line(entry))
        self._count(len(found), options["most"])
        for reading in answer.readings:
            how = "Read as" if reading.likely else "You can also search"
            self.stdout.write(f"{how} {reading.kind}: {reading.query} ({reading.count:,})")
        if covered := coverage_words(*answer.queries(" ".join(options["query"]))):
            self.stdout.write(covered)

    def _count(self, found: int, most: int) -> None:
        more = f"; the first {most:,} are shown" if found > most else ""
        self.stdout.write(f"{found:,} card{'' if found == 1 else 's'}{more}")


def _line(entry: Entry) -> str:
    belongs = " and ".join(label(word) for word in sorted(entry.belongs))
    what = f"{belongs} {entry.facts.type}" if belongs else label(entry.facts.type)
    return f"{entry.collector:<10} {entry.name} ({what})"


def _as_json(found: tuple[Entry, ...]) -> list[dict[str, Any]]:
    return [
        {
            "game": entry.game.value,
            "id": entry.id,
            "ids": list(entry.ids),
            "name": entry.name,
            "collector": entry.collector,
            "set": entry.set_code,
            "address": entry.address,
            "facts": row_for(entry.facts),
        }
        for entry in found
    ]
