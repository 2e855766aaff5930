"""The expert game and its nightmare level."""

import pytest

from rules.lcg.campaign import (
    CAMPAIGNS,
    CHALLENGES,
    ORDER,
    games_in_turn,
    nightmare_game,
    scenarios_of,
)
from rules.lcg.engine.quest_progress import win
from rules.lcg.engine.zones import put_in_discard
from rules.lcg.game import Game
from rules.lcg.scenarios import SCENARIOS, UnknownScenario
from rules.lcg.vocabulary import Edition
from tests.expected import present
from tests.rules.lcg.random_play import STARTERS, finish
from tests.rules.lcg.test_random_games import assert_consistent


def win_after(game: Game, decisions: int) -> None:
    """Make some choices, then win the game."""
    for _ in range(decisions):
        if not game.is_over():
            game.choose(0)
    if not game.is_over():
        win(game.state)


def quest_set(game: Game) -> str:
    """Return the scenario that a game is of, by its quest card."""
    return present(game.state.blueprints[game.state.quest].card.encounter_set)


def test_a_campaign_goes_from_scenario_to_scenario_while_they_are_won() -> None:
    names: list[str] = []
    for game in games_in_turn(STARTERS[:1], "expert-game", 7):
        names.append(scenarios_of(ORDER[len(names)])[0].name)
        win_after(game, 5)
        assert quest_set(game) == names[-1]
    assert names == [
        "Passage Through Mirkwood",
        "Journey Down the Anduin",
        "Escape from Dol Guldur",
    ]


@pytest.mark.parametrize("challenge", ["expert-game", "nightmare"])
def test_a_lost_scenario_ends_the_campaign(challenge: str) -> None:
    games = games_in_turn(STARTERS[:1], challenge, 7)
    lost = finish(next(games), 1)
    assert lost.state.ending in ("threat", "heroes")
    assert list(games) == []


def test_the_expert_game_resets_the_players_and_the_nightmare_game_does_not() -> None:
    threat = {}
    for challenge in ("expert-game", "nightmare"):
        games = games_in_turn(STARTERS[:1], challenge, 7)
        first = next(games)
        start = first.state.threat[0]
        first.state.set_threat(0, 45)
        win_after(first, 3)
        threat[challenge] = next(games).state.threat[0] - start
    assert threat == {"expert-game": 0, "nightmare": 45 - start}


def test_one_scenario_is_played_alone_and_an_unknown_one_is_refused() -> None:
    games = games_in_turn(STARTERS[:1], ORDER[2], 7)
    win_after(next(games), 3)
    assert list(games) == []
    with pytest.raises(UnknownScenario, match=r"known: .*expert-game, nightmare"):
        scenarios_of("a-short-rest")
    assert all(len(scenarios_of(slug)) == 1 for slug in SCENARIOS)
    assert all(len(scenarios_of(slug)) == len(ORDER) for slug in CAMPAIGNS)
    assert set(CHALLENGES) == {*SCENARIOS, *CAMPAIGNS}


@pytest.mark.parametrize("number", range(20))
def test_the_nightmare_game_resets_nothing(number: int) -> None:
    decks = [STARTERS[number % 4], STARTERS[(number + 1) % 4]]
    before = Game(decks, ORDER[0], number)
    for place in range(60):
        if not before.is_over():
            before.choose(place % len(before.options()))
    if before.is_over():
        return
    win(before.state)
    game = nightmare_game(before, decks, ORDER[2], number)
    old, new = before.state, game.state
    assert_consistent(new)
    if new.ending:
        # The prisoner of Dol Guldur was the last hero of its player.
        assert new.ending == "heroes"
        assert len(old.heroes[new.owner[new.prisoner]]) == 1
        return
    assert new.round <= 1
    assert [len(pile) for pile in new.discards] >= [len(pile) for pile in old.discards]
    for player in old.order:
        assert new.threat[player] >= old.threat[player]
        assert set(new.heroes[player]) | {new.prisoner} >= set(old.heroes[player])
        for card in new.characters(player):
            assert new.damage[card] >= old.damage[card]
        assert set(old.hands[player]) <= set(new.hands[player])
    assert finish(game, number).is_over()


def test_the_nightmare_game_keeps_the_order_of_the_discard_piles() -> None:
    """What lies on top stays on top: cards that look for the topmost one find it."""
    before = Game(STARTERS[:1], ORDER[0], 7)
    state = before.state
    thrown = [state.take_top_of_deck(0) for _ in range(4)]
    for card in sorted(thrown, reverse=True):
        put_in_discard(state, card)
    win(state)

    new = nightmare_game(before, STARTERS[:1], ORDER[1], 8).state

    assert new.discards[0] == sorted(thrown, reverse=True)


def test_a_campaign_is_played_by_its_edition_throughout() -> None:
    games = games_in_turn(STARTERS[:1], "nightmare", 7, edition=Edition.FAQ)
    for game in games:
        assert game.state.keywords_always
        assert game.clone().state.keywords_always
        win_after(game, 3)
    assert not next(games_in_turn(STARTERS[:1], "nightmare", 7)).state.keywords_always
