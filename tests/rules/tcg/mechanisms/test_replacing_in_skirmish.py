"""A character takes the place of another in a skirmish (4.2, "replace")."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


def test_the_new_character_fights_on_and_the_old_one_is_out_of_it() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, GIMLI_DWARF_OF_EREBOR],
        minions=[ORC_SAVAGE],
        hand=[COUNTS_BUT_ONE],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, ORC_SAVAGE).play(COUNTS_BUT_ONE).resolve()
    assert scene.threats == 1
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1
    assert ("totals", 6, 9) in (scene.log or [])


def test_nobody_is_assigned_any_more_when_it_is_over() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, GIMLI_DWARF_OF_EREBOR],
        minions=[ORC_SAVAGE],
        hand=[COUNTS_BUT_ONE],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, ORC_SAVAGE).play(COUNTS_BUT_ONE).resolve()
    assert scene.state.assigned[scene.card(ORC_SAVAGE)] == ()


def test_who_is_assigned_to_a_skirmish_of_their_own_cannot_help() -> None:
    """8 U 4: only if Gimli is not assigned."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, GIMLI_DWARF_OF_EREBOR],
        minions=[MORDOR_TROOPER, SOUTHRON_CAPTAIN],
        hand=[COUNTS_BUT_ONE],
        site=6,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, SOUTHRON_CAPTAIN)
    scene.state.pending = None
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER)
    scene.do(Verb.FIGHT, MERRY_ROHIRRIM_SQUIRE)
    assert not scene.can(Verb.PLAY, COUNTS_BUT_ONE)


def test_a_hobbit_may_replace_another_hobbit_and_not_the_ring_bearer() -> None:
    """10 U 105: who exerts takes the place, though the other is a Hobbit too."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        minions=[ORC_SAVAGE],
        hand=[BRAVE_AND_LOYAL],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, ORC_SAVAGE).play(BRAVE_AND_LOYAL)
    if scene.can(Verb.CHOOSE, PIPPIN_SWORN_TO_SERVICE):
        scene.choose(PIPPIN_SWORN_TO_SERVICE)
    scene.resolve()
    assert scene.is_dead(PIPPIN_SWORN_TO_SERVICE)
    assert scene.in_play(MERRY_ROHIRRIM_SQUIRE)
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        minions=[ORC_SAVAGE],
        hand=[BRAVE_AND_LOYAL],
        site=6,
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, ORC_SAVAGE).play(BRAVE_AND_LOYAL)
    scene.choose(PIPPIN_SWORN_TO_SERVICE)
    assert (
        "replaced in skirmish",
        scene.card(FRODO_HOPE_OF_FREE_PEOPLES),
        scene.card(PIPPIN_SWORN_TO_SERVICE),
    ) not in (scene.log or [])


def test_resistance_says_whom_the_decoy_may_replace() -> None:
    """11 R 170: only a companion with less resistance than Pippin has now."""
    weak = made(MERRY_ROHIRRIM_SQUIRE, resistance=4)
    strong = made(MERRY_ROHIRRIM_SQUIRE, resistance=9)
    for companion, may in ((weak, True), (strong, False)):
        scene = Scene(fellowship=[companion, PIPPIN_BRAVE_DECOY], minions=[ORC_SAVAGE], site=6)
        scene.skirmish(companion, ORC_SAVAGE)
        assert scene.can(Verb.USE, PIPPIN_BRAVE_DECOY) is may
