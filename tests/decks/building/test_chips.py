"""Filters as chips that write the query."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.search.query import BadQuery
from cards.search.query.parser import parse
from decks.building.chips import chip_groups
from rules.construction import Game

FRAGMENTS = (
    "theoden",
    "t:ally",
    "type:companion",
    "(t:ally or t:event)",
    "(t:ally)",
    "((t:ally))",
    "((t:ally) or t:event)",
    "-(t:ally)",
    "-t:ally",
    "c:gondor",
    'set:"Mines of Moria"',
    "cost:2",
    "(side:fp c:gondor)",
    '"a phrase"',
    "or",
    "(",
)


def chip(query: str, key: str, game: Any = Game.TCG) -> Any:
    return next(
        chip for group in chip_groups(query, game) for chip in group.chips if chip.key == key
    )


@pytest.mark.parametrize(
    ("query", "key", "written"),
    [
        ("", "type-ally", "type:ally"),
        ("theoden", "type-companion", "theoden type:companion"),
        ("t:ally", "type-companion", "(type:ally or type:companion)"),
        ("(t:ally or t:companion) c:gondor", "type-ally", "type:companion c:gondor"),
        ("t:ally c:gondor", "type-ally", "c:gondor"),
        ("(t:ally)", "type-ally", ""),
        ("sam or frodo", "type-companion", "(sam or frodo) type:companion"),
        ("t:ally or t:event", "side-shadow", "(t:ally or t:event) side:shadow"),
        ("-t:ally", "type-ally", "-t:ally type:ally"),
        ("", "type-the-one-ring", 'type:"the one ring"'),
        ("", "cost-5-", "cost:5.."),
    ],
)
def test_pressing_a_chip_writes_the_query(query: str, key: str, written: str) -> None:
    assert chip(query, key).query == written


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("side:fp", "side-free-peoples"),
        ("type=ally", "type-ally"),
        ("c:gondor or c:rohan", "culture-rohan"),
        ('set:"Mines of Moria"', "set-2"),
    ],
)
def test_a_chip_is_on_however_its_term_is_spelled(query: str, key: str) -> None:
    assert chip(query, key).on


@pytest.mark.parametrize(
    "query", ["", "-t:ally", "t:ally or sam", "type!=ally", "(t:ally sam) frodo", "t:"]
)
def test_a_chip_is_off_where_the_query_does_not_ask_for_it_alone(query: str) -> None:
    assert not chip(query, "type-ally").on


def test_the_lcg_has_spheres_in_place_of_cultures() -> None:
    headings = [group.heading for group in chip_groups("", Game.LCG)]

    assert headings == ["Sphere", "Type", "Cost"]
    assert chip("sphere:lore", "sphere-lore", Game.LCG).on


@given(st.lists(st.sampled_from(FRAGMENTS), max_size=4).map(" ".join))
def test_a_query_that_is_understood_stays_so_and_pressing_twice_is_not_a_change(query: str) -> None:
    try:
        parse(query)
    except BadQuery:
        return
    for group in chip_groups(query, Game.TCG):
        for each in group.chips[:3]:
            again = chip(each.query, each.key)
            assert again.on is not each.on or "type" in query or "t:" in query
            parse(each.query)
            parse(again.query)
