"""The sites of set 18, *Treachery and Deceit*."""

from typing import Any

import pytest

from rules.tcg.engine.operations.path import leave_site
from rules.tcg.engine.operations.tokens import remove_burdens
from rules.tcg.engine.operations.wounds import heal, kill, wound
from rules.tcg.engine.state.codes import REMOVED, Question, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, EOMER_SITES, FREE_PEOPLES, SHADOW, Scene


def _arriving_at(site: str, **laid: Any) -> Scene:
    """Let the fellowship come from site 3 to the site named."""
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN],
        path=(*ARAGORN_SITES[:3], site),
        site=4,
        **laid,
    )
    scene.state.position[FREE_PEOPLES] = 3
    return scene


@pytest.mark.parametrize(("here", "removed"), [(FOOT_OF_MOUNT_DOOM, True), (EDORAS_HALL, False)])
def test_foot_of_mount_doom_removes_discarded_cards_from_the_game(here: str, removed: bool) -> None:
    scene = Scene(minions=[MORDOR_TROOPER], path=(here, *EOMER_SITES[1:]), site=1)
    minion = scene.card(MORDOR_TROOPER)
    scene.happen(kill, minion)
    assert (scene.state.zone[minion] == REMOVED) is removed
    assert scene.is_discarded(MORDOR_TROOPER) is not removed


@pytest.mark.parametrize(("here", "aids"), [(STREETS_OF_BREE, False), (EDORAS_HALL, True)])
def test_no_follower_comes_to_aid_in_the_streets_of_bree(here: str, aids: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[ROHAN_STABLE_MASTER],
        minions=[MORDOR_TROOPER],
        path=(here, *EOMER_SITES[1:]),
        site=1,
    )
    scene.maneuver_phase()
    assert (scene.decision.question == Question.AID) is aids


def test_at_stewards_tomb_nobody_heals_and_no_burden_goes() -> None:
    path = (*ARAGORN_SITES[:2], STEWARDS_TOMB_18_139)
    scene = Scene(fellowship=[GIMLI_DWARF_OF_EREBOR], path=path, site=3, burdens=2)
    scene.wound(GIMLI_DWARF_OF_EREBOR, 1)
    scene.happen(heal, scene.card(GIMLI_DWARF_OF_EREBOR))
    scene.happen(remove_burdens, 0, 1)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1
    assert scene.burdens == 2


def test_doorway_to_doom_makes_each_player_wound_two_characters() -> None:
    # Frodo's own answer to the move comes first.
    scene = _arriving_at(DOORWAY_TO_DOOM).happen(leave_site).pass_()
    scene.choose(DWARF_GUARD).choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.who == SHADOW
    assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
    scene.choose(MORDOR_TROOPER)
    wounded = (DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER, MORDOR_VETERAN)
    assert [scene.wounds(card) for card in wounded] == [1, 1, 1, 1]
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


def test_at_mithlond_each_player_heals_every_character_once() -> None:
    scene = _arriving_at(MITHLOND)
    hurt = (FRODO_HOPE_OF_FREE_PEOPLES, ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN)
    for card in hurt:
        scene.wound(card, 2)
    scene.wound(DWARF_GUARD, 1).happen(leave_site).pass_all()
    assert [scene.wounds(card) for card in hurt] == [1, 1, 1]
    assert scene.wounds(DWARF_GUARD) == 0


@pytest.mark.parametrize("reinforce", [True, False])
def test_on_the_morannon_plains_each_player_may_reinforce_a_token(reinforce: bool) -> None:
    scene = _arriving_at(
        MORANNON_PLAINS, support=[SONG_OF_THE_SHIRE], shadow_support=[FLEET_OF_CORSAIR_SHIPS]
    )
    scene.put_tokens(SONG_OF_THE_SHIRE, 1).put_tokens(FLEET_OF_CORSAIR_SHIPS, 1)
    scene.happen(leave_site).pass_()
    asked = []
    while scene.can(Verb.YES):
        asked.append(scene.who)
        if reinforce:
            scene.do(Verb.YES)
        else:
            scene.pass_()
    assert asked == [FREE_PEOPLES, SHADOW]
    assert scene.tokens(SONG_OF_THE_SHIRE) == 1 + reinforce
    assert scene.tokens(FLEET_OF_CORSAIR_SHIPS) == 1 + reinforce


@pytest.mark.parametrize(("here", "bonus"), [(SIRANNON_RUINS, 3), (EDORAS_HALL, 0)])
def test_sirannon_ruins_are_a_river(here: str, bonus: int) -> None:
    """Duilin is strong at a forest or a river."""
    scene = Scene(fellowship=[DUILIN], path=(here, *EOMER_SITES[1:]), site=1)
    assert scene.strength(DUILIN) == 5 + bonus


@pytest.mark.parametrize(("here", "offered"), [(STEWARDS_TOMB_18_139, False), (EDORAS_HALL, True)])
def test_at_stewards_tomb_no_wound_is_prevented(here: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [ARMOR_OF_KHAZAD]},
        path=(here, *EOMER_SITES[1:]),
        site=1,
    )
    scene.happen(wound, scene.card(DWARF_GUARD))
    if scene.can(Verb.TRIGGER, ARMOR_OF_KHAZAD):
        scene.answer_with(ARMOR_OF_KHAZAD)
    assert scene.wounds(DWARF_GUARD) == int(not offered)
