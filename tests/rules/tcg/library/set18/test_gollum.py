"""The Gollum cards of set 18, *Treachery and Deceit*."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    DWARF_GUARD,
    LEGOLAS_GREENLEAF,
    SHELOB_EATER_OF_LIGHT,
    STING_OF_SHELOB,
)
from tests.rules.tcg.scene import Scene


def test_sting_of_shelob_lets_the_free_peoples_player_choose_who_dies() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        minions=[SHELOB_EATER_OF_LIGHT],
        shadow_hand=[STING_OF_SHELOB],
        twilight=10,
        site=4,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, STING_OF_SHELOB).play(STING_OF_SHELOB)
    assert scene.who == 0
    assert not scene.can(Verb.CHOOSE, scene.id_of(scene.state.ring_bearer[0]))
    scene.choose(DWARF_GUARD).choose(LEGOLAS_GREENLEAF).choose(DWARF_GUARD)
    assert scene.is_dead(DWARF_GUARD)
    assert scene.hand() == [LEGOLAS_GREENLEAF]
    assert scene.in_play(ARAGORN_DRIVEN_BY_NEED)
