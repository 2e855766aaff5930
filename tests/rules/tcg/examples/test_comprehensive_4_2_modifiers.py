"""Comprehensive Rules 4.2, Section Two: the examples of limits, loops and modifiers.

Each test cites the glossary entry in which the example stands.
"""

from typing import Any

import pytest

from rules.tcg.engine.modifiers import changes, numbers
from rules.tcg.engine.state.codes import STRENGTH, UNTIL_END_OF_TURN, Verb
from rules.tcg.engine.turn.assignment import can_be_assigned
from rules.tcg.engine.turn.phases import moves_allowed
from rules.tcg.engine.zones import board
from rules.tcg.notation.language import *
from rules.tcg.vocabulary import Signet
from tests.rules.tcg.cards import *
from tests.rules.tcg.examples.paths import king_path
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


def table(**setup: Any) -> Scene:
    """Lay a scene that follows 4.2."""
    return Scene(edition="comprehensive-4.2", **setup)


# --- limits ---


def trusting(signets: int, copies: int = 1) -> tuple[Scene, list[str]]:
    """Lay Trust Me as You Once Did with Gandalf's signet on so many companions."""
    wise = made(GANDALF_THE_GREY_PILGRIM, title="Gandalf", vitality=9, signet=None)
    friend = made(TARGON, signet=Signet.GANDALF, unique=False)
    plain = [made(TARGON, signet=None) for _ in range(3)]
    scene = table(
        fellowship=[wise, *[friend] * signets, *plain],
        support=[TRUST_ME_AS_YOU_ONCE_DID] * copies,
        minions=[MORDOR_TROOPER],
        site=6,
    )
    return scene.skirmish(plain[0], MORDOR_TROOPER), plain


def test_a_limit_of_three_may_be_used_in_one_action() -> None:
    """ "limit": three signets give +3 to one companion."""
    scene, plain = trusting(signets=3)
    scene.use(TRUST_ME_AS_YOU_ONCE_DID).choose(plain[0])
    assert scene.strength(plain[0]) == 9


def test_a_limit_of_three_may_be_divided_among_three_actions() -> None:
    """ "limit": one signet, three actions, +1 to each of three companions; a fourth adds none."""
    scene, plain = trusting(signets=1)
    for companion_ in (*plain, plain[0]):
        scene.use(TRUST_ME_AS_YOU_ONCE_DID).choose(companion_)
    assert [scene.strength(card) for card in plain] == [7, 7, 7]


def test_once_a_limit_is_reached_the_rest_is_ignored() -> None:
    """ "limit": with two signets +2 to one and +1 to another; the last +1 is ignored."""
    scene, plain = trusting(signets=2)
    scene.use(TRUST_ME_AS_YOU_ONCE_DID).choose(plain[0]).use(TRUST_ME_AS_YOU_ONCE_DID).choose(
        plain[1]
    )
    assert [scene.strength(card) for card in plain] == [8, 7, 6]


def test_another_copy_has_a_limit_of_its_own() -> None:
    """ "limit": two copies give up to +6."""
    scene, plain = trusting(signets=3, copies=2)
    scene.do(Verb.USE, TRUST_ME_AS_YOU_ONCE_DID).choose(plain[0])
    second = [
        o for o in scene.options(Verb.USE) if o.card == scene.card(TRUST_ME_AS_YOU_ONCE_DID, 1)
    ]
    scene.take(second[0])
    scene.choose(plain[0])
    assert scene.strength(plain[0]) == 12


def test_a_limit_begins_again_in_another_phase() -> None:
    """ "limit": +3 again in the next skirmish of the turn."""
    scene, plain = trusting(signets=3)
    scene.use(TRUST_ME_AS_YOU_ONCE_DID).choose(plain[0]).resolve()
    scene.skirmish(plain[1], MORDOR_TROOPER).use(TRUST_ME_AS_YOU_ONCE_DID).choose(plain[1])
    assert scene.strength(plain[1]) == 9


# --- loops ---


def test_adding_and_removing_a_burden_may_go_on_as_long_as_both_players_like() -> None:
    """ "loops": Sméagol, Slinker against a minion at Anduin Banks, ended by passing."""
    scene = table(
        fellowship=[SMEAGOL_SLINKER],
        minions=[SOUTHRON_CAPTAIN],
        path=king_path(site_3=ANDUIN_BANKS_7_341),
        burdens=1,
        site=3,
    )
    scene.skirmish(SMEAGOL_SLINKER, SOUTHRON_CAPTAIN)
    for _ in range(3):
        scene.use(SMEAGOL_SLINKER).use(ANDUIN_BANKS_7_341)
    assert scene.burdens == 1
    assert scene.strength(SMEAGOL_SLINKER) == 9
    assert scene.strength(SOUTHRON_CAPTAIN) == 13 + 6
    scene.pass_all()
    assert scene.state.skirmisher == -1


@pytest.mark.parametrize("minion_", [BLACK_LAND_OBSERVER, WANDERING_HILLMAN])
def test_a_loop_without_choices_ends_without_effect(minion_: str) -> None:
    """ "loops": neither Frodo nor the minion gets a bonus that would take the other's away."""
    frodo = FRODO_WEARY_FROM_THE_JOURNEY
    strong_sting = made(STING, strength=4)
    scene = table(ring_bearer=frodo, bearing={frodo: [strong_sting]}, minions=[minion_], site=9)
    scene.skirmish(frodo, minion_)
    assert (scene.strength(frodo), scene.strength(minion_)) == (8, 8)
    assert (scene.strength(minion_), scene.strength(frodo)) == (8, 8)


def test_modifiers_that_ask_for_strength_without_a_loop_are_added() -> None:
    """ "loops": the same minion is stronger where another companion has strength 10."""
    giant = made(ARAGORN_DRIVEN_BY_NEED, strength=12)
    scene = table(
        ring_bearer=FRODO_WEARY_FROM_THE_JOURNEY,
        fellowship=[giant],
        minions=[BLACK_LAND_OBSERVER],
        site=9,
    )
    scene.skirmish(FRODO_WEARY_FROM_THE_JOURNEY, BLACK_LAND_OBSERVER)
    assert scene.strength(BLACK_LAND_OBSERVER) == 11


# --- modifiers ---


def test_a_card_that_does_not_name_itself_is_not_changed_by_itself_as_it_is_played() -> None:
    """ "modifier": Orc Ambusher pays the whole roaming penalty, the next Orc does not."""
    scene = table(shadow_hand=[ORC_AMBUSHER, MORDOR_TROOPER], twilight=20, site=2)
    cost = scene.state.blueprints[scene.card(ORC_AMBUSHER)].card.twilight
    scene.shadow_phase()
    scene.play(ORC_AMBUSHER)
    assert scene.twilight == 20 - cost - 2
    second = scene.state.blueprints[scene.card(MORDOR_TROOPER)].card.twilight
    scene.play(MORDOR_TROOPER)
    assert scene.twilight == 20 - cost - 2 - second - 1


def test_a_card_that_names_itself_is() -> None:
    """ "modifier": Éomer costs one less while a Rohan Man can be spotted."""
    eomer = EOMER_THIRD_MARSHAL_OF_RIDDERMARK
    for fellowship_, cost in (([], 3), ([ROHIRRIM_GUARD], 2)):
        scene = table(fellowship=fellowship_, hand=[eomer])
        assert numbers.twilight_cost(scene.state, scene.card(eomer)) == cost


def test_a_site_number_is_lowered_only_once_the_card_is_in_play() -> None:
    """ "modifier": Grishnákh himself roams as he is played to site 3, and then no more."""
    scene = table(shadow_hand=[GRISHNAKH_ORC_CAPTAIN], twilight=9, site=3)
    scene.shadow_phase().play(GRISHNAKH_ORC_CAPTAIN)
    assert scene.twilight == 9 - 4 - 2
    assert not numbers.is_roaming(scene.state, scene.card(GRISHNAKH_ORC_CAPTAIN))


def test_a_card_played_again_is_a_new_card() -> None:
    """ "modifier": Gandalf, played again, may be assigned although Shelob chose him before."""
    scene = table(
        fellowship=[GANDALF_THE_GREY_PILGRIM],
        minions=[GOLLUM_PLOTTING_DECEIVER],
        shadow_hand=[SHELOB_HER_LADYSHIP],
        twilight=20,
        site=8,
    )
    scene.shadow_phase().play(SHELOB_HER_LADYSHIP).answer_with(SHELOB_HER_LADYSHIP)
    scene.choose(GANDALF_THE_GREY_PILGRIM)
    gandalf = scene.card(GANDALF_THE_GREY_PILGRIM)
    assert not can_be_assigned(scene.state, gandalf)
    board.discard(scene.state, gandalf)
    board.put_into_play(scene.state, gandalf)
    assert can_be_assigned(scene.state, gandalf)


def test_a_second_copy_of_radagast_adds_to_the_move_limit_once_more() -> None:
    """ "modifier" and "move limit": the first copy's +1 stays for the turn."""
    scene = table(hand=[RADAGAST_THE_BROWN, RADAGAST_THE_BROWN])
    scene.fellowship_phase().play(RADAGAST_THE_BROWN)
    assert moves_allowed(scene.state) == 3
    board.discard(scene.state, scene.card(RADAGAST_THE_BROWN))
    assert moves_allowed(scene.state) == 3
    scene.fellowship_phase().play(RADAGAST_THE_BROWN)
    assert moves_allowed(scene.state) == 4


def test_values_count_from_below_zero_and_are_made_zero_last() -> None:
    """ "modifier": 3 + 1 - 6 is zero, and with +3 it is 1."""
    scene = table(
        hand=[HOBBIT_INTUITION],
        minions=[MORDOR_SOLDIER],
        shadow_hand=[ENDURING_EVIL],
        burdens=6,
        site=6,
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, MORDOR_SOLDIER).pass_().play(
        ENDURING_EVIL
    ).take_number(6)
    assert scene.strength(FRODO_HOPE_OF_FREE_PEOPLES) == 0
    scene.state.hands[0] *= 2
    scene.play(HOBBIT_INTUITION)
    assert scene.strength(FRODO_HOPE_OF_FREE_PEOPLES) == 1


def test_an_amount_that_was_added_does_not_change_later() -> None:
    """ "modifier": Merry's strength is added as it was when his ability was used."""
    scene = table(
        fellowship=[MERRY_FRIEND_TO_SAM, ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN],
        hand=[CITY_OF_MEN],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).use(MERRY_FRIEND_TO_SAM)
    scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 7 + 3
    changes.change_number(
        scene.state, scene.card(MERRY_FRIEND_TO_SAM), STRENGTH, 5, UNTIL_END_OF_TURN
    )
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 7 + 3
