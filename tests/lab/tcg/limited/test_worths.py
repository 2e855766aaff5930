"""Learning what cards are worth, and playing drafted decks against simpler ones."""

from itertools import islice

from lab.tcg.limited.fields import at_random, by_culture_and_cost, drafted_pools
from lab.tcg.limited.sealed import DAY, built_decks, in_words
from lab.tcg.limited.versus import play_against
from lab.tcg.limited.worths import PlayedGame, fit, play_games
from rules.limited.events import limited_event
from rules.tcg.facts.reader import card
from rules.tcg.vocabulary import Side

EVENT = "fellowship-draft"


def test_a_card_that_wins_is_worth_more_than_one_that_loses() -> None:
    games = [PlayedGame({"1_178": 1, "1_181": -1}, True)] * 60
    games += [PlayedGame({"1_178": -1, "1_181": 1}, False)] * 60
    learned = fit(games)

    assert learned.games == 120
    assert learned.cards["1_178"] > 0.1 > -0.1 > learned.cards["1_181"]


def test_games_are_the_same_again() -> None:
    first, again = (list(play_games([EVENT], 4, 3, "random")) for _ in range(2))

    assert first == again
    assert len(first) == 4


def test_simpler_decks_are_legal_halves_of_the_same_pool() -> None:
    pool = drafted_pools(limited_event(EVENT), 2)[0]
    for deck in (at_random(pool, 1), by_culture_and_cost(pool, 1)):
        sides = [card(held).side for held in deck.copies()]

        assert sides.count(Side.FREE_PEOPLES) == sides.count(Side.SHADOW) == 20
        assert all(count <= pool[held] for held, count in deck.draw_deck)


def test_a_score_counts_eight_games_a_draft() -> None:
    (score,) = play_against("random", (EVENT,), 1, 4, "random")

    assert score.games == 8
    assert 0 <= score.interval.low <= score.won / 8 <= score.interval.high <= 1


def test_decks_from_sealed_pools_are_judged_within_their_pools() -> None:
    told: list[str] = []
    words = in_words(built_decks(("king-sealed", "hunters-box"), 3, DAY), 4, told.append)

    assert words.startswith("4 of 4 decks legal")
    assert told[-1] == "4 of 4"
    *_, last = islice(built_decks(("king-sealed",), 3, DAY), 3)
    assert (last.weeks, last.problems) == (3, ())
