"""The Men of set 11, *Shadows*, who heed the ground and wills of little resistance."""

import pytest

from rules.tcg.engine.modifiers.numbers import (
    damage_bonus,
    game_number,
    is_archer,
    is_fierce,
    resistance,
)
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import MINION_ARCHERY, SKIRMISH, Verb
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize(
    ("others", "playable"), [([BRUTAL_EASTERLING] * 2, True), ([BRUTAL_EASTERLING], False)]
)
def test_bloodthirsty_wounds_an_unbound_companion_beside_two_men(
    others: list[str], playable: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MORDOR_TROOPER, *others],
        shadow_hand=[BLOODTHIRSTY],
        twilight=1,
        site=4,
    ).regroup_phase()
    assert scene.comes_to(Verb.PLAY, BLOODTHIRSTY) is playable
    if playable:
        scene.play(BLOODTHIRSTY)
        assert scene.wounds(DWARF_GUARD) == 1
        assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


@pytest.mark.parametrize(("burdens", "added"), [(0, 0), (1, 2), (5, 3)])
def test_detachment_of_haradrim_adds_for_each_companion_of_weak_will(
    burdens: int, added: int
) -> None:
    """A burden brings two Dwarves to 5, five bring Frodo there."""
    minion = DETACHMENT_OF_HARADRIM
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, DWARF_GUARD], minions=[minion], burdens=burdens, site=4
    )
    scene.maneuver_phase().wait_to(Verb.USE, minion).use(minion)
    assert scene.twilight == added
    assert scene.wounds(minion) == 1


def test_detachment_of_haradrim_must_be_able_to_exert() -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[DETACHMENT_OF_HARADRIM], burdens=1, site=4)
    scene.wound(DETACHMENT_OF_HARADRIM, 2).maneuver_phase()
    assert not scene.comes_to(Verb.USE, DETACHMENT_OF_HARADRIM)


@pytest.mark.parametrize(
    ("other", "burdens", "offered"),
    [(BRUTAL_EASTERLING, 1, True), (BRUTAL_EASTERLING, 0, False), (MORDOR_TROOPER, 1, False)],
)
def test_squad_of_haradrim_lowers_the_move_limit_for_two_of_weak_will(
    other: str, burdens: int, offered: bool
) -> None:
    minion = SQUAD_OF_HARADRIM
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, DWARF_GUARD],
        minions=[minion, other],
        burdens=burdens,
        site=4,
    ).regroup_phase()
    assert scene.comes_to(Verb.USE, minion) is offered
    if offered:
        before = moves_allowed(scene.state)
        scene.use(minion)
        assert moves_allowed(scene.state) == before - 1


@pytest.mark.parametrize(("burdens", "fierce"), [(0, False), (1, True)])
def test_throng_of_harad_grows_fierce_against_a_weak_will(burdens: int, fierce: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[THRONG_OF_HARAD],
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=4,
    )
    scene.assignment_phase().do(Verb.ASSIGN, DWARF_GUARD, THRONG_OF_HARAD)
    assert is_fierce(scene.state, scene.card(THRONG_OF_HARAD)) is fierce
    scene.regroup_phase()
    assert not is_fierce(scene.state, scene.card(THRONG_OF_HARAD))


@pytest.mark.parametrize(("burdens", "arrows"), [(1, 0), (2, 1)])
def test_archer_of_harad_shoots_better_at_weak_wills(burdens: int, arrows: int) -> None:
    """Two burdens bring the Guard to 4."""
    scene = Scene(fellowship=[DWARF_GUARD], minions=[ARCHER_OF_HARAD], burdens=burdens, site=4)
    assert game_number(scene.state, MINION_ARCHERY) == arrows
    assert is_archer(scene.state, scene.card(ARCHER_OF_HARAD))


@pytest.mark.parametrize(
    ("minion", "place", "damage", "fierce"),
    [
        (ELDER_OF_DUNLAND, WEST_ROAD, 1, False),
        (ELDER_OF_DUNLAND, ISENGARD_RUINED_15_192, 0, False),
        (CORPS_OF_HARAD, ISENGARD_RUINED_15_192, 0, True),
        (CORPS_OF_HARAD, WEST_ROAD, 0, False),
        (HORDE_OF_HARAD, ISENGARD_RUINED_15_192, 0, True),
        (HORDE_OF_HARAD, WEST_ROAD, 0, False),
        # The Footman brings the plains along.
        (FOOTMAN_OF_DUNLAND, ISENGARD_RUINED_15_192, 0, False),
    ],
)
def test_men_are_worse_on_ground_of_their_own(
    minion: str, place: str, damage: int, fierce: bool
) -> None:
    scene = Scene(minions=[minion], path=(*ARAGORN_SITES[:3], place), site=4)
    assert damage_bonus(scene.state, scene.card(minion)) == damage
    assert is_fierce(scene.state, scene.card(minion)) is fierce


@pytest.mark.parametrize(("minions", "damage"), [([FOOTMAN_OF_DUNLAND], 1), ([], 0)])
def test_footman_of_dunland_makes_plains_of_the_site(minions: list[str], damage: int) -> None:
    scene = Scene(
        minions=[ELDER_OF_DUNLAND, *minions],
        path=(*ARAGORN_SITES[:3], ISENGARD_RUINED_15_192),
        site=4,
    )
    assert damage_bonus(scene.state, scene.card(ELDER_OF_DUNLAND)) == damage


@pytest.mark.parametrize(
    ("place", "bonus"),
    [(WEST_ROAD, 4), (ISENGARD_RUINED_15_192, 4), (CHAMBER_OF_MAZARBUL, 2)],
)
def test_overrun_does_more_on_open_ground(place: str, bonus: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[BRUTAL_EASTERLING, MORDOR_TROOPER],
        shadow_hand=[OVERRUN],
        hand=[AXE_STRIKE],
        path=(*ARAGORN_SITES[:3], place),
        twilight=1,
        site=4,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, BRUTAL_EASTERLING).pass_().play(OVERRUN)
    assert scene.strength(BRUTAL_EASTERLING) == 11 + bonus
    assert scene.strength(MORDOR_TROOPER) == 6


@pytest.mark.parametrize(
    ("minion", "playable"), [(BRUTAL_EASTERLING, True), (MORDOR_TROOPER, False)]
)
def test_wielding_the_ring_weakens_the_will_of_a_companion(minion: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[minion],
        shadow_hand=[WIELDING_THE_RING],
        twilight=1,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, WIELDING_THE_RING) is playable
    if playable:
        # The Ring-bearer cannot bear it.
        scene.play(WIELDING_THE_RING)
        assert scene.bearer_of(WIELDING_THE_RING) == DWARF_GUARD
        assert resistance(scene.state, scene.card(DWARF_GUARD)) == 6 - 2


@pytest.mark.parametrize(("burdens", "price"), [(2, 4), (3, 2)])
def test_axeman_of_harad_is_cheaper_before_a_weak_will(burdens: int, price: int) -> None:
    """Three burdens bring the Guard to 3."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        shadow_hand=[AXEMAN_OF_HARAD],
        burdens=burdens,
        twilight=4,
        site=4,
    )
    scene.shadow_phase().play(AXEMAN_OF_HARAD)
    assert scene.twilight == 4 - price


@pytest.mark.parametrize(
    ("minion", "place", "loss"),
    [
        (FEARSOME_DUNLENDING, WEST_ROAD, 1),
        (FEARSOME_DUNLENDING, ISENGARD_RUINED_15_192, 0),
        (INTIMIDATING_URUK, ISENGARD_RUINED_15_192, 2),
        (INTIMIDATING_URUK, WEST_ROAD, 0),
    ],
)
def test_a_minion_on_its_own_ground_weakens_a_will_for_the_turn(
    minion: str, place: str, loss: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        shadow_hand=[minion],
        path=(*ARAGORN_SITES[:3], place),
        twilight=9,
        site=4,
    )
    scene.shadow_phase().play(minion)
    if scene.can(Verb.TRIGGER, minion):
        scene.answer_with(minion)
    assert resistance(scene.state, scene.card(DWARF_GUARD)) == 6 - loss
    scene.regroup_phase()
    assert resistance(scene.state, scene.card(DWARF_GUARD)) == 6 - loss


@pytest.mark.parametrize("exerts", [True, False])
def test_raging_dunlending_may_exert_to_be_fierce(exerts: bool) -> None:
    minion = RAGING_DUNLENDING
    scene = Scene(fellowship=[DWARF_GUARD], shadow_hand=[minion], twilight=9, site=4)
    scene.shadow_phase().play(minion)
    if exerts:
        scene.answer_with(minion)
    else:
        scene.pass_()
    assert is_fierce(scene.state, scene.card(minion)) is exerts
    assert scene.wounds(minion) == int(exerts)
    scene.regroup_phase()
    assert not is_fierce(scene.state, scene.card(minion))


@pytest.mark.parametrize("cards", [0, 1, 3])
def test_man_of_bree_grows_with_the_free_peoples_hand(cards: int) -> None:
    scene = Scene(
        minions=[MAN_OF_BREE], hand=[DWARF_GUARD] * cards, shadow_hand=[DWARF_GUARD], site=4
    )
    assert scene.strength(MAN_OF_BREE) == 4 + cards


@pytest.mark.parametrize(
    ("companion", "hurt"), [(ARAGORN_DRIVEN_BY_NEED, 1), (GIMLI_DWARF_OF_EREBOR, 0)]
)
def test_long_battle_bow_tires_a_man_of_the_fellowship(companion: str, hurt: int) -> None:
    scene = Scene(
        fellowship=[companion],
        minions=[BRUTAL_EASTERLING],
        shadow_hand=[LONG_BATTLE_BOW],
        twilight=2,
        site=4,
    )
    scene.shadow_phase().play(LONG_BATTLE_BOW)
    if scene.can(Verb.TRIGGER, LONG_BATTLE_BOW):
        scene.answer_with(LONG_BATTLE_BOW)
    assert scene.wounds(companion) == hurt
    assert scene.bearer_of(LONG_BATTLE_BOW) == BRUTAL_EASTERLING
    assert is_archer(scene.state, scene.card(BRUTAL_EASTERLING))


@pytest.mark.parametrize(
    ("hurt", "in_skirmish", "twilight", "offered"),
    [
        (BRUTAL_EASTERLING, True, 1, True),
        (BRUTAL_EASTERLING, True, 0, False),
        (BRUTAL_EASTERLING, False, 1, False),
        (MORDOR_TROOPER, True, 1, False),
    ],
)
def test_easterling_shield_wall_stands_before_a_man_in_a_skirmish(
    hurt: str, in_skirmish: bool, twilight: int, offered: bool
) -> None:
    wall = EASTERLING_SHIELD_WALL
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[wall, BRUTAL_EASTERLING, MORDOR_TROOPER],
        twilight=twilight,
        site=4,
    )
    if in_skirmish:
        scene.state.phase = SKIRMISH
        scene.state.skirmisher = scene.card(DWARF_GUARD)
    scene.happen(wound, scene.card(hurt), scene.card(DWARF_GUARD))
    assert scene.can(Verb.TRIGGER, wall) is offered
    if offered:
        scene.answer_with(wall)
        assert (scene.wounds(wall), scene.twilight) == (1, 0)
    assert scene.wounds(hurt) == int(not offered)
