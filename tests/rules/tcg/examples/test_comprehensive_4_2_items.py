"""Comprehensive Rules 4.2, Section Two: opponents, items, the Ring-bearer and muster.

Each test cites the glossary entry in which the example stands.
"""

import pytest

from rules.tcg.engine.modifiers import numbers
from rules.tcg.engine.operations import playing as playing_cards
from rules.tcg.engine.state.codes import REMOVED, Verb
from rules.tcg.engine.turn.settling import settle
from rules.tcg.engine.zones import board
from rules.tcg.notation.language import *
from rules.tcg.vocabulary import CardType, Keyword
from tests.rules.tcg.cards import *
from tests.rules.tcg.examples.comprehensive import table
from tests.rules.tcg.examples.paths import king_path, towers_path
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW

# --- opponents ---


def test_shadow_players_are_not_opponents_of_each_other() -> None:
    """ "opponent": a Shadow player's opponent is the Free Peoples player alone."""
    thief = made(
        MORDOR_TROOPER, when_played(have(each_opponent, add_burdens(1) + discard_from_hand(1)))
    )
    scene = table(
        players=3,
        hand=[MERRY_ROHIRRIM_SQUIRE],
        shadow_hand=[thief, MORDOR_SOLDIER],
        twilight=20,
        site=6,
    )
    other = scene.state.hands[2] = [scene.card(MORDOR_SOLDIER)]
    scene.state.hands[1].remove(other[0])
    scene.shadow_phase().pass_().play(thief)
    assert scene.hand(FREE_PEOPLES) == []
    assert scene.hand(2) == [MORDOR_SOLDIER]


def test_a_shadow_card_strengthens_another_shadow_players_minion() -> None:
    """ "Shadow cards": a bonus may be another's; an item goes on one's own minions."""
    banner = made(PINNED_DOWN, gets(orc, strength(+1)))
    scene = table(players=3, shadow_support=[banner], minions_of={2: [MORDOR_TROOPER]}, site=6)
    assert scene.strength(MORDOR_TROOPER) == 7
    blade_ = made(GOBLIN_SCIMITAR, bearer_must_be(orc))
    scene = table(players=3, shadow_hand=[blade_], minions_of={2: [MORDOR_TROOPER]}, site=6)
    assert playing_cards.bearers(scene.state, SHADOW, scene.card(blade_)) == []


@pytest.mark.parametrize(
    ("unique_", "mine", "others", "bonus"), [(True, 1, 1, 1), (False, 3, 3, 4), (False, 1, 1, 2)]
)
def test_of_one_shadow_condition_so_many_copies_are_in_effect(
    unique_: bool, mine: int, others: int, bonus: int
) -> None:
    """ "active": the first copy of a unique one among several players, four of another."""
    banner = made(PINNED_DOWN, gets(orc, strength(+1)), unique=unique_)
    scene = table(
        players=3,
        minions=[MORDOR_TROOPER],
        shadow_support=[banner] * mine,
        minions_of={2: [banner] * others},
        site=6,
    )
    assert scene.strength(MORDOR_TROOPER) == 6 + bonus


@pytest.mark.parametrize(("unique_", "loss"), [(True, 2), (False, 4)])
def test_what_a_surplus_condition_says_of_its_bearer_is_ignored_too(
    unique_: bool, loss: int
) -> None:
    """ "active": of a unique condition on a companion a second player's copy does nothing."""
    chain = made(
        DESPERATE_DEFENSE_OF_THE_RING,
        bearer_must_be(companion),
        gets(bearer, strength(-2)),
        unique=unique_,
    )
    scene = table(
        players=3,
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [chain, chain]},
        site=6,
    )
    state = scene.state
    owners = list(state.owner)
    owners[scene.card(chain, 1)] = 2
    state.owner = tuple(owners)
    settle(state)
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 7 - loss


# --- items ---


def test_one_hand_weapon_and_one_armor() -> None:
    """ "bearer": one item of each class, not two of one."""
    scene = table(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [LONG_SPEAR]},
        hand=[LONG_SPEAR, MERRY_ROHIRRIM_SQUIRE],
    )
    copy = scene.card(LONG_SPEAR, 1)
    assert scene.card(EOMER_VALIANT_WARCHIEF) not in playing_cards.bearers(
        scene.state, FREE_PEOPLES, copy
    )
    scene = table(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [LONG_SPEAR]},
        hand=[RIDING_ARMOR],
    )
    armor_ = scene.card(RIDING_ARMOR)
    assert scene.card(EOMER_VALIANT_WARCHIEF) in playing_cards.bearers(
        scene.state, FREE_PEOPLES, armor_
    )


def test_a_transfer_by_effect_needs_an_eligible_bearer() -> None:
    """ "transfer": an item whose bearer must be a Man goes to any Man, and to nobody else."""
    brand = made(ANDURIL_FLAME_OF_THE_WEST, bearer_must_be(man), type=CardType.POSSESSION)
    scene = table(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE, MADRIL_FARAMIRS_AIDE],
        bearing={ARAGORN_DRIVEN_BY_NEED: [brand]},
        minions=[STRANGE_LOOKING_MEN, MORDOR_TROOPER],
        site=6,
    )
    scene.maneuver_phase().use(STRANGE_LOOKING_MEN)
    assert scene.can(Verb.CHOOSE, MADRIL_FARAMIRS_AIDE)
    assert scene.can(Verb.CHOOSE, STRANGE_LOOKING_MEN)
    assert not scene.can(Verb.CHOOSE, MERRY_ROHIRRIM_SQUIRE)
    assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
    scene.choose(MADRIL_FARAMIRS_AIDE)
    assert scene.bearer_of(brand) == MADRIL_FARAMIRS_AIDE


def test_a_cost_changed_in_play_is_not_that_of_a_revealed_card() -> None:
    """ "twilight cost": Rohirrim Road makes conditions dearer to play, not the one revealed."""
    catapult = made(
        ARAGORN_DRIVEN_BY_NEED,
        ability(
            maneuver,
            exert(this)
            >> reveal(top_of_deck(who=an_opponent))
            + make(this, strength(printed_cost_of(that(condition)))),
        ),
    )
    scene = table(
        fellowship=[catapult, LEGOLAS_GREENLEAF],
        minions=[MORDOR_TROOPER],
        shadow_deck=[PINNED_DOWN],
        shadow_hand=[PINNED_DOWN],
        path=king_path(site_1=ROHIRRIM_ROAD),
        site=1,
    )
    scene.fellowship_phase().use(ROHIRRIM_ROAD)
    in_hand = scene.state.hands[SHADOW][0]
    assert numbers.twilight_cost(scene.state, in_hand) == 1 + 2
    scene.maneuver_phase().use(catapult)
    assert scene.strength(catapult) == 7 + 1


def test_a_card_removed_from_the_game_is_in_a_pile_of_its_own() -> None:
    """ "removed from game pile": neither discarded nor dead."""
    scene = table(fellowship=[ARAGORN_DRIVEN_BY_NEED, MADRIL_FARAMIRS_AIDE])
    aragorn = scene.card(ARAGORN_DRIVEN_BY_NEED)
    board.remove_from_game(scene.state, aragorn)
    assert scene.state.zone[aragorn] == REMOVED
    assert scene.state.removed[FREE_PEOPLES] == [aragorn]
    assert not scene.is_dead(ARAGORN_DRIVEN_BY_NEED)
    assert not scene.is_discarded(ARAGORN_DRIVEN_BY_NEED)


# --- the Ring-bearer ---


def test_a_ring_bearer_cannot_be_discarded_for_a_cost() -> None:
    """ "Ring-bearer": Be Back Soon cannot be played with Sméagol as the Ring-bearer."""
    scene = table(
        ring_bearer=SMEAGOL_SLINKER, hand=[BE_BACK_SOON], minions=[MORDOR_TROOPER], site=6
    )
    assert not scene.maneuver_phase().can(Verb.PLAY, BE_BACK_SOON)
    scene = table(
        fellowship=[SMEAGOL_SLINKER], hand=[BE_BACK_SOON], minions=[MORDOR_TROOPER], site=6
    )
    assert scene.maneuver_phase().can(Verb.PLAY, BE_BACK_SOON)


def test_a_ring_bearers_skirmish_is_not_cancelled() -> None:
    """ "Ring-bearer": not by Frodo's Cloak either, though its cost may be paid for nothing."""
    scene = table(
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [FRODOS_CLOAK]},
        minions=[MORDOR_TROOPER],
        path=towers_path(),
        site=3,
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, MORDOR_TROOPER).use(FRODOS_CLOAK).pass_()
    assert ("skirmish cancelled", scene.card(FRODO_HOPE_OF_FREE_PEOPLES)) not in scene.log
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1


# --- muster ---


@pytest.mark.parametrize("discarded", [0, 1, 2])
def test_two_muster_characters_discard_up_to_two_and_then_draw_as_many(discarded: int) -> None:
    """ "muster": all are discarded before any is drawn."""
    drummer = made(TARGON, keywords={Keyword.MUSTER: 1}, unique=False)
    scene = table(
        fellowship=[drummer] * 2,
        hand=[PIPPIN_SWORN_TO_SERVICE] * 3,
        deck=[MERRY_ROHIRRIM_SQUIRE] * 3,
        site=2,
    )
    scene.regroup_phase()
    for _ in range(discarded):
        assert scene.hand().count(MERRY_ROHIRRIM_SQUIRE) == 0
        scene.discard(PIPPIN_SWORN_TO_SERVICE)
    if discarded < 2:
        scene.pass_()
    assert scene.hand().count(MERRY_ROHIRRIM_SQUIRE) == discarded
    assert scene.hand().count(PIPPIN_SWORN_TO_SERVICE) == 3 - discarded
