"""The Raider cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.state.codes import DAMAGE, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, Scene

STRONG = made(ARAGORN_DRIVEN_BY_NEED, strength=30)
COMPANIONS = [
    ARAGORN_DRIVEN_BY_NEED,
    EOMER_VALIANT_WARCHIEF,
    GIMLI_DWARF_OF_EREBOR,
    MERRY_ROHIRRIM_SQUIRE,
]
MORE_COMPANIONS = [*COMPANIONS, GONDORIAN_RANGER, LEGOLAS_DAUNTLESS_HUNTER, GANDALF_GREYHAME]
LET_IT_BE, PREVENT = 0, 1


@pytest.mark.parametrize(("burdens", "wounds"), [(1, 1), (2, 0)])
def test_easterling_polearm_spares_its_bearer_with_two_burdens(burdens: int, wounds: int) -> None:
    axeman = made(EASTERLING_AXEMAN, strength=20)
    scene = Scene(
        fellowship=[STRONG],
        minions=[axeman],
        bearing={axeman: [EASTERLING_POLEARM]},
        burdens=burdens,
        hand=[HOBBIT_SWORD_7_319],
    )
    scene.skirmish(STRONG, axeman).resolve()
    assert scene.wounds(axeman) == wounds


@pytest.mark.parametrize(
    ("companions", "uses", "total"), [(6, 1, 2), (6, 2, 4), (6, 3, 4), (4, 1, 0), (8, 1, 4)]
)
def test_southron_archer_legion_adds_four_in_a_phase_at_most(
    companions: int, uses: int, total: int
) -> None:
    """4.2, "limit": of the card for the whole phase, over several uses; its own arrow is one."""
    scene = Scene(
        fellowship=MORE_COMPANIONS[: companions - 1], minions=[SOUTHRON_ARCHER_LEGION], twilight=9
    )
    scene.archery_phase()
    for _ in range(uses):
        scene.wait_to(Verb.USE, SOUTHRON_ARCHER_LEGION).use(SOUTHRON_ARCHER_LEGION)
    assert archery_totals(scene.state)[1] == 1 + total


def test_southron_invaders_play_a_minion_with_ambush_from_the_discard_pile() -> None:
    scene = Scene(
        minions=[SOUTHRON_SENTRY],
        shadow_hand=[SOUTHRON_INVADERS],
        shadow_discards=[SOUTHRON_SCOUT, EASTERLING_AXEMAN],
        twilight=9,
        site=5,
    ).shadow_phase()
    scene.play(SOUTHRON_INVADERS).answer_with(SOUTHRON_INVADERS)
    assert scene.in_play(SOUTHRON_SCOUT)
    assert not scene.in_play(EASTERLING_AXEMAN)


@pytest.mark.parametrize(("mount", "playable"), [([MUMAK], True), ([], False)])
def test_trample_needs_a_mounted_raider_man(mount: list[str], playable: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[SOUTHRON_SENTRY],
        bearing={SOUTHRON_SENTRY: mount},
        shadow_hand=[TRAMPLE, FLANKING_ATTACK],
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, FLANKING_ATTACK)
    assert scene.can(Verb.PLAY, TRAMPLE) is playable
    if playable:
        scene.play(TRAMPLE).choose(ARAGORN_DRIVEN_BY_NEED).take_number(PREVENT)
        assert scene.twilight == 4
        assert scene.in_play(ARAGORN_DRIVEN_BY_NEED)


@pytest.mark.parametrize(("burdens", "ways"), [(1, 0), (2, 1), (4, 2), (6, 3)])
def test_easterling_army_gives_more_with_every_two_burdens(burdens: int, ways: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[EASTERLING_ARMY, EASTERLING_REGIMENT, MORGUL_LACKEY],
        burdens=burdens,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, EASTERLING_REGIMENT)
    scene.comes_to(Verb.USE, EASTERLING_ARMY)
    uses = [
        option for option in scene.options(Verb.USE) if scene.id_of(option.card) == EASTERLING_ARMY
    ]
    assert len(uses) == ways
    if ways:
        scene.take(uses[-1]).choose(EASTERLING_REGIMENT)
        assert scene.strength(EASTERLING_REGIMENT) == 11 + ways
        assert scene.wounds(EASTERLING_ARMY) == 1


@pytest.mark.parametrize(("burdens", "bonus"), [(4, 0), (5, 1)])
def test_easterling_polearm_does_damage_with_five_burdens(burdens: int, bonus: int) -> None:
    scene = Scene(
        minions=[EASTERLING_REGIMENT],
        bearing={EASTERLING_REGIMENT: [EASTERLING_POLEARM]},
        burdens=burdens,
    )
    assert scene.number(DAMAGE, EASTERLING_REGIMENT) == bonus


@pytest.mark.parametrize("prevented", [True, False])
def test_trample_takes_a_companion_unless_four_are_added(prevented: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_INVADERS],
        bearing={SOUTHRON_INVADERS: [MUMAK]},
        shadow_hand=[TRAMPLE],
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, TRAMPLE).play(TRAMPLE)
    assert scene.who == FREE_PEOPLES
    scene.choose("add 4 twilight" if prevented else "discard")
    assert scene.in_play(ARAGORN_DRIVEN_BY_NEED) is prevented
    assert scene.twilight == (4 if prevented else 0)
