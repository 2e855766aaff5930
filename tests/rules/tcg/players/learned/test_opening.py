"""The opening: bids and seats by the deck, a fellowship chosen as a whole, a second hand."""

from collections.abc import Sequence

import pytest

from rules.players.telling import Measure
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.traits import UNIQUE
from rules.tcg.game import Game
from rules.tcg.players.learned.opening import (
    Openings,
    candidates_of,
    fellowships,
    learned_openings,
    rate_opening,
)
from rules.tcg.players.learned.opening_outlook import (
    DECK,
    FELLOWSHIP,
    HAND,
    deck_of,
    weigh_deck,
    weigh_fellowship,
    weigh_hand,
)
from rules.tcg.players.learned.striker import StrikingPlayer
from tests.expected import present
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    EOMER_VALIANT_WARCHIEF,
    MADRIL_FARAMIRS_AIDE,
    MERRY_ROHIRRIM_SQUIRE,
    TARGON,
)
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
        named("fellowship", FELLOWSHIP),
        named("redraw", HAND),
    )


def opened(learned: Openings, seed: int = 1) -> Game:
    """Return a game that both players opened by these weights."""
    game = Game(DECKS, seed, LAST_EDITION)
    player = StrikingPlayer(openings=learned)
    while game.state.turn == 0:
        game.choose(player.choose(game))
    return game


def companions(game: Game, player: int) -> set[str]:
    """Return the companions that a player began with beside the Ring-bearer."""
    state = game.state
    bearer = state.ring_bearer[player]
    return {state.blueprints[card].card.id for card in state.companions[player] if card != bearer}


@pytest.mark.parametrize(
    ("burden", "always", "bid"), [(0.1, 0.5, 1), (0.1, -0.5, 1), (0.3, 0.5, 0), (0.1, 0.0, 0)]
)
def test_who_wants_a_seat_bids_for_it_unless_burdens_cost_more(
    burden: float, always: float, bid: int
) -> None:
    assert opened(openings(burden, always)).state.bids == [bid, bid]


def test_a_deck_chooses_its_seat_by_what_it_is_made_of() -> None:
    """Both decks have 18 minions or more; only their sign counts, whoever may choose."""
    for weight, verb in ((1.0, Verb.GO_SECOND), (-1.0, Verb.GO_FIRST)):
        game = Game(DECKS, 1)
        player = StrikingPlayer(openings=openings(second={"minions": weight}))
        while present(game.decision()).question != Question.SEAT:
            game.choose(player.choose(game))
        assert game.options()[player.choose(game)].verb == verb


def test_a_fellowship_is_chosen_as_a_whole() -> None:
    """Aragorn is the strongest by himself; Targon and Madril are stronger for the same twilight."""
    game = opened(openings(fellowship={"strength": 1.0}))
    assert companions(game, 0) == {TARGON, MADRIL_FARAMIRS_AIDE}
    game = opened(openings(fellowship={"strength": 1.0, "companions": -1.5}))
    assert companions(game, 0) == {ARAGORN_DRIVEN_BY_NEED}


def test_a_companion_that_lowers_the_cost_of_the_next_lets_the_plan_grow() -> None:
    """With Merry, a Rohan companion, or a Rohan Man first there is twilight for Éomer."""
    game = opened(openings(fellowship={"strength": 1.0, "strongest": 9.0}))
    assert EOMER_VALIANT_WARCHIEF in companions(game, 1)
    assert MERRY_ROHIRRIM_SQUIRE in companions(game, 1)


def test_nobody_joins_where_all_are_foretold_to_lose() -> None:
    assert companions(opened(openings(fellowship={"companions": -1.0})), 0) == set()


@pytest.mark.parametrize(("weight", "held"), [(1.0, 6), (-1.0, 8)])
def test_a_hand_is_drawn_again_where_that_wins_more(weight: float, held: int) -> None:
    game = opened(openings(redraw={"always": weight}))
    assert [len(hand) for hand in game.state.hands] == [held, held]


def test_fellowships_cost_what_there_is_and_have_nobody_unique_twice() -> None:
    game = Game(DECKS, 3)
    while present(game.decision()).question != Question.STARTING_FELLOWSHIP:
        game.choose(0)
    state, decision = game.state, present(game.decision())
    costs = {one.place: one.cost for one in candidates_of(state, decision)}
    listed = list(fellowships(candidates_of(state, decision), 4))
    assert len(listed) == len(set(listed)) > len(costs)
    for places in listed:
        assert sum(costs[place] for place in places) <= 4
        uniques = [
            state.blueprints[decision.options[place].card].title
            for place in places
            if state.blueprints[decision.options[place].card].traits & UNIQUE
        ]
        assert len(uniques) == len(set(uniques))


def test_it_looks_at_nothing_hidden() -> None:
    """Dealing again what a player cannot know changes nothing that is rated."""
    game, learned, seen = Game(DECKS, 5, LAST_EDITION), learned_openings(), 0
    player = StrikingPlayer()
    while game.state.turn == 0:
        decision = present(game.decision())
        rated = rate_opening(game.state, decision, learned)
        if rated is not None:
            seen += 1
            dealt = game.determinize(decision.player, 7)
            assert rate_opening(dealt.state, present(dealt.decision()), learned) == rated
        game.choose(player.choose(game))
    assert seen >= 6


def test_every_number_has_a_name_and_a_weight() -> None:
    game, learned = Game(DECKS, 1), learned_openings()
    deck = deck_of(game.state, 0)
    assert len(weigh_deck(deck)) == len(DECK) == len(learned.second) - 1
    assert len(weigh_fellowship(deck, [])) == len(FELLOWSHIP) == len(learned.fellowship)
    assert len(weigh_hand([])) == len(HAND) == len(learned.redraw)


def test_more_than_two_players_bid_and_sit_by_the_rules_of_thumb() -> None:
    game = Game((*DECKS, ARAGORN_STARTER), 1)
    assert rate_opening(game.state, present(game.decision()), learned_openings()) is None


def test_it_tells_what_it_compared() -> None:
    game, player = Game(DECKS, 1), StrikingPlayer()
    told = present(player.tell(game))
    assert told.measure is Measure.ODDS
    assert told.place == player.choose(game)
    assert told.weighed[0].options == (game.options()[told.place],)
    assert len(told.weighed) == len(game.options())
