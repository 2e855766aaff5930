"""The Uruk-hai cards of set 14, *Expanded Middle-earth*."""

from tests.rules.tcg.cards import FERAL_URUK, URUK_HAI_SCOUT
from tests.rules.tcg.scene import Scene


def test_uruk_hai_scout_makes_the_site_a_battleground_for_the_turn() -> None:
    scene = Scene(minions=[FERAL_URUK], shadow_hand=[URUK_HAI_SCOUT], twilight=9, site=5)
    before = scene.strength(FERAL_URUK)
    scene.shadow_phase().play(URUK_HAI_SCOUT).choose("battleground")
    assert scene.strength(FERAL_URUK) == before + 1
    scene.regroup_phase()
    assert scene.strength(FERAL_URUK) == before + 1
