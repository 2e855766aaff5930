"""Won games by when a card was seen: counting, merging, and comparing within lengths."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.playtest.statistics.card_lift import FEW_GAMES, Caution, card_lift
from rules.playtest.statistics.card_statistics import (
    BANDS,
    DECISIVE_GAMES,
    CardStatistics,
    DeckGame,
    Moment,
    merge_cards,
    tally_cards,
)
from rules.playtest.statistics.interval import wilson

SWORD, SHIELD = "1_1", "1_2"


def deck_game(game: int, won: bool, band: int = 0, **seen: list[str]) -> DeckGame:
    return DeckGame(game, won, band, {Moment(moment): cards for moment, cards in seen.items()})


deck_games = st.builds(
    DeckGame,
    game=st.integers(0, 999),
    won=st.booleans(),
    band=st.integers(0, BANDS - 1),
    seen=st.dictionaries(st.sampled_from(Moment), st.sets(st.sampled_from([SWORD, SHIELD]))),
    decisive=st.just(()),
)
card_statistics = st.lists(deck_games, max_size=12).map(tally_cards)


def test_games_and_wins_are_counted_by_moment() -> None:
    statistics = tally_cards(
        [
            deck_game(0, True, opening_hand=[SWORD], played=[SWORD], never_drawn=[SHIELD]),
            deck_game(1, False, drawn=[SWORD], stuck=[SWORD], played=[SHIELD]),
            deck_game(2, True, drawn=[SWORD], played=[SWORD, SHIELD]),
        ]
    )
    sword, shield = statistics.cards[SWORD], statistics.cards[SHIELD]
    assert {moment: (sword.games(moment), sword.wins(moment)) for moment in Moment} == {
        Moment.OPENING_HAND: (1, 1),
        Moment.DRAWN: (2, 1),
        Moment.PLAYED: (2, 2),
        Moment.NEVER_DRAWN: (0, 0),
        Moment.STUCK: (1, 0),
    }
    assert (shield.games(Moment.PLAYED), shield.wins(Moment.PLAYED)) == (2, 1)


@given(st.lists(deck_games, max_size=12), st.randoms(use_true_random=False))
def test_parts_merge_into_the_whole_in_any_order(games: Any, dice: Any) -> None:
    parts: list[list[DeckGame]] = [[], [], []]
    for game in games:
        dice.choice(parts).append(game)
    dice.shuffle(parts)
    assert merge_cards(map(tally_cards, parts)) == tally_cards(games)


def test_the_first_games_in_which_a_card_was_decisive_are_kept_in_any_order() -> None:
    games = [DeckGame(game, True, 0, {Moment.PLAYED: [SWORD]}, [SWORD]) for game in range(20)]
    Random(1).shuffle(games)
    whole = tally_cards(games)
    assert whole.cards[SWORD].decisive == tuple(range(DECISIVE_GAMES))
    assert merge_cards([tally_cards(games[10:]), tally_cards(games[:10])]) == whole


def test_a_lift_is_the_share_won_less_the_decks() -> None:
    games = [deck_game(game, game % 2 == 0) for game in range(100)]
    games += [deck_game(game, game % 4 != 0, opening_hand=[SWORD]) for game in range(100, 200)]
    lift = card_lift(tally_cards(games), SWORD, Moment.OPENING_HAND)
    assert lift is not None
    assert (lift.games, lift.wins, lift.rate) == (100, 75, 0.75)
    assert lift.interval == wilson(75, 100)
    assert lift.lift == pytest.approx(0.75 - 125 / 200)
    assert lift.within_length == pytest.approx(lift.lift)
    assert lift.caution is None
    assert lift.is_clear


def test_a_moment_that_never_came_has_no_lift() -> None:
    statistics = tally_cards([deck_game(0, True, played=[SWORD])])
    assert card_lift(statistics, SWORD, Moment.STUCK) is None
    assert card_lift(statistics, "no such card", Moment.PLAYED) is None
    assert card_lift(CardStatistics(), SWORD, Moment.PLAYED) is None


def test_few_games_are_warned_of() -> None:
    games = [deck_game(game, True, played=[SWORD]) for game in range(FEW_GAMES - 1)]
    games += [deck_game(game, False) for game in range(100, 300)]
    lift = card_lift(tally_cards(games), SWORD, Moment.PLAYED)
    assert lift is not None
    assert lift.caution is Caution.FEW_GAMES
    assert not lift.is_clear


def made_games(count: int, effect: float) -> list[DeckGame]:
    """Long games are won more often and draw the sword more often; it adds `effect` itself."""
    random = Random(7)
    games = []
    for game in range(count):
        band = random.randrange(BANDS)
        drawn = random.random() < 0.15 + 0.17 * band
        won = random.random() < 0.2 + 0.12 * band + effect * drawn
        games.append(deck_game(game, won, band, **({"drawn": [SWORD]} if drawn else {})))
    return games


def test_a_lift_that_long_games_alone_explain_is_warned_of() -> None:
    lift = card_lift(tally_cards(made_games(4000, effect=0)), SWORD, Moment.DRAWN)
    assert lift is not None
    assert lift.lift > 0.05
    assert abs(lift.within_length) < 0.02
    assert lift.caution is Caution.LENGTH


def test_a_lift_that_stays_within_lengths_is_clear() -> None:
    lift = card_lift(tally_cards(made_games(4000, effect=0.2)), SWORD, Moment.DRAWN)
    assert lift is not None
    assert lift.within_length > 0.05
    assert lift.caution is None
    assert lift.is_clear
