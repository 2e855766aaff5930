"""Cards of the Men of *Rise of Saruman* whose text is easily misread."""

from tests.rules.tcg.cards import ARAGORN, MERRY
from tests.rules.tcg.scene import Scene

VENGEFUL_WILD_MAN = "17_63"
EASTERLING_DISPATCHER = "17_42"


def test_vengeful_wild_man_must_exert_for_a_threat_if_another_man_is_there():
    """Print has no "may": nobody is asked."""
    scene = Scene(
        fellowship=[ARAGORN, MERRY], minions=[VENGEFUL_WILD_MAN, EASTERLING_DISPATCHER], site=6
    )
    scene.maneuver_phase()
    assert scene.wounds(VENGEFUL_WILD_MAN) == 1
    assert scene.threats == 1


def test_vengeful_wild_man_adds_nothing_alone_or_exhausted():
    alone = Scene(fellowship=[ARAGORN], minions=[VENGEFUL_WILD_MAN], site=6).maneuver_phase()
    assert alone.threats == 0
    scene = Scene(fellowship=[ARAGORN], minions=[VENGEFUL_WILD_MAN, EASTERLING_DISPATCHER], site=6)
    vitality = 2
    scene.wound(VENGEFUL_WILD_MAN, vitality - 1).maneuver_phase()
    assert scene.threats == 0
    assert scene.wounds(VENGEFUL_WILD_MAN) == vitality - 1
