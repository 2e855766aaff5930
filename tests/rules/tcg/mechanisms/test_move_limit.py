"""The move limit, and what sites add to it for the turn (4.2, "move limit")."""

import pytest

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.turn.phases import moves_allowed
from rules.tcg.engine.turn.settling import settle
from rules.tcg.engine.zones.board import discard
from rules.tcg.notation.language import can_spot, companion, move_limit, while_
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.mechanisms.test_archery import FELLOWSHIP_SITES
from tests.rules.tcg.scene import Scene

TOWERS = (
    ROHIRRIM_VILLAGE,
    BARROWS_OF_EDORAS,
    ERED_NIMRAIS,
    HELMS_GATE_4_349,
    GREAT_HALL,
    RING_OF_ISENGARD,
    FORTRESS_OF_ORTHANC_4_360,
)


def test_a_site_raises_the_move_limit_while_a_ranger_is_there() -> None:
    """1 U 327."""
    assert (
        moves_allowed(Scene(fellowship=[FARAMIR_STOUT_CAPTAIN], path=FELLOWSHIP_SITES).state) == 3
    )
    assert (
        moves_allowed(Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], path=FELLOWSHIP_SITES).state) == 2
    )


def test_it_stays_raised_for_the_turn_when_the_fellowship_moves_on() -> None:
    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN], path=FELLOWSHIP_SITES)
    scene.happen(move).pass_()
    assert scene.state.position[0] == 3
    assert moves_allowed(scene.state) == 3
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], path=FELLOWSHIP_SITES)
    assert moves_allowed(scene.happen(move).pass_().state) == 2


def test_a_condition_raises_it_only_as_long_as_it_holds() -> None:
    """11 C 155: two Rohan mounts; who has none is weaker."""
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED]},
        support=[RIDING_LIKE_THE_WIND],
    )
    assert moves_allowed(scene.state) == 2
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 6
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, EOWYN_RESTLESS_MAIDEN],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED], EOWYN_RESTLESS_MAIDEN: [SWIFT_STEED]},
        support=[RIDING_LIKE_THE_WIND],
    )
    assert moves_allowed(scene.state) == 3


@pytest.mark.parametrize(
    ("card", "path", "site", "lost"),
    [
        (FARAMIR_STOUT_CAPTAIN, FELLOWSHIP_SITES, 2, FARAMIR_STOUT_CAPTAIN),
        (EOMER_VALIANT_WARCHIEF, (STEPS_OF_EDORAS, HORSE_COUNTRY, *TOWERS), 2, SWIFT_STEED),
        (MERRY_ROHIRRIM_SQUIRE, (STEPS_OF_EDORAS, DERNDINGLE, *TOWERS), 2, MERRY_ROHIRRIM_SQUIRE),
    ],
)
def test_a_limit_raised_for_the_turn_outlasts_its_condition(
    card: str, path: tuple[str, ...], site: int, lost: str
) -> None:
    """4.2, "move limit": 1 U 327, 4 U 326 and 4 U 330, no matter who is gone after that."""
    bearing = {EOMER_VALIANT_WARCHIEF: [SWIFT_STEED]} if card == EOMER_VALIANT_WARCHIEF else {}
    scene = Scene(fellowship=[card], bearing=bearing, path=path, site=site)
    settle(scene.state)
    assert moves_allowed(scene.state) == 3
    discard(scene.state, scene.card(lost))
    settle(scene.state)
    assert moves_allowed(scene.state) == 3


def test_it_is_as_usual_again_in_the_next_turn() -> None:
    scene = Scene(fellowship=[RADAGAST_THE_BROWN])
    assert moves_allowed(scene.state) == 3
    discard(scene.state, scene.card(RADAGAST_THE_BROWN))
    assert moves_allowed(scene.state) == 3
    scene.turn_starts()
    assert moves_allowed(scene.state) == 2


def test_a_text_does_not_take_it_below_its_minimum() -> None:
    """1 U 260: "to a minimum of 1", for two of them as for one."""
    few = made(WAR_TOWERS, while_(can_spot(2, companion), move_limit(-1, least=1)))
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF], shadow_support=[few])
    settle(scene.state)
    assert moves_allowed(scene.state) == 1
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF], shadow_support=[few, few]
    )
    settle(scene.state)
    assert moves_allowed(scene.state) == 1
