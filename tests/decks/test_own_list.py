"""The visitor's own decks by tag, the archive, and a deck printed as cards."""

import pytest
from django.test import Client

from decks.models import Deck
from decks.sharing.tags import set_tags
from rules.construction.starters import starter
from tests.visitors import in_browser, kept_deck

pytestmark = pytest.mark.django_db

DECK = starter("rotk-aragorn-starter").deck


@pytest.fixture
def mine() -> Client:
    return in_browser(Client())


def names(client: Client, query: str = "") -> set[str]:
    page = client.get(f"/decks/{query}").context
    return {listed.deck.name for listed in page["shown"]}


def test_own_decks_are_filtered_by_tag(mine: Client) -> None:
    swarm, budget = kept_deck("Swarm", DECK), kept_deck("Budget", DECK)
    set_tags(swarm, ["swarm", "rohan"])
    set_tags(budget, ["budget"])
    page = mine.get("/decks/").content.decode()
    for tag in ("swarm", "rohan", "budget"):
        assert f'href="?tag={tag}"' in page
    assert names(mine, "?tag=rohan") == {"Swarm"}
    assert names(mine, "?tag=nothing") == {"Swarm", "Budget"}


def test_an_archived_deck_is_put_away_and_taken_out(mine: Client) -> None:
    old, new = kept_deck("Old", DECK), kept_deck("New", DECK)
    mine.post(f"/decks/{old.slug}/archive/", {"archived": "1"})
    assert names(mine) == {"New"}
    assert names(mine, "?archived") == {"Old"}
    assert "Archive (1)" in mine.get("/decks/").content.decode()
    assert "Take out of the archive" in mine.get(f"/decks/{old.slug}/").content.decode()

    mine.post(f"/decks/{old.slug}/archive/", {"archived": "0"})

    assert names(mine) == {"Old", "New"}
    assert Deck.objects.get(pk=new.pk).archived is False


def test_a_deck_is_printed_with_a_card_for_each_copy(mine: Client) -> None:
    deck = kept_deck("Print me", DECK)
    answer = mine.get(f"/decks/{deck.slug}/print/")
    page = answer.content.decode()
    assert page.count('<div class="text-card">') == len(answer.context["faces"])
    assert len(answer.context["faces"]) > 60
    assert "data-print" in page
