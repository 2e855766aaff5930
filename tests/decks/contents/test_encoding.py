"""Deck contents: one JSON form, to and from the rules' decks."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.contents.encoding import BadContents, canonical, card_order, from_contents, to_contents
from rules.construction import Game
from rules.construction.starters import starters
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck

ids = st.from_regex(r"[0-9]{1,2}_[0-9]{1,3}", fullmatch=True)
pairs = st.lists(st.tuples(ids, st.integers(1, 9)), max_size=20).map(tuple)
tcg_decks = st.builds(
    TcgDeck,
    ring_bearer=st.none() | ids,
    ring=st.none() | ids,
    sites=st.lists(ids, max_size=9).map(tuple),
    draw_deck=pairs,
)
lcg_decks = st.builds(LcgDeck, heroes=pairs, player_deck=pairs, side_board=pairs)


@given(tcg_decks)
def test_a_tcg_deck_survives_json(deck: TcgDeck) -> None:
    written = json.loads(json.dumps(to_contents(deck)))

    assert from_contents(Game.TCG, written) == canonical(deck)


@given(lcg_decks)
def test_an_lcg_deck_survives_json(deck: LcgDeck) -> None:
    written = json.loads(json.dumps(to_contents(deck)))

    assert from_contents(Game.LCG, written) == canonical(deck)


def test_the_same_cards_in_another_order_are_the_same_contents() -> None:
    one = TcgDeck("7_317", "7_1", ("7_10", "7_9"), (("7_364", 2), ("7_83", 1), ("7_364", 2)))
    other = TcgDeck("7_317", "7_1", ("7_9", "7_10"), (("7_83", 1), ("7_364", 4)))

    assert to_contents(one) == to_contents(other)


def test_cards_stand_in_the_order_of_their_numbers() -> None:
    assert sorted(["10_1", "7_10", "odd", "7_9"], key=card_order) == ["7_9", "7_10", "10_1", "odd"]


@pytest.mark.parametrize("slug", sorted(starters()))
def test_every_starter_deck_survives(slug: str) -> None:
    deck = starters()[slug].deck

    assert from_contents(Game.TCG, to_contents(deck)) == canonical(deck)


EMPTY: dict[str, Any] = {"ring_bearer": None, "ring": None, "sites": [], "draw_deck": []}


@pytest.mark.parametrize(
    ("contents", "message"),
    [
        (None, "exactly"),
        ([], "exactly"),
        ({}, "exactly"),
        ({**EMPTY, "notes": ""}, "exactly"),
        ({**EMPTY, "sites": "7_9"}, "sites must be a list"),
        ({**EMPTY, "ring": 7}, "7 is no card id"),
        ({**EMPTY, "sites": [""]}, "'' is no card id"),
        ({**EMPTY, "draw_deck": [["7_9"]]}, r"\[card, copies\]"),
        ({**EMPTY, "draw_deck": {"7_9": 1}}, "list of"),
        ({**EMPTY, "draw_deck": [["7_9", 0]]}, "1 to 999, not 0"),
        ({**EMPTY, "draw_deck": [["7_9", True]]}, "not True"),
        ({**EMPTY, "draw_deck": [["7_9", 10**9]]}, "1 to 999"),
    ],
)
def test_contents_of_another_form_are_refused(
    contents: list[object] | dict[str, object] | None, message: str
) -> None:
    with pytest.raises(BadContents, match=message):
        from_contents(Game.TCG, contents)
