"""Hidden information: what a seat sees, what it remembers, and dealing the rest again."""

import random

import pytest

from rules.construction.starters import starter, starter_slugs
from rules.tcg import hidden
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.sequence import advance
from rules.tcg.engine.zones import piles
from rules.tcg.game import Game
from rules.tcg.notation.language import *
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.random_games import (
    DECKS,
    assert_cards_conserved,
    random_game,
    random_place,
)
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

PLAYERS = pytest.mark.parametrize("players", [2, 3])


def dealt_again(state: State, player: int, rng: int) -> State:
    copy = state.clone()
    hidden.determinize(copy, player, rng)
    return copy


def asked_again(state: State) -> State:
    """Return a copy in which the pending question is asked once more."""
    copy = state.clone()
    pending = present(copy.pending)
    del copy.stack[pending.depth :]
    copy.stack.append(present(pending.asked_by))
    copy.pending = None
    advance(copy)
    return copy


def without_question(view: hidden.View) -> hidden.View:
    return view._replace(to_choose=0, question=0)


@PLAYERS
def test_states_that_differ_in_hidden_cards_alone_look_alike(players: int) -> None:
    """Same view, and the same options for the player who must choose, after dealing again."""
    compared = differing = 0
    slugs = starter_slugs()
    for seed in range(12):
        seats = range(seed * players, (seed + 1) * players)
        decks = [starter(slugs[seat % len(slugs)]).deck for seat in seats]
        for game in random_game(seed, players, decks=decks):
            if game.is_over():
                continue
            state = game.state
            for player in range(players):
                copy = dealt_again(state, player, seed)
                seen = hidden.view(state, player)
                assert without_question(hidden.view(copy, player)) == without_question(seen)
                differing += copy.hands != state.hands
                own = present(state.pending).player == player
                again = asked_again(copy).pending if own else None
                # Another who could do nothing with the true hand may now be asked first.
                if again is not None and again.player == player:
                    assert again.options == present(state.pending).options
                    compared += 1
    assert compared > 300
    assert differing > 300


@PLAYERS
def test_a_copy_never_names_the_true_options_of_another(players: int) -> None:
    """Another's options are asked again, of the hand that was dealt to them."""
    looked = 0
    for seed in range(12):
        dice = random.Random(seed)
        for game in random_game(seed, players):
            if game.is_over() or not game.state.turn:
                continue
            chooser = present(game.decision()).player
            copy = game.determinize((chooser + 1) % players, dice.randrange(10**6))
            for option in copy.options():
                if option.verb in (Verb.PLAY, Verb.DISCARD, Verb.DISCARD_TO_HEAL):
                    assert option.card in copy.state.hands[present(copy.decision()).player]
                    looked += 1
            assert_cards_conserved(copy.state)
    assert looked > 100


@PLAYERS
def test_a_copy_can_be_played_to_its_end(players: int) -> None:
    for seed in range(6):
        dice = random.Random(seed)
        for game in random_game(seed, players):
            if game.is_over() or dice.randrange(4):
                continue
            copy = game.determinize(dice.randrange(players), seed)
            while not copy.is_over():
                copy.choose(random_place(copy, dice))
            assert_cards_conserved(copy.state)
            assert present(copy.outcome()).winner is not None


def test_a_view_holds_what_the_table_shows() -> None:
    scene = Scene(
        fellowship=[MADRIL_FARAMIRS_AIDE],
        minions=[DESERT_FIGHTER],
        hand=[MERRY_ROHIRRIM_SQUIRE],
        shadow_hand=[PIPPIN_SWORN_TO_SERVICE] * 2,
    )
    mine = hidden.view(scene.state, FREE_PEOPLES)
    theirs = hidden.view(scene.state, SHADOW)
    assert mine.hands == ((scene.card(MERRY_ROHIRRIM_SQUIRE),), (-1, -1))
    assert theirs.hands == (
        (-1,),
        (scene.card(PIPPIN_SWORN_TO_SERVICE), scene.card(PIPPIN_SWORN_TO_SERVICE, 1)),
    )
    assert mine.companions == theirs.companions
    assert mine.minions == (scene.card(DESERT_FIGHTER),)


# --- bids (4.2, "bid") ---


@pytest.mark.parametrize("bid", [0, 2, 7])
def test_a_secret_bid_is_dealt_again_from_all_that_are_possible(bid: int) -> None:
    game = Game(DECKS, 1)
    game.choose(bid)
    assert present(game.decision()).player == 1
    assert game.view(1).bids == (-1, -1)
    assert game.view(0).bids == (bid, -1)
    copies = [game.determinize(1, rng) for rng in range(200)]
    assert {copy.state.bids[0] for copy in copies} == set(range(11))
    assert all(copy.state.choices == [] for copy in copies)


def test_revealed_bids_stay() -> None:
    game = Game(DECKS, 1)
    game.choose(5)
    game.choose(8)
    assert present(game.decision()).question == Question.SEAT
    assert game.view(1).bids == game.view(0).bids == (5, 8)
    assert all(game.determinize(1, rng).state.bids == [5, 8] for rng in range(20))


# --- what is remembered ---


def test_a_revealed_hand_is_remembered_until_a_card_leaves_it_unseen() -> None:
    """A card put beneath the deck could be any of the hand: the others know none any more."""
    search_light = made(CITY_OF_MEN, event(maneuver, reveal_hand(shadow_player)))
    scene = Scene(
        minions=[DESERT_FIGHTER],
        hand=[search_light],
        shadow_hand=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        shadow_deck=[TARGON, MADRIL_FARAMIRS_AIDE, HOBBIT_SWORD_7_319, GREAT_GATE],
    )
    scene.maneuver_phase().play(search_light)
    state = scene.state
    hand = (scene.card(MERRY_ROHIRRIM_SQUIRE), scene.card(PIPPIN_SWORN_TO_SERVICE))
    assert hidden.view(state, FREE_PEOPLES).hands[SHADOW] == hand
    assert all(tuple(dealt_again(state, 0, rng).hands[SHADOW]) == hand for rng in range(10))
    piles.put_into_deck(state, hand[0], beneath=True, known_to=1 << SHADOW)
    assert hidden.view(state, FREE_PEOPLES).hands[SHADOW] == (-1,)
    assert hidden.view(state, SHADOW).decks[SHADOW][0] == hand[0]
    hands = {tuple(dealt_again(state, 0, rng).hands[SHADOW]) for rng in range(60)}
    assert len(hands) == 6


def test_a_card_put_on_your_own_deck_stays_known_to_its_owner_alone() -> None:
    secret = made(CITY_OF_MEN, event(maneuver, put_on_deck(from_hand())))
    scene = Scene(
        minions=[DESERT_FIGHTER],
        hand=[secret, MERRY_ROHIRRIM_SQUIRE],
        deck=[TARGON, MADRIL_FARAMIRS_AIDE, PIPPIN_SWORN_TO_SERVICE],
        shadow_hand=[GREAT_GATE],
    )
    scene.maneuver_phase().play(secret)
    merry = scene.card(MERRY_ROHIRRIM_SQUIRE)
    assert hidden.view(scene.state, FREE_PEOPLES).decks[0] == (-1, -1, -1, merry)
    assert hidden.view(scene.state, SHADOW).decks[0] == (-1, -1, -1, -1)
    for rng in range(10):
        assert dealt_again(scene.state, FREE_PEOPLES, rng).decks[0][-1] == merry
    piles.draw(scene.state, FREE_PEOPLES, 1)
    assert hidden.view(scene.state, SHADOW).hands[0] == (-1,)


def test_shuffling_makes_a_deck_unknown() -> None:
    scene = Scene(deck=[TARGON, MADRIL_FARAMIRS_AIDE], hand=[MERRY_ROHIRRIM_SQUIRE])
    piles.put_into_deck(
        scene.state, scene.card(MERRY_ROHIRRIM_SQUIRE), beneath=False, known_to=0b11
    )
    assert hidden.view(scene.state, SHADOW).decks[0][-1] == scene.card(MERRY_ROHIRRIM_SQUIRE)
    piles.shuffle_deck(scene.state, 0)
    assert hidden.view(scene.state, SHADOW).decks[0] == (-1, -1, -1)


def test_a_card_seen_on_top_of_a_deck_is_known_in_the_hand_it_is_drawn_to() -> None:
    scene = Scene(deck=[TARGON, MADRIL_FARAMIRS_AIDE], hand=[MERRY_ROHIRRIM_SQUIRE])
    madril = scene.card(MADRIL_FARAMIRS_AIDE)
    scene.state.known[madril] = 0b11
    piles.draw(scene.state, 0, 1)
    assert madril in hidden.view(scene.state, SHADOW).hands[0]


def test_what_another_has_half_chosen_is_chosen_again() -> None:
    """The first of two cards to discard is still secret: a copy asks for both again."""
    toll = made(CITY_OF_MEN, event(maneuver, discard_from_hand(2) >> add_twilight(1)))
    scene = Scene(
        minions=[DESERT_FIGHTER],
        hand=[toll, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, GREAT_GATE],
        deck=[TARGON, MADRIL_FARAMIRS_AIDE, HOBBIT_SWORD_7_319],
    )
    scene.maneuver_phase().play(toll).choose(MERRY_ROHIRRIM_SQUIRE)
    copy = dealt_again(scene.state, SHADOW, 7)
    advance(copy)
    assert present(copy.pending).question == Question.TARGET
    assert len(present(copy.pending).options) == 3
    assert {option.card for option in present(copy.pending).options} == set(copy.hands[0])
