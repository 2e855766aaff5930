"""Players by name."""

import pytest

from rules.players.player import UnknownPlayer
from rules.tcg.players.learned import plan_search, rollout
from rules.tcg.players.learned.plan_search import PlanningSearchPlayer
from rules.tcg.players.learned.rollout import RolloutPlayer
from rules.tcg.players.naming import player
from rules.tcg.players.reading.weights import RULES, tuned
from rules.tcg.players.search import SearchPlayer
from rules.tcg.players.thumb.rule_of_thumb import RuleOfThumbPlayer


def test_the_tuned_player_follows_the_rules_with_weights_of_its_own() -> None:
    chosen = player("tuned", seed=1)
    assert isinstance(chosen, RuleOfThumbPlayer)
    assert chosen.weights == tuned() != RULES


def test_a_search_may_name_its_playouts() -> None:
    def playouts(name: str) -> int:
        searching = player(name, seed=1)
        assert isinstance(searching, SearchPlayer | PlanningSearchPlayer | RolloutPlayer)
        return searching.playouts

    assert isinstance(player("search", seed=1), SearchPlayer)
    assert playouts("search:120") == 120
    assert playouts("planner-search:12") == 12
    assert playouts("planner-search") == plan_search.PLAYOUTS
    assert playouts("rollout:12") == 12
    assert playouts("rollout") == rollout.PLAYOUTS


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        (
            "sauron",
            "known: random, rules, tuned, search, planner, striker, tactician, strategist, "
            "rollout, planner-search",
        ),
        ("rules:5", "takes no '5'"),
        ("planner:5", "takes no '5'"),
        ("strategist:5", "takes no '5'"),
        ("planner-search:0", "write planner-search:100"),
        ("search:", "is no number of playouts"),
        ("search:0", "is no number of playouts"),
        ("search:fast", "is no number of playouts"),
        ("search:1000000", "is no number of playouts"),
    ],
)
def test_a_name_that_cannot_be_read_is_refused(name: str, complaint: str) -> None:
    with pytest.raises(UnknownPlayer, match=complaint):
        player(name, seed=1)
