"""The Nazgûl of set 19, *Age's End*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.assignment import assign
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize("fierce", [True, False])
def test_toldea_seeks_another_companion_in_the_fierce_skirmish(fierce: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD],
        minions=[ULAIRE_TOLDEA_DARK_SHADOW],
        site=4,
    )
    toldea = scene.card(ULAIRE_TOLDEA_DARK_SHADOW)
    assign(scene.state, scene.card(ARAGORN_DRIVEN_BY_NEED), toldea)
    scene.state.set_assigned(toldea, ())
    scene.assignment_phase(fierce=fierce)
    assert scene.can(Verb.ASSIGN, DWARF_GUARD, ULAIRE_TOLDEA_DARK_SHADOW)
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, ULAIRE_TOLDEA_DARK_SHADOW) is not fierce


def test_what_was_assigned_to_another_minion_does_not_bar_toldea() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD],
        minions=[ULAIRE_TOLDEA_DARK_SHADOW, ULAIRE_ATTEA_DARK_PREDATOR],
        site=4,
    )
    attea = scene.card(ULAIRE_ATTEA_DARK_PREDATOR)
    assign(scene.state, scene.card(ARAGORN_DRIVEN_BY_NEED), attea)
    scene.state.set_assigned(attea, ())
    scene.assignment_phase(fierce=True)
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, ULAIRE_TOLDEA_DARK_SHADOW)


@pytest.mark.parametrize(
    ("minions", "bonus"), [([], 1), ([ULAIRE_NELYA_RINGWRAITH_IN_TWILIGHT], 2)]
)
def test_the_witch_king_is_stronger_for_a_nazgul_who_is_there_too(
    minions: list[str], bonus: int
) -> None:
    """The discarded card is not in play; one of the same title is."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[THE_WITCH_KING_DARK_LORD, *minions],
        shadow_hand=[ULAIRE_NELYA_LIEUTENANT_OF_MORGUL],
        hand=[CITY_OF_MEN],
        site=4,
    )
    before = scene.strength(THE_WITCH_KING_DARK_LORD)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, THE_WITCH_KING_DARK_LORD)
    scene.wait_to(Verb.USE, THE_WITCH_KING_DARK_LORD).use(THE_WITCH_KING_DARK_LORD)
    assert scene.is_discarded(ULAIRE_NELYA_LIEUTENANT_OF_MORGUL)
    assert scene.strength(THE_WITCH_KING_DARK_LORD) == before + bonus


@pytest.mark.parametrize(
    ("twilight", "others", "bonus"),
    [
        (5, [ULAIRE_TOLDEA_DARK_SHADOW], 3),
        (4, [ULAIRE_TOLDEA_DARK_SHADOW], 0),
        (5, [], 0),
    ],
)
def test_attea_is_strong_with_twilight_and_company(
    twilight: int, others: list[str], bonus: int
) -> None:
    scene = Scene(minions=[ULAIRE_ATTEA_DARK_PREDATOR, *others], twilight=twilight, site=4)
    assert scene.strength(ULAIRE_ATTEA_DARK_PREDATOR) == 12 + bonus


def test_in_twilight_goes_on_to_another_minion_when_its_bearer_wins() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ULAIRE_TOLDEA_DARK_SHADOW, ULAIRE_ATTEA_DARK_PREDATOR],
        bearing={ULAIRE_TOLDEA_DARK_SHADOW: [IN_TWILIGHT]},
        site=4,
    )
    scene.skirmish(DWARF_GUARD, ULAIRE_TOLDEA_DARK_SHADOW).resolve()
    scene.answer_with(IN_TWILIGHT)
    assert scene.bearer_of(IN_TWILIGHT) == ULAIRE_ATTEA_DARK_PREDATOR


@pytest.mark.parametrize(
    ("companions", "held", "offered"),
    [
        (6, ULAIRE_NELYA_LIEUTENANT_OF_MORGUL, True),
        (5, ULAIRE_NELYA_LIEUTENANT_OF_MORGUL, False),
        (6, MORGUL_LACKEY, False),
    ],
)
def test_enquea_dark_threat_wounds_the_unbound_in_a_crowd_for_another_nazgul(
    companions: int, held: str, offered: bool
) -> None:
    """The Ring-bearer is one of the companions."""
    enquea = ULAIRE_ENQUEA_DARK_THREAT
    others = [ARAGORN_DRIVEN_BY_NEED, SAM_LOYAL_FRIEND, *[DWARF_GUARD] * (companions - 3)]
    scene = Scene(fellowship=others, minions=[enquea], shadow_hand=[held], site=4).maneuver_phase()
    assert scene.comes_to(Verb.USE, enquea) is offered
    if offered:
        scene.use(enquea)
        assert scene.is_discarded(held)
        assert not scene.can(Verb.CHOOSE, SAM_LOYAL_FRIEND)
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
        assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


@pytest.mark.parametrize(
    ("discards", "others", "bonus"),
    [
        ([], [], 0),
        ([NAZGUL_SWORD, MORGUL_BLADE, ORC_SCIMITAR, IN_TWILIGHT], [], 2),
        ([], [NAZGUL_SWORD], 0),
    ],
)
def test_lemenya_dark_enemy_grows_with_discarded_gear_of_the_wraiths(
    discards: list[str], others: list[str], bonus: int
) -> None:
    """Gear of another culture, a condition, and the Free Peoples player's pile do not count."""
    scene = Scene(
        minions=[ULAIRE_LEMENYA_DARK_ENEMY],
        shadow_discards=discards,
        discards=others,
        site=4,
    )
    assert scene.strength(ULAIRE_LEMENYA_DARK_ENEMY) == 9 + bonus
