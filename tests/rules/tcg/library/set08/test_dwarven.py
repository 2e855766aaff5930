"""The Dwarven cards of set 8, *Siege of Gondor*."""

import pytest

from rules.tcg.engine.state.codes import DAMAGE, Verb
from rules.tcg.engine.turn.assignment import assign
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

DAMAGE_TWO = [GIMLI_DWARF_OF_EREBOR, GIMLIS_BATTLE_AXE_TRUSTED_WEAPON]


def in_skirmish(condition: str, companion: str) -> Scene:
    """Return a skirmish after one of two tokens is removed from the condition."""
    scene = Scene(
        fellowship=[companion, MERRY_ROHIRRIM_SQUIRE],
        support=[condition],
        minions=[MORDOR_VETERAN, ORC_CHIEFTAIN],
        site=6,
    ).put_tokens(condition, 2)
    scene.skirmish(companion, MORDOR_VETERAN).use(condition)
    return scene


def test_blood_runs_chill_makes_one_opponent_discard_as_many_as_the_damage_bonus() -> None:
    scene = Scene(
        fellowship=[GIMLI_COUNTER_OF_FOES],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN],
        minions_of={2: [MORDOR_DEFENDER, SOUTHRON_CAPTAIN]},
        players=3,
        hand=[BLOOD_RUNS_CHILL],
        site=5,
    )
    # His printed damage +1, and one more for the wound of his exertion.
    scene.regroup_phase().play(BLOOD_RUNS_CHILL).choose_player(2)
    scene.choose(MORDOR_DEFENDER).choose(SOUTHRON_CAPTAIN)
    assert scene.is_discarded(MORDOR_DEFENDER)
    assert scene.is_discarded(SOUTHRON_CAPTAIN)
    assert not scene.options(Verb.CHOOSE_PLAYER)


@pytest.mark.parametrize(("cards", "bonus"), [(4, 1), (3, 0)])
def test_aggression_makes_dwarves_damage_one_with_initiative(cards: int, bonus: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED],
        support=[AGGRESSION],
        hand=[AXE_STRIKE] * cards,
    )
    assert [scene.number(DAMAGE, card) for card in (DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED)] == [
        bonus,
        0,
    ]


@pytest.mark.parametrize("threats", [0, 1])
def test_aggression_draws_as_many_cards_as_a_dwarf_has_damage_bonus(threats: int) -> None:
    """Gimli is damage +1, and +2 by his battle axe while there is a threat."""
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [GIMLIS_BATTLE_AXE_TRUSTED_WEAPON]},
        support=[AGGRESSION],
        deck=[AXE_STRIKE] * 4,
        threats=threats,
    )
    scene.fellowship_phase().use(AGGRESSION)
    assert len(scene.hand()) == 1 + threats
    assert scene.is_discarded(AGGRESSION)


def test_battle_in_earnest_places_wounds_on_minions_as_its_player_likes() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [GIMLIS_BATTLE_AXE_TRUSTED_WEAPON]},
        minions=[MORDOR_VETERAN, URUK_RAGER],
        hand=[BATTLE_IN_EARNEST],
        threats=1,
    )
    scene.regroup_phase().play(BATTLE_IN_EARNEST).choose(MORDOR_VETERAN).choose(URUK_RAGER)
    assert (scene.wounds(MORDOR_VETERAN), scene.wounds(URUK_RAGER)) == (1, 1)


@pytest.mark.parametrize(("threats", "hurt"), [(0, 1), (1, 2)])
def test_unheard_of_wounds_a_minion_that_fights_nobody(threats: int, hurt: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, ARAGORN_DRIVEN_BY_NEED],
        bearing={GIMLI_DWARF_OF_EREBOR: [GIMLIS_BATTLE_AXE_TRUSTED_WEAPON]},
        minions=[GOBLIN_RUNNER, MORDOR_VETERAN, URUK_RAGER],
        hand=[UNHEARD_OF],
        threats=threats,
        site=6,
    )
    assign(scene.state, scene.card(ARAGORN_DRIVEN_BY_NEED), scene.card(URUK_RAGER))
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, GOBLIN_RUNNER).do(Verb.FIGHT, GIMLI_DWARF_OF_EREBOR)
    scene.wait_to(Verb.PLAY, UNHEARD_OF).play(UNHEARD_OF)
    assert (scene.wounds(MORDOR_VETERAN), scene.wounds(URUK_RAGER)) == (hurt, 0)


@pytest.mark.parametrize(("threats", "bonus"), [(0, 1), (1, 2)])
def test_honed_strengthens_a_dwarf_by_his_damage_bonus(threats: int, bonus: int) -> None:
    """With two threats the axe itself would make him stronger too."""
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [GIMLIS_BATTLE_AXE_TRUSTED_WEAPON]},
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[HONED],
        threats=threats,
        site=6,
    )
    before = scene.strength(GIMLI_DWARF_OF_EREBOR)
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, MORDOR_VETERAN).play(HONED)
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == before + bonus


def test_wish_for_our_kinfolk_makes_a_companion_damage_one() -> None:
    scene = in_skirmish(WISH_FOR_OUR_KINFOLK, ARAGORN_DRIVEN_BY_NEED).choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.number(DAMAGE, ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.tokens(WISH_FOR_OUR_KINFOLK) == 1
