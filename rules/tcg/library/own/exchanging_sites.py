"""Exchanging a site of the Free Peoples player with a site one controls: 15 R 174."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tcg.notation.own import OwnEffect

if TYPE_CHECKING:
    from rules.tcg.engine.state.decision import Option
    from rules.tcg.engine.state.parts import Context
    from rules.tcg.engine.state.state import State


def _free_peoples_sites(state: State) -> list[int]:
    """Return the sites of the Free Peoples player on the path: a controlled one is no longer."""
    return [
        site
        for site in state.path
        if state.owner[site] == state.active and site not in state.control
    ]


def _controlled_sites(state: State, player: int) -> list[int]:
    return [site for site in state.path if state.control.get(site, -1) == player]


def _choose_first(state: State, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.state.codes import Question, Verb
    from rules.tcg.engine.state.decision import Option

    options = [Option(Verb.CHOOSE, site) for site in _free_peoples_sites(state)]
    if options and _controlled_sites(state, context.player):
        source = context.source
        state.ask(context.player, Question.TARGET, options, _first_chosen, context, source=source)


def _first_chosen(state: State, option: Option, context: Context) -> None:
    state.push(_choose_second, context, option.card)


def _choose_second(state: State, context: Context, first: int) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.state.codes import Question, Verb
    from rules.tcg.engine.state.decision import Option

    sites = _controlled_sites(state, context.player)
    options = [Option(Verb.CHOOSE, site) for site in sites]
    source = context.source
    state.ask(context.player, Question.TARGET, options, _exchange, first, source=source)


def _exchange(state: State, option: Option, first: int) -> None:
    """Let the sites change places; what belongs to a place stays there, as its control does.

    So it is when a site is replaced (4.2, "control"): "you now control the spotted site".
    """
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.modifiers.in_force import refresh
    from rules.tcg.engine.operations.sites import exchange_sites

    exchange_sites(state, first, option.card)
    state.note("sites exchanged", first, option.card)
    refresh(state)


def _both_are_there(state: State, context: Context) -> bool:
    return bool(_free_peoples_sites(state) and _controlled_sites(state, context.player))


exchange_sites_on_path = OwnEffect(
    "exchange a Free Peoples player's site on the adventure path with a site you control. You "
    "now control that site",
    _choose_first,
    useful=_both_are_there,
    worth=0.3,
)
