"""A character takes the place of another in a skirmish (4.2, "replace")."""

from rules.tcg.engine.codes import Verb
from tests.rules.tcg.cards import CAPTAIN, FRODO, GIMLI, MERRY, ORC_SAVAGE, PIPPIN, TROOPER
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

COUNTS_BUT_ONE = "8_4"
BRAVE_AND_LOYAL = "10_105"
BRAVE_DECOY = "11_170"


def test_the_new_character_fights_on_and_the_old_one_is_out_of_it():
    scene = Scene(fellowship=[MERRY, GIMLI], minions=[ORC_SAVAGE], hand=[COUNTS_BUT_ONE], site=6)
    scene.skirmish(MERRY, ORC_SAVAGE).play(COUNTS_BUT_ONE).resolve()
    assert scene.threats == 1
    assert scene.wounds(MERRY) == 0
    assert scene.wounds(GIMLI) == 1
    assert ("totals", 6, 9) in (scene.state.log or [])


def test_nobody_is_assigned_any_more_when_it_is_over():
    scene = Scene(fellowship=[MERRY, GIMLI], minions=[ORC_SAVAGE], hand=[COUNTS_BUT_ONE], site=6)
    scene.skirmish(MERRY, ORC_SAVAGE).play(COUNTS_BUT_ONE).resolve()
    assert scene.state.assigned[scene._find(ORC_SAVAGE)] == ()


def test_who_is_assigned_to_a_skirmish_of_their_own_cannot_help():
    """8 U 4: only if Gimli is not assigned."""
    scene = Scene(
        fellowship=[MERRY, GIMLI], minions=[TROOPER, CAPTAIN], hand=[COUNTS_BUT_ONE], site=6
    )
    scene.skirmish(GIMLI, CAPTAIN)
    scene.state.pending = None
    scene.skirmish(MERRY, TROOPER)
    scene.do(Verb.FIGHT, MERRY)
    assert not scene.can(Verb.PLAY, COUNTS_BUT_ONE)


def test_a_hobbit_may_replace_another_hobbit_and_not_the_ring_bearer():
    """10 U 105: who exerts takes the place, though the other is a Hobbit too."""
    scene = Scene(fellowship=[MERRY, PIPPIN], minions=[ORC_SAVAGE], hand=[BRAVE_AND_LOYAL], site=6)
    scene.skirmish(MERRY, ORC_SAVAGE).play(BRAVE_AND_LOYAL)
    if scene.can(Verb.CHOOSE, PIPPIN):
        scene.choose(PIPPIN)
    scene.resolve()
    assert scene.is_dead(PIPPIN)
    assert scene.in_play(MERRY)
    scene = Scene(fellowship=[MERRY, PIPPIN], minions=[ORC_SAVAGE], hand=[BRAVE_AND_LOYAL], site=6)
    scene.skirmish(FRODO, ORC_SAVAGE).play(BRAVE_AND_LOYAL)
    scene.choose(PIPPIN)
    assert ("replaced in skirmish", scene._find(FRODO), scene._find(PIPPIN)) not in (
        scene.state.log or []
    )


def test_resistance_says_whom_the_decoy_may_replace():
    """11 R 170: only a companion with less resistance than Pippin has now."""
    weak = made(MERRY, resistance=4)
    strong = made(MERRY, resistance=9)
    for companion, may in ((weak, True), (strong, False)):
        scene = Scene(fellowship=[companion, BRAVE_DECOY], minions=[ORC_SAVAGE], site=6)
        scene.skirmish(companion, ORC_SAVAGE)
        assert scene.can(Verb.USE, BRAVE_DECOY) is may
