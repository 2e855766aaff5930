"""The Gondor cards of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.operations import tokens
from rules.tcg.engine.state.codes import DEFENDER, FELLOWSHIP, SETUP, Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    CITY_OF_MEN,
    EOMER_VALIANT_WARCHIEF,
    FARAMIR_STOUT_CAPTAIN,
    MORDOR_TROOPER,
    RANGER_OF_THE_WHITE_TREE,
    SPIRIT_OF_THE_WHITE_TREE,
    VIOLENT_HURL,
    WHITE_HAND_GUARD,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("setting_out", "others", "cost"),
    [
        (True, [ARAGORN_DRIVEN_BY_NEED], 1),
        (True, [EOMER_VALIANT_WARCHIEF], 3),
        (False, [ARAGORN_DRIVEN_BY_NEED], 3),
    ],
)
def test_ranger_of_the_white_tree_is_cheap_in_the_starting_fellowship(
    setting_out: bool, others: list[str], cost: int
) -> None:
    scene = Scene(fellowship=others, hand=[RANGER_OF_THE_WHITE_TREE])
    scene.state.phase = SETUP if setting_out else FELLOWSHIP
    assert twilight_cost(scene.state, scene.card(RANGER_OF_THE_WHITE_TREE)) == cost


@pytest.mark.parametrize(("site", "usable"), [(2, True), (6, False)])
def test_ranger_of_the_white_tree_spots_a_roaming_minion_to_defend(site: int, usable: bool) -> None:
    scene = Scene(fellowship=[RANGER_OF_THE_WHITE_TREE], minions=[MORDOR_TROOPER], site=site)
    scene.maneuver_phase()
    assert scene.can(Verb.USE, RANGER_OF_THE_WHITE_TREE) is usable
    if usable:
        scene.use(RANGER_OF_THE_WHITE_TREE)
        assert scene.wounds(RANGER_OF_THE_WHITE_TREE) == 1
        assert scene.number(DEFENDER, RANGER_OF_THE_WHITE_TREE) == 1


@pytest.mark.parametrize(
    ("fighter", "free"), [(ARAGORN_DRIVEN_BY_NEED, False), (FARAMIR_STOUT_CAPTAIN, True)]
)
def test_spirit_of_the_white_tree_silences_skirmishes_of_its_bearer(
    fighter: str, free: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN],
        bearing={ARAGORN_DRIVEN_BY_NEED: [SPIRIT_OF_THE_WHITE_TREE]},
        minions=[WHITE_HAND_GUARD],
        shadow_hand=[VIOLENT_HURL],
        twilight=5,
        hand=[CITY_OF_MEN],
        site=6,
    )
    scene.skirmish(fighter, WHITE_HAND_GUARD)
    while scene.who == 0 and scene.can(Verb.PASS):
        scene.pass_()
    assert scene.can(Verb.PLAY, VIOLENT_HURL) is free
    assert scene.can(Verb.USE, WHITE_HAND_GUARD) is free


@pytest.mark.parametrize(("by", "stays"), [(MORDOR_TROOPER, False), (ARAGORN_DRIVEN_BY_NEED, True)])
def test_spirit_of_the_white_tree_goes_when_the_shadow_adds_a_burden(by: str, stays: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [SPIRIT_OF_THE_WHITE_TREE]},
        minions=[MORDOR_TROOPER],
    )
    scene.happen(tokens.add_burdens, 0, 1, scene.card(by))
    assert scene.burdens == 1
    assert scene.is_discarded(SPIRIT_OF_THE_WHITE_TREE) is not stays
