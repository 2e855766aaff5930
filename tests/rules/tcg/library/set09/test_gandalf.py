"""Gandalf's cards of set 9, *Reflections*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import VITALITY, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_sent_back_takes_a_wizard_and_all_who_fight_him() -> None:
    scene = Scene(
        fellowship=[GANDALF_DEFENDER_OF_THE_WEST],
        support=[SENT_BACK],
        minions=[SOUTHRON_CAPTAIN, MORDOR_TROOPER],
        site=5,
    )
    scene.skirmish(GANDALF_DEFENDER_OF_THE_WEST, SOUTHRON_CAPTAIN, MORDOR_TROOPER).use(SENT_BACK)
    assert scene.is_dead(GANDALF_DEFENDER_OF_THE_WEST)
    assert all(map(scene.is_discarded, (SOUTHRON_CAPTAIN, MORDOR_TROOPER, SENT_BACK)))


def test_sent_back_plays_a_wizard_whose_copy_lies_in_the_dead_pile() -> None:
    scene = Scene(
        support=[SENT_BACK],
        hand=[GANDALF_MANAGER_OF_WIZARDS],
        dead=[GANDALF_DEFENDER_OF_THE_WEST],
    ).fellowship_phase()
    assert not scene.can(Verb.PLAY, GANDALF_MANAGER_OF_WIZARDS)
    scene.use(SENT_BACK)
    assert scene.in_play(GANDALF_MANAGER_OF_WIZARDS)
    assert scene.in_play(SENT_BACK)


def test_sent_back_plays_no_second_gandalf() -> None:
    scene = Scene(
        fellowship=[GANDALF_DEFENDER_OF_THE_WEST],
        support=[SENT_BACK],
        hand=[GANDALF_MANAGER_OF_WIZARDS],
    ).fellowship_phase()
    assert not scene.can(Verb.USE, SENT_BACK)


def test_ent_draught_gives_vitality_and_damage_where_an_ent_is() -> None:
    without = Scene(fellowship=[DWARF_GUARD], hand=[ENT_DRAUGHT]).fellowship_phase()
    assert not without.can(Verb.PLAY, ENT_DRAUGHT)
    scene = Scene(
        fellowship=[DWARF_GUARD, FOREST_GUARDIAN],
        minions=[EASTERLING_BLADEMASTER],
        hand=[ENT_DRAUGHT, ENT_DRAUGHT, AXE_STRIKE],
        site=4,
    )
    vitality = scene.number(VITALITY, DWARF_GUARD)
    scene.fellowship_phase().play(ENT_DRAUGHT).choose("Dwarf Guard to bear")
    assert scene.number(VITALITY, DWARF_GUARD) == vitality + 1
    scene.skirmish(DWARF_GUARD, EASTERLING_BLADEMASTER)
    damage = damage_bonus(scene.state, scene.card(DWARF_GUARD))
    scene.use(ENT_DRAUGHT)
    assert damage_bonus(scene.state, scene.card(DWARF_GUARD)) == damage + 1
    assert scene.wounds(DWARF_GUARD) == 1


@pytest.mark.parametrize(("ents", "saved"), [([], False), ([FOREST_GUARDIAN], True)])
def test_huorn_is_stronger_and_safer_beside_an_ent(ents: list[str], saved: bool) -> None:
    scene = Scene(fellowship=[HUORN, *ents], minions=[EASTERLING_BLADEMASTER], site=4)
    assert scene.strength(HUORN) == 6 + len(ents)
    scene.happen(wound, scene.card(HUORN), scene.card(EASTERLING_BLADEMASTER))
    assert scene.can(Verb.TRIGGER, HUORN) is saved
    if saved:
        scene.answer_with(HUORN)
        assert scene.wounds(FOREST_GUARDIAN) == 1
    assert scene.wounds(HUORN) == int(not saved)
