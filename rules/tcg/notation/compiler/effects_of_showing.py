"""Effects on what players know and draw: reveal, look at, draw, shuffle, reconcile."""

from rules.tcg.engine.operations.drawing import draw_cards
from rules.tcg.engine.state.bans import DRAW, LOOK_AT_HANDS
from rules.tcg.engine.state.codes import CARD_REVEALED, HAND_REVEALED
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.execution import push_program
from rules.tcg.engine.steps.triggers import emit_later
from rules.tcg.engine.turn.regroup import reconcile
from rules.tcg.engine.zones import piles
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.compilation import Compilation, Compiled, always
from rules.tcg.notation.compiler.effects import EFFECTS
from rules.tcg.notation.compiler.memory import last_group, note_revealed
from rules.tcg.notation.compiler.piles import (
    cards_shown,
    choose_in_pile,
    make_known,
    take_from_deck,
)
from rules.tcg.notation.compiler.players import compile_owners, compile_players
from rules.tcg.notation.compiler.selection import numbers_asked
from rules.tcg.notation.compiler.tables import compile_amount, compile_filter
from rules.tcg.notation.filters import That
from rules.tcg.notation.traversal import values_of_kind


def _draw(effect: ef.Draw, compilation: Compilation) -> Compiled:
    count = compile_amount(effect.count)

    def can_draw(state: State, context: Context) -> bool:
        return piles.cards_to_draw(state, context.player, count(state, context)) > 0

    def can_draw_all(state: State, context: Context) -> bool:
        wanted = count(state, context)
        return piles.cards_to_draw(state, context.player, wanted) >= wanted

    def draw(state: State, context: Context) -> None:
        player = context.player
        if state.in_force.bans and state.is_forbidden(player, DRAW):
            return
        draw_cards(state, player, count(state, context), is_effect=True)

    return Compiled(can_draw_all, (*numbers_asked(effect.count), draw), can_draw)


def _reveal(effect: ef.Reveal, compilation: Compilation) -> Compiled:
    """Show cards to all, or to the player who looks; they stay where they are."""
    to_all = effect.to_all
    target = effect.target
    if isinstance(target, ef.TopOfDeck):
        shown = take_from_deck(target)
    else:
        shown = choose_in_pile(compilation, target, None)
    is_hand = isinstance(target, ef.CardsIn) and target.zone is am.Zone.HAND
    players = compile_owners(target.who)
    seen = cards_shown(target)
    # How many they are hangs on a card that is chosen only as the action goes on (11 R 224).
    is_open = isinstance(target, ef.TopOfDeck) and any(values_of_kind(target.count, That))

    def may_look(state: State, context: Context) -> bool:
        if not is_hand or not state.in_force.bans:
            return True
        return not any(
            state.is_forbidden(context.player, LOOK_AT_HANDS)
            for player in players(state, context)
            if player != context.player
        )

    def possible(state: State, context: Context) -> bool:
        return may_look(state, context) and shown.possible(state, context)

    def shows_more(state: State, context: Context) -> bool:
        # To show what is known already does nothing, so it could be done for ever.
        viewers = piles.everybody(state) if to_all else 1 << context.player
        return may_look(state, context) and (
            is_open
            or any(state.known.get(card, 0) & viewers != viewers for card in seen(state, context))
        )

    def show(state: State, context: Context) -> None:
        group = tuple(last_group(state, context))
        make_known(state, group, None if to_all else (context.player,))
        note_revealed(state, context, group)
        if is_hand:
            for player in players(state, context):
                emit_later(state, HAND_REVEALED, -1, context.source, -1, player)
        for card in group if is_hand and to_all else ():
            emit_later(state, CARD_REVEALED, card, context.source, -1, context.player)
        for card in group:
            state.note("revealed" if to_all else "looked at", context.player, card)

    program = compilation.program((*shown.steps, show)) if is_hand else None

    def show_unless_forbidden(state: State, context: Context) -> None:
        if may_look(state, context):
            push_program(state, program, context)
        else:
            note_revealed(state, context, ())

    steps = (*shown.steps, show) if program is None else (show_unless_forbidden,)
    return Compiled(possible, steps, shows_more)


def _reveal_until(effect: ef.RevealUntil, compilation: Compilation) -> Compiled:
    test = compile_filter(effect.of)
    ends = not effect.fails

    def deck_is_left(state: State, context: Context) -> bool:
        return bool(state.decks[context.player])

    def show(state: State, context: Context) -> None:
        shown: list[int] = []
        for card in state.decks[context.player][::-1]:
            shown.append(card)
            if test(state, context, card) is ends:
                break
        make_known(state, tuple(shown), None)
        note_revealed(state, context, tuple(shown))
        for card in shown:
            state.note("revealed", context.player, card)

    return Compiled(always, (show,), deck_is_left)


def _shuffle_deck(effect: ef.ShuffleDeck, compilation: Compilation) -> Compiled:
    players = compile_players(effect.who)

    def shuffle(state: State, context: Context) -> None:
        for player in players(state, context):
            piles.shuffle_deck(state, player)

    return Compiled(always, (shuffle,))


def _reconcile(effect: ef.Reconcile, compilation: Compilation) -> Compiled:
    def reconcile_hand(state: State, context: Context) -> None:
        state.push(reconcile, context.player)

    return Compiled(always, (reconcile_hand,))


EFFECTS.update(
    {
        ef.Draw: _draw,
        ef.Reveal: _reveal,
        ef.RevealUntil: _reveal_until,
        ef.ShuffleDeck: _shuffle_deck,
        ef.Reconcile: _reconcile,
    }
)
