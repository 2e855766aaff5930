"""Cards that return to hand, are transferred, or are used from the discard pile."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene


def test_a_minion_returns_to_its_owners_hand() -> None:
    """4.2, "owner": a card goes to its owner's hand, and all saw which it was."""
    scene = Scene(fellowship=[LEGOLAS_GREENLEAF], support=[GALDOR], minions=[MORDOR_SOLDIER])
    scene.regroup_phase().use(GALDOR)
    assert scene.hand(SHADOW) == [MORDOR_SOLDIER]
    assert scene.state.known[scene.card(MORDOR_SOLDIER)] == 0b11


def test_what_a_card_that_returns_to_hand_bears_is_discarded() -> None:
    """4.2, "leaving play": cards borne by it are discarded, its wounds are gone."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOWYN_RESTLESS_MAIDEN],
        bearing={ARAGORN_DRIVEN_BY_NEED: [KNIGHTS_SPEAR]},
        minions=[ULAIRE_LEMENYA_WINGED_HUNTER],
        shadow_hand=[DESERT_FIGHTER] * 3,
    ).wound(ARAGORN_DRIVEN_BY_NEED, 2)
    scene.regroup_phase().use(ULAIRE_LEMENYA_WINGED_HUNTER).choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.hand() == [ARAGORN_DRIVEN_BY_NEED]
    assert scene.is_discarded(KNIGHTS_SPEAR)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0
    assert scene.hand(SHADOW) == []


def test_the_ring_bearer_never_returns_to_hand() -> None:
    """4.2, "Ring-bearer": what returns a companion does not return the Ring-bearer."""
    scene = Scene(minions=[ULAIRE_LEMENYA_WINGED_HUNTER], shadow_hand=[DESERT_FIGHTER] * 3)
    scene.regroup_phase()
    if scene.can(Verb.USE, ULAIRE_LEMENYA_WINGED_HUNTER):
        scene.use(ULAIRE_LEMENYA_WINGED_HUNTER)
    assert scene.hand() == []
    assert scene.in_play(FRODO_HOPE_OF_FREE_PEOPLES)


def test_a_player_who_must_choose_returns_a_companion_of_their_own_choice() -> None:
    """4.2, "choice": the player who is named chooses among what can be done."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, EOWYN_RESTLESS_MAIDEN],
        minions=[ULAIRE_OTSEA_BLACK_MANTLED_WRAITH],
    )
    scene.regroup_phase().use(ULAIRE_OTSEA_BLACK_MANTLED_WRAITH)
    assert scene.who == 0
    scene.choose("return an unbound companion to its owner's hand").choose(EOWYN_RESTLESS_MAIDEN)
    assert scene.hand() == [EOWYN_RESTLESS_MAIDEN]


def test_the_fellowship_moves_and_a_minion_returns() -> None:
    """4.2, "moving": an optional answer may have a cost."""
    scene = Scene(fellowship=[EOMER_GUARDIAN_OF_THE_EASTMARK], minions=[MORDOR_SOLDIER], site=3)
    scene.regroup_phase().do(Verb.MOVE).wait_to(Verb.TRIGGER, EOMER_GUARDIAN_OF_THE_EASTMARK)
    scene.answer_with(EOMER_GUARDIAN_OF_THE_EASTMARK)
    assert scene.wounds(EOMER_GUARDIAN_OF_THE_EASTMARK) == 1
    assert not scene.in_play(MORDOR_SOLDIER)


def test_a_condition_is_transferred_to_a_minion_which_is_exhausted() -> None:
    """4.2, "transfer": its strength and vitality are then those of its new bearer."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN],
        support=[FOURTH_LEVEL],
        minions=[DESERT_FIGHTER],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, DESERT_FIGHTER)
    scene.wait_to(Verb.USE, FOURTH_LEVEL).use(FOURTH_LEVEL).choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.bearer_of(FOURTH_LEVEL) == DESERT_FIGHTER
    assert scene.wounds(DESERT_FIGHTER) == 1
    assert not scene.can(Verb.USE, FOURTH_LEVEL)


def test_a_transfer_between_companions_costs_twilight_again() -> None:
    """2.0, "Transfer": within the fellowship phase, for the item's twilight cost."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN],
        bearing={ARAGORN_DRIVEN_BY_NEED: [KNIGHTS_SPEAR]},
    )
    scene.fellowship_phase().do(Verb.TRANSFER, KNIGHTS_SPEAR, FARAMIR_STOUT_CAPTAIN)
    assert scene.bearer_of(KNIGHTS_SPEAR) == FARAMIR_STOUT_CAPTAIN
    assert (
        not Scene(
            fellowship=[MERRY_ROHIRRIM_SQUIRE, EOWYN_RESTLESS_MAIDEN],
            bearing={MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319]},
        )
        .fellowship_phase()
        .can(Verb.TRANSFER, HOBBIT_SWORD_7_319, EOWYN_RESTLESS_MAIDEN)
    )


def test_a_card_is_played_from_the_discard_pile_by_its_own_text() -> None:
    """4.2, "discard pile": an ability there works only where its text says so."""
    scene = Scene(
        site=4,
        minions=[RAMPAGING_EASTERLING],
        shadow_discards=[BEAST_OF_WAR],
        twilight=9,
        threats=4,
    )
    assert not scene.shadow_phase().can(Verb.USE, BEAST_OF_WAR)
    scene.state.threats[0] = 5
    scene.shadow_phase().use(BEAST_OF_WAR)
    assert scene.bearer_of(BEAST_OF_WAR) == RAMPAGING_EASTERLING
    assert scene.twilight == 6
