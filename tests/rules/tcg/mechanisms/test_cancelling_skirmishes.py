"""A cancelled skirmish ends with no winner and no loser (4.2, "skirmish phase")."""

from rules.tcg.engine.codes import SKIRMISH
from tests.rules.tcg.cards import CAPTAIN, EOMER, FRODO, LEGOLAS, MERRY, PIPPIN, TROOPER
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.mechanisms.test_archery import FELLOWSHIP_SITES
from tests.rules.tcg.scene import Scene

HOBBIT_INTUITION = "1_296"
VOICE_OF_NIMRODEL = "3_28"
ROHIRRIM_HELM = "5_89"
CROUCHED_DOWN = "11_162"


def outcomes(scene: Scene) -> list[tuple[object, ...]]:
    return [entry for entry in scene.state.log or [] if entry[0] in ("won", "totals")]


def test_a_cancelled_skirmish_wounds_nobody():
    scene = Scene(
        fellowship=[MERRY], minions=[CAPTAIN], hand=[HOBBIT_INTUITION], path=FELLOWSHIP_SITES
    )
    scene.skirmish(MERRY, CAPTAIN).play(HOBBIT_INTUITION)
    assert scene.state.phase != SKIRMISH or scene.state.skirmisher < 0
    assert scene.wounds(MERRY) == 0
    assert scene.in_play(CAPTAIN)
    assert outcomes(scene) == []


def test_who_was_in_it_is_no_longer_assigned():
    scene = Scene(
        fellowship=[MERRY], minions=[CAPTAIN], hand=[HOBBIT_INTUITION], path=FELLOWSHIP_SITES
    )
    scene.skirmish(MERRY, CAPTAIN).play(HOBBIT_INTUITION)
    assert scene.state.assigned[scene._find(CAPTAIN)] == ()


def test_site_numbers_in_a_text_are_those_of_its_block():
    """4.2, "block symbol": at site 2 of another block the other effect applies."""
    scene = Scene(fellowship=[MERRY], minions=[CAPTAIN], hand=[HOBBIT_INTUITION], site=2)
    scene.skirmish(MERRY, CAPTAIN).play(HOBBIT_INTUITION).choose(MERRY).resolve()
    assert ("totals", 6, 13) in outcomes(scene)


def test_the_ring_bearer_s_skirmish_cannot_be_cancelled():
    """4.2, "Ring-bearer"; the event may be played all the same, for nothing."""
    scene = Scene(
        minions=[CAPTAIN],
        hand=[HOBBIT_INTUITION],
        path=FELLOWSHIP_SITES,
        edition="comprehensive-4.2",
    )
    scene.skirmish(FRODO, CAPTAIN).play(HOBBIT_INTUITION)
    assert outcomes(scene)


def test_only_a_skirmish_with_that_character_is_cancelled():
    """3 C 28: the Elf who exerts must be in the skirmish."""
    path = (*FELLOWSHIP_SITES[:6], "1_354", *FELLOWSHIP_SITES[7:])
    scene = Scene(
        fellowship=[LEGOLAS], minions=[CAPTAIN], hand=[VOICE_OF_NIMRODEL], site=7, path=path
    )
    scene.skirmish(LEGOLAS, CAPTAIN).play(VOICE_OF_NIMRODEL)
    assert scene.wounds(LEGOLAS) == 1
    assert outcomes(scene) == []


def test_a_minion_of_the_skirmish_may_exert_to_prevent_it():
    scene = Scene(fellowship=[EOMER], minions=[CAPTAIN], bearing={EOMER: [ROHIRRIM_HELM]}, site=6)
    scene.skirmish(EOMER, CAPTAIN).use(ROHIRRIM_HELM)
    assert scene.who == 1
    scene.take_number(1)
    assert scene.wounds(CAPTAIN) == 1
    assert outcomes(scene)


def test_otherwise_the_skirmish_of_the_bearer_is_cancelled():
    scene = Scene(fellowship=[EOMER], minions=[CAPTAIN], bearing={EOMER: [ROHIRRIM_HELM]}, site=6)
    scene.skirmish(EOMER, CAPTAIN).use(ROHIRRIM_HELM).take_number(0)
    assert scene.is_discarded(ROHIRRIM_HELM)
    assert outcomes(scene) == []


def test_strength_and_resistance_of_two_characters_are_compared():
    """11 C 162: a resistance of 7, less the burdens, must be more than the strength of 6."""
    hobbit = made(PIPPIN, resistance=7)
    for burdens, is_cancelled in ((0, True), (1, False)):
        scene = Scene(
            fellowship=[hobbit], minions=[TROOPER], hand=[CROUCHED_DOWN], burdens=burdens, site=6
        )
        scene.skirmish(hobbit, TROOPER).play(CROUCHED_DOWN)
        assert (outcomes(scene) == []) is is_cancelled
