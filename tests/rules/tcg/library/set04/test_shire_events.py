"""The events of the Shire of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import PLAIN as TOWERS_SITES
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize(("wounds", "left"), [(3, 1), (1, 0)])
def test_light_shining_faintly_adds_a_burden_to_heal_the_ring_bound_twice(
    wounds: int, left: int
) -> None:
    scene = Scene(
        fellowship=[SAM_SAMWISE_THE_BRAVE, ARAGORN_DRIVEN_BY_NEED], hand=[LIGHT_SHINING_FAINTLY]
    )
    scene.wound(SAM_SAMWISE_THE_BRAVE, wounds).wound(ARAGORN_DRIVEN_BY_NEED, 1)
    scene.fellowship_phase().play(LIGHT_SHINING_FAINTLY)
    if scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
        scene.choose(SAM_SAMWISE_THE_BRAVE)
    assert scene.burdens == 1
    assert (scene.wounds(SAM_SAMWISE_THE_BRAVE), scene.wounds(ARAGORN_DRIVEN_BY_NEED)) == (left, 1)


def test_seven_we_had_adds_a_burden_to_discard_a_condition_borne_by_a_hobbit() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        bearing={MERRY_ROHIRRIM_SQUIRE: [WEARY, ESCAPE], ARAGORN_DRIVEN_BY_NEED: [BANISHED]},
        hand=[SEVEN_WE_HAD],
    )
    scene.fellowship_phase().play(SEVEN_WE_HAD)
    assert not scene.can(Verb.CHOOSE, BANISHED)
    assert scene.can(Verb.CHOOSE, ESCAPE), "any condition"
    scene.choose(WEARY)
    assert scene.burdens == 1
    assert scene.is_discarded(WEARY)
    assert scene.in_play(ESCAPE)


@pytest.mark.parametrize(
    ("event", "path", "site", "cancels"),
    [
        (SEVERED_HIS_BONDS, TOWERS_SITES, 4, True),
        (SEVERED_HIS_BONDS, TOWERS_SITES, 5, False),
        (SEVERED_HIS_BONDS, ARAGORN_SITES, 4, False),
        (SWIFTLY_AND_SOFTLY, TOWERS_SITES, 5, True),
        (SWIFTLY_AND_SOFTLY, TOWERS_SITES, 6, False),
        (SWIFTLY_AND_SOFTLY, ARAGORN_SITES, 5, False),
    ],
)
def test_a_hobbit_slips_away_at_the_first_sites_of_the_towers(
    event: str, path: tuple[str, ...], site: int, cancels: bool
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[MORDOR_TROOPER, MORGUL_LACKEY],
        hand=[event],
        path=path,
        site=site,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER).play(event)
    if scene.can(Verb.CHOOSE, MERRY_ROHIRRIM_SQUIRE):
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert (scene.state.skirmisher < 0) is cancels


@pytest.mark.parametrize("event", [SEVERED_HIS_BONDS, SWIFTLY_AND_SOFTLY])
def test_no_hobbit_slips_away_from_anothers_skirmish(event: str) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER, MORGUL_LACKEY],
        hand=[event],
        path=TOWERS_SITES,
        site=4,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    if scene.can(Verb.PLAY, event):
        scene.play(event)
    assert scene.state.skirmisher == scene.card(ARAGORN_DRIVEN_BY_NEED)


@pytest.mark.parametrize(
    ("played", "strength", "dies"),
    [(False, 6, True), (True, 6, False), (True, 8, False), (True, 9, True)],
)
def test_severed_his_bonds_keeps_a_hobbit_from_death_until_his_strength_is_tripled(
    played: bool, strength: int, dies: bool
) -> None:
    minion = made(MORDOR_TROOPER, strength=strength)
    scene = Scene(
        fellowship=[PIPPIN_SWORN_TO_SERVICE],
        minions=[minion],
        hand=[SEVERED_HIS_BONDS],
        path=TOWERS_SITES,
        site=6,
    ).skirmish(PIPPIN_SWORN_TO_SERVICE, minion)
    if played:
        scene.play(SEVERED_HIS_BONDS)
        if scene.can(Verb.CHOOSE):
            scene.choose(PIPPIN_SWORN_TO_SERVICE)
    scene.resolve()
    assert scene.is_dead(PIPPIN_SWORN_TO_SERVICE) is dies
    assert scene.wounds(PIPPIN_SWORN_TO_SERVICE) == (0 if dies else 1)


@pytest.mark.parametrize(("played", "hurt"), [(False, 2), (True, 1)])
def test_swiftly_and_softly_leaves_a_hobbit_one_wound(played: bool, hurt: int) -> None:
    scene = Scene(
        fellowship=[PIPPIN_SWORN_TO_SERVICE],
        minions=[URUK_SAVAGE],
        hand=[SWIFTLY_AND_SOFTLY],
        path=TOWERS_SITES,
        site=6,
    ).skirmish(PIPPIN_SWORN_TO_SERVICE, URUK_SAVAGE)
    if played:
        scene.play(SWIFTLY_AND_SOFTLY)
        if scene.can(Verb.CHOOSE):
            scene.choose(PIPPIN_SWORN_TO_SERVICE)
    scene.resolve()
    assert scene.wounds(PIPPIN_SWORN_TO_SERVICE) == hurt


def test_warmed_up_a_bit_discards_an_unbound_hobbit() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, SAM_SAMWISE_THE_BRAVE, ARAGORN_DRIVEN_BY_NEED],
        support=[HOBBIT_FARMER],
        minions=[MORDOR_VETERAN],
        hand=[WARMED_UP_A_BIT],
        site=6,
    ).skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_VETERAN)
    scene.play(WARMED_UP_A_BIT)
    if scene.can(Verb.CHOOSE):
        for safe in (SAM_SAMWISE_THE_BRAVE, FRODO_HOPE_OF_FREE_PEOPLES, ARAGORN_DRIVEN_BY_NEED):
            assert not scene.can(Verb.CHOOSE, safe)
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.is_discarded(MERRY_ROHIRRIM_SQUIRE)
    assert scene.state.skirmisher < 0
    assert scene.in_play(SAM_SAMWISE_THE_BRAVE)


def test_knocked_on_the_head_plays_an_unbound_hobbit_from_the_discard_pile() -> None:
    scene = Scene(
        hand=[KNOCKED_ON_THE_HEAD],
        discards=[MERRY_ROHIRRIM_SQUIRE, SAM_SAMWISE_THE_BRAVE, ARAGORN_DRIVEN_BY_NEED],
    )
    scene.regroup_phase().play(KNOCKED_ON_THE_HEAD)
    assert not scene.can(Verb.CHOOSE, SAM_SAMWISE_THE_BRAVE)
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
    if scene.can(Verb.CHOOSE):
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.in_play(MERRY_ROHIRRIM_SQUIRE)
    assert scene.twilight == 1


def test_no_dead_or_ring_bound_hobbit_is_knocked_on_the_head() -> None:
    scene = Scene(
        hand=[KNOCKED_ON_THE_HEAD],
        discards=[SAM_SAMWISE_THE_BRAVE],
        dead=[MERRY_ROHIRRIM_SQUIRE],
    ).regroup_phase()
    assert not scene.can(Verb.PLAY, KNOCKED_ON_THE_HEAD)
