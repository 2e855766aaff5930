"""The Raider cards of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.operations import path
from rules.tcg.engine.operations.tokens import change_culture_tokens
from rules.tcg.engine.state.codes import DAMAGE, FELLOWSHIP, REGROUP, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

STRONG = made(ARAGORN_DRIVEN_BY_NEED, strength=30)
WEAK = made(ARAGORN_DRIVEN_BY_NEED, strength=8, vitality=4)
COMPANIONS = [
    ARAGORN_DRIVEN_BY_NEED,
    EOMER_VALIANT_WARCHIEF,
    GIMLI_DWARF_OF_EREBOR,
    MERRY_ROHIRRIM_SQUIRE,
]
MORE_COMPANIONS = [*COMPANIONS, GONDORIAN_RANGER, LEGOLAS_DAUNTLESS_HUNTER, GANDALF_GREYHAME]
EMYN_MUIL_SITES = (ARAGORN_SITES[0], DERNDINGLE, *ARAGORN_SITES[2:])
SITE_SIX = made(HORNBURG_ARMORY, twilight=2)
SITE_SEVEN = made(HORNBURG_CAUSEWAY, twilight=2)
LET_IT_BE, PREVENT = 0, 1


def test_arrow_from_the_south_heals_for_each_token_and_is_discarded() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_BOWMAN, EASTERLING_INFANTRY],
        shadow_support=[ARROW_FROM_THE_SOUTH],
    )
    change_culture_tokens(scene.state, scene.card(ARROW_FROM_THE_SOUTH), "raider", 2)
    scene.wound(EASTERLING_INFANTRY, 1).wound(SOUTHRON_BOWMAN, 1).archery_phase().wait_to(
        Verb.USE, ARROW_FROM_THE_SOUTH
    )
    scene.use(ARROW_FROM_THE_SOUTH)
    assert scene.wounds(SOUTHRON_BOWMAN) == 0
    assert scene.wounds(EASTERLING_INFANTRY) == 1
    assert scene.is_discarded(ARROW_FROM_THE_SOUTH)


@pytest.mark.parametrize(
    ("burdens", "strength", "fierce", "damage"),
    [(3, 13, False, 0), (4, 18, False, 0), (5, 18, True, 0), (6, 18, True, 1)],
)
def test_desert_legion_grows_with_the_burdens(
    burdens: int, strength: int, fierce: bool, damage: int
) -> None:
    scene = Scene(minions=[DESERT_LEGION], burdens=burdens)
    assert scene.strength(DESERT_LEGION) == strength
    assert is_fierce(scene.state, scene.card(DESERT_LEGION)) is fierce
    assert scene.number(DAMAGE, DESERT_LEGION) == damage


@pytest.mark.parametrize(("burdens", "discarded"), [(2, 1), (3, 2)])
def test_discovered_discards_two_conditions_with_three_burdens(
    burdens: int, discarded: int
) -> None:
    support = [SECOND_LEVEL, THIRD_LEVEL]
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=support,
        minions=[EASTERLING_GUARD],
        shadow_hand=[DISCOVERED],
        burdens=burdens,
        twilight=3,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, DISCOVERED).play(DISCOVERED)
    while scene.can(Verb.CHOOSE):
        scene.choose(next(card for card in support if scene.can(Verb.CHOOSE, card)))
    assert sum(map(scene.is_discarded, support)) == discarded


@pytest.mark.parametrize(("place", "wounds"), [(2, 2), (1, 0)])
def test_eastern_emyn_muil_exerts_the_ring_bound_who_leave_site_two(
    place: int, wounds: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GONDORIAN_RANGER],
        shadow_support=[EASTERN_EMYN_MUIL],
        path=EMYN_MUIL_SITES,
        site=place + 1,
    )
    scene.state.position[FREE_PEOPLES] = place
    scene.happen(path.leave_site)
    while scene.state.pending is not None:
        scene.pass_()
    assert scene.wounds(GONDORIAN_RANGER) == scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == wounds
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0


@pytest.mark.parametrize(
    ("event", "minion", "burdens", "bonus"),
    [
        (MEN_OF_RHUN, EASTERLING_AXEMAN, 1, 3),
        (MEN_OF_RHUN, EASTERLING_INFANTRY, 4, 4),
        (FEARLESS, EASTERLING_INFANTRY, 7, 2),
    ],
)
def test_a_skirmish_event_strengthens_a_raider_man(
    event: str, minion: str, burdens: int, bonus: int
) -> None:
    scene = Scene(
        fellowship=[STRONG],
        minions=[minion],
        shadow_hand=[event, event],
        burdens=burdens,
        twilight=9,
    )
    scene.skirmish(STRONG, minion).wait_to(Verb.PLAY, event)
    before = scene.strength(minion)
    scene.play(event)
    if scene.can(Verb.EITHER):
        scene.do(Verb.EITHER)
    assert scene.strength(minion) == before + bonus


@pytest.mark.parametrize(
    ("companion", "playable"), [(GONDORIAN_RANGER, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_gathering_to_the_summons_needs_a_ring_bound_companion_in_the_skirmish(
    companion: str, playable: bool
) -> None:
    scene = Scene(
        fellowship=[GONDORIAN_RANGER, ARAGORN_DRIVEN_BY_NEED],
        minions=[EASTERLING_GUARD],
        shadow_hand=[GATHERING_TO_THE_SUMMONS, MEN_OF_RHUN],
    )
    scene.state.twilight = 5
    scene.skirmish(companion, EASTERLING_GUARD).wait_to(Verb.PLAY, MEN_OF_RHUN)
    assert scene.can(Verb.PLAY, GATHERING_TO_THE_SUMMONS) is playable


@pytest.mark.parametrize(
    ("site", "twilight", "offered"),
    [(SITE_SEVEN, 0, True), (SITE_SEVEN, 9, False), (SITE_SIX, 0, False)],
)
def test_ithilien_wilderness_fills_a_poor_pool_when_the_phase_of_the_move_ends(
    site: str, twilight: int, offered: bool
) -> None:
    place = 7 if site == SITE_SEVEN else 6
    sites = [*ARAGORN_SITES[: place - 1], site]
    scene = Scene(shadow_support=[ITHILIEN_WILDERNESS], path=sites, site=place, twilight=twilight)
    scene.state.position[FREE_PEOPLES] = place - 1
    scene.fellowship_phase()
    while scene.state.phase == FELLOWSHIP and scene.who == FREE_PEOPLES:
        scene.pass_()
    assert (scene.state.phase == FELLOWSHIP) is offered
    if offered:
        assert scene.who == SHADOW
        before = scene.twilight
        assert scene.do(scene.options()[0].verb).twilight == before + 8


@pytest.mark.parametrize(("twilight", "offered"), [(0, True), (4, False)])
def test_ithilien_wilderness_hears_the_move_of_the_regroup_phase(
    twilight: int, *, offered: bool
) -> None:
    """Site 7 adds 2 twilight and Frodo 1: what is in the pool counts when the phase ends."""
    sites = [*ARAGORN_SITES[:6], SITE_SEVEN]
    scene = Scene(shadow_support=[ITHILIEN_WILDERNESS], path=sites, site=7, twilight=twilight)
    scene.state.position[FREE_PEOPLES] = 6
    scene.regroup_phase().choose("move")
    while scene.state.phase == REGROUP and scene.who == FREE_PEOPLES and scene.can(Verb.PASS):
        scene.pass_()
    assert (scene.who == SHADOW) is offered
    if offered:
        before = scene.twilight
        assert scene.take_first().twilight == before + 8


@pytest.mark.parametrize(("controlled", "usable"), [(0, False), (1, True)])
def test_men_of_harad_need_a_controlled_site_and_three_southrons(
    controlled: int, usable: bool
) -> None:
    scene = Scene(
        minions=[SOUTHRON_SENTRY, SOUTHRON_SCOUT, SOUTHRON_BOWMAN],
        shadow_support=[MEN_OF_HARAD],
        shadow_deck=[MORDOR_TROOPER],
        shadow_hand=[SOUTHRON_SCOUT],
        twilight=9,
        site=4,
    )
    scene.state.position[SHADOW] = 3
    scene.control(*ARAGORN_SITES[:controlled]).shadow_phase()
    assert scene.can(Verb.USE, MEN_OF_HARAD) is usable
    if usable:
        scene.use(MEN_OF_HARAD)
        assert scene.twilight == 7
        assert MORDOR_TROOPER in scene.hand(SHADOW)


@pytest.mark.parametrize(("prevents", "burdens"), [(True, 0), (False, 2)])
def test_new_fear_adds_burdens_over_four_companions_or_costs_two_of_them(
    prevents: bool, burdens: int
) -> None:
    scene = Scene(
        fellowship=[*COMPANIONS, GONDORIAN_RANGER],
        minions=[EASTERLING_GUARD],
        shadow_hand=[NEW_FEAR],
        twilight=9,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, NEW_FEAR).play(NEW_FEAR)
    if prevents:
        scene.take_number(PREVENT)
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
        scene.choose(MERRY_ROHIRRIM_SQUIRE).choose(GIMLI_DWARF_OF_EREBOR)
        assert scene.is_discarded(MERRY_ROHIRRIM_SQUIRE)
        assert scene.is_discarded(GIMLI_DWARF_OF_EREBOR)
    else:
        scene.take_number(LET_IT_BE)
    assert scene.burdens == burdens


def test_wrath_of_harad_makes_events_of_rangers_cost_a_wound() -> None:
    scene = Scene(
        fellowship=[DAMROD_RANGER_OF_ITHILIEN],
        shadow_support=[WRATH_OF_HARAD],
        minions=[SOUTHRON_ARCHER],
        hand=[PATHFINDER_4_129, GREAT_GATE],
        adventure=[OSGILIATH_FALLEN],
        site=3,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, PATHFINDER_4_129).play(PATHFINDER_4_129)
    scene.choose(DAMROD_RANGER_OF_ITHILIEN)
    assert scene.wounds(DAMROD_RANGER_OF_ITHILIEN) == 1
    assert scene.id_of(scene.state.path[3]) == OSGILIATH_FALLEN


def test_without_a_raider_man_the_wrath_of_harad_costs_nothing() -> None:
    scene = Scene(
        fellowship=[DAMROD_RANGER_OF_ITHILIEN],
        shadow_support=[WRATH_OF_HARAD],
        minions=[MORDOR_VETERAN],
        hand=[PATHFINDER_4_129],
        adventure=[OSGILIATH_FALLEN],
        site=3,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, PATHFINDER_4_129).play(PATHFINDER_4_129)
    assert scene.wounds(DAMROD_RANGER_OF_ITHILIEN) == 0
    assert len(scene.state.path) == 4


def test_wrath_of_harad_is_discarded_to_strengthen_a_raider_man() -> None:
    scene = Scene(
        fellowship=[DAMROD_RANGER_OF_ITHILIEN],
        shadow_support=[WRATH_OF_HARAD],
        minions=[SOUTHRON_ARCHER],
    )
    scene.skirmish(DAMROD_RANGER_OF_ITHILIEN, SOUTHRON_ARCHER).wait_to(Verb.USE, WRATH_OF_HARAD)
    scene.use(WRATH_OF_HARAD)
    assert scene.is_discarded(WRATH_OF_HARAD)
    assert scene.strength(SOUTHRON_ARCHER) == 6 + 2


@pytest.mark.parametrize(
    ("minion", "wounds", "twilight", "usable"),
    [
        (EASTERLING_GUARD, 0, 3, True),
        (EASTERLING_GUARD, 0, 2, False),
        (EASTERLING_GUARD, 1, 3, False),
        (MORDOR_VETERAN, 0, 3, False),
    ],
    ids=["paid", "two twilight", "exhausted", "an Orc"],
)
def test_raiders_from_the_east_gather_a_token_for_three_twilight_and_an_exertion(
    minion: str, wounds: int, twilight: int, usable: bool
) -> None:
    scene = Scene(minions=[minion], shadow_support=[RAIDERS_FROM_THE_EAST], twilight=twilight)
    scene.wound(minion, wounds).shadow_phase()
    assert scene.can(Verb.USE, RAIDERS_FROM_THE_EAST) is usable
    if usable:
        scene.use(RAIDERS_FROM_THE_EAST)
        assert scene.tokens(RAIDERS_FROM_THE_EAST) == 1
        assert (scene.wounds(minion), scene.twilight) == (1, 0)


def test_raiders_from_the_east_give_one_twilight_for_each_token() -> None:
    scene = Scene(minions=[EASTERLING_GUARD], shadow_support=[RAIDERS_FROM_THE_EAST])
    scene.put_tokens(RAIDERS_FROM_THE_EAST, 2).maneuver_phase()
    for added in (1, 2):
        scene.wait_to(Verb.USE, RAIDERS_FROM_THE_EAST).use(RAIDERS_FROM_THE_EAST)
        assert (scene.twilight, scene.tokens(RAIDERS_FROM_THE_EAST)) == (added, 2 - added)
    assert not scene.comes_to(Verb.USE, RAIDERS_FROM_THE_EAST)


@pytest.mark.parametrize(("burdens", "more"), [(0, 0), (3, 3), (5, 5), (7, 5)])
def test_rapid_fire_shoots_once_more_for_each_burden_up_to_five(burdens: int, more: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[DESERT_LORD, EASTERLING_GUARD],
        shadow_hand=[RAPID_FIRE],
        burdens=burdens,
        twilight=6,
    )
    scene.archery_phase().wait_to(Verb.PLAY, RAPID_FIRE).play(RAPID_FIRE)
    assert archery_totals(scene.state)[1] == 1 + more
    assert (scene.wounds(DESERT_LORD), scene.wounds(EASTERLING_GUARD)) == (1, 0)
    assert scene.twilight == 0


@pytest.mark.parametrize(
    ("minion", "twilight"), [(DESERT_LORD, 5), (EASTERLING_GUARD, 6), (URUK_CROSSBOWMAN, 6)]
)
def test_rapid_fire_needs_six_twilight_and_an_archer_of_the_raiders(
    minion: str, twilight: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[minion],
        shadow_hand=[RAPID_FIRE],
        burdens=3,
        twilight=twilight,
    ).archery_phase()
    assert not scene.comes_to(Verb.PLAY, RAPID_FIRE)


@pytest.mark.parametrize(("companions", "bonus"), [(5, 3), (6, 5)])
def test_on_the_march_is_worth_more_before_six_companions(companions: int, bonus: int) -> None:
    others = [made(DWARF_GUARD, unique=False)] * (companions - 2)
    scene = Scene(
        fellowship=[STRONG, *others],
        minions=[SOUTHRON_SENTRY, MORGUL_LACKEY],
        shadow_hand=[ON_THE_MARCH],
        twilight=2,
    )
    scene.skirmish(STRONG, SOUTHRON_SENTRY).wait_to(Verb.PLAY, ON_THE_MARCH).play(ON_THE_MARCH)
    if scene.can(Verb.EITHER):
        scene.do(Verb.EITHER)
    assert scene.strength(SOUTHRON_SENTRY) == 9 + bonus
    assert scene.strength(MORGUL_LACKEY) == 6


@pytest.mark.parametrize(
    ("minion", "hurt"), [(SOUTHRON_SENTRY, 1), (MORDOR_VETERAN, 0)], ids=["a Man", "an Orc"]
)
def test_whirling_strike_wounds_who_skirmishes_a_man_of_the_raiders(minion: str, hurt: int) -> None:
    scene = Scene(
        fellowship=[STRONG, MERRY_ROHIRRIM_SQUIRE],
        minions=[minion, MORGUL_LACKEY],
        shadow_hand=[WHIRLING_STRIKE],
        twilight=3,
    ).skirmish(STRONG, minion)
    if scene.comes_to(Verb.PLAY, WHIRLING_STRIKE):
        scene.play(WHIRLING_STRIKE)
    assert (scene.wounds(STRONG), scene.wounds(MERRY_ROHIRRIM_SQUIRE)) == (hurt, 0)
