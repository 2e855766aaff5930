"""The Rohan cards of the promotional set."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("other", "cost"),
    [(ROHIRRIM_GUARD, 1), (ARAGORN_DRIVEN_BY_NEED, 2), (MERRY_ROHIRRIM_SQUIRE, 2)],
)
def test_eomer_forthwith_banished_is_cheaper_beside_a_man_of_rohan(other: str, cost: int) -> None:
    scene = Scene(fellowship=[other], hand=[EOMER_FORTHWITH_BANISHED]).fellowship_phase()
    assert scene.play(EOMER_FORTHWITH_BANISHED).twilight == cost


def test_eomer_forthwith_banished_wounds_twice() -> None:
    scene = Scene(fellowship=[EOMER_FORTHWITH_BANISHED], minions=[URUK_SAVAGE], site=6)
    scene.skirmish(EOMER_FORTHWITH_BANISHED, URUK_SAVAGE).resolve()
    assert scene.wounds(URUK_SAVAGE) == 2


@pytest.mark.parametrize(
    ("fellowship", "comes"), [([ROHIRRIM_GUARD], True), ([ARAGORN_DRIVEN_BY_NEED], False)]
)
@pytest.mark.parametrize("takes_it", [True, False])
def test_erkenbrand_comes_to_the_skirmish_of_a_man_of_rohan_and_disarms(
    fellowship: list[str], comes: bool, takes_it: bool
) -> None:
    scene = Scene(
        fellowship=fellowship,
        bearing={fellowship[0]: [HOBBIT_SWORD_7_319], URUK_SAVAGE: [URUK_HAI_SWORD]},
        minions=[URUK_SAVAGE, MORGUL_LACKEY],
        hand=[ERKENBRAND, CITY_OF_MEN],
        site=6,
    ).skirmish(fellowship[0], URUK_SAVAGE)
    assert scene.can(Verb.PLAY, ERKENBRAND) is comes
    if not comes:
        return
    scene.play(ERKENBRAND)
    assert scene.in_play(ERKENBRAND)
    if takes_it:
        scene.answer_with(ERKENBRAND)
        assert not scene.can(Verb.CHOOSE, HOBBIT_SWORD_7_319)
    else:
        scene.pass_()
    assert scene.is_discarded(URUK_HAI_SWORD) is takes_it
