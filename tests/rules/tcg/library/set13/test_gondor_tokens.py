"""The cards of Gondor of set 13, *Bloodlines*, that use culture tokens."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, resistance
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("tokens", "wounds", "offered"), [(2, 0, True), (1, 0, False), (2, 2, False)]
)
def test_brego_loyal_steed_tramples_a_minion(tokens: int, wounds: int, *, offered: bool) -> None:
    """For two tokens, wherever they lie, and an exertion of his rider."""
    scene = Scene(
        fellowship=[DUILIN],
        bearing={DUILIN: [BREGO_LOYAL_STEED]},
        support=[HEIRS_OF_GONDOR],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).wound(DUILIN, wounds)
    scene.put_tokens(HEIRS_OF_GONDOR, tokens).maneuver_phase()
    assert scene.can(Verb.USE, BREGO_LOYAL_STEED) is offered
    if offered:
        scene.use(BREGO_LOYAL_STEED)
        assert scene.wounds(EASTERLING_BLADEMASTER) == 1
        assert scene.wounds(DUILIN) == 1
        assert scene.tokens(HEIRS_OF_GONDOR) == 0


@pytest.mark.parametrize(("tokens", "stays"), [(1, True), (1, False), (0, False)])
def test_heirs_of_gondor_strengthen_who_bears_a_hand_weapon(tokens: int, *, stays: bool) -> None:
    scene = Scene(
        fellowship=[DUILIN, KNIGHT_OF_DOL_AMROTH, DWARF_GUARD],
        bearing={DUILIN: [GONDORIAN_SWORD], DWARF_GUARD: [DWARVEN_AXE]},
        support=[HEIRS_OF_GONDOR],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).put_tokens(HEIRS_OF_GONDOR, tokens)
    before = scene.skirmish(DUILIN, EASTERLING_BLADEMASTER).strength(DUILIN)
    scene.use(HEIRS_OF_GONDOR)
    if tokens:
        scene.choose("remove" if stays else "discard")
    # The others bear nothing, or are of another culture.
    assert not scene.can(Verb.CHOOSE)
    assert scene.strength(DUILIN) == before + 2
    assert scene.in_play(HEIRS_OF_GONDOR) is stays
    assert scene.tokens(HEIRS_OF_GONDOR) == 0


def test_heirs_of_gondor_begin_with_a_token() -> None:
    scene = Scene(fellowship=[DUILIN], hand=[HEIRS_OF_GONDOR])
    scene.fellowship_phase().play(HEIRS_OF_GONDOR)
    assert scene.tokens(HEIRS_OF_GONDOR) == 1


@pytest.mark.parametrize(("burdens", "tokens"), [(0, 1), (1, 0)])
def test_storied_homestead_counts_steadfast_companions(burdens: int, tokens: int) -> None:
    """Madril resists seven until there is a burden; the Elf is of another culture."""
    scene = Scene(
        fellowship=[MADRIL_RANGER_OF_ITHILIEN, DUILIN, ELVEN_SCOUT],
        hand=[STORIED_HOMESTEAD],
        burdens=burdens,
    )
    scene.fellowship_phase().wait_to(Verb.PLAY, STORIED_HOMESTEAD).play(STORIED_HOMESTEAD)
    assert scene.tokens(STORIED_HOMESTEAD) == tokens


@pytest.mark.parametrize(
    ("tokens", "choice", "stays"),
    [(2, "remove 2", True), (2, "discard", False), (1, "", False)],
)
def test_storied_homestead_cancels_what_a_minion_does(
    tokens: int, choice: str, *, stays: bool
) -> None:
    minion = EASTERLING_BLADEMASTER
    scene = Scene(
        fellowship=[DUILIN], support=[STORIED_HOMESTEAD, HEIRS_OF_GONDOR], minions=[minion], site=4
    )
    # Tokens on another card are no help: they must be here.
    scene.put_tokens(STORIED_HOMESTEAD, tokens).put_tokens(HEIRS_OF_GONDOR, 3)
    scene.skirmish(DUILIN, minion).wait_to(Verb.USE, minion).use(minion)
    scene.answer_with(STORIED_HOMESTEAD)
    if choice:
        scene.choose(choice)
    # Its cost stays paid.
    assert ("exerted", scene.card(minion)) in [entry[:2] for entry in scene.log]
    assert damage_bonus(scene.state, scene.card(minion)) == 0
    assert scene.in_play(STORIED_HOMESTEAD) is stays
    assert scene.tokens(STORIED_HOMESTEAD) == 0
    assert scene.tokens(HEIRS_OF_GONDOR) == 3


def test_storied_homestead_answers_no_ability_of_a_companion() -> None:
    scene = Scene(
        fellowship=[BOROMIR_DOOMED_HEIR],
        bearing={BOROMIR_DOOMED_HEIR: [GONDORIAN_SWORD]},
        support=[STORIED_HOMESTEAD],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    )
    scene.skirmish(BOROMIR_DOOMED_HEIR, EASTERLING_BLADEMASTER).use(BOROMIR_DOOMED_HEIR)
    assert not scene.can(Verb.TRIGGER, STORIED_HOMESTEAD)


def test_elendil_high_king_of_gondor_makes_his_own_firm() -> None:
    """Himself among them; the token of a condition does so once more for a day's fight."""
    cards = (ELENDIL_HIGH_KING_OF_GONDOR, DUILIN, DWARF_GUARD)
    scene = Scene(
        fellowship=cards, support=[HEIRS_OF_GONDOR], minions=[EASTERLING_BLADEMASTER], site=4
    ).put_tokens(HEIRS_OF_GONDOR, 1)

    def resisting() -> list[int]:
        return [resistance(scene.state, scene.card(card)) for card in cards]

    assert resisting() == [6 + 1, 5 + 1, 6]
    scene.maneuver_phase().use(ELENDIL_HIGH_KING_OF_GONDOR)
    assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
    scene.choose(DWARF_GUARD)
    assert resisting() == [7, 6, 6 + 1]
    assert scene.tokens(HEIRS_OF_GONDOR) == 0
    assert not scene.comes_to(Verb.USE, ELENDIL_HIGH_KING_OF_GONDOR)
    scene.regroup_phase()
    assert resisting() == [7, 6, 6]


def test_storied_homestead_calls_back_a_minion_that_lies_in_wait() -> None:
    """The card it discarded to be assigned stays discarded."""
    trapper = DUNLENDING_TRAPPER
    scene = Scene(
        fellowship=[DUILIN],
        support=[STORIED_HOMESTEAD],
        minions=[trapper, EASTERLING_BLADEMASTER],
        shadow_hand=[WORN_BATTLEAXE],
        site=4,
    ).put_tokens(STORIED_HOMESTEAD, 2)
    scene.assignment_phase().wait_to(Verb.USE, trapper).use(trapper)
    scene.answer_with(STORIED_HOMESTEAD).choose("remove 2")
    assert scene.assigned_to(trapper) == []
    assert scene.is_discarded(WORN_BATTLEAXE)
