"""Sentences that lower what a card costs are watched as the price is paid."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.study.exercised.observed import Observer
from tests.rules.tcg import scene as scenes
from tests.rules.tcg.cards import (
    DARK_POWERS_STRENGTHEN,
    DWARF_GUARD,
    ELVEN_SCOUT,
    ULAIRE_ENQUEA_BLACK_THREAT,
    URUK_AGGRESSOR,
)
from tests.rules.tcg.scene import Scene


@pytest.fixture
def observer(monkeypatch: pytest.MonkeyPatch) -> Observer:
    """Let scenes play with cards that are watched."""
    watching = Observer()
    monkeypatch.setattr(scenes, "find_blueprint", watching.blueprint)
    return watching


def test_a_price_that_only_spots_counts_once_the_card_costs_less(observer: Observer) -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT], shadow_hand=[URUK_AGGRESSOR], burdens=7, twilight=3, site=5
    ).shadow_phase()
    sentence = observer.tallies[URUK_AGGRESSOR, ""].sentences[-1]
    assert (bool(sentence.offered), sentence.used) == (True, 0)
    scene.play(URUK_AGGRESSOR).do(Verb.YES)
    assert sentence.is_exercised
    assert sentence.unreached == ()


def test_toiling_again_counts_for_the_cards_that_it_is_for(observer: Observer) -> None:
    scene = Scene(
        minions=[ULAIRE_ENQUEA_BLACK_THREAT],
        shadow_hand=[DARK_POWERS_STRENGTHEN],
        shadow_deck=[DWARF_GUARD],
        twilight=9,
        site=6,
    ).shadow_phase()
    scene.play(DARK_POWERS_STRENGTHEN).choose(ULAIRE_ENQUEA_BLACK_THREAT)
    assert observer.tallies[ULAIRE_ENQUEA_BLACK_THREAT, ""].sentences[-1].is_exercised
