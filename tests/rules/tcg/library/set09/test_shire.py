"""The Shire cards of set 9, *Reflections*."""

from tests.expected import present
from tests.rules.tcg.cards import (
    EVERYONE_KNOWS,
    FRODO_HOPE_OF_FREE_PEOPLES,
    MERRY_FRIEND_TO_SAM,
    MORDOR_TROOPER,
    MORNING_CAME,
    SMEAGOL_OLD_NOSER,
)
from tests.rules.tcg.scene import Scene


def test_everyone_knows_strengthens_healthy_unbound_hobbits() -> None:
    """Merry has vitality 4; a wound takes the bonus away. Frodo is Ring-bound."""
    scene = Scene(fellowship=[MERRY_FRIEND_TO_SAM, SMEAGOL_OLD_NOSER], support=[EVERYONE_KNOWS])
    frodo = present(scene.state.blueprints[scene.card(FRODO_HOPE_OF_FREE_PEOPLES)].card.strength)
    assert scene.strength(MERRY_FRIEND_TO_SAM) == 4
    assert scene.strength(FRODO_HOPE_OF_FREE_PEOPLES) == frodo + 1  # by The One Ring
    scene.wound(MERRY_FRIEND_TO_SAM, 1)
    assert scene.strength(MERRY_FRIEND_TO_SAM) == 3


def test_everyone_knows_saves_a_hobbit_who_is_not_thrice_outmatched() -> None:
    """Mordor Trooper has twice Merry's strength and more, but not three times."""
    scene = Scene(
        fellowship=[MERRY_FRIEND_TO_SAM],
        support=[EVERYONE_KNOWS],
        minions=[MORDOR_TROOPER],
        hand=[MORNING_CAME],
        site=5,
    )
    scene.skirmish(MERRY_FRIEND_TO_SAM, MORDOR_TROOPER).use(EVERYONE_KNOWS)
    assert scene.is_discarded(EVERYONE_KNOWS)
    scene.resolve()
    assert not scene.is_dead(MERRY_FRIEND_TO_SAM)
