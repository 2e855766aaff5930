"""Decks drawn at random from a few cards, so that two of them share some."""

from typing import Any

from hypothesis import strategies as st

from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck

TCG_CARDS = ["7_317", "7_364", "7_83", "1_299", "7_319", "7_1", "7_2", "7_330", "97_1", "4_M1"]
LCG_CARDS = ["01001", "01004", "01012", "01073", "01023", "99001"]


def pairs(cards: list[str]) -> Any:
    return st.lists(st.tuples(st.sampled_from(cards), st.integers(1, 9)), max_size=8).map(tuple)


one_card = st.none() | st.sampled_from(TCG_CARDS)
tcg_decks = st.builds(
    TcgDeck,
    ring_bearer=one_card,
    ring=one_card,
    sites=st.lists(st.sampled_from(TCG_CARDS), max_size=9).map(tuple),
    draw_deck=pairs(TCG_CARDS),
)
lcg_decks = st.builds(
    LcgDeck, heroes=pairs(LCG_CARDS), player_deck=pairs(LCG_CARDS), side_board=pairs(LCG_CARDS)
)
two_decks = st.tuples(tcg_decks, tcg_decks) | st.tuples(lcg_decks, lcg_decks)
three_decks = st.tuples(tcg_decks, tcg_decks, tcg_decks) | st.tuples(
    lcg_decks, lcg_decks, lcg_decks
)
