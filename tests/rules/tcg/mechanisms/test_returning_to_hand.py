"""Cards that return to hand, are transferred, or are used from the discard pile."""

from rules.tcg.engine.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN,
    DESERT_FIGHTER,
    EOWYN,
    FARAMIR,
    HOBBIT_SWORD,
    KNIGHTS_SPEAR,
    LEGOLAS,
    MERRY,
    MORDOR_SOLDIER,
)
from tests.rules.tcg.scene import SHADOW, Scene

GALDOR = "3_18"
LEMENYA = "6_86"
OTSEA = "7_218"
EOMER = "11_145"
FOURTH_LEVEL = "8_35"
BEAST_OF_WAR = "17_40"
EASTERLING = "11_98"


def test_a_minion_returns_to_its_owners_hand():
    """4.2, "owner": a card goes to its owner's hand, and all saw which it was."""
    scene = Scene(fellowship=[LEGOLAS], support=[GALDOR], minions=[MORDOR_SOLDIER])
    scene.regroup_phase().use(GALDOR)
    assert scene.hand(SHADOW) == [MORDOR_SOLDIER]
    assert scene.state.known[scene._find(MORDOR_SOLDIER)] == 0b11


def test_what_a_card_that_returns_to_hand_bears_is_discarded():
    """4.2, "leaving play": cards borne by it are discarded, its wounds are gone."""
    scene = Scene(
        fellowship=[ARAGORN, EOWYN],
        bearing={ARAGORN: [KNIGHTS_SPEAR]},
        minions=[LEMENYA],
        shadow_hand=[DESERT_FIGHTER] * 3,
    ).wound(ARAGORN, 2)
    scene.regroup_phase().use(LEMENYA).choose(ARAGORN)
    assert scene.hand() == [ARAGORN]
    assert scene.is_discarded(KNIGHTS_SPEAR)
    assert scene.wounds(ARAGORN) == 0
    assert scene.hand(SHADOW) == []


def test_the_ring_bearer_never_returns_to_hand():
    """4.2, "Ring-bearer": what returns a companion does not return the Ring-bearer."""
    scene = Scene(minions=[LEMENYA], shadow_hand=[DESERT_FIGHTER] * 3)
    scene.regroup_phase()
    if scene.can(Verb.USE, LEMENYA):
        scene.use(LEMENYA)
    assert scene.hand() == []
    assert scene.in_play("7_317")


def test_a_player_who_must_choose_returns_a_companion_of_their_own_choice():
    """4.2, "choice": the player who is named chooses among what can be done."""
    scene = Scene(fellowship=[MERRY, EOWYN], minions=[OTSEA])
    scene.regroup_phase().use(OTSEA)
    assert scene.who == 0
    scene.take_number(1).choose(EOWYN)
    assert scene.hand() == [EOWYN]


def test_the_fellowship_moves_and_a_minion_returns():
    """4.2, "moving": an optional answer may have a cost."""
    scene = Scene(fellowship=[EOMER], minions=[MORDOR_SOLDIER], site=3)
    scene.regroup_phase().do(Verb.MOVE).wait_to(Verb.TRIGGER, EOMER)
    scene.answer_with(EOMER)
    assert scene.wounds(EOMER) == 1
    assert not scene.in_play(MORDOR_SOLDIER)


def test_a_condition_is_transferred_to_a_minion_which_is_exhausted():
    """4.2, "transfer": its strength and vitality are then those of its new bearer."""
    scene = Scene(
        fellowship=[ARAGORN, FARAMIR],
        support=[FOURTH_LEVEL],
        minions=[DESERT_FIGHTER],
    )
    scene.skirmish(ARAGORN, DESERT_FIGHTER)
    scene.wait_to(Verb.USE, FOURTH_LEVEL).use(FOURTH_LEVEL).choose(ARAGORN)
    assert scene.bearer_of(FOURTH_LEVEL) == DESERT_FIGHTER
    assert scene.wounds(DESERT_FIGHTER) == 1
    assert not scene.can(Verb.USE, FOURTH_LEVEL)


def test_a_transfer_between_companions_costs_twilight_again():
    """2.0, "Transfer": within the fellowship phase, for the item's twilight cost."""
    scene = Scene(fellowship=[ARAGORN, FARAMIR], bearing={ARAGORN: [KNIGHTS_SPEAR]})
    scene.fellowship_phase().do(Verb.TRANSFER, KNIGHTS_SPEAR, FARAMIR)
    assert scene.bearer_of(KNIGHTS_SPEAR) == FARAMIR
    assert (
        not Scene(fellowship=[MERRY, EOWYN], bearing={MERRY: [HOBBIT_SWORD]})
        .fellowship_phase()
        .can(Verb.TRANSFER, HOBBIT_SWORD, EOWYN)
    )


def test_a_card_is_played_from_the_discard_pile_by_its_own_text():
    """4.2, "discard pile": an ability there works only where its text says so."""
    scene = Scene(
        site=4, minions=[EASTERLING], shadow_discards=[BEAST_OF_WAR], twilight=9, threats=4
    )
    assert not scene.shadow_phase().can(Verb.USE, BEAST_OF_WAR)
    scene.state.threats[0] = 5
    scene.shadow_phase().use(BEAST_OF_WAR)
    assert scene.bearer_of(BEAST_OF_WAR) == EASTERLING
    assert scene.twilight == 6
