"""Cycles: cards of several cultures that are printed with one text."""

from typing import Any

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

CYCLE = [
    DARK_WAYS,
    LEAVING_FOREVER,
    STAY_THIS_MADNESS,
    GUARDED,
    WITH_STRENGTH_TO_FIGHT,
    PRESSING_ON,
    SCOUTING,
    SWEPT_AWAY,
]
MEN = [ARAGORN_DRIVEN_BY_NEED, GONDORIAN_RANGER, DERVORIN]
ELVES = [LEGOLAS_GREENLEAF, ARWEN_DAUGHTER_OF_ELROND, LEGOLAS_NIMBLE_WARRIOR]


def moved(condition: str, **laid: Any) -> Scene:
    """Return a scene in which the fellowship has moved, up to what the condition asks."""
    scene = Scene(support=[condition], **laid).happen(path.move)
    while not scene.can(Verb.EITHER) and scene.can(Verb.PASS):
        scene.pass_()  # Frodo's own text
    return scene


DRAWING_MINIONS = [
    (RECKLESS_PRIDE, GIMLI_DWARF_OF_EREBOR),
    (ANCIENT_BLADE, LEGOLAS_GREENLEAF),
    (STEADFAST_CHAMPION, GANDALF_FRIEND_OF_THE_SHIREFOLK),
    (WE_HATES_THEM, SMEAGOL_HURRIED_GUIDE),
    (UNEXPECTED_VISITOR, ARAGORN_DRIVEN_BY_NEED),
    (SLOW_KINDLED_COURAGE, MERRY_ROHIRRIM_SQUIRE),
]


def regroup(condition: str, **laid: Any) -> Scene:
    """Return the regroup phase after the condition is discarded to discard one of two minions."""
    bearer = dict(DRAWING_MINIONS)[condition]
    wounds = laid.pop("wounds", {})
    scene = Scene(
        **{
            "fellowship": [bearer],
            "bearing": {bearer: [condition]},
            "minions": [MORDOR_VETERAN, GORGOROTH_AXEMAN],
            "site": 6,
            **laid,
        }
    )
    for card, count in wounds.items():
        scene.wound(card, count)
    scene.regroup_phase().use(condition)
    assert scene.is_discarded(condition)
    scene.choose(GORGOROTH_AXEMAN)
    assert scene.is_discarded(GORGOROTH_AXEMAN)
    assert scene.in_play(MORDOR_VETERAN)
    return scene


HAND = [DWARF_GUARD] * 4  # with four cards the Free Peoples player has the initiative
TOKENS_OF_TWO_COMPANIONS = [
    (
        WISH_FOR_OUR_KINFOLK,
        GIMLI_DWARF_OF_EREBOR,
        [LEGOLAS_GREENLEAF, ARAGORN_DRIVEN_BY_NEED],
        EOMER_VALIANT_WARCHIEF,
    ),
    (
        SHAKE_OFF_THE_SHADOW,
        LEGOLAS_GREENLEAF,
        [GANDALF_FRIEND_OF_THE_SHIREFOLK, GIMLI_DWARF_OF_EREBOR],
        ARAGORN_DRIVEN_BY_NEED,
    ),
    (
        NOT_THE_FIRST_HALFLING,
        GANDALF_FRIEND_OF_THE_SHIREFOLK,
        [LEGOLAS_GREENLEAF, MERRY_ROHIRRIM_SQUIRE],
        ARAGORN_DRIVEN_BY_NEED,
    ),
    (
        A_PATH_APPOINTED,
        ARAGORN_DRIVEN_BY_NEED,
        [GIMLI_DWARF_OF_EREBOR, EOMER_VALIANT_WARCHIEF],
        MERRY_ROHIRRIM_SQUIRE,
    ),
    (
        DOOM_DROVE_THEM,
        EOMER_VALIANT_WARCHIEF,
        [ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        GIMLI_DWARF_OF_EREBOR,
    ),
    (
        SONG_OF_THE_SHIRE,
        MERRY_ROHIRRIM_SQUIRE,
        [EOMER_VALIANT_WARCHIEF, GANDALF_FRIEND_OF_THE_SHIREFOLK],
        GIMLI_DWARF_OF_EREBOR,
    ),
]


def fellowship(condition: str, *companions: str) -> Scene:
    """Return the fellowship phase of these companions and a Frodo who cannot exert."""
    scene = Scene(fellowship=companions, support=[condition])
    return scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, 3).fellowship_phase()


@pytest.mark.parametrize("condition", CYCLE)
@pytest.mark.parametrize("stays", [True, False])
def test_at_each_move_a_threat_is_added_or_the_condition_goes(
    condition: str, *, stays: bool
) -> None:
    scene = moved(condition, fellowship=[ARAGORN_DRIVEN_BY_NEED])
    assert scene.who == FREE_PEOPLES
    scene.choose("add a threat" if stays else "discard")
    assert scene.in_play(condition) is stays
    assert scene.threats == int(stays)


@pytest.mark.parametrize("condition", CYCLE[:2])
def test_the_condition_goes_where_no_threat_can_be_added(condition: str) -> None:
    """Threats are limited by the number of companions."""
    scene = moved(condition, threats=1)
    assert scene.is_discarded(condition)
    assert scene.threats == 1


@pytest.mark.parametrize(
    ("condition", "enough", "too_few"),
    [
        (DARK_WAYS, [GIMLI_DWARF_OF_EREBOR], [LEGOLAS_GREENLEAF]),
        (LEAVING_FOREVER, ELVES, ELVES[1:]),
        (STAY_THIS_MADNESS, [GANDALF_FRIEND_OF_THE_SHIREFOLK], [ARAGORN_DRIVEN_BY_NEED]),
        (GUARDED, MEN, MEN[1:]),
        (WITH_STRENGTH_TO_FIGHT, [EOMER_VALIANT_WARCHIEF], [ARAGORN_DRIVEN_BY_NEED]),
        (PRESSING_ON, [MERRY_ROHIRRIM_SQUIRE], []),
    ],
)
def test_it_is_played_where_its_people_are(
    condition: str, enough: list[str], too_few: list[str]
) -> None:
    for companions in (enough, too_few):
        scene = Scene(fellowship=companions, hand=[condition]).fellowship_phase()
        assert scene.can(Verb.PLAY, condition) is (companions is enough)


@pytest.mark.parametrize(("condition", "bearer"), DRAWING_MINIONS)
def test_each_minion_may_assign_itself_to_the_bearer_alone(condition: str, bearer: str) -> None:
    scene = Scene(
        fellowship=[bearer, FARIN_DWARVEN_EMISSARY],
        bearing={bearer: [condition]},
        minions=[MORDOR_VETERAN, GORGOROTH_AXEMAN],
        site=6,
    )
    scene.assignment_phase().wait_to(Verb.USE, GORGOROTH_AXEMAN).use(GORGOROTH_AXEMAN)
    assert scene.assigned_to(GORGOROTH_AXEMAN) == [bearer]
    assert scene.assigned_to(MORDOR_VETERAN) == []


@pytest.mark.parametrize(("condition", "bearer"), DRAWING_MINIONS)
def test_it_is_played_on_its_own_people(condition: str, bearer: str) -> None:
    scene = Scene(fellowship=[bearer, EOMER_VALIANT_WARCHIEF], hand=[condition]).fellowship_phase()
    assert scene.play(condition).bearer_of(condition) == bearer


def test_steadfast_champion_heals_a_companion_three_times() -> None:
    scene = regroup(
        STEADFAST_CHAMPION,
        fellowship=[GANDALF_FRIEND_OF_THE_SHIREFOLK, ARAGORN_DRIVEN_BY_NEED],
        wounds={ARAGORN_DRIVEN_BY_NEED: 3, GANDALF_FRIEND_OF_THE_SHIREFOLK: 1},
    )
    scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert (
        scene.wounds(ARAGORN_DRIVEN_BY_NEED),
        scene.wounds(GANDALF_FRIEND_OF_THE_SHIREFOLK),
    ) == (0, 1)


def test_we_hates_them_plays_a_companion_of_the_discard_pile() -> None:
    scene = regroup(WE_HATES_THEM, discards=[ROHIRRIM_GUARD, GIMLIS_HELM])
    assert scene.in_play(ROHIRRIM_GUARD)
    assert scene.is_discarded(GIMLIS_HELM)


def test_slow_kindled_courage_removes_two_burdens() -> None:
    assert regroup(SLOW_KINDLED_COURAGE, burdens=3).burdens == 1


def test_unexpected_visitor_removes_four_twilight() -> None:
    assert regroup(UNEXPECTED_VISITOR, twilight=5).twilight == 1


def test_ancient_blade_reconciles_the_hand() -> None:
    """To eight cards, as in the regroup phase."""
    scene = regroup(ANCIENT_BLADE, hand=[DWARF_GUARD] * 3, deck=[DWARF_GUARD] * 9)
    scene.pass_()  # no card is discarded first
    assert len(scene.hand()) == 8


@pytest.mark.parametrize("condition", [HARSH_TONGUES, MORE_UNBEARABLE, SOME_SECRET_ART_OF_FLAME])
@pytest.mark.parametrize(("tokens", "initiative"), [(2, False), (3, True)])
def test_three_tokens_take_the_initiative(condition: str, tokens: int, *, initiative: bool) -> None:
    scene = Scene(shadow_support=[condition], hand=HAND).put_tokens(condition, tokens)
    assert scene.state.shadow_has_initiative() is initiative


@pytest.mark.parametrize(
    ("condition", "minion"),
    [
        (HARSH_TONGUES, EASTERLING_BLADEMASTER),
        (MORE_UNBEARABLE, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL),
        (SOME_SECRET_ART_OF_FLAME, MORDOR_VETERAN),
    ],
)
def test_a_card_that_takes_the_initiative_is_played_where_its_people_are(
    condition: str, minion: str
) -> None:
    others = {EASTERLING_BLADEMASTER, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, MORDOR_VETERAN} - {minion}
    for minions in ([minion], sorted(others)):
        scene = Scene(minions=minions, shadow_hand=[condition], twilight=9, site=6).shadow_phase()
        assert scene.can(Verb.PLAY, condition) is (minions == [minion])


@pytest.mark.parametrize(
    ("twilight", "men", "offered"), [(3, 1, True), (2, 1, False), (3, 0, False)]
)
def test_harsh_tongues_pay_three_twilight_for_a_token(
    twilight: int, men: int, *, offered: bool
) -> None:
    scene = Scene(
        minions=[EASTERLING_BLADEMASTER] * men,
        shadow_support=[HARSH_TONGUES],
        twilight=twilight,
        site=6,
    ).regroup_phase()
    assert scene.comes_to(Verb.USE, HARSH_TONGUES) is offered
    if offered:
        scene.use(HARSH_TONGUES)
        assert (scene.tokens(HARSH_TONGUES), scene.twilight) == (1, 0)


def test_some_secret_art_of_flame_gains_a_token_for_a_condition_played() -> None:
    """It costs what it costs: the Free Peoples player may prevent nothing."""
    scene = Scene(
        minions=[MORDOR_VETERAN],
        shadow_support=[SOME_SECRET_ART_OF_FLAME],
        shadow_hand=[TOWER_WALKWAY, HARSH_TONGUES],
        twilight=1,
        site=6,
    ).regroup_phase()
    assert scene.comes_to(Verb.USE, SOME_SECRET_ART_OF_FLAME)
    scene.use(SOME_SECRET_ART_OF_FLAME)
    assert scene.in_play(TOWER_WALKWAY)
    assert scene.hand(SHADOW) == [HARSH_TONGUES]
    assert (scene.tokens(SOME_SECRET_ART_OF_FLAME), scene.twilight) == (1, 0)


@pytest.mark.parametrize(("controlled", "strength"), [(0, 9), (2, 11)])
def test_tower_walkway_strengthens_besiegers_for_each_site_you_control(
    controlled: int, strength: int
) -> None:
    scene = Scene(
        minions=[GORGOROTH_AXEMAN, MORDOR_VETERAN], shadow_support=[TOWER_WALKWAY], site=6
    )
    scene.control(*ARAGORN_SITES[:controlled])
    assert (scene.strength(GORGOROTH_AXEMAN), scene.strength(MORDOR_VETERAN)) == (strength, 9)


def test_tower_walkway_takes_a_site_for_three_orcs() -> None:
    orcs = [GORGOROTH_AXEMAN, MORDOR_VETERAN, GORGOROTH_RANSACKER]
    scene = Scene(
        minions=[*orcs, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL], shadow_support=[TOWER_WALKWAY], site=6
    )
    scene.state.position[SHADOW] = 5
    scene.regroup_phase().wait_to(Verb.USE, TOWER_WALKWAY).use(TOWER_WALKWAY)
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    assert [scene.is_discarded(orc) for orc in orcs] == [True] * 3
    assert scene.in_play(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
    assert scene.is_discarded(TOWER_WALKWAY)
    assert scene.controls(ARAGORN_SITES[0])


@pytest.mark.parametrize(
    ("condition", "first", "second"),
    [
        (condition, first, second)
        for condition, first, both, _ in TOKENS_OF_TWO_COMPANIONS
        for second in both
    ],
)
def test_a_token_costs_an_exertion_of_each(condition: str, first: str, second: str) -> None:
    scene = fellowship(condition, first, second).use(condition)
    assert [scene.wounds(card) for card in (first, second)] == [1, 1]
    assert scene.tokens(condition) == 1


@pytest.mark.parametrize(
    ("condition", "first", "other"),
    [(condition, first, other) for condition, first, _, other in TOKENS_OF_TWO_COMPANIONS],
)
def test_nobody_else_serves_as_the_second(condition: str, first: str, other: str) -> None:
    assert not fellowship(condition, first, other).can(Verb.USE, condition)
