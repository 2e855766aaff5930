"""Cards of the Men of set 15, *The Hunters*, that companions bear or suffer from."""

import pytest

from rules.tcg.engine.modifiers.numbers import resistance
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.wounds import can_take_wound
from rules.tcg.engine.state.codes import ARCHERY, REGROUP, SKIRMISH, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

# The Captain is a Man, but of the raiders' culture.
MEN = [(BRUTAL_EASTERLING, True), (SOUTHRON_CAPTAIN, False), (MORDOR_TROOPER, False)]


@pytest.mark.parametrize(("companion", "bonus"), [(GIMLI_EAGER_HUNTER, 2), (DWARF_GUARD, 0)])
def test_great_axe_is_heavier_against_hunters(companion: str, bonus: int) -> None:
    scene = Scene(
        fellowship=[companion],
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [GREAT_AXE]},
        hand=[AXE_STRIKE],
        site=4,
    )
    assert scene.strength(BRUTAL_EASTERLING) == 11 + 2
    scene.skirmish(companion, BRUTAL_EASTERLING)
    assert scene.strength(BRUTAL_EASTERLING) == 11 + 2 + bonus


@pytest.mark.parametrize("condition", [GRIEVING_THE_FALLEN, PURSUING_HORDE])
@pytest.mark.parametrize(("minion", "playable"), MEN)
def test_a_man_weighs_a_companion_down_but_not_the_ring_bearer(
    condition: str, minion: str, playable: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[minion],
        shadow_hand=[condition],
        twilight=9,
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, condition) is playable
    if playable:
        scene.play(condition)
        assert scene.bearer_of(condition) == DWARF_GUARD
        assert resistance(scene.state, scene.card(DWARF_GUARD)) == 6 - 1


def test_pursuing_horde_follows_a_companion_but_once() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [PURSUING_HORDE]},
        minions=[BRUTAL_EASTERLING],
        shadow_hand=[PURSUING_HORDE],
        twilight=9,
        site=6,
    ).shadow_phase()
    assert not scene.can(Verb.PLAY, PURSUING_HORDE)


@pytest.mark.parametrize("hordes", [0, 1, 2])
def test_pursuing_horde_adds_twilight_as_the_fellowship_moves(hordes: int) -> None:
    followed = [DWARF_GUARD, ELFHELM]
    scene = Scene(
        fellowship=followed,
        bearing={companion: [PURSUING_HORDE] for companion in followed[:hordes]},
    )
    scene.state.phase = REGROUP
    scene.happen(move)
    while scene.can(Verb.PASS):
        scene.pass_()
    # Moving adds the new site's number and one for each of three companions.
    site = scene.state.blueprints[scene.state.site()].card
    assert scene.twilight == site.twilight + 3 + hordes


@pytest.mark.parametrize(("phase", "spared"), [(ARCHERY, True), (SKIRMISH, False)])
def test_grieving_the_fallen_keeps_arrows_away(phase: int, spared: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM],
        bearing={DWARF_GUARD: [GRIEVING_THE_FALLEN]},
        minions=[BRUTAL_EASTERLING],
        site=4,
    )
    scene.state.phase = phase
    assert can_take_wound(scene.state, scene.card(DWARF_GUARD)) is not spared
    assert can_take_wound(scene.state, scene.card(ELFHELM))


def test_grieving_the_fallen_ends_as_the_regroup_phase_starts() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [GRIEVING_THE_FALLEN]},
        minions=[BRUTAL_EASTERLING],
        site=4,
    )
    scene.maneuver_phase()
    assert scene.in_play(GRIEVING_THE_FALLEN)
    scene.regroup_phase()
    assert scene.is_discarded(GRIEVING_THE_FALLEN)


@pytest.mark.parametrize(("wounds", "offered"), [(0, True), (1, False)])
def test_mumak_commander_wears_himself_and_a_companion_out(wounds: int, offered: bool) -> None:
    commander = MUMAK_COMMANDER_GIANT_AMONG_THE_SWERTINGS
    # Four is Aragorn's vitality: he could exert once more.
    scene = Scene(fellowship=[ARAGORN_STRIDER], minions=[commander], site=4)
    scene.wound(commander, wounds)
    assert scene.maneuver_phase().comes_to(Verb.USE, commander) is offered
    if offered:
        scene.use(commander)
        assert scene.wounds(commander) == 2
        assert scene.wounds(ARAGORN_STRIDER) == 2
        assert scene.state.wounds[scene.state.ring_bearer[0]] == 0


@pytest.mark.parametrize(("minion", "playable"), MEN)
def test_great_axe_is_for_men(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[GREAT_AXE], twilight=9, site=6).shadow_phase()
    assert scene.can(Verb.PLAY, GREAT_AXE) is playable
