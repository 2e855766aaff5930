"""Every response says what it responds to."""

from rules.construction.starters import starters
from rules.tcg.engine.state import codes
from rules.tcg.engine.state.codes import Question
from rules.tcg.engine.steps.game_events import GameEvent
from rules.tcg.narration.descriptions import describe_question
from rules.tcg.narration.happenings import answered, happening
from tests.rules.tcg.cards import *
from tests.rules.tcg.random_games import random_game
from tests.rules.tcg.scene import Scene

NAMES = ("Tom", "Kris")
GAMES = 4


def test_every_response_of_random_games_names_what_it_answers() -> None:
    decks = [starter.deck for starter in starters().values()]
    asked = 0
    for seed in range(GAMES):
        for game in random_game(seed, decks=decks[2 * seed : 2 * seed + 2]):
            decision = game.decision()
            if decision is None or decision.question != Question.RESPONSE:
                continue
            words = answered(game.state, decision)
            assert words.startswith(("as ", "before "))
            assert describe_question(game.state, decision, NAMES).endswith(f"may respond {words}")
            asked += 1
    assert asked > 5


def test_every_kind_of_happening_has_words() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[GOBLIN_RUNNER])
    aragorn = scene.card(ARAGORN_DRIVEN_BY_NEED)
    for kind in range(codes.MOVES_FROM, codes.ABOUT_TO_DRAW + 1):
        found = [
            happening(scene.state, GameEvent(kind, subject, -1, -1, codes.SKIRMISH))
            for subject in (aragorn, -1)
        ]
        assert any(words.startswith(("as ", "before ")) for words in found), kind


def test_who_deals_a_wound_is_named() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[GOBLIN_RUNNER])
    event = GameEvent(
        codes.ABOUT_TO_BE_WOUNDED, scene.card(ARAGORN_DRIVEN_BY_NEED), scene.card(GOBLIN_RUNNER)
    )

    assert (
        happening(scene.state, event)
        == "before Aragorn, Driven by Need is wounded by Goblin Runner"
    )
