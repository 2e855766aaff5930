"""Wraith cards of set 7, *The Return of the King*, that answer a draw, a death or an assignment."""

from functools import partial
from typing import Any

import pytest

from rules.tcg.engine.operations.drawing import draw_cards
from rules.tcg.engine.operations.wounds import exert, kill
from rules.tcg.engine.state.codes import DAMAGE, FELLOWSHIP, REGROUP, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


@pytest.mark.parametrize(("phase", "threats"), [(FELLOWSHIP, 2), (REGROUP, 0)])
def test_morgul_on_the_march_adds_a_threat_for_each_card_drawn_before_the_regroup_phase(
    phase: int, threats: int
) -> None:
    scene = Scene(
        shadow_support=[MORGUL_ON_THE_MARCH],
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        deck=[DWARF_GUARD] * 3,
    )
    scene.state.phase = phase
    scene.happen(partial(draw_cards, is_effect=True), FREE_PEOPLES, 2)
    assert len(scene.hand()) == 2
    assert scene.threats == threats


def test_morgul_on_the_march_goes_with_a_nazgul_for_a_threat() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, BYSTANDER],
        shadow_support=[MORGUL_ON_THE_MARCH],
        site=6,
    )
    scene.regroup_phase().wait_to(Verb.USE, MORGUL_ON_THE_MARCH).use(MORGUL_ON_THE_MARCH)
    assert scene.is_discarded(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
    assert scene.is_discarded(MORGUL_ON_THE_MARCH)
    assert scene.threats == 1


@pytest.mark.parametrize(
    ("others", "price"), [([ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL], 1), ([BYSTANDER], 0)]
)
def test_morgul_spawn_beside_a_nazgul_costs_an_exertion_to_assign(
    others: list[str], price: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        minions=[MORGUL_SPAWN, *others],
        site=6,
    ).assignment_phase()
    scene.wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED).do(
        Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, MORGUL_SPAWN
    )
    if price:
        assert scene.who == FREE_PEOPLES
        scene.choose(LEGOLAS_GREENLEAF)
    assert [scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.wounds(LEGOLAS_GREENLEAF)] == [0, price]


def test_morgul_spawn_is_assigned_by_nobody_who_cannot_exert() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORGUL_SPAWN, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
        site=6,
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 3).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3).assignment_phase()
    while scene.who != FREE_PEOPLES or not scene.can(Verb.ASSIGN):
        scene.pass_()
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
    assert not scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, MORGUL_SPAWN)


@pytest.mark.parametrize("prevented", [True, False])
def test_morgul_brute_adds_a_burden_unless_the_ring_bearer_is_wounded(*, prevented: bool) -> None:
    scene = Scene(
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL], shadow_hand=[MORGUL_BRUTE], twilight=9, site=6
    ).shadow_phase()
    scene.play(MORGUL_BRUTE).answer_with(MORGUL_BRUTE)
    assert scene.who == FREE_PEOPLES
    scene.choose("wound" if prevented else "add a burden")
    assert (scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES), scene.burdens) == (
        int(prevented),
        1 - prevented,
    )


def test_morgul_brute_feeds_on_burdens() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORGUL_BRUTE, BYSTANDER], burdens=2, site=6
    )
    before = scene.strength(MORGUL_BRUTE)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORGUL_BRUTE).wait_to(Verb.USE, MORGUL_BRUTE).use(
        MORGUL_BRUTE
    )
    assert scene.strength(MORGUL_BRUTE) == before + 3
    assert scene.burdens == 1


@pytest.mark.parametrize(
    ("companion", "hears"), [(ARAGORN_DRIVEN_BY_NEED, True), (LEGOLAS_GREENLEAF, False)]
)
def test_too_late_adds_twilight_when_its_bearer_exerts(companion: str, *, hears: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, BYSTANDER],
        shadow_support=[TOO_LATE],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL).wait_to(
        Verb.USE, TOO_LATE
    ).use(TOO_LATE)
    assert scene.bearer_of(TOO_LATE) == ARAGORN_DRIVEN_BY_NEED
    scene.happen(exert, scene.card(companion), scene.card(companion))
    assert scene.twilight == int(hears)


def test_out_of_sight_and_shot_tires_a_companion_for_each_that_is_played() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        hand=[LEGOLAS_GREENLEAF],
        shadow_support=[OUT_OF_SIGHT_AND_SHOT],
    )
    scene.fellowship_phase().play(LEGOLAS_GREENLEAF).choose(ARAGORN_DRIVEN_BY_NEED)
    assert [
        scene.wounds(card)
        for card in (ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF, FRODO_HOPE_OF_FREE_PEOPLES)
    ] == [1, 0, 0]


def test_out_of_sight_and_shot_brings_a_nazgul_back() -> None:
    scene = Scene(
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
        shadow_support=[OUT_OF_SIGHT_AND_SHOT],
        shadow_discards=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, BYSTANDER],
        twilight=20,
        site=6,
    )
    scene.shadow_phase().use(OUT_OF_SIGHT_AND_SHOT)
    assert scene.in_play(ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR)
    assert scene.is_discarded(BYSTANDER)
    assert scene.is_discarded(OUT_OF_SIGHT_AND_SHOT)


@pytest.mark.parametrize(("companions", "damage"), [(5, 0), (6, 1)])
def test_enquea_is_damage_one_against_six(companions: int, damage: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * (companions - 1), minions=[ULAIRE_ENQUEA_FASTER_THAN_WINDS]
    )
    assert scene.number(DAMAGE, ULAIRE_ENQUEA_FASTER_THAN_WINDS) == damage


def test_enquea_exerts_to_exert_the_ring_bearer_when_a_companion_is_killed() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[ULAIRE_ENQUEA_FASTER_THAN_WINDS])
    scene.happen(kill, scene.card(ARAGORN_DRIVEN_BY_NEED)).answer_with(
        ULAIRE_ENQUEA_FASTER_THAN_WINDS
    )
    assert (
        scene.wounds(ULAIRE_ENQUEA_FASTER_THAN_WINDS),
        scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES),
    ) == (1, 1)


@pytest.mark.parametrize(("companions", "threats"), [(4, 0), (6, 2)])
def test_cantea_adds_a_threat_for_each_companion_over_four(companions: int, threats: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * (companions - 1),
        shadow_hand=[ULAIRE_CANTEA_FASTER_THAN_WINDS],
        twilight=9,
        site=6,
    )
    scene.shadow_phase().play(ULAIRE_CANTEA_FASTER_THAN_WINDS)
    assert scene.threats == threats


def test_cantea_removes_two_threats_beside_another_wraith_to_discard_a_possession() -> None:
    laid: dict[str, Any] = {
        "fellowship": [ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        "bearing": {ARAGORN_DRIVEN_BY_NEED: [HOBBIT_SWORD_7_319]},
        "threats": 2,
        "site": 6,
    }
    scene = Scene(minions=[ULAIRE_CANTEA_FASTER_THAN_WINDS, BYSTANDER], **laid)
    scene.maneuver_phase().wait_to(Verb.USE, ULAIRE_CANTEA_FASTER_THAN_WINDS).use(
        ULAIRE_CANTEA_FASTER_THAN_WINDS
    )
    assert scene.is_discarded(HOBBIT_SWORD_7_319)
    assert scene.threats == 0
    alone = Scene(
        minions=[ULAIRE_CANTEA_FASTER_THAN_WINDS, MORDOR_VETERAN], **laid
    ).maneuver_phase()
    assert not alone.comes_to(Verb.USE, ULAIRE_CANTEA_FASTER_THAN_WINDS)


@pytest.mark.parametrize(
    ("cards", "others", "cost"),
    [
        (0, [ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL], 0),
        (4, [ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL], 6),
        (0, [BYSTANDER], 6),
    ],
    ids=["with initiative beside a Nazgûl", "without initiative", "without a Nazgûl"],
)
def test_toldea_comes_for_six_less(cards: int, others: list[str], cost: int) -> None:
    scene = Scene(
        minions=others,
        hand=[DWARF_GUARD] * cards,
        shadow_hand=[ULAIRE_TOLDEA_WRAITH_ON_WINGS],
        twilight=9,
        site=6,
    ).shadow_phase()
    before = scene.twilight
    scene.play(ULAIRE_TOLDEA_WRAITH_ON_WINGS)
    assert before - scene.twilight == cost


@pytest.mark.parametrize(("cards", "offered"), [(0, True), (4, False)])
def test_nertea_is_discarded_for_a_burden_with_initiative(cards: int, *, offered: bool) -> None:
    scene = Scene(
        minions=[ULAIRE_NERTEA_BLACK_MANTLED_WRAITH], hand=[DWARF_GUARD] * cards, site=6
    ).regroup_phase()
    assert scene.comes_to(Verb.USE, ULAIRE_NERTEA_BLACK_MANTLED_WRAITH) is offered
    if offered:
        scene.use(ULAIRE_NERTEA_BLACK_MANTLED_WRAITH)
        assert scene.burdens == 1
        assert scene.is_discarded(ULAIRE_NERTEA_BLACK_MANTLED_WRAITH)


@pytest.mark.parametrize(
    ("cards", "others", "offered"),
    [(0, [BYSTANDER], True), (4, [BYSTANDER], False), (0, [], False)],
)
def test_attea_exerts_for_a_burden_beside_another_wraith(
    cards: int, others: list[str], *, offered: bool
) -> None:
    scene = Scene(
        minions=[ULAIRE_ATTEA_WRAITH_ON_WINGS, *others], hand=[DWARF_GUARD] * cards, site=6
    ).shadow_phase()
    assert scene.can(Verb.USE, ULAIRE_ATTEA_WRAITH_ON_WINGS) is offered
    if offered:
        scene.use(ULAIRE_ATTEA_WRAITH_ON_WINGS)
        assert (scene.burdens, scene.wounds(ULAIRE_ATTEA_WRAITH_ON_WINGS)) == (1, 1)
