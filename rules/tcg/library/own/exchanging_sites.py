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


def _spot_first(state: State, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.state.codes import Question, Verb
    from rules.tcg.engine.state.decision import Option

    options = [Option(Verb.CHOOSE, site) for site in _free_peoples_sites(state)]
    source = context.source
    state.ask(context.player, Question.TARGET, options, _first_spotted, context, source=source)


def _first_spotted(state: State, option: Option, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.steps.execution import remember

    remember(state, context.action, (option.card,))


def _choose_second(state: State, context: Context) -> None:
    # The engine is imported where a game is played: the words and their English need none.
    from rules.tcg.engine.state.codes import Question, Verb
    from rules.tcg.engine.state.decision import Option

    theirs = set(_free_peoples_sites(state))
    # The minion exerted after the site was spotted; of the two only the site is a site.
    groups = [entry for entry in state.memory[context.action] if isinstance(entry, tuple)]
    spotted = [card for group in groups for card in group if card in theirs]
    options = [Option(Verb.CHOOSE, site) for site in _controlled_sites(state, context.player)]
    if not (spotted and options):
        return
    source = context.source
    state.ask(context.player, Question.TARGET, options, _exchange, spotted[0], source=source)


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


spot_a_free_peoples_site = OwnEffect(
    "spot a Free Peoples player's site on the adventure path",
    _spot_first,
    possible=_both_are_there,
)

exchange_it_with_a_site_you_control = OwnEffect(
    "exchange the spotted site with a site you control. You now control the spotted site",
    _choose_second,
    worth=0.3,
)
