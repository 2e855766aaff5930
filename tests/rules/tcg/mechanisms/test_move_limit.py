"""The move limit, and what sites add to it for the turn (4.2, "move limit")."""

from rules.tcg.engine.path import move
from rules.tcg.engine.phases import moves_allowed
from tests.rules.tcg.cards import ARAGORN, EOMER, FARAMIR, MERRY
from tests.rules.tcg.mechanisms.test_archery import FELLOWSHIP_SITES
from tests.rules.tcg.scene import Scene

RIDING_LIKE_THE_WIND = "11_155"
STEED = "7_253"


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
    """11 C 155: two Rohan mounts; whoever has none is weaker."""
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
