"""The Ringwraiths of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.operations.wounds import heal
from rules.tcg.engine.state.codes import RESISTANCE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(
    ("healed", "player", "offered"),
    [
        (DWARF_GUARD, FREE_PEOPLES, True),
        (DWARF_GUARD, SHADOW, False),
        (ULAIRE_OTSEA_DUPLICITOUS_SPECTER, FREE_PEOPLES, False),
    ],
)
def test_enquea_burdens_the_player_who_heals_a_companion(
    healed: str, player: int, offered: bool
) -> None:
    enquea = ULAIRE_ENQUEA_DUPLICITOUS_LIEUTENANT
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[ELVEN_SUPPLIES],
        minions=[enquea, ULAIRE_OTSEA_DUPLICITOUS_SPECTER],
        shadow_support=[CRY_AND_PANIC],
    ).wound(healed, 1)
    source = ELVEN_SUPPLIES if player == FREE_PEOPLES else CRY_AND_PANIC
    scene.happen(heal, scene.card(healed), scene.card(source))
    assert scene.wounds(healed) == 0
    assert scene.can(Verb.TRIGGER, enquea) is offered
    if offered:
        assert scene.who == SHADOW
        assert scene.answer_with(enquea).burdens == 1


def test_enquea_burdens_nobody_for_a_companion_who_had_no_wound() -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[ULAIRE_ENQUEA_DUPLICITOUS_LIEUTENANT])
    scene.happen(heal, scene.card(DWARF_GUARD))
    assert not scene.can(Verb.TRIGGER, ULAIRE_ENQUEA_DUPLICITOUS_LIEUTENANT)


FREE_CONDITIONS = [
    SONG_OF_THE_SHIRE,
    EVER_MY_HEART_RISES,
    ELVEN_SUPPLIES,
    DISARMED,
    SECLUDED_HOMESTEAD,
]


@pytest.mark.parametrize(("conditions", "gone"), [(5, 2), (4, 1)])
def test_enquea_discards_a_second_condition_where_the_fellowship_has_five(
    conditions: int, gone: int
) -> None:
    """The Shadow's own conditions do not count among the five."""
    enquea = ULAIRE_ENQUEA_DUPLICITOUS_LIEUTENANT
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=FREE_CONDITIONS[:conditions],
        minions=[enquea],
        shadow_support=[CRY_AND_PANIC],
    ).maneuver_phase()
    scene.wait_to(Verb.USE, enquea).use(enquea)
    for condition in FREE_CONDITIONS[:gone]:
        scene.choose(condition)
    assert [scene.is_discarded(card) for card in FREE_CONDITIONS[:gone]] == [True] * gone
    assert all(scene.in_play(card) for card in FREE_CONDITIONS[gone:conditions])
    assert scene.wounds(enquea) == 2


def test_enquea_must_be_able_to_exert_twice() -> None:
    enquea = ULAIRE_ENQUEA_DUPLICITOUS_LIEUTENANT
    scene = Scene(fellowship=[DWARF_GUARD], support=FREE_CONDITIONS, minions=[enquea])
    assert not scene.wound(enquea, 2).maneuver_phase().comes_to(Verb.USE, enquea)


@pytest.mark.parametrize(
    ("others", "wounded", "drawn"),
    [
        ([ULAIRE_ENQUEA_DUPLICITOUS_LIEUTENANT], 2, 2),
        ([ULAIRE_ENQUEA_DUPLICITOUS_LIEUTENANT], 1, 1),
        ([ORKISH_SCOUT], 2, 0),
    ],
)
def test_otsea_draws_for_each_wounded_companion_beside_another_nazgul(
    others: list[str], wounded: int, drawn: int
) -> None:
    companions = [DWARF_GUARD, GIMLI_DWARF_OF_EREBOR, ELFHELM]
    scene = Scene(
        fellowship=companions,
        minions=others,
        shadow_hand=[ULAIRE_OTSEA_DUPLICITOUS_SPECTER],
        shadow_deck=[ORKISH_SCOUT] * 5,
        twilight=4,
        site=3,
    )
    for companion in companions[:wounded]:
        scene.wound(companion, 1)
    scene.wound(others[0], 1)
    scene.shadow_phase().play(ULAIRE_OTSEA_DUPLICITOUS_SPECTER)
    assert scene.can(Verb.TRIGGER, ULAIRE_OTSEA_DUPLICITOUS_SPECTER) is bool(drawn)
    if drawn:
        scene.answer_with(ULAIRE_OTSEA_DUPLICITOUS_SPECTER)
    assert len(scene.hand(SHADOW)) == drawn


@pytest.mark.parametrize(
    ("hand", "wounds", "offered"),
    [
        ([RING_OF_TERROR, ORKISH_SCOUT], 0, True),
        ([ORKISH_SCOUT], 0, False),
        ([RING_OF_TERROR], 1, False),
    ],
)
def test_otsea_turns_a_card_of_the_hand_into_a_burden(
    hand: list[str], wounds: int, offered: bool
) -> None:
    otsea = ULAIRE_OTSEA_DUPLICITOUS_SPECTER
    scene = Scene(fellowship=[DWARF_GUARD], minions=[otsea], shadow_hand=hand, site=3)
    scene.wound(otsea, wounds).regroup_phase()
    assert scene.comes_to(Verb.USE, otsea) is offered
    if offered:
        scene.use(otsea)
        assert scene.burdens == 1
        assert scene.is_discarded(RING_OF_TERROR)
        assert scene.wounds(otsea) == 1


@pytest.mark.parametrize("fierce", [True, False])
@pytest.mark.parametrize(("companions", "exertions"), [(6, 2), (5, 1), (4, 0)])
def test_the_witch_king_exerts_for_each_companion_over_four_in_a_fierce_skirmish(
    companions: int, exertions: int, fierce: bool
) -> None:
    """Treebeard loses and lives; he, Gimli and Frodo are companions too."""
    king, treebeard = THE_WITCH_KING_CONQUEROR_OF_ARTHEDAIN, TREEBEARD_ENRAGED_SHEPHERD
    scene = Scene(
        fellowship=[treebeard, GIMLI_DWARF_OF_EREBOR, *[DWARF_GUARD] * (companions - 3)],
        minions=[king],
        site=3,
    )
    scene.assignment_phase(fierce=fierce).do(Verb.ASSIGN, treebeard, king)
    if scene.comes_to(Verb.TRIGGER, king):
        scene.answer_with(king)
        for _ in range(exertions):
            scene.choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.wounds(treebeard) == 1
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == (exertions if fierce else 0)


@pytest.mark.parametrize(
    ("borne", "burdens", "exerted"),
    [
        ([GIMLIS_BATTLE_AXE, GIMLIS_HELM], 0, False),
        ([GIMLIS_BATTLE_AXE, GIMLIS_HELM], 2, True),
        ([], 2, False),
    ],
)
def test_cantea_weighs_down_who_bears_much_and_exerts_the_weak(
    borne: list[str], burdens: int, exerted: bool
) -> None:
    """Gimli's resistance is 6; the Ring-bearer's is higher and bears nothing but the Ring."""
    cantea = ULAIRE_CANTEA_DUPLICITOUS_ASSASSIN
    scene = Scene(
        fellowship=[GIMLI_EAGER_HUNTER],
        bearing={GIMLI_EAGER_HUNTER: borne},
        minions=[cantea],
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=3,
    )
    bare = Scene(fellowship=[GIMLI_EAGER_HUNTER], minions=[cantea])
    resistance = bare.number(RESISTANCE, GIMLI_EAGER_HUNTER)
    assert scene.number(RESISTANCE, GIMLI_EAGER_HUNTER) == resistance - len(borne)
    scene.skirmish(GIMLI_EAGER_HUNTER, cantea).wait_to(Verb.USE, cantea).use(cantea)
    assert (("exerted", scene.card(GIMLI_EAGER_HUNTER)) in scene.log) is exerted
    assert ("exerted", scene.card(cantea)) in scene.log
