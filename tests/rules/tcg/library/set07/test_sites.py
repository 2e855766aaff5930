"""The sites of set 7, *The Return of the King*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import game_number, is_roaming
from rules.tcg.engine.operations import path, wounds
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import (
    DAMAGE,
    DEFENDER,
    FELLOWSHIP,
    MANEUVER,
    MINION_ARCHERY,
    REGROUP,
    STRENGTH,
    Verb,
)
from rules.tcg.engine.turn import phases
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, EOMER_SITES, FREE_PEOPLES, SHADOW, Scene

SIX = [DWARF_GUARD] * 5  # with Frodo six companions


def at(site: str, number: int, **laid: Any) -> Scene:
    sites = (*ARAGORN_SITES[: number - 1], site, *ARAGORN_SITES[number:])
    return Scene(path=sites, site=number, **laid)


def test_city_gates_add_three_threats_on_arrival_and_take_them_back() -> None:
    scene = Scene(fellowship=SIX, site=4).happen(path.move).pass_all()
    assert scene.threats == 3
    scene = Scene(fellowship=SIX, site=5, threats=4).happen(path.move).pass_all()
    assert scene.threats == 1


def test_dagorlad_adds_three_threats_on_arrival() -> None:
    scene = Scene(fellowship=SIX, site=8).happen(path.move).pass_all()
    assert scene.threats == 3


def test_pelennor_flat_takes_the_hand_or_adds_two_burdens() -> None:
    scene = Scene(
        minions=[SOUTHRON_CAPTAIN], hand=[MERRY_ROHIRRIM_SQUIRE] * 2, site=5, path=EOMER_SITES
    )
    scene.maneuver_phase()
    assert scene.state.phase == MANEUVER
    scene.choose("discard your hand")
    assert scene.hand() == []
    scene = Scene(
        minions=[SOUTHRON_CAPTAIN], hand=[MERRY_ROHIRRIM_SQUIRE] * 2, site=5, path=EOMER_SITES
    )
    scene.maneuver_phase().choose("add 2 burdens")
    assert scene.burdens == 2


def test_a_phase_that_nobody_speaks_of_starts_in_silence() -> None:
    scene = Scene(minions=[SOUTHRON_CAPTAIN], hand=[MERRY_ROHIRRIM_SQUIRE] * 2, site=6)
    scene.happen(phases.maneuver_phase)
    assert scene.burdens == 0


def test_edoras_hall_lowers_the_cost_of_rohan_possessions() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        hand=[SWIFT_STEED, MERRY_ROHIRRIM_SQUIRE],
        site=1,
        path=EOMER_SITES,
    )
    scene.fellowship_phase().play(SWIFT_STEED)
    assert scene.twilight == 1


@pytest.mark.parametrize(("hand", "roams"), [(3, False), (4, True)])
def test_at_rohirrim_camp_nobody_roams_while_the_shadow_has_initiative(
    hand: int, roams: bool
) -> None:
    scene = Scene(
        minions=[SOUTHRON_CAPTAIN], hand=[HOBBIT_SWORD_7_319] * hand, site=2, path=EOMER_SITES
    )
    assert is_roaming(scene.state, scene.card(SOUTHRON_CAPTAIN)) is roams


@pytest.mark.parametrize(("hand", "twilight"), [(3, 3 + 3 + 1), (4, 3 + 1)])
def test_west_road_is_darker_while_the_shadow_has_initiative(hand: int, twilight: int) -> None:
    scene = Scene(hand=[HOBBIT_SWORD_7_319] * hand, site=1).happen(path.move).pass_all()
    assert scene.twilight == twilight


def test_beacon_of_minas_tirith_heals_a_companion_for_a_threat() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON], site=3, hand=[MERRY_ROHIRRIM_SQUIRE]
    ).wound(ARAGORN_DRIVEN_BY_NEED, 2)
    scene.fellowship_phase().use(BEACON_OF_MINAS_TIRITH)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.threats == 1


def test_hall_of_the_kings_draws_a_card_for_a_threat() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        site=3,
        path=EOMER_SITES,
        deck=[MERRY_ROHIRRIM_SQUIRE],
        hand=[PIPPIN_SWORN_TO_SERVICE],
    )
    scene.fellowship_phase().use(HALL_OF_THE_KINGS)
    assert MERRY_ROHIRRIM_SQUIRE in scene.hand()
    assert scene.threats == 1


@pytest.mark.parametrize(
    ("sites", "site", "burdens", "change"),
    [
        (EOMER_SITES, ANDUIN_BANKS_7_341, 1, (STRENGTH, 2)),
        (ARAGORN_SITES, OSGILIATH_FALLEN, 2, (DAMAGE, 1)),
    ],
)
def test_sites_by_the_river_turn_burdens_to_the_shadows_use(
    sites: tuple[str, ...], site: str, burdens: int, change: tuple[int, int]
) -> None:
    """Anduin Banks and Osgiliath Fallen."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN],
        site=4,
        burdens=3,
        path=sites,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).use(site)
    assert scene.burdens == 3 - burdens
    assert ("changed", scene.card(SOUTHRON_CAPTAIN), *change) in scene.log


def test_osgiliath_crossing_exerts_two_minions_to_draw_two_cards() -> None:
    scene = Scene(
        fellowship=SIX,
        minions=[SOUTHRON_CAPTAIN, MORDOR_VETERAN],
        shadow_deck=[MORDOR_TROOPER, MORDOR_TROOPER],
        site=7,
        path=EOMER_SITES,
    )
    scene.shadow_phase().use(OSGILIATH_CROSSING).choose(SOUTHRON_CAPTAIN)
    assert len(scene.hand(1)) == 2
    assert (scene.wounds(SOUTHRON_CAPTAIN), scene.wounds(MORDOR_VETERAN)) == (1, 1)


@pytest.mark.parametrize(("companions", "may"), [(SIX, True), ([MERRY_ROHIRRIM_SQUIRE], False)])
def test_pelennor_grassland_exerts_a_minion_for_twilight_against_six(
    companions: list[str], may: bool
) -> None:
    scene = Scene(
        fellowship=companions,
        minions=[SOUTHRON_CAPTAIN],
        site=7,
        shadow_hand=[MORDOR_TROOPER],
        twilight=2,
    )
    scene.shadow_phase()
    assert scene.can(Verb.USE, PELENNOR_GRASSLAND) is may
    if may:
        assert scene.use(PELENNOR_GRASSLAND).twilight == 3


def test_cross_roads_turn_a_threat_to_twilight_for_two_raiders() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[SOUTHRON_CAPTAIN, SOUTHRON_BANDIT],
        site=8,
        threats=2,
        shadow_hand=[MORDOR_TROOPER],
    )
    scene.shadow_phase().use(CROSS_ROADS)
    assert scene.threats == 1
    assert scene.twilight == 2


def test_morgul_vale_turns_two_threats_to_strength() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[MORDOR_DEFENDER],
        site=8,
        path=EOMER_SITES,
        threats=3,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_DEFENDER)
    scene.wait_to(Verb.USE, MORGUL_VALE).use(MORGUL_VALE)
    assert scene.threats == 1
    assert ("changed", scene.card(MORDOR_DEFENDER), STRENGTH, 3) in scene.log


def test_minas_tirith_heals_nobody_when_left_in_the_fellowship_phase() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], site=6).wound(ARAGORN_DRIVEN_BY_NEED, 1)
    scene.state.phase = FELLOWSHIP
    scene.happen(path.move)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


def test_slag_mounds_add_a_burden_for_each_companion_killed() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, EOMER_VALIANT_WARCHIEF], site=9, path=EOMER_SITES
    )
    scene.happen(wounds.kill, scene.card(MERRY_ROHIRRIM_SQUIRE))
    assert scene.burdens == 1
    assert scene.in_play(FRODO_HOPE_OF_FREE_PEOPLES)


def test_steps_of_edoras_make_gondor_companions_defenders_for_the_turn() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF], site=1).happen(
        path.move
    )
    assert scene.number(DEFENDER, ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.number(DEFENDER, EOMER_VALIANT_WARCHIEF) == 0


@pytest.mark.parametrize(
    ("sites", "healed", "left"),
    [
        (EOMER_SITES, EOMER_VALIANT_WARCHIEF, ARAGORN_DRIVEN_BY_NEED),
        (None, ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF),
    ],
)
def test_minas_tirith_heals_its_own_when_left_in_the_regroup_phase(
    sites: tuple[str, ...] | None, healed: str, left: str
) -> None:
    options: dict[str, Any] = {"path": sites} if sites else {}
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF], site=6, **options)
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 1).wound(EOMER_VALIANT_WARCHIEF, 1)
    scene.state.phase = REGROUP
    scene.happen(path.move)
    assert scene.wounds(healed) == 0
    assert scene.wounds(left) == 1


@pytest.mark.parametrize(("phase", "wounds"), [(REGROUP, 0), (FELLOWSHIP, 1)])
def test_the_second_circle_heals_dwarves_who_leave_it_late(phase: int, wounds: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, TARGON],
        path=(*ARAGORN_SITES[:2], MINAS_TIRITH_SECOND_CIRCLE, *ARAGORN_SITES[3:]),
        site=3,
    ).wound(DWARF_GUARD, 1)
    scene.wound(TARGON, 1)
    scene.state.phase = phase
    scene.happen(move)
    assert scene.wounds(DWARF_GUARD) == wounds
    assert scene.wounds(TARGON) == 1


@pytest.mark.parametrize(
    ("threats", "gollum", "offered"),
    [(2, GOLLUM_VILE_CREATURE, True), (1, GOLLUM_VILE_CREATURE, False), (2, "", False)],
)
def test_northern_ithilien_calls_gollum_for_two_threats(
    threats: int, gollum: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        path=(*ARAGORN_SITES[:6], NORTHERN_ITHILIEN, *ARAGORN_SITES[7:]),
        shadow_discards=[gollum] if gollum else [],
        threats=threats,
        twilight=2,
        site=7,
    ).shadow_phase()
    assert scene.can(Verb.USE, NORTHERN_ITHILIEN) is offered
    if offered:
        scene.use(NORTHERN_ITHILIEN)
        assert scene.in_play(GOLLUM_VILE_CREATURE)
        assert (scene.threats, scene.burdens, scene.twilight) == (0, 2, 0)


@pytest.mark.parametrize(("burdens", "offered"), [(8, True), (7, False)])
def test_narchost_forces_the_ring_onto_a_heavy_hand(burdens: int, offered: bool) -> None:
    scene = Scene(path=(*ARAGORN_SITES[:8], NARCHOST), burdens=burdens, site=9).shadow_phase()
    assert scene.can(Verb.USE, NARCHOST) is offered
    if offered:
        scene.use(NARCHOST)
        assert scene.state.wearing[FREE_PEOPLES]


def test_dunharrow_plateau_brings_a_dwarven_condition_once_a_turn() -> None:
    scene = at(
        DUNHARROW_PLATEAU,
        1,
        fellowship=[DWARF_GUARD],
        deck=[DARK_WAYS, LOYALTY_UNSHAKEN, AXE_STRIKE],
    ).fellowship_phase()
    scene.use(DUNHARROW_PLATEAU).choose(DARK_WAYS)
    assert scene.in_play(DARK_WAYS)
    assert not scene.can(Verb.USE, DUNHARROW_PLATEAU)


def test_isengard_ruined_lets_each_player_draw_for_two_twilight() -> None:
    scene = at(
        ISENGARD_RUINED_7_331,
        1,
        fellowship=[GANDALF_THE_GREY_WIZARD],
        deck=[DWARF_GUARD] * 2,
        shadow_deck=[MORDOR_VETERAN] * 2,
    ).fellowship_phase()
    scene.use(ISENGARD_RUINED_7_331)
    while scene.can(Verb.YES):
        scene.do(Verb.YES)
    assert scene.twilight == 2
    assert (scene.hand(), scene.hand(SHADOW)) == ([DWARF_GUARD], [MORDOR_VETERAN])


@pytest.mark.parametrize("hobbits", [3, 2])
def test_sleeping_quarters_remove_two_twilight_for_three_hobbits(hobbits: int) -> None:
    others = [MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE][: hobbits - 1]
    scene = at(SLEEPING_QUARTERS, 1, fellowship=others, twilight=2).happen(path.move)
    while scene.can(Verb.PASS) and not scene.can(Verb.YES):
        scene.pass_()
    assert scene.can(Verb.YES) is (hobbits == 3)
    if hobbits == 3:
        before = scene.twilight
        assert scene.do(Verb.YES).twilight == before - 2


@pytest.mark.parametrize(("cards", "offered"), [(3, True), (4, False)])
def test_the_kings_tent_lowers_the_move_limit_with_initiative(cards: int, *, offered: bool) -> None:
    scene = at(KINGS_TENT, 2, minions=[MORDOR_VETERAN], hand=[DWARF_GUARD] * cards).shadow_phase()
    before = moves_allowed(scene.state)
    assert scene.can(Verb.USE, KINGS_TENT) is offered
    if offered:
        scene.use(KINGS_TENT)
        assert moves_allowed(scene.state) == before - 1


@pytest.mark.parametrize(("threats", "offered"), [(0, True), (3, False)])
def test_the_tower_of_ecthelion_allows_another_move_for_three_threats(
    threats: int, *, offered: bool
) -> None:
    scene = at(
        TOWER_OF_ECTHELION, 3, fellowship=[DWARF_GUARD] * 5, threats=threats
    ).fellowship_phase()
    before = moves_allowed(scene.state)
    assert scene.can(Verb.USE, TOWER_OF_ECTHELION) is offered
    if offered:
        scene.use(TOWER_OF_ECTHELION)
        assert moves_allowed(scene.state) == before + 1
        assert scene.threats == 3


def test_pelennor_plain_turns_three_burdens_into_three_arrows() -> None:
    scene = at(
        PELENNOR_PLAIN, 5, fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_VETERAN], burdens=6
    ).archery_phase()
    scene.wait_to(Verb.USE, PELENNOR_PLAIN).use(PELENNOR_PLAIN)
    assert game_number(scene.state, MINION_ARCHERY) == 3
    assert scene.burdens == 3


@pytest.mark.parametrize(
    ("site", "number", "wounds"),
    [(MINAS_TIRITH_FIRST_CIRCLE, 6, [2, 2]), (MINAS_TIRITH_THIRD_CIRCLE, 6, [0, 1])],
)
def test_a_circle_of_minas_tirith_wounds_all_or_heals_hobbits_who_move_on(
    site: str, number: int, wounds: list[int]
) -> None:
    company = [MERRY_ROHIRRIM_SQUIRE, LEGOLAS_GREENLEAF]
    scene = at(site, number, fellowship=company)
    for card in company:
        scene.wound(card, 1)
    scene.regroup_phase().choose("move on")
    assert [scene.wounds(card) for card in company] == wounds


@pytest.mark.parametrize(("companions", "offered"), [(6, True), (5, False)])
def test_the_ruined_capitol_slows_six_companions(companions: int, *, offered: bool) -> None:
    scene = at(
        RUINED_CAPITOL, 7, fellowship=[DWARF_GUARD] * (companions - 1), minions=[MORDOR_VETERAN]
    ).shadow_phase()
    before = moves_allowed(scene.state)
    assert scene.can(Verb.USE, RUINED_CAPITOL) is offered
    if offered:
        scene.use(RUINED_CAPITOL)
        assert moves_allowed(scene.state) == before - 1


def test_the_haunted_pass_draws_a_card_for_a_threat() -> None:
    scene = at(
        HAUNTED_PASS, 9, minions=[MORDOR_VETERAN], shadow_deck=[GORGOROTH_AXEMAN] * 2, threats=1
    ).shadow_phase()
    scene.use(HAUNTED_PASS)
    assert (scene.hand(SHADOW), scene.threats) == ([GORGOROTH_AXEMAN], 0)


def test_slag_mounds_add_two_burdens_for_two_companions_killed() -> None:
    scene = at(SLAG_MOUNDS_7_363, 9, fellowship=[DWARF_GUARD, LEGOLAS_GREENLEAF])
    scene.happen(kill, scene.card(DWARF_GUARD)).happen(kill, scene.card(LEGOLAS_GREENLEAF))
    assert scene.burdens == 2
