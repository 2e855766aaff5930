"""The fingerprint of the rules is the same in every process: the worker's is the web page's."""

import pytest

from tests.processes import environment, python

TCG = """
from rules.construction.starters import starter, starter_slugs
from rules.playtest.tcg import rules_fingerprint
from rules.playtest.tcg.description import PlaytestDescription
for slug in starter_slugs():
    deck = starter(slug).deck
    print(rules_fingerprint(PlaytestDescription((deck, deck), ("easy", "easy"), 1)))
"""
LCG = """
from rules.construction.lcg.starter import introductory_decks
from rules.lcg.scenarios import SCENARIOS
from rules.playtest.lcg import rules_fingerprint
from rules.playtest.lcg.description import PlaytestDescription
decks = tuple(known.deck for known in introductory_decks().values())
for slug in SCENARIOS:
    print(rules_fingerprint(PlaytestDescription(decks, ("easy",) * 4, 1, slug)))
"""


@pytest.mark.parametrize("program", [TCG, LCG], ids=["tcg", "lcg"])
def test_two_processes_have_the_same_fingerprints(program: str) -> None:
    first, second = (
        python("-c", program, env=environment(PYTHONHASHSEED=seed)) for seed in ("1", "2")
    )
    assert first
    assert first == second
