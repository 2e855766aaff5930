"""The Raider cards of set 4, *The Two Towers*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import is_archer, is_fierce
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


def assigned_to(scene: Scene, minion: str) -> tuple[int, ...]:
    return scene.state.assigned[scene.card(minion)]


def to_the_prevention(minion: str) -> Scene:
    scene = Scene(fellowship=MORE_COMPANIONS, minions=[minion]).assignment_phase()
    scene.wait_to(Verb.USE, minion).use(minion)
    assert scene.who == FREE_PEOPLES
    return scene


STRONG_SOUTHRON = made(SOUTHRON_SENTRY, strength=12)
STRONG_ORC = made(MORDOR_TROOPER, strength=12)


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


@pytest.mark.parametrize(("burdens", "usable"), [(1, 0), (2, 1), (4, 2), (6, 3)])
@pytest.mark.parametrize("minion", [EASTERLING_CAPTAIN, EASTERLING_ARMY])
def test_each_ability_of_an_easterling_leader_asks_for_its_burdens(
    minion: str, burdens: int, usable: int
) -> None:
    scene = Scene(fellowship=[STRONG], minions=[minion], burdens=burdens, twilight=9)
    scene.skirmish(STRONG, minion)
    while scene.who == FREE_PEOPLES and scene.can(Verb.PASS):
        scene.pass_()
    assert (
        len([option for option in scene.options(Verb.USE) if scene.id_of(option.card) == minion])
        == usable
    )


@pytest.mark.parametrize("minion", [EASTERLING_GUARD, EASTERLING_LIEUTENANT])
@pytest.mark.parametrize(
    ("companion", "burdens"),
    [(ARAGORN_DRIVEN_BY_NEED, 1), (GONDORIAN_RANGER, 0), (FRODO_HOPE_OF_FREE_PEOPLES, 0)],
)
def test_an_easterling_adds_a_burden_against_the_unbound_alone(
    companion: str, burdens: int, minion: str
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GONDORIAN_RANGER], minions=[minion]
    ).assignment_phase()
    scene.wait_to(Verb.ASSIGN, companion).do(Verb.ASSIGN, companion, minion)
    if scene.can(Verb.TRIGGER, minion):
        assert scene.who == SHADOW
        scene.answer_with(minion)
    assert scene.burdens == scene.wounds(minion) == burdens


@pytest.mark.parametrize(
    ("others", "burdens", "twilight"),
    [([], 3, 0), ([EASTERLING_AXEMAN], 3, 3), ([EASTERLING_AXEMAN], 6, 4)],
)
def test_easterling_skirmisher_needs_another_easterling(
    others: list[str], burdens: int, twilight: int
) -> None:
    scene = Scene(
        minions=others, shadow_hand=[EASTERLING_SKIRMISHER], burdens=burdens, twilight=1, site=5
    ).shadow_phase()
    scene.play(EASTERLING_SKIRMISHER)
    if scene.can(Verb.TRIGGER, EASTERLING_SKIRMISHER):
        scene.answer_with(EASTERLING_SKIRMISHER)
    assert scene.twilight == twilight


@pytest.mark.parametrize(
    ("minion", "burdens", "bonus", "damage"),
    [(EASTERLING_AXEMAN, 2, 3, 0), (EASTERLING_INFANTRY, 3, 0, 1), (EASTERLING_TROOPER, 3, 0, 1)],
)
def test_easterlings_are_fierce_only_with_so_many_burdens(
    minion: str, burdens: int, bonus: int, damage: int
) -> None:
    few = Scene(minions=[minion], burdens=burdens - 1)
    assert not is_fierce(few.state, few.card(minion))
    enough = Scene(minions=[minion], burdens=burdens)
    assert is_fierce(enough.state, enough.card(minion))
    assert enough.strength(minion) == few.strength(minion) + bonus
    assert enough.number(DAMAGE, minion) == damage


@pytest.mark.parametrize("prevents", [True, False])
def test_vision_from_afar_sends_an_easterling_to_the_ring_bearer_or_adds_a_burden(
    prevents: bool,
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[EASTERLING_GUARD, SOUTHRON_SCOUT],
        shadow_hand=[VISION_FROM_AFAR],
        twilight=2,
    )
    scene.assignment_phase().wait_to(Verb.PLAY, VISION_FROM_AFAR).play(VISION_FROM_AFAR)
    assert scene.who == FREE_PEOPLES
    scene.take_number(PREVENT if prevents else LET_IT_BE)
    assert scene.burdens == (1 if prevents else 0)
    assert scene.assigned_to(EASTERLING_GUARD) == ([] if prevents else [FRODO_HOPE_OF_FREE_PEOPLES])
    assert scene.assigned_to(SOUTHRON_SCOUT) == []


def test_vision_from_afar_shows_no_southron() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_SCOUT],
        shadow_hand=[VISION_FROM_AFAR],
        twilight=2,
    )
    scene.assignment_phase()
    if scene.comes_to(Verb.PLAY, VISION_FROM_AFAR):
        scene.play(VISION_FROM_AFAR).pass_all()
    assert scene.assigned_to(SOUTHRON_SCOUT) == []
    assert scene.burdens == 0


@pytest.mark.parametrize(
    ("wounds", "twilight", "usable"), [(0, 5, True), (0, 4, False), (2, 5, False)]
)
def test_southron_explorer_takes_a_site_for_an_exertion_and_five_twilight(
    wounds: int, twilight: int, usable: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_EXPLORER], twilight=twilight, site=4
    ).wound(SOUTHRON_EXPLORER, wounds)
    scene.state.position[SHADOW] = 3
    scene.regroup_phase()
    assert scene.comes_to(Verb.USE, SOUTHRON_EXPLORER) is usable
    if usable:
        scene.use(SOUTHRON_EXPLORER)
        assert (scene.wounds(SOUTHRON_EXPLORER), scene.twilight) == (1, 0)
        assert scene.controls(ARAGORN_SITES[0])
        assert not scene.controls(ARAGORN_SITES[1])


@pytest.mark.parametrize(
    ("minion", "companions", "exertions"), [(SOUTHRON_FIGHTER, 5, 1), (SOUTHRON_VETERANS, 6, 2)]
)
def test_a_southron_exerts_before_many_companions_of_whom_some_must_exert(
    minion: str, companions: int, exertions: int
) -> None:
    scene = Scene(fellowship=MORE_COMPANIONS[: companions - 1], minions=[minion]).maneuver_phase()
    scene.wait_to(Verb.USE, minion).use(minion)
    assert scene.wounds(minion) == 1
    for companion in (MERRY_ROHIRRIM_SQUIRE, FRODO_HOPE_OF_FREE_PEOPLES)[:exertions]:
        assert scene.who == FREE_PEOPLES
        scene.choose(companion)
    assert sum(scene.state.wounds) == 1 + exertions
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == exertions - 1


@pytest.mark.parametrize(
    ("minion", "companions", "wounds"),
    [
        (SOUTHRON_FIGHTER, 4, 0),
        (SOUTHRON_FIGHTER, 5, 2),
        (SOUTHRON_VETERANS, 5, 0),
        (SOUTHRON_VETERANS, 6, 2),
    ],
)
def test_a_southron_does_nothing_before_few_companions_or_when_exhausted(
    minion: str, companions: int, wounds: int
) -> None:
    scene = Scene(fellowship=MORE_COMPANIONS[: companions - 1], minions=[minion])
    scene.wound(minion, wounds).maneuver_phase()
    assert not scene.comes_to(Verb.USE, minion)


@pytest.mark.parametrize(
    ("wounds", "twilight", "usable"), [(0, 4, True), (0, 3, False), (1, 4, False)]
)
def test_southron_spear_wounds_whom_its_bearer_is_skirmishing(
    wounds: int, twilight: int, usable: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[SOUTHRON_SENTRY],
        bearing={SOUTHRON_SENTRY: [SOUTHRON_SPEAR]},
        twilight=twilight,
    ).wound(SOUTHRON_SENTRY, wounds)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_SENTRY)
    assert scene.strength(SOUTHRON_SENTRY) == 9 + 2
    assert scene.comes_to(Verb.USE, SOUTHRON_SPEAR) is usable
    if usable:
        scene.use(SOUTHRON_SPEAR)
        assert (scene.wounds(SOUTHRON_SENTRY), scene.twilight) == (1, 0)
        # One by the spear, and one for the skirmish lost.
        assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1 + (scene.state.skirmisher < 0)
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0


@pytest.mark.parametrize(
    ("minion", "playable"), [(SOUTHRON_SENTRY, True), (EASTERLING_GUARD, False)]
)
def test_only_a_southron_bears_the_southron_spear(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[SOUTHRON_SPEAR], twilight=1).shadow_phase()
    assert scene.can(Verb.PLAY, SOUTHRON_SPEAR) is playable


@pytest.mark.parametrize(("others", "total"), [([], 1), ([SOUTHRON_SENTRY], 3)])
def test_southron_archer_shoots_for_each_site_you_control(others: list[str], total: int) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_ARCHER, *others], site=4)
    scene.state.position[SHADOW] = 3
    scene.control(*ARAGORN_SITES[:2]).archery_phase()
    assert archery_totals(scene.state)[1] == total


@pytest.mark.parametrize(("card", "price"), [(HOWL_OF_HARAD, 4), (SOUTHRON_ASSASSIN, 1)])
def test_a_lost_skirmish_against_any_southron_wounds_the_ring_bound(card: str, price: int) -> None:
    fighter = made(DESERT_FIGHTER, strength=13)
    support: dict[str, Any] = {"shadow_support": [card]} if card == HOWL_OF_HARAD else {}
    minions = [fighter] if card == HOWL_OF_HARAD else [fighter, card]
    scene = Scene(fellowship=[WEAK, GONDORIAN_RANGER], minions=minions, twilight=price, **support)
    scene.skirmish(WEAK, fighter)
    while not scene.can(Verb.TRIGGER, card):
        scene.pass_()
    scene.answer_with(card)
    assert scene.twilight == 0
    assert scene.who == FREE_PEOPLES
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
    scene.choose(GONDORIAN_RANGER)
    assert scene.wounds(GONDORIAN_RANGER) == 1


@pytest.mark.parametrize(
    ("others", "total"), [([], 1), ([EASTERLING_INFANTRY], 2), ([MORDOR_TROOPER], 1)]
)
def test_southron_bow_counts_another_raider_man_than_its_bearer(
    others: list[str], total: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_SENTRY, *others],
        bearing={SOUTHRON_SENTRY: [SOUTHRON_BOW]},
    ).archery_phase()
    assert is_archer(scene.state, scene.card(SOUTHRON_SENTRY))
    assert archery_totals(scene.state)[1] == total


@pytest.mark.parametrize("bowman", [SOUTHRON_BOWMAN, DESERT_LORD, ELITE_ARCHER])
def test_a_bowman_exerts_a_companion_in_place_of_his_arrow(bowman: str) -> None:
    scene = (
        Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[bowman])
        .archery_phase()
        .wait_to(Verb.USE, bowman)
    )
    assert archery_totals(scene.state)[1] == 1
    scene.use(bowman)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == scene.wounds(bowman) == 1
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


@pytest.mark.parametrize(
    ("minion", "few", "enough"), [(SOUTHRON_COMMANDER, 5, 6), (SOUTHRON_TROOP, 6, 7)]
)
def test_a_southron_needs_so_many_companions_to_be_assigned_to_the_ring_bearer(
    minion: str, few: int, enough: int
) -> None:
    for count, can in ((few, False), (enough, True)):
        scene = Scene(fellowship=MORE_COMPANIONS[: count - 1], minions=[minion]).assignment_phase()
        while scene.who == FREE_PEOPLES and scene.can(Verb.PASS) and not scene.can(Verb.ASSIGN):
            scene.pass_()
        assert scene.can(Verb.USE, minion) is can


def test_southron_commander_lets_the_free_peoples_player_discard_an_unbound_companion() -> None:
    scene = to_the_prevention(SOUTHRON_COMMANDER).take_number(PREVENT)
    assert scene.who == FREE_PEOPLES
    assert not scene.can(Verb.CHOOSE, GONDORIAN_RANGER)
    scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.is_discarded(MERRY_ROHIRRIM_SQUIRE)
    assert not assigned_to(scene, SOUTHRON_COMMANDER)


@pytest.mark.parametrize(("controlled", "added"), [(0, 0), (2, 4)])
def test_southron_sentry_adds_two_for_each_site_you_control(controlled: int, added: int) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_SENTRY], site=4)
    scene.state.position[SHADOW] = 3
    scene.control(*ARAGORN_SITES[:controlled]).maneuver_phase().wait_to(Verb.USE, SOUTHRON_SENTRY)
    assert scene.use(SOUTHRON_SENTRY).twilight == added


def test_southron_troop_lets_the_shadow_player_choose_the_companion_discarded() -> None:
    scene = to_the_prevention(SOUTHRON_TROOP).take_number(PREVENT)
    assert scene.who == SHADOW
    scene.choose(GONDORIAN_RANGER)
    assert scene.is_discarded(GONDORIAN_RANGER)
    assert not assigned_to(scene, SOUTHRON_TROOP)


@pytest.mark.parametrize("minion", [SOUTHRON_COMMANDER, SOUTHRON_TROOP, SOUTHRON_WANDERER])
def test_a_southron_is_assigned_to_the_ring_bearer_unless_that_is_prevented(minion: str) -> None:
    scene = to_the_prevention(minion).take_number(LET_IT_BE)
    assert assigned_to(scene, minion) == (scene.card(FRODO_HOPE_OF_FREE_PEOPLES),)


def test_southron_wanderer_is_held_back_for_four_twilight() -> None:
    scene = to_the_prevention(SOUTHRON_WANDERER).take_number(PREVENT)
    assert scene.twilight == 4
    assert not assigned_to(scene, SOUTHRON_WANDERER)


@pytest.mark.parametrize("minion", [DESERT_LANCERS, REGIMENT_OF_HARADRIM])
@pytest.mark.parametrize(("other", "playable"), [(EASTERLING_GUARD, True), (MORDOR_TROOPER, False)])
def test_southron_troops_follow_a_man_of_the_raiders(
    minion: str, other: str, playable: bool
) -> None:
    scene = Scene(minions=[other], shadow_hand=[minion], twilight=8, site=4).shadow_phase()
    assert scene.can(Verb.PLAY, minion) is playable


@pytest.mark.parametrize(
    ("minion", "wounds", "usable"),
    [
        (DESERT_LANCERS, 0, True),
        (DESERT_LANCERS, 1, False),
        (REGIMENT_OF_HARADRIM, 1, True),
        (REGIMENT_OF_HARADRIM, 2, False),
    ],
)
def test_southron_troops_exert_twice_to_take_a_site(minion: str, wounds: int, usable: bool) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[minion], site=4)
    scene.state.position[SHADOW] = 3
    scene.wound(minion, wounds).regroup_phase()
    assert scene.comes_to(Verb.USE, minion) is usable
    if usable:
        scene.use(minion)
        assert scene.wounds(minion) == wounds + 2
    assert scene.controls(ARAGORN_SITES[0]) is usable


@pytest.mark.parametrize("takes_it", [True, False])
def test_a_southron_in_ambush_may_add_two_when_the_free_peoples_assign_him(takes_it: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_SOLDIER], site=4
    ).assignment_phase()
    scene.wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, SOUTHRON_SOLDIER)
    assert scene.who == SHADOW
    if takes_it:
        scene.take_first()
    else:
        scene.pass_()
    assert scene.twilight == (2 if takes_it else 0)


@pytest.mark.parametrize("takes_it", [True, False])
@pytest.mark.parametrize("minion", [DESERT_SOLDIER_4_220, DESERT_SPEARMAN_4_221, DESERT_WARRIOR])
def test_a_southron_may_wound_for_three_twilight_as_his_skirmish_starts(
    minion: str, takes_it: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[minion, MORGUL_LACKEY],
        twilight=3,
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, minion)
    assert scene.can(Verb.TRIGGER, minion)
    if takes_it:
        scene.answer_with(minion)
    else:
        scene.pass_()
    assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.twilight) == (
        (1, 0) if takes_it else (0, 3)
    )
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0


@pytest.mark.parametrize("minion", [DESERT_SOLDIER_4_220, DESERT_SPEARMAN_4_221, DESERT_WARRIOR])
@pytest.mark.parametrize(
    ("twilight", "fights"), [(2, True), (3, False)], ids=["two twilight", "another's skirmish"]
)
def test_a_southron_does_not_wound_for_less_or_elsewhere(
    minion: str, twilight: int, fights: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[minion, MORGUL_LACKEY], twilight=twilight
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, minion if fights else MORGUL_LACKEY)
    assert not scene.can(Verb.TRIGGER, minion)


@pytest.mark.parametrize(("minion", "offered"), [(STRONG_SOUTHRON, True), (STRONG_ORC, False)])
def test_arrow_from_the_south_gathers_where_a_man_of_the_raiders_wins(
    minion: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[minion],
        shadow_support=[ARROW_FROM_THE_SOUTH],
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, minion)
    assert scene.comes_to(Verb.TRIGGER, ARROW_FROM_THE_SOUTH) is offered
    if offered:
        scene.answer_with(ARROW_FROM_THE_SOUTH)
        assert scene.tokens(ARROW_FROM_THE_SOUTH) == 1


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (1, False)])
def test_eastern_emyn_muil_is_discarded_to_tire_a_ring_bound_companion(
    wounds: int, usable: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GONDORIAN_RANGER],
        minions=[EASTERLING_GUARD],
        shadow_support=[EASTERN_EMYN_MUIL],
    ).wound(EASTERLING_GUARD, wounds)
    assert scene.maneuver_phase().comes_to(Verb.USE, EASTERN_EMYN_MUIL) is usable
    if usable:
        scene.use(EASTERN_EMYN_MUIL)
        assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
        scene.choose(GONDORIAN_RANGER)
        assert scene.wounds(EASTERLING_GUARD) == scene.wounds(GONDORIAN_RANGER) == 1
        assert scene.is_discarded(EASTERN_EMYN_MUIL)


@pytest.mark.parametrize("in_skirmish", [True, False])
@pytest.mark.parametrize(
    ("minion", "playable"), [(SOUTHRON_SENTRY, True), (EASTERLING_GUARD, False)]
)
def test_flanking_attack_exerts_a_southron_to_add_three(
    minion: str, playable: bool, in_skirmish: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[minion], shadow_hand=[FLANKING_ATTACK]
    )
    if in_skirmish:
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, minion)
    else:
        scene.maneuver_phase()
    assert scene.comes_to(Verb.PLAY, FLANKING_ATTACK) is playable
    if playable:
        assert scene.play(FLANKING_ATTACK).twilight == 3


def test_ithilien_wilderness_is_discarded_to_strengthen_a_man_of_the_raiders() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_SENTRY, MORGUL_LACKEY],
        shadow_support=[ITHILIEN_WILDERNESS],
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_SENTRY)
    scene.wait_to(Verb.USE, ITHILIEN_WILDERNESS).use(ITHILIEN_WILDERNESS)
    assert scene.strength(SOUTHRON_SENTRY) == 9 + 2
    assert scene.strength(MORGUL_LACKEY) == 6
    assert scene.is_discarded(ITHILIEN_WILDERNESS)
