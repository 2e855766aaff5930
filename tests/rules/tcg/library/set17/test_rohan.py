"""The Rohan cards of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.modifiers.changes import change_number, change_traits
from rules.tcg.engine.modifiers.numbers import damage_bonus, has_words, hunter, is_fierce
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DEFENDER, GAINED_TRAITS, REGROUP, UNTIL_END_OF_TURN, Verb
from rules.tcg.engine.state.codes import FIERCE as FIERCE_NUMBER
from rules.tcg.engine.state.traits import LURKER
from rules.tcg.engine.turn.assignment import assign
from rules.tcg.engine.turn.phases import begin_phase
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


def _in_the_caves() -> Scene:
    """Stampeding Chief is damage +1 and fierce."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[INTO_THE_CAVES],
        minions=[STAMPEDING_CHIEF],
        hand=[MORNING_CAME],
        site=6,
    )
    return scene.assignment_phase().use(INTO_THE_CAVES)


def test_into_the_caves_sends_a_minion_to_frodo_without_its_keywords() -> None:
    scene = _in_the_caves()
    assert scene.words() == [
        "name every keyword",
        "name damage",
        "name fierce",
        "name no other keyword",
    ]
    scene.choose("every keyword")
    chief = scene.card(STAMPEDING_CHIEF)
    assert scene.assigned_to(STAMPEDING_CHIEF) == [FRODO_HOPE_OF_FREE_PEOPLES]
    assert damage_bonus(scene.state, chief) == 0
    assert not is_fierce(scene.state, chief)


def test_into_the_caves_takes_the_keywords_named_and_leaves_the_others() -> None:
    scene = _in_the_caves().choose("fierce").choose("no other keyword")
    chief = scene.card(STAMPEDING_CHIEF)
    assert damage_bonus(scene.state, chief) == 1
    assert not is_fierce(scene.state, chief)


def test_a_minion_in_the_caves_gains_no_keywords_until_the_regroup_phase() -> None:
    scene = _in_the_caves().choose("fierce").choose("no other keyword")
    chief = scene.card(STAMPEDING_CHIEF)
    change_number(scene.state, chief, FIERCE_NUMBER, 1, UNTIL_END_OF_TURN)
    change_traits(scene.state, chief, GAINED_TRAITS, LURKER, UNTIL_END_OF_TURN)
    assert not is_fierce(scene.state, chief)
    assert not has_words(scene.state, chief, LURKER)
    scene.happen(begin_phase, REGROUP)
    assert is_fierce(scene.state, chief)
    assert has_words(scene.state, chief, LURKER)


def test_into_the_caves_needs_a_frodo_who_may_be_assigned() -> None:
    scene = _in_the_caves().choose("every keyword")
    assert not scene.can(Verb.USE, INTO_THE_CAVES)


def test_eowyn_northwoman_takes_the_keywords_of_a_minion_she_sends_to_the_ring_bearer() -> None:
    scene = Scene(fellowship=[EOWYN_NORTHWOMAN], minions=[TRACKING_URUK, URUK_WARRIOR], site=6)
    scene.assignment_phase().use(EOWYN_NORTHWOMAN).choose(TRACKING_URUK)
    bearer = scene.id_of(scene.state.ring_bearer[0])
    assert scene.assigned_to(TRACKING_URUK) == [bearer]
    assert hunter(scene.state, scene.card(TRACKING_URUK)) == 0
    assert scene.wounds(EOWYN_NORTHWOMAN) == 1


@pytest.mark.parametrize(("bearer_fights", "wounds"), [(True, 0), (False, 1)])
def test_eowyn_northwoman_takes_no_wounds_while_the_ring_bearer_is_assigned(
    bearer_fights: bool, wounds: int
) -> None:
    scene = Scene(
        fellowship=[EOWYN_NORTHWOMAN], minions=[EASTERLING_BLADEMASTER, MORDOR_REGULAR], site=6
    )
    if bearer_fights:
        assign(scene.state, scene.state.ring_bearer[0], scene.card(MORDOR_REGULAR))
    scene.skirmish(EOWYN_NORTHWOMAN, EASTERLING_BLADEMASTER)
    if scene.can(Verb.FIGHT):
        scene.do(Verb.FIGHT, EOWYN_NORTHWOMAN)
    scene.happen(wound, scene.card(EOWYN_NORTHWOMAN))
    assert scene.wounds(EOWYN_NORTHWOMAN) == wounds


@pytest.mark.parametrize(("bearer_fights", "hunts"), [(True, 0), (False, 1)])
def test_for_death_and_glory_takes_hunter_from_minions_that_face_rohan(
    bearer_fights: bool, hunts: int
) -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        support=[FOR_DEATH_AND_GLORY],
        minions=[TRACKING_URUK, MORDOR_REGULAR],
        site=6,
    )
    if bearer_fights:
        assign(scene.state, scene.state.ring_bearer[0], scene.card(MORDOR_REGULAR))
    scene.skirmish(ELFHELM, TRACKING_URUK)
    if scene.can(Verb.FIGHT):
        scene.do(Verb.FIGHT, ELFHELM)
    assert hunter(scene.state, scene.card(TRACKING_URUK)) == hunts
    scene.use(FOR_DEATH_AND_GLORY)
    assert hunter(scene.state, scene.card(ELFHELM)) == 1


def test_warrior_of_rohan_frees_a_site_with_a_possession_that_stays_on_him() -> None:
    scene = Scene(
        fellowship=[WARRIOR_OF_ROHAN, ELFHELM],
        hand=[FIREFOOT_EOMERS_STEED],
        site=4,
    ).control(ARAGORN_SITES[0])
    scene.fellowship_phase().use(WARRIOR_OF_ROHAN)
    assert scene.bearer_of(FIREFOOT_EOMERS_STEED) == WARRIOR_OF_ROHAN
    assert not scene.controls(ARAGORN_SITES[0])
    assert not scene.can(Verb.TRANSFER, FIREFOOT_EOMERS_STEED)


def test_warrior_of_rohan_needs_a_possession_that_he_can_bear() -> None:
    scene = Scene(fellowship=[WARRIOR_OF_ROHAN], hand=[DWARVEN_AXE], site=4)
    scene.control(ARAGORN_SITES[0]).fellowship_phase()
    assert not scene.can(Verb.USE, WARRIOR_OF_ROHAN)


@pytest.mark.parametrize(("followers", "offered"), [(2, True), (1, False)])
def test_theoden_northman_liberates_a_site_with_two_followers_of_rohan(
    followers: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[THEODEN_NORTHMAN_KING_OF_ROHAN],
        support=[ROHAN_WORKER, ROHIRRIM_DOORWARDEN][:followers],
        site=4,
    ).control(ARAGORN_SITES[0])
    scene.regroup_phase()
    assert scene.can(Verb.USE, THEODEN_NORTHMAN_KING_OF_ROHAN) is offered
    if offered:
        scene.use(THEODEN_NORTHMAN_KING_OF_ROHAN)
        assert not scene.controls(ARAGORN_SITES[0])
        assert scene.wounds(THEODEN_NORTHMAN_KING_OF_ROHAN) == 1


@pytest.mark.parametrize(
    ("fellowship", "playable"),
    [
        ([THEODEN_NORTHMAN_KING_OF_ROHAN], True),
        ([EOWYN_NORTHWOMAN, WARRIOR_OF_ROHAN], True),
        ([EOWYN_NORTHWOMAN], False),
    ],
)
def test_throne_of_the_golden_hall_is_played_for_theoden_or_two_of_rohan(
    fellowship: list[str], playable: bool
) -> None:
    scene = Scene(fellowship=fellowship, hand=[THRONE_OF_THE_GOLDEN_HALL]).fellowship_phase()
    assert scene.can(Verb.PLAY, THRONE_OF_THE_GOLDEN_HALL) is playable
    if playable:
        assert scene.play(THRONE_OF_THE_GOLDEN_HALL).in_play(THRONE_OF_THE_GOLDEN_HALL)


@pytest.mark.parametrize(("site", "bonus"), [(2, 1), (4, 0)])
def test_dispatched_with_haste_spurs_riders_on_the_plains(site: int, bonus: int) -> None:
    """Site 2 is the West Road, of the plains; site 4 has no word."""
    scene = Scene(
        fellowship=[ELFHELM, EOWYN_NORTHWOMAN],
        bearing={ELFHELM: [RIDERS_MOUNT_4_287]},
        support=[DISPATCHED_WITH_HASTE],
        site=site,
    )
    assert scene.strength(ELFHELM) == 6 + bonus
    assert scene.strength(EOWYN_NORTHWOMAN) == 6


@pytest.mark.parametrize(
    ("fellowship", "borne", "offered"),
    [
        ([ELFHELM, EOWYN_NORTHWOMAN], [RIDERS_MOUNT_4_287], True),
        ([ELFHELM, ARAGORN_DRIVEN_BY_NEED], [RIDERS_MOUNT_4_287], False),
        ([ELFHELM, EOWYN_NORTHWOMAN], [], False),
    ],
)
def test_dispatched_with_haste_trades_a_possession_of_rohan_for_any_other(
    fellowship: list[str], borne: list[str], offered: bool
) -> None:
    scene = Scene(
        fellowship=fellowship,
        bearing={ELFHELM: borne},
        support=[DISPATCHED_WITH_HASTE],
        minions=[URUK_WARRIOR],
        shadow_support=[BEAST_OF_WAR],
        site=6,
    ).regroup_phase()
    assert scene.can(Verb.USE, DISPATCHED_WITH_HASTE) is offered
    if offered:
        scene.use(DISPATCHED_WITH_HASTE)
        assert scene.is_discarded(RIDERS_MOUNT_4_287)
        assert scene.is_discarded(BEAST_OF_WAR)


@pytest.mark.parametrize(("bearer_fights", "strength"), [(True, 10), (False, 7)])
def test_eomer_northman_rises_when_the_ring_bearer_is_assigned(
    bearer_fights: bool, strength: int
) -> None:
    scene = Scene(fellowship=[EOMER_NORTHMAN], minions=[MORDOR_REGULAR], site=6)
    if bearer_fights:
        assign(scene.state, scene.state.ring_bearer[0], scene.card(MORDOR_REGULAR))
    assert scene.strength(EOMER_NORTHMAN) == strength


@pytest.mark.parametrize("mounted", [True, False])
def test_eomer_northman_on_horseback_defends_until_the_turn_ends(mounted: bool) -> None:
    scene = Scene(
        fellowship=[EOMER_NORTHMAN],
        bearing={EOMER_NORTHMAN: [RIDERS_MOUNT_4_287] if mounted else []},
        minions=[MORDOR_REGULAR],
        site=6,
    ).maneuver_phase()
    assert scene.can(Verb.USE, EOMER_NORTHMAN) is mounted
    if mounted:
        scene.use(EOMER_NORTHMAN)
        assert scene.wounds(EOMER_NORTHMAN) == 1
        scene.happen(begin_phase, REGROUP)
        assert scene.number(DEFENDER, EOMER_NORTHMAN) == 1


@pytest.mark.parametrize("bearer_fights", [True, False])
@pytest.mark.parametrize("fighter", [HAMA_NORTHMAN, ELFHELM])
def test_hama_northman_takes_from_his_foe_what_possessions_give(
    fighter: str, bearer_fights: bool
) -> None:
    """The halberd adds strength and damage."""
    scene = Scene(
        fellowship=[HAMA_NORTHMAN, ELFHELM],
        minions=[BRUTAL_EASTERLING, MORDOR_REGULAR],
        bearing={BRUTAL_EASTERLING: [CORSAIR_HALBERD]},
        hand=[MORNING_CAME],
        site=6,
    )
    before = scene.strength(BRUTAL_EASTERLING)
    if bearer_fights:
        assign(scene.state, scene.state.ring_bearer[0], scene.card(MORDOR_REGULAR))
    scene.skirmish(fighter, BRUTAL_EASTERLING)
    if scene.can(Verb.FIGHT):
        scene.do(Verb.FIGHT, fighter)
    stripped = bearer_fights and fighter == HAMA_NORTHMAN
    assert before > 11
    assert scene.strength(BRUTAL_EASTERLING) == (11 if stripped else before)
    damage = damage_bonus(scene.state, scene.card(BRUTAL_EASTERLING))
    assert damage == (0 if stripped else 1)


@pytest.mark.parametrize(("minion", "stays"), [(MORDOR_TROOPER, True), (MORDOR_VETERAN, False)])
def test_where_now_the_horse_costs_a_companion_if_frodo_loses(minion: str, stays: bool) -> None:
    frodo = FRODO_HOPE_OF_FREE_PEOPLES
    scene = Scene(
        fellowship=[ELFHELM, DWARF_GUARD],
        minions=[minion],
        hand=[WHERE_NOW_THE_HORSE, MORNING_CAME],
        site=6,
    ).skirmish(frodo, minion)
    before = scene.strength(frodo)
    scene.play(WHERE_NOW_THE_HORSE)
    assert scene.strength(frodo) == before + 5
    scene.resolve()
    assert scene.in_play(ELFHELM) is stays
    assert scene.is_discarded(ELFHELM) is not stays


def test_where_now_the_horse_keeps_the_companion_if_another_loses() -> None:
    scene = Scene(
        fellowship=[ELFHELM, DWARF_GUARD],
        minions=[MORDOR_TROOPER],
        hand=[WHERE_NOW_THE_HORSE],
        site=6,
    ).skirmish(DWARF_GUARD, MORDOR_TROOPER)
    scene.play(WHERE_NOW_THE_HORSE).resolve()
    assert scene.wounds(DWARF_GUARD) == 1
    assert scene.in_play(ELFHELM)


def test_where_now_the_horse_needs_a_companion_of_rohan() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MORDOR_TROOPER],
        hand=[WHERE_NOW_THE_HORSE],
        site=6,
    ).skirmish(FRODO_HOPE_OF_FREE_PEOPLES, MORDOR_TROOPER)
    assert not scene.comes_to(Verb.PLAY, WHERE_NOW_THE_HORSE)


@pytest.mark.parametrize("bearer_fights", [True, False])
def test_aragorn_and_the_soldier_of_rohan_rise_when_the_ring_bearer_is_assigned(
    bearer_fights: bool,
) -> None:
    companions = [ARAGORN_DEFENDER_OF_ROHAN, SOLDIER_OF_ROHAN, DWARF_GUARD]
    scene = Scene(fellowship=companions, minions=[MORDOR_REGULAR], site=6)
    if bearer_fights:
        assign(scene.state, scene.state.ring_bearer[0], scene.card(MORDOR_REGULAR))
    hunts = [hunter(scene.state, scene.card(companion)) for companion in companions]
    assert hunts == ([1, 1, 0] if bearer_fights else [0, 0, 0])
    assert scene.strength(SOLDIER_OF_ROHAN) == 5 + (2 if bearer_fights else 0)


@pytest.mark.parametrize(("others", "saved"), [([EOWYN_NORTHWOMAN], True), ([DWARF_GUARD], False)])
def test_throne_of_the_golden_hall_saves_a_man_of_rohan_by_another(
    others: list[str], saved: bool
) -> None:
    scene = Scene(fellowship=[ELFHELM, *others], support=[THRONE_OF_THE_GOLDEN_HALL])
    scene.happen(wound, scene.card(ELFHELM))
    assert scene.can(Verb.TRIGGER, THRONE_OF_THE_GOLDEN_HALL) is saved
    if saved:
        scene.answer_with(THRONE_OF_THE_GOLDEN_HALL)
        assert scene.wounds(EOWYN_NORTHWOMAN) == 1
        assert scene.twilight == 2
    assert scene.wounds(ELFHELM) == int(not saved)


def test_theoden_northman_strengthens_rohan_when_the_ring_bearer_is_assigned() -> None:
    scene = Scene(
        fellowship=[THEODEN_NORTHMAN_KING_OF_ROHAN, ELFHELM, DWARF_GUARD],
        minions=[MORDOR_VETERAN],
        site=6,
    )
    assign(scene.state, scene.state.ring_bearer[0], scene.card(MORDOR_VETERAN))
    strengths = [
        scene.strength(card) for card in (THEODEN_NORTHMAN_KING_OF_ROHAN, ELFHELM, DWARF_GUARD)
    ]
    assert strengths == [8, 7, 4]
