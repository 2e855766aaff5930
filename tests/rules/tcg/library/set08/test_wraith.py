"""The Wraith cards of set 8, *Siege of Gondor*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import game_number, is_archer
from rules.tcg.engine.operations.wounds import can_heal, kill, wound
from rules.tcg.engine.state.codes import ARCHERY, MINION_ARCHERY, SITE_NUMBER, SKIRMISH, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene

NAZGUL = ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL

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


def _fray(**laid: Any) -> Scene:
    usual: dict[str, Any] = {
        "fellowship": [ARAGORN_DRIVEN_BY_NEED],
        "shadow_support": [FLUNG_INTO_THE_FRAY],
        "minions": [NELYA, ENQUEA],
        "twilight": 9,
        "site": 6,
    }
    return Scene(**(usual | laid))


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


@pytest.mark.parametrize("discarded", [True, False])
def test_mastered_by_madness_takes_a_mount_where_the_nazgul_wins(*, discarded: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ROHIRRIM_GUARD],
        bearing={ROHIRRIM_GUARD: [SWIFT_STEED]},
        minions=[NAZGUL, MORGUL_LACKEY],
        shadow_hand=[MASTERED_BY_MADNESS],
        twilight=9,
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, NAZGUL).wait_to(Verb.PLAY, MASTERED_BY_MADNESS).play(
        MASTERED_BY_MADNESS
    )
    assert scene.strength(NAZGUL) == 11 + 2
    if discarded:
        scene.wait_to(Verb.TRIGGER, NAZGUL).answer_with(NAZGUL)
    else:
        while scene.state.phase == SKIRMISH:
            scene.pass_()
    assert scene.is_discarded(SWIFT_STEED) is discarded


def test_mastered_by_madness_takes_nothing_where_the_nazgul_loses() -> None:
    strong = made(ARAGORN_DRIVEN_BY_NEED, strength=30)
    scene = Scene(
        fellowship=[strong, ROHIRRIM_GUARD],
        bearing={ROHIRRIM_GUARD: [SWIFT_STEED]},
        minions=[NAZGUL, MORGUL_LACKEY],
        shadow_hand=[MASTERED_BY_MADNESS],
        twilight=9,
        site=6,
    )
    scene.skirmish(strong, NAZGUL).wait_to(Verb.PLAY, MASTERED_BY_MADNESS).play(MASTERED_BY_MADNESS)
    assert not scene.comes_to(Verb.TRIGGER, NAZGUL)
    assert scene.in_play(SWIFT_STEED)


@pytest.mark.parametrize(
    ("minion", "fewer", "enough"),
    [
        (MORGUL_AMBUSHER, {"threats": 2}, {"threats": 3}),
        (MORGUL_CREEPER, {"burdens": 2}, {"burdens": 3}),
        (MORGUL_LURKER, {"hand": [DWARF_GUARD] * 4}, {"hand": [DWARF_GUARD] * 3}),
    ],
)
def test_a_morgul_orc_adds_two_arrows(
    minion: str, fewer: dict[str, Any], enough: dict[str, Any]
) -> None:
    for laid, added in ((fewer, 0), (enough, 2)):
        scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[minion], site=6, **laid)
        scene.state.phase = ARCHERY
        assert game_number(scene.state, MINION_ARCHERY) == added


def test_morgul_squealer_makes_way_for_a_wraith_minion_of_the_discard_pile() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORGUL_SQUEALER],
        shadow_discards=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, MORDOR_VETERAN],
        twilight=9,
        site=6,
    )
    scene.shadow_phase().use(MORGUL_SQUEALER)
    assert scene.is_discarded(MORGUL_SQUEALER)
    # He does not play himself.
    assert scene.in_play(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)


@pytest.mark.parametrize("companions", [6, 5])
def test_morgul_squealer_brings_two_of_the_draw_deck_against_six(companions: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * (companions - 1),
        minions=[MORGUL_SQUEALER],
        shadow_deck=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, MORGUL_LACKEY, MORDOR_VETERAN],
        twilight=20,
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.USE, MORGUL_SQUEALER) is (companions == 6)
    if companions == 6:
        scene.use(MORGUL_SQUEALER).choose(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL).choose(MORGUL_LACKEY)
        assert scene.in_play(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
        assert scene.in_play(MORGUL_LACKEY)
        assert scene.twilight == 20 - (6 - 1) - (2 - 1)


def test_attea_thrall_of_the_one_returns_a_wraith_minion_to_hand() -> None:
    scene = Scene(
        minions=[ULAIRE_ATTEA_THRALL_OF_THE_ONE, MORGUL_LACKEY, MORDOR_VETERAN], site=6
    ).regroup_phase()
    scene.wait_to(Verb.USE, ULAIRE_ATTEA_THRALL_OF_THE_ONE).use(ULAIRE_ATTEA_THRALL_OF_THE_ONE)
    assert not scene.can(Verb.CHOOSE, MORDOR_VETERAN)
    scene.choose(MORGUL_LACKEY)
    assert scene.hand(SHADOW) == [MORGUL_LACKEY]
    assert scene.wounds(ULAIRE_ATTEA_THRALL_OF_THE_ONE) == 1


def test_nertea_thrall_of_the_one_lowers_the_site_number_of_wraith_minions() -> None:
    scene = Scene(minions=[ULAIRE_NERTEA_THRALL_OF_THE_ONE, MORGUL_LACKEY, MORDOR_VETERAN])
    alone = Scene(minions=[MORGUL_LACKEY, MORDOR_VETERAN])
    assert [scene.number(SITE_NUMBER, card) for card in (MORGUL_LACKEY, MORDOR_VETERAN)] == [
        alone.number(SITE_NUMBER, MORGUL_LACKEY) - 1,
        alone.number(SITE_NUMBER, MORDOR_VETERAN),
    ]


def test_otsea_thrall_of_the_one_adds_the_number_of_the_site() -> None:
    scene = Scene(minions=[ULAIRE_OTSEA_THRALL_OF_THE_ONE], site=6).regroup_phase()
    scene.wait_to(Verb.USE, ULAIRE_OTSEA_THRALL_OF_THE_ONE).use(ULAIRE_OTSEA_THRALL_OF_THE_ONE)
    assert scene.twilight == 6
    assert scene.is_discarded(ULAIRE_OTSEA_THRALL_OF_THE_ONE)


@pytest.mark.parametrize(
    ("companion", "weapon", "lost"),
    [
        (ARAGORN_DRIVEN_BY_NEED, SWORD_OF_GONDOR, 2),
        (MERRY_ROHIRRIM_SQUIRE, HOBBIT_SWORD_7_319, 0),
        (ARAGORN_DRIVEN_BY_NEED, RING_OF_BARAHIR, 0),
    ],
    ids=["a Man's weapon", "a Hobbit's weapon", "no weapon"],
)
def test_the_black_captain_takes_the_strength_of_weapons_from_men(
    companion: str, weapon: str, lost: int
) -> None:
    scene = Scene(
        fellowship=[companion],
        bearing={companion: [weapon]},
        minions=[THE_WITCH_KING_BLACK_CAPTAIN, MORGUL_LACKEY],
        site=6,
    )
    before = scene.strength(companion)
    scene.skirmish(companion, MORGUL_LACKEY)
    assert scene.strength(companion) == before
    scene.skirmish(companion, THE_WITCH_KING_BLACK_CAPTAIN)
    assert scene.strength(companion) == before - lost


def test_between_nazgul_and_prey_exerts_an_enduring_wraith_twice_to_assign_it() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_ATTEA_THRALL_OF_THE_ONE, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, MORGUL_LACKEY],
        shadow_hand=[BETWEEN_NAZGUL_AND_PREY],
        twilight=4,
        site=6,
    )
    scene.assignment_phase().wait_to(Verb.PLAY, BETWEEN_NAZGUL_AND_PREY).play(
        BETWEEN_NAZGUL_AND_PREY
    )
    assert scene.wounds(ULAIRE_ATTEA_THRALL_OF_THE_ONE) == 2
    assert (
        "assigned",
        scene.card(ARAGORN_DRIVEN_BY_NEED),
        scene.card(ULAIRE_ATTEA_THRALL_OF_THE_ONE),
    ) in scene.log
