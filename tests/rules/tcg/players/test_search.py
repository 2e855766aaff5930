"""The player that tries its options out: what it looks at, and that it beats what it is made of."""

from typing import Any

import pytest

from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game, set_up
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.game import Game
from rules.tcg.players import search
from rules.tcg.players.search import SearchPlayer, is_searched, propose
from tests.expected import present
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    CITY_OF_MEN,
    MERRY_ROHIRRIM_SQUIRE,
    MORDOR_TROOPER,
    TARGON,
)
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER
from tests.rules.tcg.scene import Scene

DECKS = (ARAGORN_STARTER, EOMER_STARTER)


def searched_decision(seed: int) -> Game:
    """Return a game at its first decision that the player searches."""
    game = set_up(PlaytestDescription(DECKS, ("rules", "rules"), seed), 0)
    while not is_searched(game.state, present(game.decision())):
        game.choose(0)
    return game


def test_it_takes_the_event_that_turns_a_skirmish() -> None:
    scene = Scene(
        fellowship=[TARGON],
        minions=[MORDOR_TROOPER],
        hand=[CITY_OF_MEN],
        site=6,
        deck=[MERRY_ROHIRRIM_SQUIRE] * 9,
        shadow_deck=[MORDOR_TROOPER] * 9,
    )
    scene.skirmish(TARGON, MORDOR_TROOPER)
    taken = scene.options()[SearchPlayer(seed=1, playouts=16).choose(scene.game())]
    assert taken.verb == Verb.PLAY


def test_every_playout_deals_the_hidden_cards_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It sees its own hand; the other's hand and the decks are another in each deal."""
    game = searched_decision(seed=3)
    me = present(game.decision()).player
    seen = []

    def look(dealt: Any, player: Any, place: int, seed: int) -> float:
        assert player == me
        seen.append((sorted(dealt.state.hands[me]), tuple(dealt.state.hands[1 - me])))
        return 0.5

    monkeypatch.setattr(search, "play_out_turn", look)
    SearchPlayer(seed=1, playouts=32).choose(game)
    assert {tuple(mine) for mine, _ in seen} == {tuple(sorted(game.state.hands[me]))}
    assert len({theirs for _, theirs in seen}) > 5


def test_all_candidates_meet_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    game = searched_decision(seed=3)
    deals: dict[int, set[int]] = {}

    def note(dealt: Any, player: Any, place: int, seed: int) -> float:
        deals.setdefault(place, set()).add(seed)
        return place / 10

    monkeypatch.setattr(search, "play_out_turn", note)
    candidates = propose(game.state, present(game.decision()))
    assert SearchPlayer(seed=1, playouts=32).choose(game) == max(candidates)
    assert set(deals) == set(candidates)
    fewest = min(deals.values(), key=len)
    assert all(fewest <= seeds for seeds in deals.values())


def test_the_better_half_gets_more_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    game = searched_decision(seed=3)
    tried: list[int] = []

    def note(dealt: Any, player: Any, place: int, seed: int) -> float:
        tried.append(place)
        return float(place == best)

    monkeypatch.setattr(search, "play_out_turn", note)
    candidates = propose(game.state, present(game.decision()))
    assert len(candidates) >= 3
    best = candidates[-1]
    SearchPlayer(seed=1, playouts=60).choose(game)
    fewest = min(tried.count(place) for place in candidates)
    assert tried.count(best) > 2 * fewest > 0
    assert len(tried) <= 60


def test_it_proposes_few_options_and_always_passing() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE, TARGON],
        minions=[MORDOR_TROOPER] * 4,
        site=6,
    )
    scene.assignment_phase()
    decision = present(scene.state.pending)
    assert decision.question == Question.ASSIGN_DEFENDERS
    proposed = propose(scene.state, decision)
    assert len(proposed) == len(set(proposed)) == search.CANDIDATES < len(decision.options)
    assert Verb.PASS in {decision.options[place].verb for place in proposed}


def test_the_same_seed_plays_the_same_game() -> None:
    description = PlaytestDescription(DECKS, ("search:4", "rules"), seed=5)
    assert play_game(description, 0).choices == play_game(description, 0).choices


@pytest.mark.parametrize(
    "seats",
    [
        ("search:8", "rules"),
        pytest.param(("rules", "search:8"), marks=pytest.mark.nightly),
    ],
)
def test_it_beats_the_rules_with_few_playouts(seats: tuple[str, str]) -> None:
    description = PlaytestDescription((ARAGORN_STARTER, ARAGORN_STARTER), seats, seed=2003)
    mine = seats.index("search:8")
    assert sum(play_game(description, index).winner == mine for index in range(5)) >= 3
