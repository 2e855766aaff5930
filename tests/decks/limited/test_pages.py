"""The pages of pools, from opening packs to a deck that is bound by its pool."""

from dataclasses import replace

import pytest
from django.test import Client

from decks.domain import save_version
from decks.limited import limits
from decks.models import Deck, Pool
from decks.ownership import Visitor
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck
from tests.judged import POOL_CHANGES, POOL_PAGES, address
from tests.visitors import in_browser, player, signed_in

pytestmark = pytest.mark.django_db


def opened(client: Client, event: str = "king-sealed") -> Pool:
    """Open the packs of an event and return the pool."""
    assert client.post("/limited/sealed/", {"event": event}).status_code == 302
    return Pool.objects.get()


def test_opening_packs_makes_a_pool_and_shows_the_first_pack() -> None:
    client = Client()
    answer = client.post(
        "/limited/sealed/", {"event": "king-sealed", "starter": "rotk-eomer-starter"}, follow=True
    )
    pool = Pool.objects.get()

    assert answer.redirect_chain == [(f"/limited/pools/{pool.pk}/packs/1/", 302)]
    assert "Éomer starter" in answer.content.decode()
    assert pool.cards["7_365"] >= 2
    assert client.get(f"/limited/pools/{pool.pk}/packs/99/").status_code == 302


def test_the_next_week_adds_its_packs() -> None:
    client = Client()
    pool = opened(client)
    before = sum(pool.cards.values())
    for _ in range(3):
        client.post(f"/limited/pools/{pool.pk}/next-week/")
    pool.refresh_from_db()

    assert (pool.weeks, sum(pool.cards.values()) > before + 200) == (4, True)
    client.post(f"/limited/pools/{pool.pk}/next-week/")
    pool.refresh_from_db()
    assert pool.weeks == 4


def test_the_computer_builds_a_deck_that_is_legal_and_bound_by_the_pool() -> None:
    client = Client()
    pool = opened(client)
    answer = client.post(f"/limited/pools/{pool.pk}/build/", {"how": "computer"}, follow=True)
    deck = Deck.objects.get()

    assert "Legal in Sealed play, King" in answer.content.decode()
    cards = deck.versions.get().cards()
    assert isinstance(cards, TcgDeck)
    card, _ = cards.draw_deck[0]
    more = pool.cards[card] + 1
    save_version(deck, replace(cards, draw_deck=((card, more), *cards.draw_deck[1:])))
    page = client.get(f"/decks/{deck.slug}/build/").content.decode()
    verdicts = client.get(f"/api/v1/decks/{deck.slug}/verdicts/")

    assert f"the pool has {pool.cards[card]}" in page
    assert '"not-in-the-pool"' in verdicts.content.decode()


def test_the_builder_searches_the_pool() -> None:
    client = Client()
    pool = opened(client)
    client.post(f"/limited/pools/{pool.pk}/build/", {"how": "yourself"})
    deck = Deck.objects.get()
    cards = deck.versions.get().cards()
    assert isinstance(cards, TcgDeck)

    assert len(cards.sites) == 9
    page = client.get(f"/decks/{deck.slug}/build/", {"q": "type:minion"}).content.decode()
    everything = client.get(
        f"/decks/{deck.slug}/build/", {"q": "type:minion", "any_format": "1"}
    ).content.decode()
    assert "Include cards outside your pool" in page
    assert page.count("build-row") < everything.count("build-row")


@pytest.mark.parametrize("route", POOL_PAGES)
def test_a_pool_is_its_owners_alone(route: str) -> None:
    owner = signed_in(player("frodo"))
    pool = opened(owner)
    where = address(route, pool_id=pool.pk)

    assert owner.get(where).status_code == 200
    for stranger in (signed_in(player("sam")), in_browser(Client()), Client()):
        assert stranger.get(where).status_code == 404


@pytest.mark.parametrize("route", POOL_CHANGES)
def test_nobody_else_changes_a_pool(route: str) -> None:
    pool = opened(signed_in(player("frodo")))
    for stranger in (signed_in(player("sam")), in_browser(Client()), Client()):
        assert stranger.post(address(route, pool_id=pool.pk)).status_code == 404
    pool.refresh_from_db()

    assert pool.weeks == 1
    assert not Deck.objects.exists()


def test_a_deleted_pool_leaves_its_decks() -> None:
    client = Client()
    pool = opened(client)
    client.post(f"/limited/pools/{pool.pk}/build/", {"how": "computer"})
    client.post(f"/limited/pools/{pool.pk}/delete/")

    assert not Pool.objects.exists()
    assert Deck.objects.get().pool is None


def test_the_list_of_decks_has_the_format_of_the_pool() -> None:
    client = Client()
    pool = opened(client)
    client.post(f"/limited/pools/{pool.pk}/build/", {"how": "computer"})
    page = client.get("/decks/").content.decode()

    assert "Sealed play, King" in page
    assert "Not legal in any official format" not in page


def test_a_browser_keeps_a_limited_number_of_pools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_POOLS_OF_BROWSER", 1)
    client = Client()
    opened(client)

    assert client.post("/limited/sealed/", {"event": "king-sealed"}).status_code == 403
    assert Pool.objects.count() == 1


def test_an_unknown_event_is_said() -> None:
    answer = Client().post("/limited/sealed/", {"event": "none"}, follow=True)

    assert "no such sealed event" in answer.content.decode()
    assert not Pool.objects.exists()
    assert Visitor().owns(Pool()) is False


def test_the_api_judges_a_deck_within_a_pool() -> None:
    contents = {
        "ring_bearer": "1_290",
        "ring": "1_2",
        "sites": [],
        "draw_deck": [["1_178", 2]],
    }
    asked = {"contents": contents, "formats": ["sealed-fellowship"], "pool": {"1_178": 1}}
    answer = Client().post("/api/v1/verdicts/", asked, content_type="application/json")
    codes = [problem["code"] for problem in answer.json()["verdicts"][0]["problems"]]

    assert answer.status_code == 200
    assert "not-in-the-pool" in codes


def test_a_share_of_lcg_boxes_is_opened_built_and_bound() -> None:
    client = Client()
    pool = opened(client, "core-box-shares")
    first = client.get(f"/limited/pools/{pool.pk}/packs/1/").content.decode()
    assert "Your share" in first
    page = client.get(pool.get_absolute_url()).content.decode()
    assert "Player cards" in page
    assert "3 heroes" in page
    client.post(f"/limited/pools/{pool.pk}/build/", {"how": "computer"})
    deck = Deck.objects.get()
    cards = deck.versions.get().cards()
    assert isinstance(cards, LcgDeck)

    assert "Legal in Limited play" in client.get(deck.get_absolute_url()).content.decode()
    (card, _), *others = cards.player_deck
    more = pool.cards[card] + 1
    save_version(deck, replace(cards, player_deck=((card, more), *others)))
    builder = client.get(f"/decks/{deck.slug}/build/").content.decode()
    assert f"the pool has {pool.cards[card]}" in builder
    assert "Include cards outside your pool" in builder


def test_a_chosen_adventure_pack_is_opened_in_its_week() -> None:
    client = Client()
    pool = opened(client, "mirkwood-boxes")
    client.post(f"/limited/pools/{pool.pk}/next-week/", {"starter": "catc"})
    pool.refresh_from_db()

    assert "02025" in pool.cards
    assert "Conflict at the Carrock" in client.get(pool.get_absolute_url()).content.decode()
