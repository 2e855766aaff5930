"""The boxes of the LCG as a cube: what is dealt to whom, in drafts and in shares."""

from collections import Counter
from functools import cache

import pytest

from rules.construction import Game
from rules.construction.lcg.build import card_of
from rules.lcg.vocabulary import CardType
from rules.limited.computer import pick_for_computers
from rules.limited.cube import heroes, player_cards
from rules.limited.drafting import DraftTable
from rules.limited.events import LimitedEvent, counted, limited_event, limited_events, open_week

DRAFTS = [event for event in limited_events() if event.game is Game.LCG and event.is_draft]
SHARES = limited_event("core-box-shares")
GANDALF = "01073"


@cache
def drafted(slug: str) -> DraftTable:
    """Let computers draft at a whole table."""
    event = limited_event(slug)
    table = DraftTable(event, event.seats, 3)
    pick_for_computers(table, range(event.seats), 3)
    return table


@pytest.mark.parametrize("event", DRAFTS, ids=lambda event: str(event.slug))
def test_a_draft_deals_no_more_copies_than_the_boxes_have(event: LimitedEvent) -> None:
    table = drafted(event.slug)
    assert event.cube is not None
    picked = Counter(card for picks in table.picks for card in picks)
    boxes = Counter((*heroes(event.cube), *player_cards(event.cube)))

    assert table.is_over
    assert picked <= boxes
    assert GANDALF not in picked


@pytest.mark.parametrize("event", DRAFTS, ids=lambda event: str(event.slug))
def test_heroes_are_picked_first_and_each_by_one_player(event: LimitedEvent) -> None:
    table = drafted(event.slug)
    first = table.pack_size(0)
    chosen = [hero for picks in table.picks for hero in picks[:first]]

    assert all(is_hero(hero) for hero in chosen)
    assert not any(is_hero(card) for picks in table.picks for card in picks[first:])
    assert len(set(chosen)) == len(chosen) == first * event.seats


def test_two_core_boxes_have_twelve_heroes_and_232_cards_besides_gandalf() -> None:
    assert SHARES.cube is not None

    assert len(heroes(SHARES.cube)) == 12
    assert len(player_cards(SHARES.cube)) == 232


def test_four_seeds_in_a_row_open_the_shares_of_the_same_boxes() -> None:
    shares = [counted(open_week(SHARES, 0, seed)) for seed in range(8, 12)]
    dealt: Counter[str] = sum(shares, Counter())
    assert SHARES.cube is not None

    assert [len([card for card in share if is_hero(card)]) for share in shares] == [3] * 4
    assert dealt[GANDALF] == 4
    del dealt[GANDALF]
    assert dealt == Counter((*heroes(SHARES.cube), *player_cards(SHARES.cube)))


def test_a_share_is_the_same_on_every_machine() -> None:
    share = counted(open_week(SHARES, 0, 1))

    assert sorted(card for card in share if is_hero(card)) == ["01002", "01010", "01011"]


def test_boxes_are_opened_week_by_week_with_a_choice_of_packs() -> None:
    event = limited_event("mirkwood-boxes")
    core = counted(open_week(event, 0, 1))
    chosen = counted(open_week(event, 1, 1, "catc"))

    assert core.total() == 132
    assert "02025" in chosen
    assert all(card_of(card) is not None for card in chosen)


def is_hero(code: str) -> bool:
    """Return whether a card is a hero."""
    card = card_of(code)
    return card is not None and card.type is CardType.HERO
