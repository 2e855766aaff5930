"""Macros: a group or an attack as one choice, which answers its own question and no other."""

import pytest

from rules.lcg.engine.codes import QUEST, Question, Verb
from rules.lcg.game import Game
from rules.lcg.players.expert import decide
from rules.lcg.players.expert_commit import group_for_quest
from rules.lcg.players.macros import Macro, macros, take_macro
from tests.rules.lcg.random_play import SLUGS, STARTERS
from tests.rules.lcg.scene import Scene, Seat

MACRO_QUESTIONS = {
    Question.COMMIT: Question.COMMIT,
    Question.ATTACK_TARGET: Question.ATTACKERS,
}


def game_of(scene: Scene) -> Game:
    """Return a scene as a game."""
    game = Game.__new__(Game)
    game.state = scene.state
    return game


def committed(macro: Macro) -> set[int]:
    """Return who commits by a macro."""
    return {option.card for option in macro if option.verb == Verb.COMMIT}


def test_a_group_of_everybody_leaves_the_next_player_to_choose() -> None:
    seats = [Seat(["Éowyn", "Gimli"]), Seat(["Legolas", "Thalin"])]
    scene = Scene(*seats, encounter_deck=["Despair", "Wargs"]).quest_phase()
    game = game_of(scene)
    everybody = max(macros(game), key=lambda macro: len(committed(macro)))
    take_macro(game, everybody)
    decision = game.decision()
    assert decision is not None
    assert (decision.player, decision.question) == (1, Question.COMMIT)
    assert set(game.state.committed) == {scene.card("Éowyn"), scene.card("Gimli")}


def test_every_option_of_a_macro_is_asked_for() -> None:
    """A whole game: no macro is cut short, and none answers a question of another kind."""
    game = Game(STARTERS[:2], SLUGS[0], 4)
    compared = 0
    while not game.is_over():
        first = game.decision()
        assert first is not None
        for macro in macros(game):
            copy = game.clone()
            for place, option in enumerate(macro):
                decision = copy.decision()
                assert decision is not None
                assert decision.player == first.player
                if place:
                    assert decision.question == MACRO_QUESTIONS[first.question]
                assert option in decision.options
                copy.apply(option)
            compared += len(macro) > 1
        game.choose(decide(game.state))
    assert compared > 20


def test_the_first_macro_is_what_the_expert_does() -> None:
    game = Game(STARTERS[:2], SLUGS[0], 6)
    for _ in range(120):
        if game.is_over():
            break
        decision = game.decision()
        assert decision is not None
        if decision.question not in (Question.COMMIT, Question.ATTACK_TARGET):
            game.choose(decide(game.state))
            continue
        for option in macros(game)[0]:
            assert option == game.options()[decide(game.state)]
            game.apply(option)


def test_the_expert_commits_as_many_of_equal_allies_as_it_wants() -> None:
    """The engine offers the first of equal allies: the group must not skip it."""
    split = 0
    for engaged in ([], ["Dol Guldur Orcs"], ["Dol Guldur Orcs", "Forest Spider"]):
        for threat in (22, 30, 36, 42):
            allies = ["Guard of the Citadel"] * 3
            seat = Seat(["Éowyn", "Aragorn"], allies=allies, engaged=engaged, threat=threat)
            scene = Scene(seat, encounter_deck=["Wargs", "Despair", "Forest Spider"])
            scene.state.phase = QUEST
            wanted = group_for_quest(scene.state, 0)
            scene.quest_phase()
            game = game_of(scene)
            decision = game.decision()
            assert decision is not None
            take_macro(game, macros(game)[0])
            log = game.state.log
            assert log is not None
            assert {entry[1] for entry in log if entry[0] == "committed"} == wanted
            split += 0 < len(wanted & set(scene.state.allies[0])) < 3
    assert split, "no group took some of the equal allies and left others"


@pytest.mark.parametrize(("progress", "offered"), [(8, False), (9, True)])
def test_a_claim_is_compared_only_once_rules_would_make_it(progress: int, offered: bool) -> None:
    scene = Scene(
        Seat(["Aragorn", "Beravor"], deck=["Faramir", "Gandalf", "Snowbourn Scout"]),
        quest="The Necromancer's Tower",
        staging=["Gandalf's Map"],
    )
    scene.state.set_progress(scene.state.quest, progress)
    game = game_of(scene.actions())
    cards = {option.card for macro in macros(game) for option in macro}
    assert scene.can(Verb.USE)
    assert (scene.card("Gandalf's Map") in cards) is offered
    assert scene.card("Beravor") in cards
