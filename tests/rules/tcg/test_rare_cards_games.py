"""Random games of decks full of cards that bend the rules: nothing breaks or is lost.

Texts that do not apply, lent abilities, costs that hang on the bearer, prices for assigning,
bars between two cards, cancelled abilities, and what was played in a phase.
"""

import pickle
from dataclasses import replace

from rules.tcg.deck import TcgDeck
from rules.tcg.engine.numbers import number
from rules.tcg.engine.snapshot import value
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER
from tests.rules.tcg.random_games import assert_cards_conserved, random_game
from tests.rules.tcg.slow_numbers import COMPARED, slow_number

BENDING = (
    *("1_147", "2_76", "7_13", "7_15", "7_126", "7_284", "10_13", "12_94", "12_156", "17_98"),
    *("2_47", "2_89", "5_5", "5_64", "6_63", "7_201", "10_16", "10_30", "10_61", "10_116"),
    *("11_157", "12_16", "13_13", "18_43"),
)
# Those they speak of: Sam, Denethor, a Dwarf, an Elf, a Wizard, a warg-rider, a Nazgûl.
COMPANY = ("1_311", "7_86", "1_12", "1_50", "1_364", "5_67", "7_216", "4_252")
MOST_DECISIONS = 5000


def bent(deck: TcgDeck) -> TcgDeck:
    """Return a deck with two copies of each of these cards besides its own."""
    own = tuple(entry for entry in deck.draw_deck if entry[0] not in COMPANY)
    more = tuple((card_id, 2) for card_id in (*BENDING, *COMPANY))
    return replace(deck, draw_deck=own + more)


def games(count: int):
    decks = (bent(ARAGORN_STARTER), bent(EOMER_STARTER))
    for seed in range(count):
        yield from enumerate(random_game(seed, decks=decks))


def test_cards_are_conserved_and_numbers_equal_those_added_up_from_nothing():
    ended = 0
    for decisions, game in games(30):
        state = game.state
        assert decisions < MOST_DECISIONS
        assert_cards_conserved(state)
        ended += game.is_over()
        if decisions % 7:
            continue
        for card in (*state.companions[state.active], *state.minions):
            for statistic in COMPARED:
                assert number(state, statistic, card) == slow_number(state, statistic, card)
    assert ended == 30


def test_a_pickled_copy_is_the_same_game_also_without_a_text():
    textless = 0
    for decisions, game in games(60):
        state = game.state
        if not state.in_force.textless and decisions % 40:
            continue
        textless += bool(state.in_force.textless)
        copy = pickle.loads(pickle.dumps(state))
        assert value(copy) == value(state)
        assert copy.in_force.textless == state.in_force.textless
    assert textless
