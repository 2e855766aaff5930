"""The allies of the Elves of set 1, *The Fellowship of the Ring*, and what befalls Nazgûl."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene


@pytest.mark.parametrize("elf", [ARWEN_DAUGHTER_OF_ELROND, LEGOLAS_PRINCE_OF_MIRKWOOD])
@pytest.mark.parametrize(
    ("minion", "bonus"), [(ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, 3), (MORDOR_VETERAN, 0)]
)
def test_an_elf_is_three_stronger_against_a_nazgul(elf: str, minion: str, bonus: int) -> None:
    scene = Scene(fellowship=[elf], minions=[minion, MORGUL_LACKEY], site=6)
    assert scene.skirmish(elf, minion).strength(elf) == 6 + bonus


def test_celeborn_exerts_to_heal_an_ally_of_the_elves() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        support=[CELEBORN_LORD_OF_LORIEN, ELROND_LORD_OF_RIVENDELL, HOBBIT_FARMER],
    )
    for card in (LEGOLAS_GREENLEAF, ELROND_LORD_OF_RIVENDELL, HOBBIT_FARMER):
        scene.wound(card, 1)
    scene.fellowship_phase().use(CELEBORN_LORD_OF_LORIEN)
    offered = {scene.id_of(option.card) for option in scene.options(Verb.CHOOSE)}
    assert offered == {CELEBORN_LORD_OF_LORIEN, ELROND_LORD_OF_RIVENDELL}, "himself too"
    scene.choose(ELROND_LORD_OF_RIVENDELL)
    assert scene.wounds(ELROND_LORD_OF_RIVENDELL) == 0
    assert scene.wounds(CELEBORN_LORD_OF_LORIEN) == scene.wounds(LEGOLAS_GREENLEAF) == 1


def test_elrond_heals_those_at_home_with_him_and_draws() -> None:
    elrond = ELROND_LORD_OF_RIVENDELL
    scene = Scene(
        support=[elrond, GRIMIR_DWARVEN_ELDER, CELEBORN_LORD_OF_LORIEN],
        deck=[ROHIRRIM_GUARD] * 2,
    )
    for card in (elrond, GRIMIR_DWARVEN_ELDER, CELEBORN_LORD_OF_LORIEN):
        scene.wound(card, 1)
    scene.turn_starts()
    assert scene.wounds(elrond) == scene.wounds(GRIMIR_DWARVEN_ELDER) == 0
    assert scene.wounds(CELEBORN_LORD_OF_LORIEN) == 1
    scene.fellowship_phase().use(elrond)
    assert (scene.hand(), scene.wounds(elrond)) == ([ROHIRRIM_GUARD], 1)


@pytest.mark.parametrize(("played", "left"), [(LORIEN_ELF, 1), (DWARF_GUARD, 2)])
def test_far_seeing_eyes_cost_an_opponent_a_card_for_each_elf(played: str, left: int) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, GIMLI_DWARF_OF_EREBOR],
        support=[FAR_SEEING_EYES],
        hand=[played],
        shadow_hand=[MORDOR_TROOPER, GOBLIN_RUNNER],
    )
    scene.fellowship_phase().play(played)
    if scene.who == SHADOW:
        scene.choose(GOBLIN_RUNNER)
        assert scene.is_discarded(GOBLIN_RUNNER)
    assert len(scene.hand(SHADOW)) == left


@pytest.mark.parametrize(
    ("ally", "prey", "safe"),
    [
        (OROPHIN_LORIEN_BOWMAN, URUK_SAVAGE, MORDOR_VETERAN),
        (RUMIL_ELVEN_PROTECTOR, MORDOR_VETERAN, URUK_SAVAGE),
    ],
)
def test_a_bowman_of_lorien_exerts_to_wound_his_prey(ally: str, prey: str, safe: str) -> None:
    scene = Scene(support=[ally], minions=[URUK_SAVAGE, MORDOR_VETERAN], site=6).archery_phase()
    scene.use(ally)
    assert (scene.wounds(prey), scene.wounds(safe), scene.wounds(ally)) == (1, 0, 1)


@pytest.mark.parametrize(
    ("ally", "friend", "stranger"),
    [
        (THE_GAFFER_SAMS_FATHER, SAM_SON_OF_HAMFAST, MERRY_ROHIRRIM_SQUIRE),
        (ROSIE_COTTON_HOBBITON_LASS, SAM_SON_OF_HAMFAST, MERRY_ROHIRRIM_SQUIRE),
    ],
)
def test_an_old_friend_exerts_to_heal_sam(ally: str, friend: str, stranger: str) -> None:
    scene = Scene(fellowship=[friend, stranger], support=[ally])
    scene.wound(friend, 1).wound(stranger, 1).fellowship_phase().use(ally)
    if scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, stranger)
        scene.choose(friend)
    assert (scene.wounds(friend), scene.wounds(stranger), scene.wounds(ally)) == (0, 1, 1)
    assert scene.strength(friend) == 3 + (ally == ROSIE_COTTON_HOBBITON_LASS)


def test_barliman_takes_an_event_of_gandalf_out_of_the_discard_pile() -> None:
    barliman = BARLIMAN_BUTTERBUR_PRANCING_PONY_PROPRIETOR
    scene = Scene(support=[barliman], discards=[SERVANT_OF_THE_SECRET_FIRE, GLAMDRING, CITY_OF_MEN])
    scene.fellowship_phase().use(barliman)
    assert scene.hand() == [SERVANT_OF_THE_SECRET_FIRE]
    assert scene.wounds(barliman) == 1
