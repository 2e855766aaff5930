"""Cards of the Shire of *The Fellowship of the Ring* whose text is easily misread."""

from rules.tcg.engine.codes import Verb
from rules.tcg.notation.language import a, ability, exert, make, skirmish, strength, this, titled
from tests.rules.tcg.cards import ARAGORN, CAPTAIN, PIPPIN
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

MERRY_FRIEND_TO_SAM = "1_302"


def test_merry_adds_the_strength_he_has_at_that_moment():
    """2.0, "Clarifications": the bonus does not grow with his strength later."""
    encouraging = made(
        PIPPIN, ability(skirmish, exert(this) >> make(a(titled("Merry")), strength(+4)))
    )
    scene = Scene(fellowship=[MERRY_FRIEND_TO_SAM, ARAGORN, encouraging], minions=[CAPTAIN], site=4)
    scene.skirmish(ARAGORN, CAPTAIN)
    before, added = scene.strength(ARAGORN), scene.strength(MERRY_FRIEND_TO_SAM)
    scene.use(MERRY_FRIEND_TO_SAM).choose(ARAGORN)
    scene.wait_to(Verb.USE, encouraging).use(encouraging)
    assert scene.strength(MERRY_FRIEND_TO_SAM) == added + 4
    assert scene.strength(ARAGORN) == before + added
