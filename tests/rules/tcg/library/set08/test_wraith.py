"""The Wraith cards of set 8, *Siege of Gondor*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_archer
from rules.tcg.engine.operations.wounds import can_heal, kill, wound
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    BEYOND_ALL_DARKNESS,
    BLACK_DART,
    BLACK_FLAIL,
    BLACK_STEED,
    DWARF_GUARD,
    EOMER_THIRD_MARSHAL_OF_RIDDERMARK,
    FIREFOOT,
    FLUNG_INTO_THE_FRAY,
    GIMLI_DWARF_OF_EREBOR,
    GIMLIS_HELM,
    GOTHMOG_MORGUL_COMMANDER,
    KNIGHTS_SPEAR,
    MORDOR_TROOPER,
    MORDOR_VETERAN,
    MORGUL_LACKEY,
    MORGUL_WHELP,
    MORNING_CAME,
    STREAMING_TO_THE_FIELD,
    TARGON,
    THE_WITCH_KING_MORGUL_KING,
    ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL,
    ULAIRE_LEMENYA_WRAITH_ON_WINGS,
    ULAIRE_NELYA_LIEUTENANT_OF_MORGUL,
    WINGED_MOUNT,
)
from tests.rules.tcg.scene import SHADOW, Scene

NELYA = ULAIRE_NELYA_LIEUTENANT_OF_MORGUL
ENQUEA = ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL


def _beyond_all_darkness() -> Scene:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR],
        minions=[NELYA],
        hand=[MORNING_CAME, GIMLIS_HELM],
        deck=[KNIGHTS_SPEAR],
        shadow_hand=[BEYOND_ALL_DARKNESS],
        twilight=5,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, NELYA)
    return scene.wait_to(Verb.PLAY, BEYOND_ALL_DARKNESS).play(BEYOND_ALL_DARKNESS)


def test_beyond_all_darkness_buries_the_hand_if_the_opponent_is_killed() -> None:
    scene = _beyond_all_darkness()
    assert scene.wounds(NELYA) == 1
    assert scene.strength(NELYA) == 12
    scene.happen(kill, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.hand() == []
    assert scene.deck()[-1] == KNIGHTS_SPEAR
    assert len(scene.deck()) == 3


def test_beyond_all_darkness_waits_for_that_character_alone() -> None:
    scene = _beyond_all_darkness()
    scene.happen(kill, scene.card(GIMLI_DWARF_OF_EREBOR))
    assert sorted(scene.hand()) == sorted([MORNING_CAME, GIMLIS_HELM])


def test_black_dart_unhorses_whom_it_hits() -> None:
    scene = Scene(
        fellowship=[EOMER_THIRD_MARSHAL_OF_RIDDERMARK],
        shadow_support=[BLACK_DART],
        minions=[NELYA],
        bearing={EOMER_THIRD_MARSHAL_OF_RIDDERMARK: [FIREFOOT], NELYA: [BLACK_STEED]},
        site=5,
    ).wound(EOMER_THIRD_MARSHAL_OF_RIDDERMARK, 1)
    eomer = scene.card(EOMER_THIRD_MARSHAL_OF_RIDDERMARK)
    assert can_heal(scene.state, eomer)
    scene.archery_phase().wait_to(Verb.USE, BLACK_DART).use(BLACK_DART)
    assert scene.bearer_of(BLACK_DART) == EOMER_THIRD_MARSHAL_OF_RIDDERMARK
    assert scene.is_discarded(FIREFOOT)
    assert not can_heal(scene.state, eomer)


def test_black_dart_is_thrown_once_and_by_a_rider() -> None:
    """A Nazgûl on foot throws nothing, and a dart that has hit stays."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], shadow_support=[BLACK_DART], minions=[NELYA], site=5
    )
    assert not scene.archery_phase().comes_to(Verb.USE, BLACK_DART)


def _fray(**laid: object) -> Scene:
    return Scene(
        **{  # type: ignore[arg-type]
            "fellowship": [ARAGORN_DRIVEN_BY_NEED],
            "shadow_support": [FLUNG_INTO_THE_FRAY],
            "minions": [NELYA, ENQUEA],
            "twilight": 9,
            "site": 6,
            **laid,
        }
    )


def test_flung_into_the_fray_keeps_one_minion() -> None:
    scene = _fray()
    scene.regroup_phase().wait_to(Verb.USE, FLUNG_INTO_THE_FRAY)
    scene.use(FLUNG_INTO_THE_FRAY).choose(NELYA)
    assert scene.stack(FLUNG_INTO_THE_FRAY) == [NELYA]
    assert not scene.comes_to(Verb.USE, FLUNG_INTO_THE_FRAY)


def test_flung_into_the_fray_exerts_when_its_minion_is_played() -> None:
    scene = _fray(stacked={FLUNG_INTO_THE_FRAY: [MORGUL_WHELP]})
    scene.shadow_phase().use(FLUNG_INTO_THE_FRAY)
    assert scene.in_play(MORGUL_WHELP)
    scene.answer_with(FLUNG_INTO_THE_FRAY).choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


def test_flung_into_the_fray_asks_from_where_a_minion_is_played() -> None:
    scene = _fray(shadow_hand=[MORGUL_WHELP])
    scene.shadow_phase().play(MORGUL_WHELP)
    assert scene.in_play(MORGUL_WHELP)
    assert not scene.can(Verb.TRIGGER, FLUNG_INTO_THE_FRAY)


@pytest.mark.parametrize(("orcs", "cards", "has"), [(0, 4, False), (2, 5, True), (2, 6, False)])
def test_streaming_to_the_field_asks_for_more_cards(orcs: int, cards: int, has: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[STREAMING_TO_THE_FIELD],
        minions=[*[MORGUL_WHELP] * orcs, MORDOR_TROOPER],
        hand=[GIMLIS_HELM] * cards,
    )
    assert scene.state.shadow_has_initiative() is has
    assert scene.deck(SHADOW) == []


@pytest.mark.parametrize(("items", "usable"), [([KNIGHTS_SPEAR], True), ([], False)])
def test_black_flail_needs_a_possession_to_spot(items: list[str], usable: bool) -> None:
    scene = Scene(
        fellowship=[TARGON],
        minions=[THE_WITCH_KING_MORGUL_KING],
        bearing={TARGON: items, THE_WITCH_KING_MORGUL_KING: [BLACK_FLAIL]},
        site=6,
    )
    scene.skirmish(TARGON, THE_WITCH_KING_MORGUL_KING)
    assert scene.comes_to(Verb.USE, BLACK_FLAIL) == usable
    if usable:
        scene.use(BLACK_FLAIL)
        assert scene.is_discarded(KNIGHTS_SPEAR)


@pytest.mark.parametrize(("cards", "archers"), [(3, True), (4, False)])
def test_gothmog_makes_archers_with_initiative(cards: int, archers: bool) -> None:
    scene = Scene(
        minions=[GOTHMOG_MORGUL_COMMANDER, MORGUL_LACKEY, MORDOR_VETERAN],
        hand=[DWARF_GUARD] * cards,
    )
    assert is_archer(scene.state, scene.card(GOTHMOG_MORGUL_COMMANDER)) is archers
    assert is_archer(scene.state, scene.card(MORGUL_LACKEY)) is archers
    assert not is_archer(scene.state, scene.card(MORDOR_VETERAN))


@pytest.mark.parametrize(("threats", "wounds"), [(1, 0), (0, 1)])
def test_winged_mount_bears_wounds_away_for_threats(threats: int, wounds: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ULAIRE_LEMENYA_WRAITH_ON_WINGS],
        bearing={ULAIRE_LEMENYA_WRAITH_ON_WINGS: [WINGED_MOUNT]},
        threats=threats,
    )
    scene.happen(wound, scene.card(ULAIRE_LEMENYA_WRAITH_ON_WINGS), scene.card(DWARF_GUARD))
    if threats:
        scene.answer_with(WINGED_MOUNT)
    assert scene.wounds(ULAIRE_LEMENYA_WRAITH_ON_WINGS) == wounds
    assert scene.threats == 0
