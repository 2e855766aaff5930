"""Every choice that a card asks for says what it is for."""

import pytest

from rules.lcg.engine.codes import Question, Verb
from rules.lcg.narration.choices import describe_option, describe_question
from rules.lcg.narration.purposes import ASKED_BY_CARDS, purpose
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.lcg.game import play_game, replay
from tests.rules.lcg.random_play import SLUGS, STARTERS
from tests.rules.lcg.scene import Scene, Seat

NAMES = ("Tom", "Kris")
GAMES = 5
NIGHTLY_GAMES = 130


def look_at_questions(slug: str, games: range) -> int:
    """Play games at random; return how many questions of cards were looked at."""
    asked = 0
    for index in games:
        decks = (STARTERS[index % 4], STARTERS[(index + 1) % 4])
        description = PlaytestDescription(decks, ("random", "random"), 11, slug)
        record = play_game(description, index)
        for game in replay(description, index, record.choices):
            decision = game.decision()
            game.state.log = []
            if decision is None or decision.question not in ASKED_BY_CARDS:
                continue
            source = decision.source
            assert source >= 0, Question.name_of(decision.question)
            name = game.state.blueprints[source].title
            assert purpose(game.state, decision), (name, Question.name_of(decision.question))
            asked += 1
            for option in decision.options:
                words = describe_option(game.state, option, NAMES)
                assert words not in ("Do it", "0", f"Use {name}"), name
    return asked


@pytest.mark.parametrize("slug", SLUGS)
def test_every_question_of_a_card_has_a_purpose(slug: str) -> None:
    assert look_at_questions(slug, range(GAMES)) > 5


@pytest.mark.nightly
@pytest.mark.parametrize("slug", SLUGS)
def test_nor_is_one_without_in_many_games(slug: str) -> None:
    assert look_at_questions(slug, range(NIGHTLY_GAMES)) > 500


def test_the_shadow_of_king_spider_asks_whom_to_exhaust() -> None:
    scene = Scene(
        Seat(["Gimli", "Legolas", "Thalin"], engaged=["Wargs"]), encounter_deck=["King Spider"]
    ).combat_phase()
    scene.wait_for(Verb.CHOOSE)

    said = describe_question(scene.state, scene.decision, NAMES)

    assert said == "Tom chooses a card to exhaust (King Spider)"


def test_an_action_says_what_it_does() -> None:
    scene = Scene(Seat(["Aragorn"], attached={"Aragorn": ["Steward of Gondor"]})).planning_phase()
    used = next(option for option in scene.options if option.verb == Verb.USE)

    words = describe_option(scene.state, used, NAMES)

    assert words.startswith("Use Steward of Gondor: Exhaust Steward of Gondor to add 2 resources")


def test_what_is_chosen_is_called_it() -> None:
    scene = Scene(
        Seat(["Aragorn"], hand=["Snowbourn Scout"], resources=1),
        staging=["Mountains of Mirkwood", "Necromancer's Pass"],
    ).planning_phase()
    scene.play("Snowbourn Scout").respond("Snowbourn Scout")

    said = describe_question(scene.state, scene.decision, NAMES)

    assert said == "Tom chooses a card: place 1 progress token on it (Snowbourn Scout)"
