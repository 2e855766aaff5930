"""The public search asks both databases the same."""

from pathlib import Path

from tests.preparing import copy_prepared
from tests.processes import environment, python
from tests.servers import PostgreSQL

PUBLISH_AND_LOOK = """
import django
django.setup()
from django.contrib.auth.models import User
from django.utils.timezone import localdate
from decks.domain import create_deck
from decks.models import Deck
from decks.ownership import Visitor
from decks.sharing.likes import like
from decks.sharing.public_search import DeckQuery, Order, search
from decks.sharing.tags import set_tags
from rules.construction.starters import starter

frodo = User.objects.create_user("frodo", "frodo@example.org", "mellon-mellon")
for slug, name in (("rotk-eomer-starter", "Riders (100%)"), ("rotk-aragorn-starter", "Éored")):
    deck = create_deck(name, starter(slug).deck, maker=Visitor(frodo))
    set_tags(deck, ["swarm" if name == "Éored" else "budget"])
Deck.objects.update(visibility="public")
like(Deck.objects.get(slug="rotk-eomer-starter"), frodo)
for words in ("eomer valiant warchief", "EORED", "100%", "(", "budget"):
    found = search(DeckQuery(words=words, owner="frodo"), None, localdate())
    print(words, "->", sorted(match.name for match in found.decks))
print(search(DeckQuery(order=Order.LIKED), None, localdate()).decks[0].slug)
"""


def test_on_postgresql_it_finds_what_it_finds_on_files(
    postgresql: PostgreSQL, prepared: Path, tmp_path: Path
) -> None:
    on_files = environment(WESTMARCH_VAR=str(copy_prepared(prepared, tmp_path / "files")))
    on_server = environment(
        WESTMARCH_VAR=str(tmp_path / "server"),
        WESTMARCH_DATABASE_URL=postgresql.prepared_database(tmp_path.name),
    )
    found = [python("-c", PUBLISH_AND_LOOK, env=env) for env in (on_files, on_server)]

    assert found[0].splitlines() == [
        "eomer valiant warchief -> ['Riders (100%)']",
        "EORED -> ['Éored']",
        "100% -> ['Riders (100%)']",
        "( -> ['Riders (100%)']",
        "budget -> ['Riders (100%)']",
        "rotk-eomer-starter",
    ]
    assert found[1] == found[0]
