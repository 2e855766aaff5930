"""Advice for a person in a game of the TCG: what the strongest player would do, and why."""

from dataclasses import replace

from rules.players.advice import compare, complete, leave_out
from rules.players.telling import Comparison
from rules.tcg.engine.state.codes import Question
from rules.tcg.game import Game
from rules.tcg.players.learned.fights_policy import THOROUGH
from rules.tcg.players.learned.fights_tried_out import PlayoutPolicy
from rules.tcg.players.learned.player import LearnedPlayer
from rules.tcg.players.reading.doing_nothing import does_nothing


def adviser(seed: int) -> LearnedPlayer:
    """Return the player that advises; it must follow the choices of the seat it advises."""
    return LearnedPlayer(seed, THOROUGH)


def advise(game: Game, player: LearnedPlayer) -> Comparison:
    """Return what the player would choose now, and what it compared.

    Nothing that would do nothing is advised. Who assigns defenders is advised a whole plan.
    """
    decision = game.pending()
    found = compare(game, player)
    found = leave_out(found, game, lambda option: does_nothing(game.state, decision, option))
    if decision.question == Question.ASSIGN_DEFENDERS:
        return _with_whole_plans(game, player, found)
    return found


def _with_whole_plans(game: Game, player: LearnedPlayer, found: Comparison) -> Comparison:
    """Return a comparison of plans instead of their first pairs, each plan once.

    The player chooses each pair of the first plan. The others go on as in their playouts.
    """
    best, *others = found.weighed
    plans = [replace(best, options=complete(game, found.place, player.choose))]
    known = {frozenset(plans[0].options)}
    for each in others:
        options = complete(game, game.options().index(each.options[0]), PlayoutPolicy().choose)
        if frozenset(options) not in known:
            known.add(frozenset(options))
            plans.append(replace(each, options=options))
    return replace(found, weighed=tuple(plans))
