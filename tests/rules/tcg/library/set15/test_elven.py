"""The Elven cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.operations.drawing import draw_cards
from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.regroup import reconcile
from tests.rules.tcg.cards import (
    ARAGORN_STRIDER,
    ARWEN_SHE_ELF,
    DWARF_GUARD,
    EASTERLING_BLADEMASTER,
    ELVEN_DEFENDER,
    GIFT_OF_THE_EVENSTAR_BLESSED_LIGHT,
    GIMLIS_HELM,
    KNIGHTS_SPEAR,
    LEGOLAS_FLEET_FOOTED_HUNTER,
    LEGOLAS_GREENLEAF,
    MELLON,
    MORDOR_TROOPER,
    MORDOR_VETERAN,
    SECLUDED_HOMESTEAD,
    SWORD_OF_THE_FALLEN,
    THE_MIRROR_OF_GALADRIEL_DANGEROUS_GUIDE,
    WEALTH_OF_MORIA,
)
from tests.rules.tcg.scene import Scene


def test_sword_of_the_fallen_weakens_by_wounds_and_exerts() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[MORDOR_VETERAN],
        bearing={LEGOLAS_GREENLEAF: [SWORD_OF_THE_FALLEN]},
        site=6,
    )
    printed = scene.strength(MORDOR_VETERAN)
    scene.skirmish(LEGOLAS_GREENLEAF, MORDOR_VETERAN).wait_to(Verb.USE, SWORD_OF_THE_FALLEN)
    scene.use(SWORD_OF_THE_FALLEN)
    assert (scene.wounds(LEGOLAS_GREENLEAF), scene.wounds(MORDOR_VETERAN)) == (1, 1)
    assert scene.strength(MORDOR_VETERAN) == printed - 1


MIRROR = THE_MIRROR_OF_GALADRIEL_DANGEROUS_GUIDE


def _mirror(*deck: str, **laid: object) -> Scene:
    return Scene(
        **{  # type: ignore[arg-type]
            "fellowship": [LEGOLAS_GREENLEAF, DWARF_GUARD],
            "support": [MIRROR],
            "deck": deck,
            **laid,
        }
    )


def _reconciling(*deck: str, **laid: object) -> Scene:
    """The hand holds seven cards, so that one is to be drawn."""
    scene = _mirror(*deck, **{"hand": [GIMLIS_HELM] * 7, **laid})
    scene.happen(reconcile, 0).pass_()
    return scene


def test_the_mirror_of_galadriel_shows_three_cards_instead_of_a_draw() -> None:
    scene = _reconciling(SWORD_OF_THE_FALLEN, KNIGHTS_SPEAR, MORDOR_TROOPER, WEALTH_OF_MORIA)
    scene.answer_with(MIRROR)
    assert scene.wounds(LEGOLAS_GREENLEAF) == 1
    scene.choose(KNIGHTS_SPEAR)
    assert KNIGHTS_SPEAR in scene.hand()
    assert len(scene.hand()) == 8
    assert scene.deck()[-1] == SWORD_OF_THE_FALLEN
    assert sorted(scene.deck()[:2]) == sorted([MORDOR_TROOPER, WEALTH_OF_MORIA])


def test_the_mirror_of_galadriel_may_be_left_alone() -> None:
    scene = _reconciling(SWORD_OF_THE_FALLEN, KNIGHTS_SPEAR, WEALTH_OF_MORIA)
    scene.pass_()
    assert WEALTH_OF_MORIA in scene.hand()
    assert scene.wounds(LEGOLAS_GREENLEAF) == 0


def test_a_hand_is_filled_though_the_mirror_shows_no_free_peoples_card() -> None:
    """One draws until there are eight cards in hand (4.2, "reconcile")."""
    scene = _reconciling(WEALTH_OF_MORIA, MORDOR_TROOPER, MORDOR_TROOPER, MORDOR_TROOPER)
    scene.answer_with(MIRROR)
    assert len(scene.hand()) == 7
    scene.pass_()
    assert scene.hand()[-1] == WEALTH_OF_MORIA
    assert len(scene.hand()) == 8


def test_each_card_of_a_draw_of_two_asks_for_itself() -> None:
    """One is looked for, the other drawn."""
    scene = _mirror(
        ELVEN_DEFENDER,
        SWORD_OF_THE_FALLEN,
        MORDOR_TROOPER,
        MORDOR_VETERAN,
        KNIGHTS_SPEAR,
    )
    scene.happen(draw_cards, 0, 2).answer_with(MIRROR)
    assert scene.hand() == [KNIGHTS_SPEAR]
    scene.pass_()
    assert scene.hand() == [KNIGHTS_SPEAR, SWORD_OF_THE_FALLEN]


def test_without_the_mirror_nobody_is_asked() -> None:
    scene = _mirror(ELVEN_DEFENDER, KNIGHTS_SPEAR, support=[])
    scene.happen(draw_cards, 0, 2)
    assert len(scene.hand()) == 2


def test_arwen_she_elf_weakens_her_foe_for_a_token() -> None:
    scene = Scene(
        fellowship=[ARWEN_SHE_ELF],
        support=[SECLUDED_HOMESTEAD],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).put_tokens(SECLUDED_HOMESTEAD, 1)
    scene.skirmish(ARWEN_SHE_ELF, EASTERLING_BLADEMASTER).use(ARWEN_SHE_ELF)
    assert scene.strength(EASTERLING_BLADEMASTER) == 8 - 2
    assert not scene.can(Verb.USE, ARWEN_SHE_ELF)
    assert Scene(fellowship=[ARWEN_SHE_ELF, ARAGORN_STRIDER]).strength(ARWEN_SHE_ELF) == 6 + 1


@pytest.mark.parametrize("payer", [ARAGORN_STRIDER, LEGOLAS_FLEET_FOOTED_HUNTER])
def test_gift_of_the_evenstar_gathers_tokens_and_draws_cards(payer: str) -> None:
    scene = Scene(
        fellowship=[ARAGORN_STRIDER, LEGOLAS_FLEET_FOOTED_HUNTER, ARWEN_SHE_ELF],
        support=[GIFT_OF_THE_EVENSTAR_BLESSED_LIGHT],
        minions=[MORDOR_TROOPER],
        deck=[MELLON],
        site=4,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(LEGOLAS_FLEET_FOOTED_HUNTER))
    scene.answer_with(GIFT_OF_THE_EVENSTAR_BLESSED_LIGHT)
    # Another Elf than the one who won does not pay.
    assert not scene.can(Verb.CHOOSE, ARWEN_SHE_ELF)
    scene.choose(payer)
    assert scene.wounds(payer) == 1
    assert scene.tokens(GIFT_OF_THE_EVENSTAR_BLESSED_LIGHT) == 1
    scene.maneuver_phase().answer_with(GIFT_OF_THE_EVENSTAR_BLESSED_LIGHT)
    assert scene.hand() == [MELLON]
    assert scene.tokens(GIFT_OF_THE_EVENSTAR_BLESSED_LIGHT) == 0
