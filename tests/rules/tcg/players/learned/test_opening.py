"""The opening: bids and seats by the deck, and a second hand."""

from collections import Counter
from collections.abc import Sequence

import pytest

from rules.players.telling import Measure
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.game import Game
from rules.tcg.players.learned.opening import (
    Openings,
    learned_openings,
    rate_opening,
)
from rules.tcg.players.learned.opening_outlook import (
    DECK,
    HAND,
    deck_of,
    weigh_deck,
    weigh_hand,
)
from rules.tcg.players.learned.player import LearnedPlayer, all_learned
from tests.expected import present
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER

DECKS = (ARAGORN_STARTER, EOMER_STARTER)
LAST_EDITION = "comprehensive-4.2"


def openings(burden: float = 0.1, always: float = 0.0, **weights: dict[str, float]) -> Openings:
    """Return weights that are 0 but for those named."""

    def named(kind: str, names: Sequence[str]) -> tuple[float, ...]:
        return tuple(weights.get(kind, {}).get(name, 0.0) for name in names)

    return Openings(
        burden,
        (always, *named("second", DECK)),
        named("redraw", HAND),
    )


def opened(learned: Openings, seed: int = 1) -> Game:
    """Return a game that both players opened by these weights."""
    game = Game(DECKS, seed, LAST_EDITION)
    player = LearnedPlayer(learned=all_learned()._replace(openings=learned))
    while game.state.turn == 0:
        game.choose(player.choose(game))
    return game


@pytest.mark.parametrize(
    ("burden", "always", "shares"),
    [
        (0.1, 0.25, [1 / 3, 1 / 3, 1 / 3, 0]),
        (0.3, 0.5, [1 / 2, 1 / 2, 0, 0]),
        (0.1, 0.0, [1, 0, 0, 0]),
        # Up to 5 burdens are worth it; 4 and 5 are bid as 3.
        (0.1, 0.5, [1 / 6, 1 / 6, 1 / 6, 1 / 2]),
        (0.1, -0.5, [1 / 6, 1 / 6, 1 / 6, 1 / 2]),
        (-0.1, 0.5, [0, 0, 0, 1]),
    ],
)
def test_who_wants_a_seat_bids_by_lot_up_to_what_it_is_worth(
    burden: float, always: float, shares: list[float]
) -> None:
    game, learned = Game(DECKS, 1), openings(burden, always)
    options = game.options()
    drawn = Counter(
        options[
            LearnedPlayer(seed, learned=all_learned()._replace(openings=learned)).choose(game)
        ].number
        for seed in range(300)
    )
    assert set(drawn) <= set(range(len(shares)))
    assert [drawn[bid] / 300 for bid in range(len(shares))] == pytest.approx(shares, abs=0.08)


def test_a_deck_chooses_its_seat_by_what_it_is_made_of() -> None:
    """Both decks have 18 minions or more, so the sign of the weight decides, whoever chooses."""
    for weight, verb in ((1.0, Verb.GO_SECOND), (-1.0, Verb.GO_FIRST)):
        game = Game(DECKS, 1)
        learned = all_learned()._replace(openings=openings(second={"minions": weight}))
        player = LearnedPlayer(learned=learned)
        while present(game.decision()).question != Question.SEAT:
            game.choose(player.choose(game))
        assert game.options()[player.choose(game)].verb == verb


@pytest.mark.parametrize(("weight", "held"), [(1.0, 6), (-1.0, 8)])
def test_a_hand_is_drawn_again_where_that_wins_more(weight: float, held: int) -> None:
    game = opened(openings(redraw={"always": weight}))
    assert [len(hand) for hand in game.state.hands] == [held, held]


def test_it_looks_at_nothing_hidden() -> None:
    """Dealing again what a player cannot know changes nothing that is rated."""
    game, learned, seen = Game(DECKS, 5, LAST_EDITION), learned_openings(), 0
    player = LearnedPlayer()
    while game.state.turn == 0:
        decision = present(game.decision())
        rated = rate_opening(game.state, decision, learned)
        if rated is not None:
            seen += 1
            dealt = game.determinize(decision.player, 7)
            assert rate_opening(dealt.state, present(dealt.decision()), learned) == rated
        game.choose(player.choose(game))
    assert seen >= 3


def test_every_number_has_a_name_and_a_weight() -> None:
    game, learned = Game(DECKS, 1), learned_openings()
    deck = deck_of(game.state, 0)
    assert len(weigh_deck(deck)) == len(DECK) == len(learned.second) - 1
    assert len(weigh_hand([])) == len(HAND) == len(learned.redraw)


def test_more_than_two_players_bid_and_sit_by_the_rules_of_thumb() -> None:
    game = Game((*DECKS, ARAGORN_STARTER), 1)
    assert rate_opening(game.state, present(game.decision()), learned_openings()) is None


def test_it_tells_what_it_compared() -> None:
    game, player = Game(DECKS, 1), LearnedPlayer()
    assert player.tell(game) is None
    while present(game.decision()).question != Question.SEAT:
        game.choose(player.choose(game))
    told = present(player.tell(game))
    assert told.measure is Measure.ODDS
    assert told.place == player.choose(game)
    assert told.weighed[0].options == (game.options()[told.place],)
    assert len(told.weighed) == len(game.options())
