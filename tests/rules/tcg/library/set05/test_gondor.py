"""The Gondor cards of set 5, *Battle of Helm's Deep*."""

import pytest

from rules.tcg.engine.state.codes import VITALITY, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_alcarin_takes_on_a_minion_bearing_a_fortification() -> None:
    scene = Scene(
        fellowship=[ALCARIN],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN],
        bearing={MORDOR_TROOPER: [CITY_WALL]},
        site=6,
    ).wound(ALCARIN, 1)
    scene.assignment_phase().use(ALCARIN)
    assert scene.wounds(ALCARIN) == 0
    assert list(scene.state.assigned[scene.card(MORDOR_TROOPER)]) == [scene.card(ALCARIN)]


@pytest.mark.parametrize(
    ("knights", "may"), [([KNIGHT_OF_GONDOR] * 2, False), ([KNIGHT_OF_GONDOR] * 3, True)]
)
def test_city_wall_needs_three_knights_or_an_exertion(knights: list[str], may: bool) -> None:
    scene = Scene(
        fellowship=knights,
        support=[CITY_WALL, STONE_TOWER],
        minions=[MORDOR_VETERAN, MORDOR_TROOPER],
        site=6,
    )
    for copy in range(len(knights)):
        scene.wound(KNIGHT_OF_GONDOR, 2, copy)
    scene.skirmish(KNIGHT_OF_GONDOR, MORDOR_VETERAN)
    assert scene.can(Verb.USE, CITY_WALL) is may
    assert not scene.can(Verb.USE, STONE_TOWER)
    if may:
        scene.use(CITY_WALL)
        assert scene.bearer_of(CITY_WALL) == MORDOR_VETERAN
        assert not scene.can(Verb.USE, CITY_WALL)
        assert scene.strength(MORDOR_VETERAN) == 6


def test_fall_back_takes_shadow_cards_and_leaves_the_fortification() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN, MORDOR_TROOPER],
        bearing={
            MORDOR_VETERAN: [CITADEL_OF_THE_STARS, MORGUL_AXE],
            MORDOR_TROOPER: [KNIGHTS_SPEAR],
        },
        hand=[FALL_BACK],
        site=6,
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN)
    scene.play(FALL_BACK)
    assert scene.is_discarded(MORGUL_AXE)
    assert scene.bearer_of(CITADEL_OF_THE_STARS) == MORDOR_VETERAN


def test_rally_point_calls_a_fortification_home_and_it_can_be_used_again() -> None:
    scene = Scene(
        fellowship=[KNIGHT_OF_GONDOR],
        support=[RALLY_POINT],
        minions=[MORDOR_VETERAN],
        bearing={MORDOR_VETERAN: [CITY_WALL]},
        site=6,
    )
    scene.regroup_phase().use(RALLY_POINT)
    assert scene.wounds(KNIGHT_OF_GONDOR) == 1
    assert scene.in_play(CITY_WALL)
    assert scene.state.bearer[scene.card(CITY_WALL)] < 0


def test_these_are_my_people_gives_possessions_to_the_aragorn_signet_alone() -> None:
    scene = Scene(
        fellowship=[ARAGORN_WINGFOOT, MERRY_ROHIRRIM_SQUIRE],
        ring_bearer=FRODO_SON_OF_DROGO,
        hand=[THESE_ARE_MY_PEOPLE],
        discards=[RANGERS_SWORD, HOBBIT_SWORD_7_319],
        twilight=0,
    )
    scene.fellowship_phase().play(THESE_ARE_MY_PEOPLE)
    assert scene.wounds(ARAGORN_WINGFOOT) == 2
    assert not scene.can(Verb.CHOOSE, HOBBIT_SWORD_7_319)
    scene.choose(RANGERS_SWORD)
    assert scene.bearer_of(RANGERS_SWORD) == ARAGORN_WINGFOOT


@pytest.mark.parametrize(("walled", "bonus"), [(True, 4), (False, 2)])
def test_war_must_be_looks_for_a_fortification_on_the_minion(walled: bool, bonus: int) -> None:
    scene = Scene(
        fellowship=[KNIGHT_OF_GONDOR],
        minions=[MORDOR_VETERAN, MORDOR_TROOPER],
        bearing={MORDOR_VETERAN if walled else MORDOR_TROOPER: [STONE_TOWER]},
        hand=[WAR_MUST_BE, MEN_OF_NUMENOR],
        site=6,
    ).skirmish(KNIGHT_OF_GONDOR, MORDOR_VETERAN)
    scene.play(WAR_MUST_BE)
    assert scene.strength(KNIGHT_OF_GONDOR) == 5 + bonus


@pytest.mark.parametrize(
    ("man", "wounds", "may"),
    [
        (KNIGHT_OF_GONDOR, 0, True),
        (GONDORIAN_KNIGHT, 0, True),
        (KNIGHT_OF_GONDOR, 2, False),
        (RANGER_OF_MINAS_TIRITH, 0, False),
    ],
)
def test_take_cover_raises_a_fortification_of_gondor_again(
    man: str, wounds: int, may: bool
) -> None:
    scene = Scene(
        fellowship=[man],
        hand=[TAKE_COVER],
        discards=[CITY_WALL, STONE_TOWER, PARAPET, RALLY_POINT],
    ).wound(man, wounds)
    scene.fellowship_phase()
    assert scene.can(Verb.PLAY, TAKE_COVER) is may
    if may:
        scene.play(TAKE_COVER)
        assert scene.wounds(man) == wounds + 1
        # A fortification of Rohan and a condition that is none stay where they are.
        assert not scene.can(Verb.CHOOSE, PARAPET)
        assert not scene.can(Verb.CHOOSE, RALLY_POINT)
        scene.choose(CITY_WALL)
        assert scene.in_play(CITY_WALL)
        assert scene.is_discarded(STONE_TOWER)
        assert scene.twilight == 1


@pytest.mark.parametrize(
    ("friend", "may"), [(GONDORIAN_KNIGHT, True), (RANGER_OF_MINAS_TIRITH, False)]
)
def test_turgon_joins_a_knight(friend: str, may: bool) -> None:
    scene = Scene(fellowship=[friend], hand=[TURGON]).fellowship_phase()
    assert scene.can(Verb.PLAY, TURGON) is may


@pytest.mark.parametrize(("wounds", "may"), [(0, True), (2, False)])
def test_turgon_exerts_to_wound_a_minion_under_a_fortification(wounds: int, may: bool) -> None:
    scene = Scene(
        fellowship=[TURGON, GONDORIAN_KNIGHT],
        minions=[MORDOR_VETERAN, MORDOR_TROOPER],
        bearing={MORDOR_VETERAN: [CITY_WALL]},
        site=6,
    ).wound(TURGON, wounds)
    scene.maneuver_phase()
    assert scene.can(Verb.USE, TURGON) is may
    if may:
        scene.use(TURGON)
        assert scene.wounds(TURGON) == 1
        assert (scene.wounds(MORDOR_VETERAN), scene.wounds(MORDOR_TROOPER)) == (1, 0)


@pytest.mark.parametrize(
    ("wall", "strength", "vitality"),
    [(CITADEL_OF_THE_STARS, -2, -1), (CITY_WALL, -3, 0), (STONE_TOWER, 0, -2)],
)
@pytest.mark.parametrize("fighter", [KNIGHT_OF_GONDOR, MERRY_ROHIRRIM_SQUIRE])
def test_a_fortification_is_raised_against_the_minion_of_a_man_of_gondor(
    wall: str, strength: int, vitality: int, fighter: str
) -> None:
    scene = Scene(
        fellowship=[KNIGHT_OF_GONDOR, TURGON, MERRY_ROHIRRIM_SQUIRE],
        support=[wall],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    )
    scene.skirmish(fighter, MORDOR_VETERAN)
    if fighter == KNIGHT_OF_GONDOR:
        scene.use(wall)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
        exerted = [scene.wounds(man) for man in (KNIGHT_OF_GONDOR, TURGON)]
        assert sorted(exerted) == ([1, 1] if wall == STONE_TOWER else [0, 1])
        assert scene.bearer_of(wall) == MORDOR_VETERAN
        assert scene.strength(MORDOR_VETERAN) == 9 + strength
        assert scene.number(VITALITY, MORDOR_VETERAN) == 3 + vitality
    elif scene.comes_to(Verb.USE, wall):
        # A Man can exert for nothing; the wall stays where it is.
        scene.use(wall).take_first()
        assert scene.bearer_of(wall) == ""


def test_a_fortification_costs_three_knights_nothing() -> None:
    scene = Scene(
        fellowship=[KNIGHT_OF_GONDOR, TURGON, GONDORIAN_KNIGHT],
        support=[CITADEL_OF_THE_STARS],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    )
    knights = (KNIGHT_OF_GONDOR, TURGON, GONDORIAN_KNIGHT)
    scene.skirmish(KNIGHT_OF_GONDOR, MORDOR_VETERAN).use(CITADEL_OF_THE_STARS)
    scene.choose("spot 3 knights")
    assert [scene.wounds(knight) for knight in knights] == [0, 0, 0]
    assert scene.bearer_of(CITADEL_OF_THE_STARS) == MORDOR_VETERAN


def test_knight_of_gondor_heals_for_a_condition_of_gondor() -> None:
    scene = Scene(
        fellowship=[KNIGHT_OF_GONDOR], support=[RALLY_POINT, PARAPET], shadow_support=[ORC_BOWMEN]
    ).wound(KNIGHT_OF_GONDOR, 2)
    scene.fellowship_phase().use(KNIGHT_OF_GONDOR)
    assert scene.is_discarded(RALLY_POINT)
    assert scene.wounds(KNIGHT_OF_GONDOR) == 1
    # The fortification of Rohan is of no use to him.
    assert not scene.can(Verb.USE, KNIGHT_OF_GONDOR)


def test_men_of_numenor_wound_the_minion_under_a_fortification() -> None:
    scene = Scene(
        fellowship=[KNIGHT_OF_GONDOR],
        minions=[MORDOR_VETERAN, MORDOR_TROOPER, MORGUL_LACKEY],
        bearing={MORDOR_TROOPER: [CITY_WALL], MORDOR_VETERAN: [MORGUL_AXE]},
        hand=[MEN_OF_NUMENOR],
        site=6,
    )
    scene.skirmish(KNIGHT_OF_GONDOR, MORDOR_VETERAN).play(MEN_OF_NUMENOR)
    assert scene.wounds(MORDOR_TROOPER) == 1
    assert scene.wounds(MORDOR_VETERAN) == 0
