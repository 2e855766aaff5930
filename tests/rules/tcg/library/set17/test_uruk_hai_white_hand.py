"""More of the White Hand, Uruk-hai of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, vitality_left
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import ARCHERY, SKIRMISH, STRENGTH, Verb
from rules.tcg.engine.turn.assignment import assign
from rules.tcg.engine.turn.phases import begin_phase
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


@pytest.mark.parametrize("sites", [0, 1, 2])
def test_white_hand_invader_exerts_for_each_site_you_control(sites: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        shadow_hand=[WHITE_HAND_INVADER],
        twilight=3,
        site=5,
    ).control(*ARAGORN_SITES[:sites])
    scene.shadow_phase().play(WHITE_HAND_INVADER)
    for _ in range(sites):
        assert scene.who == SHADOW
        scene.choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == sites


@pytest.mark.parametrize(("threats", "playable"), [(3, True), (2, True), (1, False)])
def test_white_hand_legion_removes_two_threats(threats: int, playable: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 2,
        shadow_hand=[WHITE_HAND_LEGION],
        threats=threats,
        twilight=6,
        site=5,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, WHITE_HAND_LEGION) is playable
    if playable:
        assert scene.play(WHITE_HAND_LEGION).threats == threats - 2


@pytest.mark.parametrize(
    ("fellowship", "others", "threats"),
    [
        ([DWARF_GUARD, ELFHELM, DWARF_GUARD], [WHITE_HAND_BUTCHER], 3),
        ([DWARF_GUARD, DWARF_GUARD], [WHITE_HAND_BUTCHER], 2),
        ([], [WHITE_HAND_BUTCHER], 1),
        ([DWARF_GUARD, ELFHELM], [], 0),
    ],
)
def test_white_hand_taskmaster_threatens_each_culture_beside_another_uruk(
    fellowship: list[str], others: list[str], threats: int
) -> None:
    scene = Scene(
        fellowship=fellowship,
        minions=others,
        shadow_hand=[WHITE_HAND_TASKMASTER],
        twilight=4,
        site=5,
    ).shadow_phase()
    scene.play(WHITE_HAND_TASKMASTER)
    assert scene.can(Verb.TRIGGER, WHITE_HAND_TASKMASTER) is bool(others)
    if others:
        scene.answer_with(WHITE_HAND_TASKMASTER)
    assert scene.threats == threats


@pytest.mark.parametrize(
    ("minions", "gone"),
    [([WHITE_HAND_BUTCHER], 1), ([WHITE_HAND_BUTCHER, LOOKOUT_URUK], 2), ([ORKISH_SCOUT], 0)],
)
def test_you_do_not_know_fear_discards_a_condition_for_each_uruk(
    minions: list[str], gone: int
) -> None:
    conditions = [SONG_OF_THE_SHIRE, EVER_MY_HEART_RISES, ELVEN_SUPPLIES]
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=conditions,
        minions=minions,
        shadow_hand=[YOU_DO_NOT_KNOW_FEAR],
        twilight=2,
        site=5,
    ).maneuver_phase()
    scene.wait_to(Verb.PLAY, YOU_DO_NOT_KNOW_FEAR).play(YOU_DO_NOT_KNOW_FEAR)
    for condition in conditions[:gone]:
        scene.choose(condition)
    assert [scene.is_discarded(card) for card in conditions] == [True] * gone + [False] * (3 - gone)


@pytest.mark.parametrize(("minion", "playable"), [(WHITE_HAND_GUARD, True), (ORKISH_SCOUT, False)])
def test_spear_of_the_white_hand_is_for_an_uruk(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[SPEAR_OF_THE_WHITE_HAND], site=5).shadow_phase()
    assert scene.can(Verb.PLAY, SPEAR_OF_THE_WHITE_HAND) is playable
    if playable:
        scene.play(SPEAR_OF_THE_WHITE_HAND)
        assert scene.strength(minion) == 9 + 1
        assert vitality_left(scene.state, scene.card(minion)) == 3 + 1


@pytest.mark.parametrize(
    ("sites", "phase", "wounded"), [(1, ARCHERY, False), (1, SKIRMISH, True), (0, ARCHERY, True)]
)
def test_white_hand_aggressor_takes_wounds_in_skirmishes_alone_while_he_holds_a_site(
    sites: int, phase: int, wounded: bool
) -> None:
    """His vitality is 1."""
    scene = Scene(fellowship=[DWARF_GUARD], minions=[WHITE_HAND_AGGRESSOR], site=5)
    scene.control(*ARAGORN_SITES[:sites]).happen(begin_phase, phase)
    scene.happen(wound, scene.card(WHITE_HAND_AGGRESSOR), scene.card(DWARF_GUARD))
    assert scene.in_play(WHITE_HAND_AGGRESSOR) is not wounded


@pytest.mark.parametrize("fights", [True, False])
def test_white_hand_captain_and_vanquisher_set_hunters_on_when_assigned(fights: bool) -> None:
    """The Captain strengthens hunters of either side; the Vanquisher counts Uruk-hai."""
    minions = [WHITE_HAND_CAPTAIN, WHITE_HAND_VANQUISHER, TRACKING_URUK]
    scene = Scene(fellowship=[GIMLI_EAGER_HUNTER, DWARF_GUARD, DWARF_GUARD], minions=minions)
    if fights:
        assign(scene.state, scene.card(DWARF_GUARD), scene.card(WHITE_HAND_CAPTAIN))
        assign(scene.state, scene.card(GIMLI_EAGER_HUNTER), scene.card(TRACKING_URUK))
    assert scene.strength(GIMLI_EAGER_HUNTER) == 6 + fights
    assert scene.strength(TRACKING_URUK) == 14 + fights
    assert scene.strength(DWARF_GUARD) == 4
    assert scene.strength(WHITE_HAND_CAPTAIN) == 12
    assert damage_bonus(scene.state, scene.card(WHITE_HAND_VANQUISHER)) == int(fights)


@pytest.mark.parametrize(
    ("others", "minion", "cost"),
    [
        ([WHITE_HAND_SCOUT], WHITE_HAND_INVADER, 3 + 1),
        ([], WHITE_HAND_INVADER, 3 + 2),
        ([WHITE_HAND_SCOUT], ORKISH_DREG, 3 + 2),
    ],
)
def test_white_hand_scout_shows_uruk_hai_the_way(others: list[str], minion: str, cost: int) -> None:
    """At site 2 a minion of the sites 4 and 5 roams."""
    scene = Scene(minions=others, shadow_hand=[minion], twilight=9, site=2)
    scene.shadow_phase().play(minion)
    assert scene.twilight == 9 - cost


def test_vile_pit_takes_a_hunter_of_its_player_back_to_hand() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[TRACKING_URUK, WHITE_HAND_INVADER],
        shadow_support=[VILE_PIT],
        site=5,
    ).regroup_phase()
    scene.wait_to(Verb.USE, VILE_PIT).use(VILE_PIT)
    assert scene.hand(SHADOW) == [TRACKING_URUK]
    assert scene.is_discarded(VILE_PIT)


@pytest.mark.parametrize(
    ("minion", "playable"), [(TRACKING_URUK, True), (WHITE_HAND_INVADER, False)]
)
def test_vile_pit_is_dug_by_a_hunter(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[VILE_PIT], twilight=2, site=5)
    assert scene.shadow_phase().can(Verb.PLAY, VILE_PIT) is playable


def test_white_hand_guard_exerts_for_a_hunter_of_the_uruk_hai() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[WHITE_HAND_GUARD, TRACKING_URUK, WHITE_HAND_INVADER],
        site=5,
    ).skirmish(DWARF_GUARD, WHITE_HAND_INVADER)
    scene.wait_to(Verb.USE, WHITE_HAND_GUARD).use(WHITE_HAND_GUARD)
    assert not scene.can(Verb.CHOOSE, WHITE_HAND_INVADER)
    scene.choose(TRACKING_URUK)
    assert ("changed", scene.card(TRACKING_URUK), STRENGTH, 2) in scene.log
    assert scene.wounds(WHITE_HAND_GUARD) == 1
