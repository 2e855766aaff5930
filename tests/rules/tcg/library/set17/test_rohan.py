"""The Rohan cards of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.modifiers.changes import change_number, change_traits
from rules.tcg.engine.modifiers.numbers import damage_bonus, has_words, hunter, is_fierce
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import FIERCE as FIERCE_NUMBER
from rules.tcg.engine.state.codes import GAINED_TRAITS, REGROUP, UNTIL_END_OF_TURN, Verb
from rules.tcg.engine.state.traits import LURKER
from rules.tcg.engine.turn.assignment import assign
from rules.tcg.engine.turn.phases import begin_phase
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    DWARVEN_AXE,
    EASTERLING_BLADEMASTER,
    ELFHELM,
    EOWYN_NORTHWOMAN,
    FIREFOOT_EOMERS_STEED,
    FOR_DEATH_AND_GLORY,
    FRODO_HOPE_OF_FREE_PEOPLES,
    INTO_THE_CAVES,
    MORDOR_REGULAR,
    MORNING_CAME,
    ROHAN_WORKER,
    ROHIRRIM_DOORWARDEN,
    STAMPEDING_CHIEF,
    THEODEN_NORTHMAN_KING_OF_ROHAN,
    THRONE_OF_THE_GOLDEN_HALL,
    TRACKING_URUK,
    URUK_WARRIOR,
    WARRIOR_OF_ROHAN,
)
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
