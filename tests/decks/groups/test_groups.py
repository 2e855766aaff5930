"""Groups of decks that share cards: conflicts, and whose they are."""

import pytest
from django.test import Client

from decks.collection.copies import set_copies
from decks.collection.lacking import needed_cards
from decks.groups import views
from decks.groups.conflicts import report_on
from decks.models import Deck, DeckGroup
from rules.construction import Game
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter
from tests.visitors import KEEPER, in_browser, kept_deck, player, signed_in

pytestmark = pytest.mark.django_db

ARAGORN = starter("rotk-aragorn-starter").deck
LEADERSHIP = introductory_decks()["leadership"].deck


@pytest.fixture
def mine() -> Client:
    return in_browser(Client())


def group_of(*decks: Deck, game: str = "tcg") -> DeckGroup:
    group = DeckGroup.objects.create(name="Evening", game=game, **KEEPER.as_owner())
    group.decks.set(decks)
    return group


def test_two_decks_conflict_over_cards_of_which_there_are_too_few() -> None:
    one, two = kept_deck("One", ARAGORN), kept_deck("Two", ARAGORN)
    owned = needed_cards(ARAGORN)
    set_copies(KEEPER, Game.TCG, owned)
    report = report_on(KEEPER, group_of(one, two))
    assert len(report.conflicts) == len(owned)
    worst = report.conflicts[0]
    assert worst.missing == max(owned.values())
    assert worst.used == (("One", worst.owned), ("Two", worst.owned))

    set_copies(KEEPER, Game.TCG, {card: 2 * count for card, count in owned.items()})

    assert report_on(KEEPER, group_of(one, two)).conflicts == ()


def test_a_unique_hero_cannot_be_in_two_decks() -> None:
    one, two = kept_deck("One", LEADERSHIP), kept_deck("Two", LEADERSHIP)
    report = report_on(KEEPER, group_of(one, two, game="lcg"))
    assert not report.counted
    assert {found.is_hero for found in report.conflicts} == {True}
    assert len(report.conflicts) == 3


def test_a_group_is_made_filled_and_deleted(mine: Client) -> None:
    deck = kept_deck("Mine", ARAGORN)
    made = mine.post("/decks/groups/", {"name": "Evening", "game": "tcg"})
    address = made["Location"]
    mine.post(f"{address}change/", {"deck": [deck.slug]})
    page = mine.get(address).content.decode()
    assert "1 deck with" in page
    assert "Enter what you own" in page
    assert "Evening" in mine.get("/decks/groups/").content.decode()
    mine.post(f"{address}delete/")
    assert not DeckGroup.objects.exists()
    assert Deck.objects.filter(pk=deck.pk).exists()


def test_nobody_else_sees_or_changes_a_group(mine: Client) -> None:
    group = group_of(kept_deck("Mine", ARAGORN))
    for client in (Client(), signed_in(player("ted")), in_browser(Client(), "another")):
        assert client.get(f"/decks/groups/{group.pk}/").status_code == 404
        assert client.post(f"/decks/groups/{group.pk}/delete/").status_code == 404
        assert client.post(f"/decks/groups/{group.pk}/change/").status_code == 404
        assert "Evening" not in client.get("/decks/groups/").content.decode()
    assert group.decks.count() == 1


def test_only_own_decks_of_the_game_come_in(mine: Client) -> None:
    group = group_of()
    own, lcg = kept_deck("Mine", ARAGORN), kept_deck("LCG", LEADERSHIP)
    Deck.objects.filter(pk=own.pk).update(browser="another")
    mine.post(f"/decks/groups/{group.pk}/change/", {"deck": [own.slug, lcg.slug]})
    assert not group.decks.exists()


def test_groups_and_their_decks_are_bounded(mine: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "MAX_GROUPS", 1)
    monkeypatch.setattr(views, "MAX_DECKS", 1)
    for _ in range(3):
        mine.post("/decks/groups/", {"name": "Evening", "game": "tcg"})
    group = DeckGroup.objects.get()
    slugs = [kept_deck(name, ARAGORN).slug for name in ("One", "Two")]
    mine.post(f"/decks/groups/{group.pk}/change/", {"deck": slugs})
    assert not group.decks.exists()
