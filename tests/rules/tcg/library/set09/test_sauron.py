"""The Sauron cards of set 9, *Reflections*."""

from rules.tcg.engine.modifiers.numbers import twilight_cost
from tests.rules.tcg.cards import ARAGORN_DRIVEN_BY_NEED, SAURON_THE_LORD_OF_THE_RINGS, TARGON
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


def test_sauron_costs_less_for_burdens_threats_and_sites() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON],
        shadow_hand=[SAURON_THE_LORD_OF_THE_RINGS],
        site=6,
        burdens=3,
        threats=2,
    ).control(ARAGORN_SITES[0])
    assert twilight_cost(scene.state, scene.card(SAURON_THE_LORD_OF_THE_RINGS)) == 12
