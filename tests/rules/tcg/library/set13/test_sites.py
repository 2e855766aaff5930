"""The sites of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.sites import place_site
from rules.tcg.engine.state.codes import FELLOWSHIP, REGROUP, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


def test_at_the_crossroads_one_companion_of_each_culture_is_healed() -> None:
    path = (*ARAGORN_SITES[:2], CROSSROADS_OF_THE_FALLEN_KINGS, *ARAGORN_SITES[3:])
    scene = Scene(
        fellowship=[
            ARAGORN_DRIVEN_BY_NEED,
            MADRIL_FARAMIRS_AIDE,
            GIMLI_DWARF_OF_EREBOR,
            MERRY_ROHIRRIM_SQUIRE,
        ],
        path=path,
        site=2,
    )
    for wounded in (ARAGORN_DRIVEN_BY_NEED, MADRIL_FARAMIRS_AIDE, GIMLI_DWARF_OF_EREBOR):
        scene.wound(wounded, 1)
    place_site(scene.state, scene.card(CROSSROADS_OF_THE_FALLEN_KINGS), 3)
    scene.state.phase = REGROUP
    scene.happen(move)
    assert scene.who == 0
    scene.pass_().do(Verb.YES).choose(MADRIL_FARAMIRS_AIDE)
    assert [
        scene.wounds(card)
        for card in (ARAGORN_DRIVEN_BY_NEED, MADRIL_FARAMIRS_AIDE, GIMLI_DWARF_OF_EREBOR)
    ] == [1, 0, 0]


def test_the_crossroads_heal_nobody_in_the_fellowship_phase() -> None:
    path = (*ARAGORN_SITES[:2], CROSSROADS_OF_THE_FALLEN_KINGS, *ARAGORN_SITES[3:])
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], path=path, site=2).wound(
        ARAGORN_DRIVEN_BY_NEED, 1
    )
    place_site(scene.state, scene.card(CROSSROADS_OF_THE_FALLEN_KINGS), 3)
    scene.state.phase = FELLOWSHIP
    scene.happen(move).pass_()
    assert not scene.can(Verb.YES)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


@pytest.mark.parametrize(
    ("others", "weaker"),
    [
        (
            [ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF],
            {ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF},
        ),
        ([ARAGORN_DRIVEN_BY_NEED], {FRODO_HOPE_OF_FREE_PEOPLES, ARAGORN_DRIVEN_BY_NEED}),
    ],
)
def test_doors_of_durin_weaken_every_race_with_the_most_companions(
    others: list[str], weaker: set[str]
) -> None:
    """Two Men outnumber Frodo, the only Hobbit; one Man and one Hobbit are as many."""
    scene = Scene(fellowship=others, site=1, path=(DOORS_OF_DURIN,))
    elsewhere = Scene(fellowship=others, site=1)
    for companion in (FRODO_HOPE_OF_FREE_PEOPLES, *others):
        lost = elsewhere.strength(companion) - scene.strength(companion)
        assert lost == int(companion in weaker)


def test_at_the_fords_of_isen_the_ring_counts_as_every_card_that_is_borne() -> None:
    """Frodo bears The One Ring alone, Merry a sword, and Aragorn nothing."""
    others = [ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE]
    bearing = {MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319]}
    at_the_fords = Scene(fellowship=others, bearing=bearing, site=1, path=(FORDS_OF_ISEN,))
    elsewhere = Scene(fellowship=others, bearing=bearing, site=1)
    gained = [
        at_the_fords.strength(companion) - elsewhere.strength(companion)
        for companion in (FRODO_HOPE_OF_FREE_PEOPLES, *others)
    ]
    assert gained == [1, 0, 1]


@pytest.mark.parametrize(
    ("site", "phase", "burdens"),
    [(3, REGROUP, 0), (4, REGROUP, 1), (4, FELLOWSHIP, 0), (8, REGROUP, 1)],
)
def test_abandoned_mine_shaft_burdens_those_who_flee_from_it_past_region_one(
    site: int, phase: int, burdens: int
) -> None:
    sites = ARAGORN_SITES
    scene = Scene(path=(*sites[: site - 1], ABANDONED_MINE_SHAFT, *sites[site:]), site=site)
    scene.state.phase = phase
    scene.happen(move)
    assert scene.burdens == burdens


def _coming_to(site: str, phase: int, scene: Scene) -> Scene:
    """Let the fellowship move to site 3; a choice of the site's text comes after Frodo's own."""
    place_site(scene.state, scene.card(site), 3)
    scene.state.phase = phase
    scene.happen(move)
    while scene.can(Verb.PASS) and not scene.can(Verb.YES):
        scene.pass_()
    return scene


@pytest.mark.parametrize(
    ("phase", "burdens", "removes", "left"),
    [
        (REGROUP, 3, True, 1),
        (REGROUP, 3, False, 3),
        (REGROUP, 1, True, 0),
        (FELLOWSHIP, 3, None, 3),
    ],
)
def test_in_the_caves_of_aglarond_two_burdens_are_lifted(
    phase: int, burdens: int, left: int, *, removes: bool | None
) -> None:
    caves = CAVES_OF_AGLAROND_13_186
    scene = Scene(path=(*ARAGORN_SITES[:2], caves), site=2, burdens=burdens)
    _coming_to(caves, phase, scene)
    assert scene.can(Verb.YES) is (removes is not None)
    if removes is not None:
        assert scene.who == FREE_PEOPLES
        scene.do(Verb.YES if removes else Verb.PASS)
    assert scene.burdens == left


@pytest.mark.parametrize(("phase", "drawn"), [(REGROUP, 1), (FELLOWSHIP, 0)])
def test_in_the_city_of_kings_the_free_peoples_may_draw(phase: int, drawn: int) -> None:
    scene = Scene(
        path=(*ARAGORN_SITES[:2], CITY_OF_KINGS), site=2, deck=[GIMLI_DWARF_OF_EREBOR] * 2
    )
    _coming_to(CITY_OF_KINGS, phase, scene)
    assert scene.can(Verb.YES) is bool(drawn)
    if drawn:
        scene.do(Verb.YES)
    assert len(scene.hand()) == drawn


@pytest.mark.parametrize("phase", [FELLOWSHIP, REGROUP])
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_on_the_courtyard_parapet_the_shadow_trades_two_cards_for_a_burden(
    cards: int, phase: int
) -> None:
    scene = Scene(
        path=(*ARAGORN_SITES[:2], COURTYARD_PARAPET),
        site=2,
        hand=[GIMLI_DWARF_OF_EREBOR] * 2,
        shadow_hand=[HOBBIT_SWORD_7_319] * cards,
    )
    _coming_to(COURTYARD_PARAPET, phase, scene)
    assert scene.can(Verb.YES) is (cards > 1)
    if cards > 1:
        assert scene.who == SHADOW
        scene.do(Verb.YES)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
    assert scene.burdens == int(cards > 1)
    assert len(scene.hand(SHADOW)) == (cards - 2 if cards > 1 else cards)
    assert len(scene.hand()) == 2


@pytest.mark.parametrize(
    ("companions", "minions", "bonus"), [(1, 1, 1), (1, 2, 0), (1, 3, 0), (2, 2, 1)]
)
def test_at_the_great_gates_the_fewer_minions_are_the_stronger(
    companions: int, minions: int, bonus: int
) -> None:
    """Frodo is one companion more."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF][:companions],
        minions=[ORKISH_SCOUT] * minions,
        path=(THE_GREAT_GATES,),
        site=1,
    )
    assert [scene.strength(ORKISH_SCOUT, copy) for copy in range(minions)] == [8 + bonus] * minions
    # Companions gain nothing.
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 7


@pytest.mark.parametrize(("wounded", "offered"), [(0, True), (1, False)])
def test_at_the_isenwash_a_minion_tires_with_a_companion(wounded: int, *, offered: bool) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[ORKISH_SCOUT],
        path=(*ARAGORN_SITES[:3], ISENWASH),
        site=4,
    ).wound(ORKISH_SCOUT, wounded)
    scene.regroup_phase()
    assert scene.can(Verb.YES) is offered
    if offered:
        assert scene.who == SHADOW
        scene.do(Verb.YES).choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.wounds(ORKISH_SCOUT) == 1
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == int(offered)


def test_at_the_isenwash_each_shadow_player_may_tire_a_minion() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[ORKISH_SCOUT],
        minions_of={2: [MORDOR_TROOPER]},
        path=(*ARAGORN_SITES[:3], ISENWASH),
        players=3,
        site=4,
    ).regroup_phase()
    asked = []
    while scene.can(Verb.YES):
        asked.append(scene.who)
        scene.do(Verb.YES)
        while scene.can(Verb.CHOOSE):
            own = ORKISH_SCOUT if asked[-1] == SHADOW else MORDOR_TROOPER
            scene.choose(own if scene.can(Verb.CHOOSE, own) else GIMLI_DWARF_OF_EREBOR)
    assert set(asked) == {1, 2}
    assert [scene.wounds(card) for card in (ORKISH_SCOUT, MORDOR_TROOPER)] == [1, 1]
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 2
