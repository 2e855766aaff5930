"""Why a player chose: the same player compares again, and its best is what was played."""

from collections.abc import Sequence

import pytest

from rules.lcg.engine.codes import Question as LcgQuestion
from rules.lcg.players import naming
from rules.players.random_player import RandomPlayer
from rules.players.telling import Comparison, Measure, ask_why, can_tell
from rules.playtest import lcg, tcg
from rules.playtest.lcg.description import PlaytestDescription as LcgDescription
from rules.playtest.tcg.description import PlaytestDescription
from rules.tcg.engine.state.codes import Question
from rules.tcg.game import Game
from tests.expected import present
from tests.rules.lcg.random_play import STARTERS
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER

DECKS = (ARAGORN_STARTER, EOMER_STARTER)
INDEX = 0
# Every so many choices of a game are asked about.
STRIDE = 11


def described(*players: str) -> PlaytestDescription:
    return PlaytestDescription(DECKS, players, 7)


def why(
    description: PlaytestDescription, choices: Sequence[int], step: int
) -> tuple[Game, Comparison] | None:
    return ask_why(
        tcg.replay(description, INDEX, tuple(choices)),
        choices,
        step,
        lambda scenario: tcg.seats(description, INDEX, scenario),
    )


@pytest.mark.parametrize(
    "player",
    ["easy", "quick", "good"],
)
def test_a_player_that_says_why_names_what_it_played_first(player: str) -> None:
    description = described(player, player)
    choices = tcg.play_game(description, INDEX).choices
    asked = range(0, len(choices), STRIDE)
    told = 0
    for step in asked:
        found = why(description, choices, step)
        if found is None:
            continue
        told += 1
        game, comparison = found
        decision = present(game.decision())
        first = comparison.weighed[0]
        assert comparison.place == choices[step]
        assert first.options == (decision.options[choices[step]],)
        # Of equal deals none did better; what was dropped had fewer.
        equals = [each for each in comparison.weighed if each.deals == first.deals]
        better = [each for each in equals if each.worth > first.worth]
        assert not better or comparison.favourite == first.options
        assert first.deals == max(each.deals for each in comparison.weighed)
    assert told >= 0.9 * len(asked)


def test_the_quick_player_says_what_moving_again_adds_to_its_odds() -> None:
    description = described("quick", "quick")
    choices = tcg.play_game(description, INDEX).choices
    asked = {
        step
        for step, game in enumerate(tcg.replay(description, INDEX, choices))
        if game.state.pending and game.state.pending.question == Question.MOVE_AGAIN
    }
    assert asked
    for step in asked:
        _, comparison = present(why(description, choices, step))
        assert comparison.measure is Measure.ODDS
        better, worse = (each.worth for each in comparison.weighed)
        assert better >= worse
        assert 0.0 in (better, worse)


def test_a_player_at_random_says_nothing() -> None:
    description = described("random", "quick")
    choices = tcg.play_game(description, INDEX).choices
    said = {
        present(game.decision()).player
        for game, _ in filter(None, (why(description, choices, step) for step in range(40)))
    }
    assert said == {1}
    assert not can_tell(RandomPlayer(1))


def test_a_choice_that_the_player_would_not_make_has_no_reason() -> None:
    """Another seed plays another game: its reasons are not those of this one."""
    description = described("easy", "easy")
    choices = list(tcg.play_game(description, INDEX).choices)
    step = next(
        at for at in range(len(choices)) if present(why(description, choices, at))[1].place == 0
    )
    assert why(description, [*choices[:step], 1], step) is None


def test_a_step_past_the_end_and_a_persons_choice_have_none() -> None:
    description = described("easy", "easy")
    choices = tcg.play_game(description, INDEX).choices
    assert why(description, choices, len(choices)) is None
    played = tcg.replay(description, INDEX, choices)
    assert ask_why(played, choices, 0, lambda scenario: (None, None)) is None


@pytest.fixture
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the searches of the LCG compare by fewer playouts: they remember and tell the same."""
    monkeypatch.setattr(naming, "PLAYOUTS", 5)


@pytest.mark.usefixtures("few_playouts")
def test_a_search_of_the_lcg_says_how_much_better_its_choice_fared() -> None:
    """The rules' choice stands unless another does clearly better."""
    players = ("good", "quick")
    description = LcgDescription(
        tuple(STARTERS[:2]), players, 3, scenario="passage-through-mirkwood"
    )
    choices = lcg.play_game(description, INDEX).choices
    found = [
        ask_why(
            lcg.replay(description, INDEX, choices),
            choices,
            step,
            lambda scenario: lcg.seats(description, INDEX, scenario),
        )
        for step in range(0, len(choices), STRIDE)
    ]
    told = [(game, comparison) for game, comparison in filter(None, found)]
    assert told
    for _, comparison in told:
        assert comparison.measure is Measure.PROSPECTS
        choice = comparison.weighed[0]
        by_rules = next(each for each in comparison.weighed if each.options == comparison.favourite)
        assert choice is by_rules or by_rules.behind > 0
        assert all(
            each.behind == pytest.approx(choice.worth - each.worth) for each in comparison.weighed
        )


@pytest.mark.usefixtures("few_playouts")
def test_the_strong_player_of_the_lcg_says_why_it_acts_and_why_not() -> None:
    """It remembers what it declined, also while it follows a game that was played before."""
    players = ("strong", "quick")
    description = LcgDescription(
        tuple(STARTERS[:2]), players, 3, scenario="passage-through-mirkwood"
    )
    choices = lcg.play_game(description, INDEX).choices
    windows = told = 0
    for step, game in enumerate(lcg.replay(description, INDEX, choices)):
        decision = game.decision()
        if decision is None:
            break
        if decision.player == 0 and decision.question == LcgQuestion.ACTION:
            windows += 1
            # Few windows, as each is asked about from the game's beginning.
            if windows % STRIDE == 0:
                found = ask_why(
                    lcg.replay(description, INDEX, choices),
                    choices,
                    step,
                    lambda scenario: lcg.seats(description, INDEX, scenario),
                )
                if found is not None:
                    told += 1
                    assert found[1].place == choices[step]
    assert 0 < told < windows / STRIDE


def test_expert_rules_of_the_lcg_have_no_figures_to_show() -> None:
    description = LcgDescription(
        tuple(STARTERS[:2]), ("quick", "quick"), 3, scenario="passage-through-mirkwood"
    )
    assert not any(map(can_tell, lcg.seats(description, INDEX)))
