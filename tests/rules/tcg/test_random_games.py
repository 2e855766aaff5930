"""Whole games of the two starter decks: conserved, bounded, repeatable, the same when copied."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from rules.playtest.description import PlaytestDescription
from rules.playtest.game import play_game, player, set_up
from rules.tcg.engine.board import active_cards
from rules.tcg.engine.codes import IN_VOID, STATISTICS
from rules.tcg.engine.numbers import number
from rules.tcg.engine.state import State
from rules.tcg.game import DECISION_BOUND, Game
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER
from tests.rules.tcg.slow_numbers import slow_listeners, slow_number

DECKS = (ARAGORN_STARTER, EOMER_STARTER)
BOUND = 1_000


def random_game(seed: int) -> Iterator[Game]:
    """Give a game before each of its random choices and once more when it is over."""
    game = Game(DECKS, seed)
    dice = random.Random(seed)
    while not game.is_over():
        yield game
        game.choose(dice.randrange(len(game.options())))
    yield game


def rule_of_thumb_game(index: int) -> Iterator[Game]:
    game = set_up(PlaytestDescription(DECKS, ("rules", "rules"), 11), index)
    chooser = player("rules", 0)
    while not game.is_over():
        yield game
        game.choose(chooser.choose(game))
    yield game


def assert_cards_conserved(state: State) -> None:
    """Every card is in exactly one place, or in the void while it is being played."""
    places: list[int] = [*state.minions, *state.path]
    for player_ in (0, 1):
        for pile in (
            state.hands,
            state.decks,
            state.discards,
            state.dead,
            state.adventure,
            state.companions,
            state.allies,
            state.support,
        ):
            places += pile[player_]
    for borne in state.attached:
        places += borne
    places += [card for card, zone in enumerate(state.zone) if zone == IN_VOID]
    assert sorted(places) == list(range(len(state.blueprints)))


@pytest.mark.parametrize("seed", range(60))
def test_cards_are_conserved_at_every_decision(seed):
    for game in random_game(seed):
        assert_cards_conserved(game.state)


@pytest.mark.parametrize("index", range(8))
def test_cards_are_conserved_in_long_games(index):
    for game in rule_of_thumb_game(index):
        assert_cards_conserved(game.state)


@pytest.mark.parametrize("games", [random_game, rule_of_thumb_game])
def test_kept_numbers_equal_those_added_up_anew(games):
    compared = 0
    for seed in range(6):
        for game in games(seed):
            state = game.state
            for card in active_cards(state):
                for statistic in range(STATISTICS):
                    expected = slow_number(state, statistic, card)
                    assert number(state, statistic, card) == expected
                    compared += 1
    assert compared > 1_000


def test_kept_listeners_equal_those_found_anew():
    for seed in range(20):
        for game in random_game(seed):
            if game.state.turn and not game.is_over():
                kept = {
                    (card, happening)
                    for happening, heard in enumerate(game.state.listeners)
                    for card, _ in heard
                }
                assert kept == slow_listeners(game.state)


def test_the_same_seed_gives_the_same_game():
    description = PlaytestDescription(DECKS, ("random", "rules"), seed=5)
    assert [play_game(description, index) for index in range(20)] == [
        play_game(description, index) for index in range(20)
    ]


def test_another_seed_gives_another_game():
    one = PlaytestDescription(DECKS, ("random", "random"), seed=5)
    another = PlaytestDescription(DECKS, ("random", "random"), seed=6)
    assert play_game(one, 0).choices != play_game(another, 0).choices


@pytest.mark.parametrize("seed", range(40))
def test_a_clone_continued_gives_the_same_game(seed):
    game = Game(DECKS, seed)
    dice = random.Random(seed)
    for _ in range(seed):
        if not game.is_over():
            game.choose(dice.randrange(len(game.options())))
    copy = game.clone()
    taken: list[int] = []
    while not game.is_over():
        taken.append(dice.randrange(len(game.options())))
        game.choose(taken[-1])
    for place in taken:
        copy.choose(place)
    assert copy.state.choices == game.state.choices
    assert copy.outcome() == game.outcome()
    assert copy.state.rng == game.state.rng
    assert copy.state.zone == game.state.zone


def test_a_clone_leaves_the_original_alone():
    for game in random_game(3):
        if game.is_over():
            break
        before = (game.state.rng, list(game.state.zone), game.decision())
        copy = game.clone()
        for _ in range(5):
            if not copy.is_over():
                copy.choose(0)
        assert (game.state.rng, list(game.state.zone), game.decision()) == before


def test_options_are_never_empty_and_never_single():
    for seed in range(60):
        for game in random_game(seed):
            if not game.is_over():
                assert len(game.options()) >= 2
                assert len(set(game.options())) == len(game.options())


def test_an_option_that_is_not_offered_is_refused():
    game = Game(DECKS, 1)
    stranger = game.options()[0]._replace(number=99)
    with pytest.raises(ValueError, match="not in tuple"):
        game.apply(stranger)


def test_applying_an_option_is_choosing_its_place():
    one, another = Game(DECKS, 1), Game(DECKS, 1)
    one.apply(one.options()[2])
    another.choose(2)
    assert one.state.choices == another.state.choices == [2]


# --- what a player cannot know ---


def hidden_and_open(state: State, player_: int) -> tuple[object, object]:
    other = 1 - player_
    hidden = (sorted(state.hands[other] + state.decks[other]), sorted(state.decks[player_]))
    seen = (
        state.hands[player_],
        len(state.hands[other]),
        state.discards,
        state.dead,
        state.companions,
        state.minions,
        state.support,
        state.twilight,
        state.burdens,
        state.threats,
    )
    return hidden, seen


def test_determinizing_keeps_what_is_seen_and_deals_the_rest_anew():
    dealt_anew = 0
    for seed in range(10):
        for game in random_game(seed):
            if game.is_over() or not game.state.turn:
                continue
            copy = game.determinize(0, rng=99)
            assert hidden_and_open(copy.state, 0) == hidden_and_open(game.state, 0)
            dealt_anew += copy.state.hands[1] != game.state.hands[1]
    assert dealt_anew > 20


def test_rules_of_thumb_look_at_nothing_hidden():
    chooser = player("rules", 0)
    decisions = 0
    for index in range(6):
        for game in rule_of_thumb_game(index):
            decision = game.decision()
            if decision is not None:
                dealt = game.determinize(decision.player, rng=index)
                assert chooser.choose(dealt) == chooser.choose(game)
                decisions += 1
    assert decisions > 500


# --- how games end ---


def test_every_game_ends_within_its_bound():
    description = PlaytestDescription(DECKS, ("random", "random"), seed=1)
    records = [play_game(description, index) for index in range(500)]
    assert all(record.winner is not None for record in records)
    assert max(record.decisions for record in records) < BOUND
    assert Counter(record.ending for record in records).keys() <= {"site 9", "killed", "corrupted"}


@pytest.mark.parametrize("seats", [("rules", "random"), ("random", "rules")])
@pytest.mark.parametrize("deck", DECKS)
def test_rules_of_thumb_beat_random_play_with_the_same_deck(seats, deck):
    description = PlaytestDescription((deck, deck), seats, seed=2003)
    mine = seats.index("rules")
    wins = sum(play_game(description, index).winner == mine for index in range(100))
    assert wins >= 90


@pytest.mark.parametrize("games", [1_000, pytest.param(10_000, marks=pytest.mark.nightly)])
def test_thousands_of_random_games_in_a_row(games):
    description = PlaytestDescription(DECKS, ("random", "random"), seed=1)
    longest = 0
    for index in range(games):
        game = set_up(description, index)
        dice = random.Random(index)
        while not game.is_over():
            game.choose(dice.randrange(len(game.options())))
        assert_cards_conserved(game.state)
        assert game.outcome().winner is not None
        longest = max(longest, len(game.state.choices))
    assert longest < BOUND < DECISION_BOUND
