"""How Hobbits of set 2, *Mines of Moria*, travel, wait for friends and stand firm."""

import pytest

from rules.tcg.engine.modifiers.in_force import refresh
from rules.tcg.engine.state.codes import DEFENDER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import PLAIN, at
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(("laid", "less"), [(True, 2), (False, 0)])
def test_who_is_deft_in_his_movements_lowers_the_sites_that_are_laid(laid: bool, less: int) -> None:
    """4.2, "event": only sites in play as it is played, not the one that is laid for the move."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        hand=[DEFT_IN_THEIR_MOVEMENTS],
        shadow_hand=[MORDOR_TROOPER],
        path=PLAIN,
        site=4 if laid else 3,
    )
    scene.state.position[FREE_PEOPLES] = 3
    refresh(scene.state)
    scene.regroup_phase().play(DEFT_IN_THEIR_MOVEMENTS)
    while "move on" not in scene.words():
        scene.pass_()
    # Frodo's own text
    scene.choose("move on").pass_()
    # Site 4 prints 3; two companions move.
    assert scene.twilight == 3 + 2 - less


@pytest.mark.parametrize(("hobbits", "playable"), [([MERRY_ROHIRRIM_SQUIRE], True), ([], False)])
def test_two_hobbits_are_deft_in_their_movements(hobbits: list[str], playable: bool) -> None:
    scene = Scene(fellowship=hobbits, hand=[DEFT_IN_THEIR_MOVEMENTS], site=3).regroup_phase()
    assert scene.can(Verb.PLAY, DEFT_IN_THEIR_MOVEMENTS) is playable


@pytest.mark.parametrize(
    ("friend", "cost"), [(GANDALF_THE_GREY_WIZARD, 2), (ARAGORN_DRIVEN_BY_NEED, 2)]
)
def test_pippin_plays_gandalf_or_aragorn_for_two_less(friend: str, cost: int) -> None:
    scene = Scene(fellowship=[PIPPIN_MR_TOOK], hand=[friend, ROHIRRIM_GUARD]).fellowship_phase()
    scene.use(PIPPIN_MR_TOOK)
    assert not scene.can(Verb.CHOOSE, ROHIRRIM_GUARD)
    assert scene.in_play(friend)
    assert scene.twilight == cost


def test_pippin_plays_no_other_friend() -> None:
    scene = Scene(fellowship=[PIPPIN_MR_TOOK], hand=[ROHIRRIM_GUARD]).fellowship_phase()
    assert not scene.can(Verb.USE, PIPPIN_MR_TOOK)


@pytest.mark.parametrize(("wounds", "usable"), [(1, True), (2, False)])
def test_sam_the_poet_exerts_twice_to_be_a_defender(wounds: int, usable: bool) -> None:
    sam = SAM_PROPER_POET
    scene = Scene(fellowship=[sam], minions=[MORDOR_VETERAN], site=6).wound(sam, wounds)
    assert scene.maneuver_phase().can(Verb.USE, sam) is usable
    if usable:
        scene.use(sam)
        assert (scene.number(DEFENDER, sam), scene.wounds(sam)) == (1, wounds + 2)
        scene.regroup_phase()
        assert scene.number(DEFENDER, sam) == 0


def test_a_hobbit_exerts_in_the_woods_to_lay_your_site_2() -> None:
    scene = at(HOBBITON_WOODS, 1, adventure=[BREELAND_FOREST]).fellowship_phase()
    scene.use(HOBBITON_WOODS)
    assert scene.id_of(scene.state.path[1]) == BREELAND_FOREST
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1


def test_your_site_2_replaces_an_opponents_from_the_woods() -> None:
    places = (HOBBITON_WOODS, *PLAIN[1:])
    scene = Scene(path=places, site=2, adventure=[BREELAND_FOREST])
    scene.state.position[FREE_PEOPLES] = 1
    owners = list(scene.state.owner)
    owners[scene.state.path[1]] = SHADOW
    scene.state.owner = tuple(owners)
    refresh(scene.state)
    scene.fellowship_phase().use(HOBBITON_WOODS)
    assert scene.id_of(scene.state.path[1]) == BREELAND_FOREST
