"""Targets and players: who or what an effect is done to, and choosing it."""

from collections.abc import Callable
from typing import Final, NamedTuple

from rules.lcg.engine.blueprint import CardTest, Context, Numbers, Step, Test
from rules.lcg.engine.board import unique_bars
from rules.lcg.engine.codes import ENCOUNTER, ENGAGED, NOBODY, NONE, SET_ASIDE, Question, Verb
from rules.lcg.engine.decision import Option
from rules.lcg.engine.enemy_attacks import defending_player
from rules.lcg.engine.laws import guarded_card, players_hit_as_guard
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import IMMUNE, UNTOUCHED
from rules.lcg.engine.zones import in_play
from rules.lcg.notation.compiler.conditions import compile_amount
from rules.lcg.notation.compiler.filters import (
    HIGH_THREAT,
    REFERENCES,
    Row,
    compile_filter,
    compile_row,
)
from rules.lcg.notation.effects import Choose, ChooseFrom, Each, EachFrom, Pile, Target, Who
from rules.lcg.notation.filters import AllOf, Quality, Reference, all_of


class CompiledTarget(NamedTuple):
    """Steps that choose; the cards once chosen; those that could be chosen before."""

    steps: tuple[Step, ...]
    cards: Row
    candidates: Row


def compile_target(target: Target, sensible: CardTest | None = None) -> CompiledTarget:
    """Return a target; `sensible` leaves out cards that the effect could not change.

    Player cards leave out cards that are immune to their effects, too.
    """
    sensible = _reachable if sensible is None else _reachable_and(sensible)
    if isinstance(target, Reference):
        known = _known_card(target, sensible)
        return CompiledTarget((), known, known)
    if isinstance(target, Each):
        row = _sensible_row(compile_row(target.filter), sensible)
        return CompiledTarget((), row, row)
    if isinstance(target, Choose):
        row = _sensible_row(compile_row(target.filter), sensible)
        return CompiledTarget((_choose_step(row),), _chosen, row)
    if isinstance(target, EachFrom):
        row = _sensible_row(_whole_pile_row(target), sensible)
        return CompiledTarget((), row, row)
    row = _sensible_row(_pile_row(target), sensible)
    return CompiledTarget((_choose_step(row, Question.CARD_IN_PILE),), _chosen, row)


def _reachable(state: State, context: Context, card: int) -> bool:
    """Whether an effect reaches a card, which may be immune to player card effects."""
    return not state.some_are_immune or not is_spared(state, context.source, card)


def is_spared(state: State, source: int, card: int) -> bool:
    """Whether a card is immune to what another does (official FAQ 1.47), or to all others."""
    if state.mask[card] & UNTOUCHED:
        return in_play(state, card)
    return bool(state.mask[card] & IMMUNE) and state.owner[source] != ENCOUNTER


def _reachable_and(sensible: CardTest) -> CardTest:
    def passes(state: State, context: Context, card: int) -> bool:
        return sensible(state, context, card) and _reachable(state, context, card)

    return passes


def _known_card(target: Reference, sensible: CardTest | None) -> Row:
    find = REFERENCES[target]

    def card(state: State, context: Context) -> list[int]:
        found = find(state, context)
        if found == NONE or (sensible is not None and not sensible(state, context, found)):
            return []
        return [found]

    return card


def _sensible_row(row: Row, sensible: CardTest | None) -> Row:
    if sensible is None:
        return row

    def passing(state: State, context: Context) -> list[int]:
        return [card for card in row(state, context) if sensible(state, context, card)]

    return passing


def _chosen(state: State, context: Context) -> list[int]:
    card = state.remembered(context).card
    return [] if card == NONE else [card]


def _choose_step(row: Row, question: int = Question.TARGET) -> Step:
    def choose(state: State, context: Context) -> None:
        cards = row(state, context)
        if not cards:
            remember_card(state, Option(Verb.CHOOSE), context)
            return
        options = [Option(Verb.CHOOSE, card) for card in cards]
        state.ask(context.player, question, options, remember_card, context, source=context.source)

    return choose


def remember_card(state: State, option: Option, context: Context) -> None:
    """Remember a card that was chosen, as `that` of its sentence."""
    memory = state.remembered(context)
    state.remember(context.action, memory.with_card(option.card))
    if option.card != NONE:
        state.note("chose", option.card, context.source)


# --- cards that are not in play ---


def _pile_row(target: ChooseFrom) -> Row:
    cards = PILES[target.pile]
    test = compile_filter(target.filter)
    topmost = target.topmost

    def in_pile(state: State, context: Context) -> list[int]:
        found: list[int] = []
        for pile in cards(state, context):
            seen = []
            for card in reversed(pile):
                if not test(state, context, card):
                    continue
                blueprint = state.blueprints[card]
                if blueprint not in seen:
                    seen.append(blueprint)
                    found.append(card)
                if topmost:
                    break
        # The order of the options says nothing about the order of a deck.
        return sorted(found)

    return in_pile


def _whole_pile_row(target: EachFrom) -> Row:
    cards = PILES[target.pile]
    test = compile_filter(target.filter)

    def in_pile(state: State, context: Context) -> list[int]:
        return sorted(
            card for pile in cards(state, context) for card in pile if test(state, context, card)
        )

    if target.amount is None:
        return in_pile
    amount = compile_amount(target.amount)

    def some_in_pile(state: State, context: Context) -> list[int]:
        return in_pile(state, context)[: amount(state, context)]

    return some_in_pile


def printed_costs(target: ChooseFrom) -> Numbers:
    """Return a function that lists the printed costs of the cards in a pile, whatever X is."""
    cards = PILES[target.pile]
    parts = target.filter.parts if isinstance(target.filter, AllOf) else (target.filter,)
    fixed = all_of(part for part in parts if part is not Quality.COSTS_X)
    test = compile_filter(fixed)

    def costs(state: State, context: Context) -> list[int]:
        found = {
            state.blueprints[card].cost
            for pile in cards(state, context)
            for card in pile
            if test(state, context, card) and not unique_bars(state, card)
        }
        return sorted(found)

    return costs


def _hand(state: State, context: Context) -> list[list[int]]:
    return [state.hands[context.player]]


def _your_discard_pile(state: State, context: Context) -> list[list[int]]:
    return [state.discards[context.player]]


def _all_discard_piles(state: State, context: Context) -> list[list[int]]:
    return state.discards


def _encounter_deck(state: State, context: Context) -> list[list[int]]:
    return [state.encounter_deck]


def _encounter_deck_and_discard(state: State, context: Context) -> list[list[int]]:
    return [state.encounter_deck, state.encounter_discard]


def _encounter_discard(state: State, context: Context) -> list[list[int]]:
    return [state.encounter_discard]


def _cards_set_aside(state: State, context: Context) -> list[list[int]]:
    return [[card for card, zone in enumerate(state.zone) if zone == SET_ASIDE]]


PILES: Final[dict[Pile, Callable[[State, Context], list[list[int]]]]] = {
    Pile.YOUR_HAND: _hand,
    Pile.YOUR_DISCARD_PILE: _your_discard_pile,
    Pile.ANY_DISCARD_PILE: _all_discard_piles,
    Pile.ENCOUNTER_DECK: _encounter_deck,
    Pile.ENCOUNTER_DISCARD: _encounter_discard,
    Pile.SET_ASIDE: _cards_set_aside,
    Pile.ENCOUNTER_DECK_AND_DISCARD: _encounter_deck_and_discard,
}


# --- players ---

PlayerRow = Callable[[State, Context], list[int]]
PlayerTest = Callable[[State, Context, int], bool]


class CompiledPlayers(NamedTuple):
    """Steps that choose; the players once chosen; those that could be chosen before."""

    steps: tuple[Step, ...]
    players: PlayerRow
    candidates: PlayerRow


def compile_players(who: Who, sensible: PlayerTest | None = None) -> CompiledPlayers:
    """Return the players that a sentence speaks of."""
    if who in (Who.A_PLAYER, Who.ANOTHER_PLAYER):
        others_only = who is Who.ANOTHER_PLAYER

        def candidates(state: State, context: Context) -> list[int]:
            return [
                player
                for player in state.order
                if not (others_only and player == context.player)
                and (sensible is None or sensible(state, context, player))
            ]

        return CompiledPlayers((_choose_player_step(candidates),), _that_player, candidates)
    players = PLAYERS[who]
    if who is Who.HIGHEST_THREAT:
        # Of equal ones the first player chooses (official FAQ 1.03).
        choose = _choose_player_step(players, by_first_player=True)
        return CompiledPlayers((choose,), _that_player, players)

    def passing(state: State, context: Context) -> list[int]:
        return [
            player
            for player in players(state, context)
            if state.alive(player) and (sensible is None or sensible(state, context, player))
        ]

    return CompiledPlayers((), passing, passing)


def _choose_player_step(candidates: PlayerRow, *, by_first_player: bool = False) -> Step:
    def choose(state: State, context: Context) -> None:
        options = [
            Option(Verb.CHOOSE_PLAYER, number=player) for player in candidates(state, context)
        ]
        if options:
            state.ask(
                state.first_player if by_first_player else context.player, Question.PLAYER, options,
                _remember_player, context, source=context.source,
            )  # fmt: skip

    return choose


def _remember_player(state: State, option: Option, context: Context) -> None:
    memory = state.remembered(context)
    state.remember(context.action, memory.with_player(option.number))


def _you(state: State, context: Context) -> list[int]:
    return [context.player]


def _each_player(state: State, context: Context) -> list[int]:
    return state.order


def _first_player(state: State, context: Context) -> list[int]:
    return [state.first_player]


def _last_player(state: State, context: Context) -> list[int]:
    """Return who acts last: clockwise, the player before the first."""
    return state.order[-1:]


def _that_player(state: State, context: Context) -> list[int]:
    player = state.remembered(context).player
    return [] if player == NOBODY else [player]


def _defending_player(state: State, context: Context) -> list[int]:
    return [] if state.combat is None else [defending_player(state)]


def _engaged_player(state: State, context: Context) -> list[int]:
    source = context.source
    return [state.controller[source]] if state.zone[source] == ENGAGED else []


def _its_controller(state: State, context: Context) -> list[int]:
    return [context.number]


def _bearers_controller(state: State, context: Context) -> list[int]:
    bearer = state.bearer[context.source]
    return [] if bearer == NONE else [state.controller[bearer]]


def _highest_threat(state: State, context: Context) -> list[int]:
    """Return the players with the highest threat."""
    highest = max(state.threat[player] for player in state.order)
    return [player for player in state.order if state.threat[player] == highest]


def _threat_of_35(state: State, context: Context) -> list[int]:
    return [player for player in state.order if state.threat[player] >= HIGH_THREAT]


def _guard(state: State, context: Context) -> list[int]:
    return players_hit_as_guard(state, context.source)


def _each_but_guard(state: State, context: Context) -> list[int]:
    guarded = guarded_card(state)
    guard = NOBODY if guarded == NONE else state.controller[guarded]
    return [player for player in state.order if player != guard]


PLAYERS: Final[dict[Who, PlayerRow]] = {
    Who.YOU: _you,
    Who.EACH_PLAYER: _each_player,
    Who.FIRST_PLAYER: _first_player,
    Who.LAST_PLAYER: _last_player,
    Who.THAT_PLAYER: _that_player,
    Who.DEFENDING_PLAYER: _defending_player,
    Who.ENGAGED_PLAYER: _engaged_player,
    Who.ITS_CONTROLLER: _its_controller,
    Who.BEARERS_CONTROLLER: _bearers_controller,
    Who.HIGHEST_THREAT: _highest_threat,
    Who.GUARD: _guard,
    Who.EACH_BUT_GUARD: _each_but_guard,
    Who.THREAT_OF_35: _threat_of_35,
}


def any_candidate(row: Row | PlayerRow) -> Test:
    """Return a test whether there is somebody or something to choose or to do it to."""

    def is_there(state: State, context: Context) -> bool:
        return bool(row(state, context))

    return is_there
