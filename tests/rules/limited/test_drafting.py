"""Packs that go round a table, and the computer players who pick from them."""

from collections import Counter
from dataclasses import replace

import pytest

from rules.limited.computer import pick_for_computers
from rules.limited.drafting import DraftTable, WrongPick
from rules.limited.events import limited_event, open_table_pack
from rules.limited.tcg.builders import build_deck
from rules.limited.tcg.drafters import Seat, rate_pack, seat_of
from rules.limited.tcg.reasons import reason_to_pick
from rules.tcg.facts.reader import card
from rules.tcg.vocabulary import Side

EVENT = limited_event("fellowship-draft")


def first_cards(table: DraftTable, seat: int) -> list[str]:
    """Return the cards before a seat."""
    pack = table.pack_before(seat)
    assert pack is not None
    return [held.card for held in pack]


def take_first(table: DraftTable) -> None:
    """Let every seat take the first card before it."""
    for seat in range(table.seats):
        table.pick(seat, first_cards(table, seat)[0])


def test_the_first_packs_go_to_the_left_and_the_second_to_the_right() -> None:
    table = DraftTable(EVENT, 3, 1)
    opened = [first_cards(table, seat) for seat in range(3)]
    take_first(table)

    assert first_cards(table, 1) == opened[0][1:]
    assert first_cards(table, 0) == opened[2][1:]
    for _ in range(10):
        take_first(table)
    opened = [first_cards(table, seat) for seat in range(3)]
    take_first(table)
    assert first_cards(table, 0) == opened[1][1:]
    assert first_cards(table, 2) == opened[0][1:]


def test_a_seat_waits_for_the_one_before_it_and_packs_wait_for_a_slow_one() -> None:
    table = DraftTable(EVENT, 3, 1)
    table.pick(1, first_cards(table, 1)[0])

    assert table.pack_before(1) is None
    assert table.waiting_packs(2) == 2
    with pytest.raises(WrongPick, match="No pack"):
        table.pick(1, "1_1")


def test_nobody_opens_the_next_pack_before_all_have_ended_the_round() -> None:
    table = DraftTable(EVENT, 2, 1)
    for _ in range(10):
        take_first(table)
    table.pick(0, first_cards(table, 0)[0])

    assert table.pack_before(0) is None
    table.pick(1, first_cards(table, 1)[0])
    assert len(first_cards(table, 0)) == 11


def test_a_card_that_is_not_in_the_pack_cannot_be_taken() -> None:
    table = DraftTable(EVENT, 2, 1)
    with pytest.raises(WrongPick, match="not in the pack"):
        table.pick(0, "19_1")


def test_a_draft_goes_on_from_its_seed_and_its_picks() -> None:
    table = DraftTable(EVENT, 4, 9)
    for _ in range(13):
        take_first(table)
    again = DraftTable(EVENT, 4, 9, table.picks)

    assert [first_cards(again, seat) for seat in range(4)] == [
        first_cards(table, seat) for seat in range(4)
    ]


def test_every_card_of_every_pack_is_picked_once() -> None:
    table = DraftTable(EVENT, 8, 2)
    pick_for_computers(table, range(8), 2)
    opened = Counter(
        held.card
        for seat in range(8)
        for turn in range(3)
        for held in open_table_pack(EVENT, seat, turn, 2)
    )

    assert table.is_over
    assert Counter(card for picks in table.picks for card in picks) == opened


def test_computers_pick_the_same_again_and_can_all_build_a_deck() -> None:
    tables = [DraftTable(EVENT, 8, 6) for _ in range(2)]
    for table in tables:
        pick_for_computers(table, range(8), 6)
    first, again = tables

    assert first.picks == again.picks
    for seat in range(8):
        pool = first.held(seat)
        built = build_deck(pool, 40)
        assert sum(count for _, count in built.deck.draw_deck) == 40
        assert built.deck.draw_deck == build_deck(pool, 40).deck.draw_deck


def test_packs_by_sides_have_one_side_each() -> None:
    by_sides = limited_event("towers-draft-by-sides")
    packs = [open_table_pack(by_sides, 0, turn, 4) for turn in range(6)]
    sides = [{card(held.card).side for held in pack} for pack in packs]

    assert sides == [{Side.FREE_PEOPLES}] * 3 + [{Side.SHADOW}] * 3


def test_each_card_of_a_pack_has_a_reason() -> None:
    table = DraftTable(EVENT, 8, 5)
    rated = rate_pack(first_cards(table, 0), seat_of(table, 0, 20))

    assert all(card.reason for card in rated)
    assert [card.value for card in rated] == sorted((card.value for card in rated), reverse=True)


@pytest.mark.parametrize(("card_id", "given"), [("1_1", "a Ring"), ("1_320", "sites")])
def test_a_card_that_the_event_gives_says_so(card_id: str, given: str) -> None:
    assert reason_to_pick(card_id, {}) == f"The event gives you {given}"


def test_an_axe_is_worth_more_with_dwarves_who_can_bear_it() -> None:
    axe, gimli = "1_9", "1_13"
    without = Seat({"1_290": 1}, 0.8, 20, "frodo")
    with_dwarves = replace(without, held={"1_290": 1, gimli: 1, "1_12": 2})
    (alone,), (borne,) = rate_pack([axe], without), rate_pack([axe], with_dwarves)

    assert borne.value > alone.value
    assert alone.reason == "Nobody can bear it yet"
    assert borne.reason == "3 Dwarven characters can bear it"
