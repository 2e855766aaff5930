"""Which options are tried out: the player's own, the rules' best others, and passing."""

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import PASS
from rules.tcg.players.learned.shortlist import shortlist
from rules.tcg.players.reading.weights import learned_rules
from rules.tcg.players.thumb.rule_of_thumb import rate_options
from tests.expected import present
from tests.rules.tcg.players.learned.shadow_phases import shadow_decisions


def test_the_shortlist_has_the_players_own_choice_first_and_passing_but_no_card_twice() -> None:
    found = shadow_decisions(seed=1)
    assert found
    for game, own in found:
        decision = present(game.decision())
        worths = rate_options(game.state, decision, learned_rules())
        places = shortlist(game.state, decision, own, worths, 3, hopeless=2.0)
        options = [game.options()[place] for place in places]
        assert places[0] == own
        assert len(places) <= 3
        assert Verb.PASS in {option.verb for option in options}
        played = [
            (game.state.blueprints[option.card].card.id, option.target)
            for option in options
            if option.verb == Verb.PLAY
        ]
        assert len(set(played)) == len(played)


def test_what_the_rules_rate_far_below_passing_is_left_out() -> None:
    for game, own in shadow_decisions(seed=1):
        decision = present(game.decision())
        worths = [0.0 if option.verb == Verb.PASS else -3.0 for option in decision.options]
        passing = next(at for at, worth in enumerate(worths) if not worth)
        many = len(worths)
        assert set(shortlist(game.state, decision, own, worths, many, 2.0)) == {own, passing}
        assert len(shortlist(game.state, decision, own, worths, many, 4.0)) > 1


def test_without_passing_it_is_tried_only_where_it_is_the_players_own() -> None:
    for game, own in shadow_decisions(seed=1):
        decision = present(game.decision())
        worths = rate_options(game.state, decision, learned_rules())
        passing = decision.options.index(PASS)
        many = len(worths)
        places = shortlist(game.state, decision, own, worths, many, passing=False)
        assert (passing in places) == (own == passing)
        own_pass = shortlist(game.state, decision, passing, worths, many, passing=False)
        assert own_pass[0] == passing
        assert len(own_pass) > 1


def test_without_passing_options_are_measured_by_the_players_own() -> None:
    for game, _ in shadow_decisions(seed=1):
        decision = present(game.decision())
        worths = [-0.5 * place for place in range(len(decision.options))]
        own = next(at for at, option in enumerate(decision.options) if option != PASS)
        places = shortlist(game.state, decision, own, worths, 9, 0.5, passing=False)
        assert all(worths[place] >= worths[own] - 0.5 for place in places)
        assert len(shortlist(game.state, decision, own, worths, 9, 0.0, passing=False)) <= 1 + own
