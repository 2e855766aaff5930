"""Players with one fixed habit."""

import pytest

from lab.tcg.habits import habitual_player
from rules.players.player import UnknownPlayer
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import set_up
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.traits import MINION
from rules.tcg.game import Game
from rules.tcg.players.learned.plans import is_shadow_phase, may_wait
from rules.tcg.players.reading.weights import learned_rules
from rules.tcg.players.thumb.rule_of_thumb import RuleOfThumbPlayer
from tests.expected import present
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER

pytestmark = pytest.mark.nightly

DECKS = (ARAGORN_STARTER, EOMER_STARTER)


def taken(name: str, question: int) -> set[tuple[int, int]]:
    """Return what a player takes at a question in two games, as verbs and numbers."""
    found = set()
    for index in range(2):
        game = set_up(PlaytestDescription(DECKS, ("easy", "easy"), 7), index)
        players = [habitual_player(name, 1), habitual_player("easy", 2)]
        while not game.is_over():
            decision = present(game.decision())
            place = players[decision.player].choose(game)
            if decision.player == 0 and decision.question == question:
                found.add((decision.options[place].verb, decision.options[place].number))
            game.choose(place)
    return found


@pytest.mark.parametrize(
    ("name", "question", "verb"),
    [
        ("quick+stays", Question.MOVE_AGAIN, Verb.STAY),
        ("easy+moves", Question.MOVE_AGAIN, Verb.MOVE),
        ("quick+keeps-cards", Question.RECONCILE_ONE, Verb.PASS),
        ("quick+bids-2+goes-first", Question.SEAT, Verb.GO_FIRST),
        ("quick+bids-2+goes-second", Question.SEAT, Verb.GO_SECOND),
    ],
)
def test_a_habit_is_always_kept(name: str, question: int, verb: int) -> None:
    assert {found for found, _ in taken(name, question)} == {verb}


@pytest.mark.parametrize("burdens", [0, 1, 2, 3])
def test_a_player_may_always_bid_as_much(burdens: int) -> None:
    assert taken(f"quick+bids-{burdens}", Question.BID) == {(Verb.BID, burdens)}


@pytest.mark.parametrize(("habit", "verb"), [("keeps-hand", Verb.KEEP), ("redraws", Verb.REDRAW)])
def test_a_player_may_always_keep_its_hand_or_draw_another(habit: str, verb: int) -> None:
    game = Game(DECKS, 1, "comprehensive-4.2")
    player = habitual_player(f"quick+{habit}", 1)
    while present(game.decision()).question != Question.MULLIGAN:
        game.choose(player.choose(game))
    assert game.options()[player.choose(game)].verb == verb


def test_who_opens_by_the_rules_bids_sits_and_keeps_hands_as_they_do() -> None:
    game = Game(DECKS, 1, "comprehensive-4.2")
    opener = habitual_player("quick+opens-by-rules", 1)
    rules = RuleOfThumbPlayer(learned_rules())
    asked = set()
    while game.state.turn == 0:
        place = opener.choose(game)
        assert place == rules.choose(game)
        asked.add(present(game.decision()).question)
        game.choose(place)
    assert {Question.BID, Question.SEAT, Question.MULLIGAN} <= asked


def minions_played(name: str) -> set[bool]:
    """Return whether a player plays a minion, at all its chances to lie in wait in a game."""
    game = set_up(PlaytestDescription(DECKS, ("easy", "easy"), 7), 0)
    players = [habitual_player(name, 1), habitual_player("easy", 2)]
    played = set()
    while not game.is_over():
        state, decision = game.state, present(game.decision())
        place = players[decision.player].choose(game)
        option = decision.options[place]
        if decision.player == 0 and is_shadow_phase(state, decision) and may_wait(state, decision):
            is_minion = bool(state.blueprints[option.card].traits & MINION)
            played.add(option.verb == Verb.PLAY and is_minion)
        game.choose(place)
    return played


@pytest.mark.parametrize("name", ["easy+waits", "quick+waits"])
def test_a_player_may_always_lie_in_wait(name: str) -> None:
    assert minions_played(name) == {False}


def test_a_player_may_never_lie_in_wait() -> None:
    assert True in minions_played("quick+never-waits")


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("quick+sulks", "unknown habit 'sulks'; known: stays"),
        ("sauron+stays", "unknown player 'sauron'"),
        ("easy+never-waits", "never waits on purpose"),
    ],
)
def test_a_name_that_cannot_be_read_is_refused(name: str, complaint: str) -> None:
    with pytest.raises(UnknownPlayer, match=complaint):
        habitual_player(name, seed=1)
