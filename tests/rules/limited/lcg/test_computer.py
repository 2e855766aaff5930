"""What the computer picks and builds in limited play of the LCG, and why."""

from collections import Counter
from datetime import date

import pytest

from rules.construction import Game, validate
from rules.construction.lcg.build import card_of
from rules.construction.pooled import format_of_pool
from rules.lcg.vocabulary import CardType
from rules.limited.choices import PoolTooSmall
from rules.limited.computer import build_deck, pick_for_computers, rate_pack
from rules.limited.drafting import DraftTable
from rules.limited.events import LimitedEvent, counted, limited_event, limited_events, open_week
from rules.limited.lcg.builders import build_deck as build_lcg_deck
from rules.limited.lcg.drafters import rate_pack as rate_cards
from rules.limited.lcg.reasons import reason_to_pick

TODAY = date(2026, 12, 1)
DRAFT = limited_event("core-box-draft")
ARAGORN, EOWYN, GIMLI, LEGOLAS = "01001", "01007", "01004", "01005"
AXEHAND, UNEXPECTED_COURAGE, GANDALF, FARAMIR = "01028", "01057", "01073", "01014"


@pytest.mark.parametrize("seed", [2, 5])
def test_every_seat_of_a_draft_builds_a_legal_deck(seed: int) -> None:
    table = DraftTable(DRAFT, 4, seed)
    pick_for_computers(table, range(4), seed)
    again = DraftTable(DRAFT, 4, seed)
    pick_for_computers(again, range(4), seed)

    assert table.picks == again.picks
    for seat in range(4):
        pool = table.held(seat)
        built = build_deck(DRAFT, pool)
        verdict = validate(built.deck, format_of_pool(DRAFT.format, pool), on=TODAY)
        assert verdict.problems == ()
        assert all(built.reasons.values())
        assert built.summary[0].startswith("Heroes: ")


@pytest.mark.parametrize(
    "event",
    [event for event in limited_events() if event.game is Game.LCG and not event.is_draft],
    ids=lambda event: str(event.slug),
)
def test_every_sealed_pool_makes_a_legal_deck(event: LimitedEvent) -> None:
    for seed in range(4):
        packs = [pack for week in range(len(event.weeks)) for pack in open_week(event, week, seed)]
        pool = counted(packs)
        deck = build_deck(event, pool).deck
        assert validate(deck, format_of_pool(event.format, pool), on=TODAY).problems == ()


def test_a_card_that_the_heroes_pay_for_is_picked_before_one_they_dont() -> None:
    tactics = Counter([GIMLI, LEGOLAS])
    first, *_ = rate_cards([UNEXPECTED_COURAGE, AXEHAND], tactics, 0.1, 30)
    assert first.card == AXEHAND

    spirit = Counter([EOWYN])
    first, *_ = rate_cards([UNEXPECTED_COURAGE, AXEHAND], spirit, 0.1, 30)
    assert first.card == UNEXPECTED_COURAGE


def test_a_second_copy_of_a_unique_ally_is_worth_less() -> None:
    heroes = Counter([ARAGORN])
    [first] = rate_cards([FARAMIR], heroes, 0.1, 30)
    [second] = rate_cards([FARAMIR], heroes + Counter([FARAMIR]), 0.1, 30)

    assert second.value < 0.6 * first.value


def test_reasons_name_the_heroes_that_pay() -> None:
    assert reason_to_pick(UNEXPECTED_COURAGE, {GIMLI: 1}) == "No hero of yours pays for Spirit"
    assert reason_to_pick(AXEHAND, {GIMLI: 1, LEGOLAS: 1}).endswith("two heroes pay")
    assert reason_to_pick(GANDALF, {GIMLI: 1}) == "Any hero pays for it"
    assert reason_to_pick(LEGOLAS, {GIMLI: 1}).startswith("Tactics as Gimli, willpower 1")


def test_a_waiting_seat_has_nothing_to_rate() -> None:
    table = DraftTable(DRAFT, 4, 1)
    pack = table.pack_before(0)
    assert pack is not None
    table.pick(0, pack[0].card)

    assert rate_pack(table, 0) == []


def test_a_deck_has_allies_enough_and_not_only_allies() -> None:
    pool = counted(open_week(limited_event("mirkwood-boxes"), 0, 1))
    deck = build_lcg_deck(pool, 50).deck
    allies = sum(
        count
        for code, count in deck.player_deck
        if (card := card_of(code)) is not None and card.type is CardType.ALLY
    )

    assert 20 <= allies <= 30
    assert sum(count for _, count in deck.player_deck) == 50


def test_a_pool_without_a_hero_or_with_too_few_cards_is_refused() -> None:
    with pytest.raises(PoolTooSmall, match="no hero"):
        build_lcg_deck({AXEHAND: 3}, 30)
    with pytest.raises(PoolTooSmall, match="3 cards"):
        build_lcg_deck({GIMLI: 1, AXEHAND: 5}, 30)
