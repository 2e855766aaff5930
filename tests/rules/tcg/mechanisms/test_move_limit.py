"""The move limit, and what sites add to it for the turn (4.2, "move limit")."""

import pytest

from rules.tcg.engine.board import discard
from rules.tcg.engine.path import move
from rules.tcg.engine.phases import moves_allowed
from rules.tcg.engine.settling import settle
from rules.tcg.notation.language import can_spot, companion, move_limit, while_
from tests.rules.tcg.cards import ARAGORN, EOMER, FARAMIR, MERRY, WAR_TOWERS
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.mechanisms.test_archery import FELLOWSHIP_SITES
from tests.rules.tcg.scene import Scene

RIDING_LIKE_THE_WIND = "11_155"
STEED = "7_253"
RADAGAST, HORSE_COUNTRY, DERNDINGLE = "9_26", "4_326", "4_330"
TOWERS = ("4_334", "4_337", "4_343", "4_349", "4_353", "4_358", "4_360")


def test_a_site_raises_the_move_limit_while_a_ranger_is_there():
    """1 U 327."""
    assert moves_allowed(Scene(fellowship=[FARAMIR], path=FELLOWSHIP_SITES).state) == 3
    assert moves_allowed(Scene(fellowship=[ARAGORN], path=FELLOWSHIP_SITES).state) == 2


def test_it_stays_raised_for_the_turn_when_the_fellowship_moves_on():
    scene = Scene(fellowship=[FARAMIR], path=FELLOWSHIP_SITES)
    scene.happen(move).pass_()
    assert scene.state.position[0] == 3
    assert moves_allowed(scene.state) == 3
    scene = Scene(fellowship=[ARAGORN], path=FELLOWSHIP_SITES)
    assert moves_allowed(scene.happen(move).pass_().state) == 2


def test_a_condition_raises_it_only_as_long_as_it_holds():
    """11 C 155: two Rohan mounts; who has none is weaker."""
    scene = Scene(
        fellowship=[EOMER, ARAGORN, MERRY],
        bearing={EOMER: [STEED]},
        support=[RIDING_LIKE_THE_WIND],
    )
    assert moves_allowed(scene.state) == 2
    assert scene.strength(ARAGORN) == 6
    scene = Scene(
        fellowship=[EOMER, "7_229"],
        bearing={EOMER: [STEED], "7_229": [STEED]},
        support=[RIDING_LIKE_THE_WIND],
    )
    assert moves_allowed(scene.state) == 3


@pytest.mark.parametrize(
    ("card", "path", "site", "lost"),
    [
        (FARAMIR, FELLOWSHIP_SITES, 2, FARAMIR),
        (EOMER, ("7_334", HORSE_COUNTRY, *TOWERS), 2, STEED),
        (MERRY, ("7_334", DERNDINGLE, *TOWERS), 2, MERRY),
    ],
)
def test_a_limit_raised_for_the_turn_outlasts_its_condition(card, path, site, lost):
    """4.2, "move limit": 1 U 327, 4 U 326 and 4 U 330, no matter who is gone after that."""
    bearing = {EOMER: [STEED]} if card == EOMER else {}
    scene = Scene(fellowship=[card], bearing=bearing, path=path, site=site)
    settle(scene.state)
    assert moves_allowed(scene.state) == 3
    discard(scene.state, scene._find(lost))
    settle(scene.state)
    assert moves_allowed(scene.state) == 3


def test_it_is_as_usual_again_in_the_next_turn():
    scene = Scene(fellowship=[RADAGAST])
    assert moves_allowed(scene.state) == 3
    discard(scene.state, scene._find(RADAGAST))
    assert moves_allowed(scene.state) == 3
    scene.turn_starts()
    assert moves_allowed(scene.state) == 2


def test_a_text_does_not_take_it_below_its_minimum():
    """1 U 260: "to a minimum of 1", for two of them as for one."""
    few = made(WAR_TOWERS, while_(can_spot(2, companion), move_limit(-1, least=1)))
    scene = Scene(fellowship=[ARAGORN, EOMER], shadow_support=[few])
    settle(scene.state)
    assert moves_allowed(scene.state) == 1
    scene = Scene(fellowship=[ARAGORN, EOMER], shadow_support=[few, few])
    settle(scene.state)
    assert moves_allowed(scene.state) == 1
