"""The Rohan cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.wounds import can_take_wound, wound
from rules.tcg.engine.state.codes import FELLOWSHIP, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


def test_for_the_mark_discards_a_possession_in_the_regroup_phase_for_nothing() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [LONG_SPEAR]},
        hand=[FOR_THE_MARK],
    )
    scene.regroup_phase().play(FOR_THE_MARK)
    assert scene.is_discarded(LONG_SPEAR)
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == 0


def test_for_the_mark_exerts_a_man_in_the_maneuver_phase() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [LONG_SPEAR]},
        minions=[MORDOR_VETERAN],
        hand=[FOR_THE_MARK],
        site=6,
    )
    scene.maneuver_phase().play(FOR_THE_MARK)
    assert scene.is_discarded(FOR_THE_MARK)
    assert scene.is_discarded(LONG_SPEAR)
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == 1


@pytest.mark.parametrize(
    ("fellowship", "burdens"), [([ARAGORN_DRIVEN_BY_NEED], 0), ([EOMER_VALIANT_WARCHIEF], 4)]
)
def test_for_the_mark_needs_a_man_of_rohan_with_resistance_three(
    fellowship: list[str], burdens: int
) -> None:
    scene = Scene(
        fellowship=fellowship,
        minions=[MORDOR_VETERAN],
        bearing={fellowship[0]: [LONG_SPEAR]},
        hand=[FOR_THE_MARK],
        burdens=burdens,
        site=6,
    )
    assert not scene.maneuver_phase().can(Verb.PLAY, FOR_THE_MARK)


@pytest.mark.parametrize(
    ("place", "burdens", "bears", "wounded", "bonus"),
    [
        (CHAMBER_OF_MAZARBUL, 5, [], 0, 0),
        (WEST_ROAD, 5, [], 0, 1),
        (WEST_ROAD, 0, [], 0, 2),
        (WEST_ROAD, 0, [COIF], 1, 4),
    ],
)
def test_cleaving_a_path_counts_what_is_true(
    place: str, burdens: int, bears: list[str], wounded: int, bonus: int
) -> None:
    """Plains, resistance 4, armor and a wounded minion: one for each."""
    scene = Scene(
        fellowship=[ELFHELM],
        bearing={ELFHELM: bears},
        support=[CLEAVING_A_PATH],
        minions=[EASTERLING_BLADEMASTER],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
        burdens=burdens,
    ).wound(EASTERLING_BLADEMASTER, wounded)
    before = scene.skirmish(ELFHELM, EASTERLING_BLADEMASTER).strength(ELFHELM)
    scene.use(CLEAVING_A_PATH)
    assert scene.strength(ELFHELM) == before + bonus


@pytest.mark.parametrize("prevents", [True, False])
def test_coif_exerts_its_bearer_against_twilight_of_a_shadow_card(prevents: bool) -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        bearing={ELFHELM: [COIF]},
        minions=[ORKISH_SCOUT],
        path=(*ARAGORN_SITES[:3], CITY_GATES_7_344),
        site=4,
    )
    scene.shadow_phase().use(ORKISH_SCOUT)
    assert scene.who == FREE_PEOPLES
    if prevents:
        scene.answer_with(COIF)
    else:
        scene.pass_()
    assert scene.twilight == (0 if prevents else 6)
    assert scene.wounds(ELFHELM) == int(prevents)


@pytest.mark.parametrize(("place", "wounds"), [(FANGORN_GLADE, 1), (WEST_ROAD, 0)])
def test_coif_tires_a_companion_who_leaves_a_forest(place: str, wounds: int) -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        bearing={ELFHELM: [COIF]},
        path=(ARAGORN_SITES[0], place, *ARAGORN_SITES[2:]),
        site=2,
    )
    scene.state.phase = FELLOWSHIP
    scene.happen(move)
    if wounds:
        scene.choose(ELFHELM)
    assert scene.wounds(ELFHELM) == wounds


@pytest.mark.parametrize("takes", [True, False])
def test_aldred_disarms_whom_he_meets(takes: bool) -> None:
    scene = Scene(
        fellowship=[ALDRED],
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [CORSAIR_SCIMITAR]},
        hand=[RALLY_CRY],
        site=4,
    )
    scene.skirmish(ALDRED, BRUTAL_EASTERLING)
    if takes:
        scene.answer_with(ALDRED)
    else:
        scene.pass_()
    assert scene.is_discarded(CORSAIR_SCIMITAR) is takes


@pytest.mark.parametrize(("mounts", "sent"), [([SWIFT_STEED], True), ([], False)])
def test_cast_out_sends_an_exhausted_minion_home_for_a_rider(mounts: list[str], sent: bool) -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: mounts},
        support=[CAST_OUT],
        minions=[BRUTAL_EASTERLING],
        site=4,
    ).wound(BRUTAL_EASTERLING, 2)
    scene.maneuver_phase()
    ways = [word for word in scene.words() if "return" in word]
    assert bool(ways) is sent
    if sent:
        scene.choose(ways[0])
        assert scene.hand(SHADOW) == [BRUTAL_EASTERLING]
        assert scene.is_discarded(CAST_OUT)


@pytest.mark.parametrize(("burdens", "bonus"), [(0, 3), (2, 2)])
def test_challenging_the_orc_host_counts_minions_for_who_resists(burdens: int, bonus: int) -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        minions=[BRUTAL_EASTERLING, MORDOR_VETERAN, MORDOR_TROOPER],
        hand=[CHALLENGING_THE_ORC_HOST] * 2,
        burdens=burdens,
        site=4,
    )
    scene.skirmish(EOMER_VALIANT_WARCHIEF, BRUTAL_EASTERLING)
    before = scene.strength(EOMER_VALIANT_WARCHIEF)
    scene.play(CHALLENGING_THE_ORC_HOST)
    assert scene.strength(EOMER_VALIANT_WARCHIEF) == before + bonus


@pytest.mark.parametrize(("minions", "offered"), [(3, True), (2, False)])
def test_eomer_eored_leader_calls_rohan_when_outnumbered(minions: int, offered: bool) -> None:
    eomer = EOMER_EORED_LEADER
    scene = Scene(
        fellowship=[eomer],
        minions=[MORDOR_VETERAN] * minions,
        deck=[DWARF_GUARD, ALDRED],
        site=4,
    ).maneuver_phase()
    assert scene.can(Verb.USE, eomer) is offered
    if offered:
        scene.use(eomer).choose(ALDRED)
        assert scene.in_play(ALDRED)
        assert scene.wounds(eomer) == 1


@pytest.mark.parametrize("prevented", [True, False])
def test_golden_glimmer_saves_a_companion_for_two_burdens(prevented: bool) -> None:
    scene = Scene(
        fellowship=[ALDRED, DWARF_GUARD], support=[GOLDEN_GLIMMER], minions=[MORDOR_VETERAN]
    )
    scene.happen(wound, scene.card(DWARF_GUARD), scene.card(MORDOR_VETERAN))
    if prevented:
        scene.answer_with(GOLDEN_GLIMMER)
    else:
        scene.pass_()
    assert scene.wounds(DWARF_GUARD) == int(not prevented)
    assert scene.burdens == (2 if prevented else 0)


@pytest.mark.parametrize(("round_", "hurt"), [(0, True), (1, False)])
def test_haethen_is_safe_in_fierce_skirmishes(round_: int, hurt: bool) -> None:
    scene = Scene(
        fellowship=[HAETHEN], minions=[PURSUING_URUK], hand=[RALLY_CRY], site=6
    ).assignment_phase(fierce=bool(round_))
    scene.do(Verb.ASSIGN, HAETHEN, PURSUING_URUK)
    assert can_take_wound(scene.state, scene.card(HAETHEN)) is hurt


def test_leofric_plays_a_skirmish_event_from_the_draw_deck() -> None:
    scene = Scene(
        fellowship=[LEOFRIC],
        minions=[MORDOR_VETERAN],
        deck=[DWARF_GUARD, CHALLENGING_THE_ORC_HOST],
        hand=[RALLY_CRY],
        site=4,
    )
    before = scene.skirmish(LEOFRIC, MORDOR_VETERAN).strength(LEOFRIC)
    scene.use(LEOFRIC).choose(CHALLENGING_THE_ORC_HOST)
    assert scene.is_discarded(CHALLENGING_THE_ORC_HOST)
    assert scene.strength(LEOFRIC) > before
    assert scene.wounds(LEOFRIC) == 1


@pytest.mark.parametrize(
    ("place", "bonus"),
    [(ROHAN_UPLANDS, 3), (ISENGARD_RUINED_15_192, 3), (MORIA_STAIRWAY_11_248, 0)],
)
def test_eored_warrior_is_stronger_on_open_ground(place: str, bonus: int) -> None:
    scene = Scene(fellowship=[EORED_WARRIOR], path=(*ARAGORN_SITES[:3], place), site=4)
    assert scene.strength(EORED_WARRIOR) == 5 + bonus


def test_cast_out_is_discarded_to_exert_a_minion() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        support=[CAST_OUT],
        minions=[MORDOR_VETERAN],
        site=4,
    )
    # He has no mount for the other way.
    scene.maneuver_phase().use(CAST_OUT)
    assert scene.is_discarded(CAST_OUT)
    assert scene.wounds(MORDOR_VETERAN) == 1


def test_cast_out_needs_a_man_of_rohan() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD], support=[CAST_OUT], minions=[MORDOR_VETERAN], site=4
    ).maneuver_phase()
    assert not scene.can(Verb.USE, CAST_OUT)


@pytest.mark.parametrize(("wounds", "offered"), [(1, True), (2, False)])
def test_haethen_exerts_for_strength(wounds: int, offered: bool) -> None:
    scene = Scene(fellowship=[HAETHEN], minions=[MORDOR_VETERAN, MORGUL_LACKEY], site=4).wound(
        HAETHEN, wounds
    )
    scene.skirmish(HAETHEN, MORDOR_VETERAN)
    assert scene.comes_to(Verb.USE, HAETHEN) is offered
    if offered:
        before = scene.strength(HAETHEN)
        scene.use(HAETHEN)
        assert scene.strength(HAETHEN) == before + 1
        assert scene.wounds(HAETHEN) == wounds + 1
