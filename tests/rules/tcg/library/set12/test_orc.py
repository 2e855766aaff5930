"""The Orc cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    CAVE_TROLL_OF_MORIA_SAVAGE_MENACE,
    CAVE_TROLLS_HAMMER_UNWIELDY_CUDGEL,
    DWARF_GUARD,
    ELVEN_SCOUT,
    ORC_DREG,
    ORC_FOOTMAN,
    ORC_SKULKER,
    ORKISH_SCOUT,
    PROWLING_ORC,
    THE_BECKONING_SHADOW,
    TOWER_TROLL,
    TRACKING_URUK,
    TROLLS_KEYWARD_KEEPER_OF_THE_BEAST,
)
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize("burdens", [0, 6])
def test_orc_footman_is_shuffled_into_the_deck_where_resistance_is_low(burdens: int) -> None:
    scene = Scene(fellowship=[ELVEN_SCOUT], minions=[ORC_FOOTMAN], burdens=burdens, site=5)
    scene.happen(wounds.discard_from_play, scene.card(ORC_FOOTMAN))
    if burdens:
        scene.answer_with(ORC_FOOTMAN)
    assert scene.deck(SHADOW) == ([ORC_FOOTMAN] if burdens else [])


@pytest.mark.parametrize("twilight", [0, 2])
def test_orc_dreg_costs_twilight_where_it_is_not_underground(twilight: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ORC_DREG, TRACKING_URUK],
        twilight=twilight,
        site=5,
    )
    scene.assignment_phase().do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, ORC_DREG).pass_()
    if twilight:
        scene.choose("remove (2)")
    assert scene.twilight == 0
    assert scene.in_play(ORC_DREG) is bool(twilight)


def test_trolls_keyward_counts_trolls_in_hand() -> None:
    scene = Scene(
        minions=[TROLLS_KEYWARD_KEEPER_OF_THE_BEAST],
        shadow_hand=[CAVE_TROLL_OF_MORIA_SAVAGE_MENACE, TRACKING_URUK],
        twilight=0,
        site=5,
    )
    scene.shadow_phase().use(TROLLS_KEYWARD_KEEPER_OF_THE_BEAST)
    assert scene.twilight == 1


@pytest.mark.parametrize(
    ("burdens", "deck", "corrupted"), [(5, 0, True), (4, 0, False), (5, 1, False)]
)
def test_the_beckoning_shadow_waits_for_burdens_and_an_empty_deck(
    burdens: int, deck: int, corrupted: bool
) -> None:
    scene = Scene(
        minions=[ORKISH_SCOUT],
        shadow_support=[THE_BECKONING_SHADOW],
        deck=[DWARF_GUARD] * deck,
        burdens=burdens,
        site=4,
    )
    scene.shadow_phase()
    assert (scene.state.winner == SHADOW) is corrupted


@pytest.mark.parametrize(
    ("lurkers", "wounds"),
    [([], 0), ([ORC_SKULKER], 1), ([ORC_SKULKER, PROWLING_ORC], 2)],
)
def test_cave_trolls_hammer_tires_the_fellowship_for_each_lurker(
    lurkers: list[str], wounds: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED],
        minions=[TOWER_TROLL, *lurkers],
        shadow_hand=[CAVE_TROLLS_HAMMER_UNWIELDY_CUDGEL],
        twilight=2,
        site=4,
    )
    scene.shadow_phase().play(CAVE_TROLLS_HAMMER_UNWIELDY_CUDGEL)
    assert scene.bearer_of(CAVE_TROLLS_HAMMER_UNWIELDY_CUDGEL) == TOWER_TROLL
    if lurkers:
        scene.take_number(len(lurkers))
        assert scene.who == FREE_PEOPLES
        for _ in lurkers:
            scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == wounds
    assert scene.wounds(DWARF_GUARD) == 0
