"""What is done to players, to hands and decks, and to the encounter deck."""

from typing import Final

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import can_draw, discard_from_deck, discard_from_hand, draw
from rules.lcg.engine.codes import ENCOUNTER, QUEST, REVEALED, Question, Verb
from rules.lcg.engine.decision import Option
from rules.lcg.engine.elimination import raise_threat, reduce_threat
from rules.lcg.engine.encounter import deal_shadow_card, reveal, reveal_top_card, surge
from rules.lcg.engine.escape_tests import begin_escape_test
from rules.lcg.engine.quest_progress import (
    lose,
    remove_from_location,
    remove_progress,
    reset_quest,
)
from rules.lcg.engine.records import EscapeTest
from rules.lcg.engine.state import State
from rules.lcg.engine.triggers import perform_program
from rules.lcg.engine.zones import (
    put_in_discard,
    put_on_deck,
    put_under_deck,
    reset_encounter_deck,
    shuffle,
    take_away,
)
from rules.lcg.notation.compiler.building import Building, Compiled, always
from rules.lcg.notation.compiler.card_effects import STATISTIC_CODES, to_each
from rules.lcg.notation.compiler.conditions import compile_amount
from rules.lcg.notation.compiler.effects import EFFECTS, can_be_canceled, leaf, program_of
from rules.lcg.notation.compiler.filters import compile_filter
from rules.lcg.notation.compiler.targets import any_candidate, compile_players, remember_card
from rules.lcg.notation.effects import (
    CancelEffect,
    DealShadowCards,
    DiscardFromDeck,
    DiscardFromHand,
    Draw,
    GainSurge,
    MakeEscapeTest,
    PickPlayer,
    RaiseThreat,
    ReduceThreat,
    RemoveProgress,
    ResetQuest,
    RevealCards,
    RevealOneOfTop,
    Simple,
)

# --- players ---


def _can_draw(state: State, context: Context, player: int) -> bool:
    return can_draw(state, player)


def _has_threat(state: State, context: Context, player: int) -> bool:
    return state.threat[player] > 0


def _draw(effect: Draw, building: Building) -> Compiled:
    who = compile_players(effect.who, _can_draw)
    amount = effect.amount

    def step(state: State, context: Context) -> None:
        for player in who.players(state, context):
            draw(state, player, amount)

    return leaf(step, any_candidate(who.candidates), *who.steps)


def _raise_threat(effect: RaiseThreat, building: Building) -> Compiled:
    who = compile_players(effect.who)
    amount = compile_amount(effect.amount)

    def step(state: State, context: Context) -> None:
        by_scenario = state.owner[context.source] == ENCOUNTER
        for player in who.players(state, context)[:]:
            more = amount(state, context.for_player(player))
            raise_threat(state, player, more, by_scenario=by_scenario)

    return Compiled((*who.steps, step), always, any_candidate(who.candidates))


def _reduce_threat(effect: ReduceThreat, building: Building) -> Compiled:
    who = compile_players(effect.who, _has_threat)
    amount = effect.amount

    def step(state: State, context: Context) -> None:
        for player in who.players(state, context):
            reduce_threat(state, player, amount)

    def payable(state: State, context: Context) -> bool:
        found = who.candidates(state, context)
        return bool(found) and all(state.threat[player] >= amount for player in found)

    return Compiled((*who.steps, step), payable, any_candidate(who.candidates))


def _pick_player(effect: PickPlayer, building: Building) -> Compiled:
    who = compile_players(effect.who)
    useful = any_candidate(who.candidates)
    return Compiled(who.steps, useful, useful)


# --- hands ---


def _discard_from_hand(effect: DiscardFromHand, building: Building) -> Compiled:
    test = None if effect.filter is None else compile_filter(effect.filter)
    amount = effect.amount

    def held(state: State, context: Context) -> list[int]:
        hand = state.hands[context.player]
        return [card for card in hand if test is None or test(state, context, card)]

    if amount is None:

        def discard_all(state: State, context: Context) -> None:
            for card in held(state, context):
                discard_from_hand(state, card)

        return leaf(discard_all, any_candidate(held))

    def payable(state: State, context: Context) -> bool:
        return len(held(state, context)) >= amount

    if effect.at_random:

        def discard_at_random(state: State, context: Context) -> None:
            for _ in range(amount):
                cards = held(state, context)
                if cards:
                    discard_from_hand(state, cards[state.roll(len(cards))])

        return Compiled((discard_at_random,), payable, any_candidate(held))

    def discard_one(state: State, context: Context) -> None:
        options: list[Option] = []
        seen = []
        for card in held(state, context):
            blueprint = state.blueprints[card]
            if blueprint not in seen:
                seen.append(blueprint)
                options.append(Option(Verb.CHOOSE, card))
        if options:
            state.ask(
                context.player, Question.CARD_IN_PILE, options, _discard_chosen,
                source=context.source,
            )  # fmt: skip

    return Compiled((discard_one,) * amount, payable, any_candidate(held))


def _discard_chosen(state: State, option: Option) -> None:
    discard_from_hand(state, option.card)


# --- escape tests ---


def _make_escape_test(effect: MakeEscapeTest, building: Building) -> Compiled:
    amount = compile_amount(effect.cards)
    statistic = STATISTIC_CODES[effect.counting]
    passed = None if effect.passed is None else program_of(effect.passed, building)
    failed = None if effect.failed is None else program_of(effect.failed, building)
    of_party = effect.of_party

    def step(state: State, context: Context) -> None:
        players = tuple(state.order) if of_party else (context.player,)
        test = EscapeTest(players, statistic, amount(state, context))
        begin_escape_test(state, test, passed, failed, context)

    return leaf(step, always)


# --- the encounter deck ---


def _reveal_cards(effect: RevealCards, building: Building) -> Compiled:
    amount = compile_amount(effect.amount)

    def step(state: State, context: Context) -> None:
        for _ in range(amount(state, context)):
            state.push(reveal_top_card)

    def is_there(state: State, context: Context) -> bool:
        return bool(state.encounter_deck)

    return leaf(step, is_there)


def _reveal_one_of_top(effect: RevealOneOfTop, building: Building) -> Compiled:
    count = effect.amount
    to_bottom = effect.to_bottom

    def look(state: State, context: Context) -> None:
        if state.phase == QUEST:
            reset_encounter_deck(state)
        seen = state.encounter_deck[-count:]
        for card in seen:
            state.set_known(card, state.known[card] | 1 << context.player)
        options = [Option(Verb.CHOOSE, card) for card in sorted(seen)]
        if options:
            state.ask(
                context.player, Question.CARD_IN_PILE, options, remember_card, context,
                source=context.source,
            )  # fmt: skip

    def reveal_it(state: State, context: Context) -> None:
        chosen = state.remembered(context).card
        seen = state.encounter_deck[-count:]
        for card in seen:
            take_away(state, card)
            if card == chosen:
                state.zone[card] = REVEALED
            elif to_bottom:
                put_on_deck(state, card, known=state.known[card])
                put_under_deck(state, card)
            else:
                put_in_discard(state, card)
        if seen:
            reveal(state, chosen)

    return leaf(reveal_it, always, look)


def _discard_from_deck(effect: DiscardFromDeck, building: Building) -> Compiled:
    who = compile_players(effect.who, _has_deck)
    amount = compile_amount(effect.amount)

    def step(state: State, context: Context) -> None:
        for player in who.players(state, context)[:]:
            discard_from_deck(state, player, amount(state, context))

    return leaf(step, any_candidate(who.candidates), *who.steps)


def _has_deck(state: State, context: Context, player: int) -> bool:
    return bool(state.decks[player])


def _reset_quest(effect: ResetQuest, building: Building) -> Compiled:
    stage = effect.stage

    def step(state: State, context: Context) -> None:
        reset_quest(state, stage)

    return leaf(step, always)


def _gain_surge(effect: GainSurge, building: Building) -> Compiled:
    def step(state: State, context: Context) -> None:
        surge(state)

    return leaf(step, always)


def _deal_shadow_cards(effect: DealShadowCards, building: Building) -> Compiled:
    amount = compile_amount(effect.amount)

    def step(state: State, context: Context) -> None:
        if state.combat is not None:
            for _ in range(amount(state, context)):
                deal_shadow_card(state, state.combat.enemy, state.combat.player)

    def useful(state: State, context: Context) -> bool:
        return state.shadow_cards and bool(state.encounter_deck)

    return Compiled((step,), always, useful)


def _remove_progress(effect: RemoveProgress, building: Building) -> Compiled:
    amount = compile_amount(effect.amount)
    if effect.target is not None:

        def act(state: State, context: Context, card: int) -> None:
            remove_from_location(state, card, amount(state, context))

        return to_each(effect.target, act, _has_progress)

    def step(state: State, context: Context) -> None:
        remove_progress(state, amount(state, context))

    def useful(state: State, context: Context) -> bool:
        return state.progress[state.quest] > 0

    return Compiled((step,), always, useful)


def _has_progress(state: State, context: Context, card: int) -> bool:
    return state.progress[card] > 0


def _cancel_effect(effect: CancelEffect, building: Building) -> Compiled:
    of_shadow = effect.of_shadow

    def step(state: State, context: Context) -> None:
        state.canceled += (context.subject,)
        state.note("canceled", context.subject)

    def has_effect(state: State, context: Context) -> bool:
        if context.subject in state.canceled:
            return False
        blueprint = state.blueprints[context.subject]
        program = blueprint.shadow if of_shadow else blueprint.when_revealed
        return program is not None and can_be_canceled(state, context)

    return leaf(step, has_effect)


def _look_at_top(state: State, context: Context) -> None:
    card = state.encounter_deck[-1]
    state.set_known(card, state.known[card] | 1 << context.player)
    state.note("looked", context.player, card)


def _top_is_unknown(state: State, context: Context) -> bool:
    deck = state.encounter_deck
    return bool(deck) and not state.known[deck[-1]] >> context.player & 1


def _move_to_bottom(state: State, context: Context) -> None:
    put_under_deck(state, state.encounter_deck[-1])


def _has_encounter_deck(state: State, context: Context) -> bool:
    return bool(state.encounter_deck)


def _shuffle_encounter_deck(state: State, context: Context) -> None:
    shuffle(state, ENCOUNTER)


def _resolve_when_revealed(state: State, context: Context) -> None:
    program = state.blueprints[context.source].when_revealed
    assert program is not None
    perform_program(state, program, context.source, state.first_player)


def _lose_the_game(state: State, context: Context) -> None:
    lose(state)


def _simple(effect: Simple, building: Building) -> Compiled:
    step, useful = SIMPLE[effect]
    return leaf(step, useful)


SIMPLE: Final = {
    Simple.LOOK_AT_TOP: (_look_at_top, _top_is_unknown),
    Simple.MOVE_TO_BOTTOM: (_move_to_bottom, _has_encounter_deck),
    Simple.SHUFFLE_ENCOUNTER_DECK: (_shuffle_encounter_deck, always),
    Simple.RESOLVE_WHEN_REVEALED: (_resolve_when_revealed, always),
    Simple.LOSE_THE_GAME: (_lose_the_game, always),
}

EFFECTS.update(
    {
        Draw: _draw,
        RaiseThreat: _raise_threat,
        ReduceThreat: _reduce_threat,
        PickPlayer: _pick_player,
        DiscardFromHand: _discard_from_hand,
        MakeEscapeTest: _make_escape_test,
        RevealCards: _reveal_cards,
        RevealOneOfTop: _reveal_one_of_top,
        DiscardFromDeck: _discard_from_deck,
        ResetQuest: _reset_quest,
        GainSurge: _gain_surge,
        DealShadowCards: _deal_shadow_cards,
        RemoveProgress: _remove_progress,
        CancelEffect: _cancel_effect,
        Simple: _simple,
    }
)
