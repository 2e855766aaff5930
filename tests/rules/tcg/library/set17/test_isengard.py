"""The Isengard cards of set 17, *Rise of Saruman*."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    DWARF_GUARD,
    ORKISH_SCOUT,
    SARUMAN_SERVANT_OF_SAURON,
)
from tests.rules.tcg.scene import Scene


def test_saruman_aids_a_minion_for_twilight_and_exerts_when_it_wins() -> None:
    """4.2, "aid": the price of a Shadow follower with a number removes twilight."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD],
        minions=[ORKISH_SCOUT],
        shadow_support=[SARUMAN_SERVANT_OF_SAURON],
        twilight=1,
        site=4,
    )
    scene.maneuver_phase().do(Verb.USE, SARUMAN_SERVANT_OF_SAURON, ORKISH_SCOUT)
    assert scene.twilight == 0
    assert scene.strength(ORKISH_SCOUT) == 8 + 2
    scene.skirmish(DWARF_GUARD, ORKISH_SCOUT).resolve()
    scene.answer_with(SARUMAN_SERVANT_OF_SAURON)
    scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
