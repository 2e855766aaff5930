"""The sites of set 8, *Siege of Gondor*."""

from typing import Any

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(
    ("site", "twilight", "moves", "must_move"),
    [(HORNBURG_WALL, 9, 1, True), (HORNBURG_WALL, 9, 2, False), (OSGILIATH_CHANNEL, 0, 1, True)],
)
def test_a_shadow_player_makes_the_fellowship_move_again(
    site: str, twilight: int, moves: int, must_move: bool
) -> None:
    """The move limit still holds: "if the move limit allows"."""
    path = (*ARAGORN_SITES[:6], site, *ARAGORN_SITES[7:])
    others = [
        ARAGORN_DRIVEN_BY_NEED,
        MERRY_ROHIRRIM_SQUIRE,
        PIPPIN_SWORN_TO_SERVICE,
        INGOLD,
        GUTHLAF,
    ]
    scene = Scene(
        fellowship=others, minions=[SOUTHRON_CAPTAIN], site=7, path=path, twilight=twilight
    )
    scene.state.moves = moves
    scene.regroup_phase().wait_to(Verb.USE, site).use(site)
    while scene.state.turn == 1 and scene.state.position[0] == 7:
        scene.pass_()
    assert scene.state.position[0] == (8 if must_move else 7)


def at(site: str, number: int, **laid: Any) -> Scene:
    sites = (*ARAGORN_SITES[: number - 1], site, *ARAGORN_SITES[number:])
    return Scene(path=sites, site=number, **laid)


def test_the_dimholt_brings_an_enduring_companion_for_three_threats() -> None:
    scene = at(
        THE_DIMHOLT,
        3,
        fellowship=[DWARF_GUARD] * 3,
        deck=[OATHBREAKER, DWARF_GUARD],
    )
    scene.fellowship_phase().use(THE_DIMHOLT)
    assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
    scene.choose(OATHBREAKER)
    assert scene.in_play(OATHBREAKER)
    # Oathbreaker himself adds one more.
    assert scene.threats == 4


@pytest.mark.parametrize("place", ["shadow_deck", "shadow_discards"])
def test_the_city_of_the_dead_brings_an_enduring_minion_for_two_burdens(place: str) -> None:
    laid: dict[str, Any] = {place: [ULAIRE_ATTEA_THRALL_OF_THE_ONE, MORDOR_VETERAN]}
    scene = at(CITY_OF_THE_DEAD, 5, burdens=3, twilight=20, **laid).shadow_phase()
    scene.use(CITY_OF_THE_DEAD)
    if scene.can(Verb.EITHER):
        scene.choose("draw deck" if place == "shadow_deck" else "discard pile")
    if scene.can(Verb.CHOOSE, ULAIRE_ATTEA_THRALL_OF_THE_ONE):
        scene.choose(ULAIRE_ATTEA_THRALL_OF_THE_ONE)
    assert scene.in_play(ULAIRE_ATTEA_THRALL_OF_THE_ONE)
    assert scene.burdens == 1


@pytest.mark.parametrize("way", ["threats", "control"])
def test_the_crashed_gate_costs_three_threats_or_a_site(way: str) -> None:
    scene = at(
        CRASHED_GATE,
        6,
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        minions=[MORDOR_VETERAN],
    )
    scene.state.position[SHADOW] = 5
    scene.regroup_phase()
    assert scene.who == FREE_PEOPLES
    scene.choose(way)
    assert scene.threats == (3 if way == "threats" else 0)
