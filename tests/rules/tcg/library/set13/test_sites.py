"""The sites of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.sites import place_site
from rules.tcg.engine.state.codes import FELLOWSHIP, REGROUP, Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    CROSSROADS_OF_THE_FALLEN_KINGS,
    DOORS_OF_DURIN,
    EOMER_VALIANT_WARCHIEF,
    FORDS_OF_ISEN,
    FRODO_HOPE_OF_FREE_PEOPLES,
    GIMLI_DWARF_OF_EREBOR,
    HOBBIT_SWORD_7_319,
    MADRIL_FARAMIRS_AIDE,
    MERRY_ROHIRRIM_SQUIRE,
)
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


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
