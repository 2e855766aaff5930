"""A cancelled skirmish ends with no winner and no loser (4.2, "skirmish phase")."""

from rules.tcg.engine.state.codes import SKIRMISH
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.mechanisms.test_archery import FELLOWSHIP_SITES
from tests.rules.tcg.scene import Scene


def outcomes(scene: Scene) -> list[tuple[object, ...]]:
    return [entry for entry in scene.log or [] if entry[0] in ("won", "totals")]


def test_a_cancelled_skirmish_wounds_nobody() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[SOUTHRON_CAPTAIN],
        hand=[HOBBIT_INTUITION],
        path=FELLOWSHIP_SITES,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, SOUTHRON_CAPTAIN).play(HOBBIT_INTUITION)
    assert scene.state.phase != SKIRMISH or scene.state.skirmisher < 0
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0
    assert scene.in_play(SOUTHRON_CAPTAIN)
    assert outcomes(scene) == []


def test_who_was_in_it_is_no_longer_assigned() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[SOUTHRON_CAPTAIN],
        hand=[HOBBIT_INTUITION],
        path=FELLOWSHIP_SITES,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, SOUTHRON_CAPTAIN).play(HOBBIT_INTUITION)
    assert scene.state.assigned[scene.card(SOUTHRON_CAPTAIN)] == ()


def test_site_numbers_in_a_text_are_those_of_its_block() -> None:
    """4.2, "block symbol": at site 2 of another block the other effect applies."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[SOUTHRON_CAPTAIN],
        hand=[HOBBIT_INTUITION],
        site=2,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, SOUTHRON_CAPTAIN).play(HOBBIT_INTUITION).choose(
        MERRY_ROHIRRIM_SQUIRE
    ).resolve()
    assert ("totals", 6, 13) in outcomes(scene)


def test_the_ring_bearer_s_skirmish_cannot_be_cancelled() -> None:
    """4.2, "Ring-bearer"; the event may be played all the same, for nothing."""
    scene = Scene(
        minions=[SOUTHRON_CAPTAIN],
        hand=[HOBBIT_INTUITION],
        path=FELLOWSHIP_SITES,
        edition="comprehensive-4.2",
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, SOUTHRON_CAPTAIN).play(HOBBIT_INTUITION)
    assert outcomes(scene)


def test_only_a_skirmish_with_that_character_is_cancelled() -> None:
    """3 C 28: the Elf who exerts must be in the skirmish."""
    path = (*FELLOWSHIP_SITES[:6], ANDUIN_WILDERLAND, *FELLOWSHIP_SITES[7:])
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[SOUTHRON_CAPTAIN],
        hand=[VOICE_OF_NIMRODEL],
        site=7,
        path=path,
    )
    scene.skirmish(LEGOLAS_GREENLEAF, SOUTHRON_CAPTAIN).play(VOICE_OF_NIMRODEL)
    assert scene.wounds(LEGOLAS_GREENLEAF) == 1
    assert outcomes(scene) == []


def test_a_minion_of_the_skirmish_may_exert_to_prevent_it() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        minions=[SOUTHRON_CAPTAIN],
        bearing={EOMER_VALIANT_WARCHIEF: [ROHIRRIM_HELM]},
        site=6,
    )
    scene.skirmish(EOMER_VALIANT_WARCHIEF, SOUTHRON_CAPTAIN).use(ROHIRRIM_HELM)
    assert scene.who == 1
    scene.choose("exert a skirmishing minion")
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1
    assert outcomes(scene)


def test_otherwise_the_skirmish_of_the_bearer_is_cancelled() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        minions=[SOUTHRON_CAPTAIN],
        bearing={EOMER_VALIANT_WARCHIEF: [ROHIRRIM_HELM]},
        site=6,
    )
    scene.skirmish(EOMER_VALIANT_WARCHIEF, SOUTHRON_CAPTAIN).use(ROHIRRIM_HELM).choose(
        "cancel a skirmish involving bearer"
    )
    assert scene.is_discarded(ROHIRRIM_HELM)
    assert outcomes(scene) == []


def test_strength_and_resistance_of_two_characters_are_compared() -> None:
    """11 C 162: a resistance of 7, less the burdens, must be more than the strength of 6."""
    hobbit = made(PIPPIN_SWORN_TO_SERVICE, resistance=7)
    for burdens, is_cancelled in ((0, True), (1, False)):
        scene = Scene(
            fellowship=[hobbit],
            minions=[MORDOR_TROOPER],
            hand=[CROUCHED_DOWN],
            burdens=burdens,
            site=6,
        )
        scene.skirmish(hobbit, MORDOR_TROOPER).play(CROUCHED_DOWN)
        assert (outcomes(scene) == []) is is_cancelled
