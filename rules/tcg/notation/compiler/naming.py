"""Naming a culture, race, keyword or title, which the card then remembers; choosing a number."""

from typing import Any, Final

from rules.tcg.engine.modifiers.in_force import active_cards
from rules.tcg.engine.modifiers.numbers import has_words
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import Option
from rules.tcg.engine.state.parts import Amount, Context, Selector, Step
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.choosing import number_chosen
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.compilation import Compilation
from rules.tcg.notation.compiler.readings import reading
from rules.tcg.notation.compiler.tables import compile_amount
from rules.tcg.notation.filters import Printed
from rules.tcg.vocabulary import Culture, Race

_ALL: Final[dict[str, tuple[object, ...]]] = {"culture": tuple(Culture), "race": tuple(Race)}


def compile_naming(effect: ef.Name, compilation: Compilation) -> Step:
    """Return the step that lets the player name a word of a kind.

    The choices are those of the text; without any, every culture or race, or the titles of
    cards in play.
    """
    choices = tuple(
        choice.word for choice in effect.choices if isinstance(choice, Printed)
    ) or _ALL.get(effect.what, ())
    what = effect.what
    spotted = effect.spotted

    def name_one(state: State, context: Context) -> None:
        words = choices or tuple(
            sorted({state.blueprints[card].title for card in active_cards(state)})
        )
        if spotted:
            words = _spotted(state, words)
            if not words:
                return
        options = [Option(Verb.NAME, context.source, number=place) for place in range(len(words))]
        state.ask(
            context.player,
            Question.NAME,
            options,
            _word_named,
            context,
            what,
            words,
            source=context.source,
        )

    return name_one


def _spotted(state: State, words: tuple[Any, ...]) -> tuple[object, ...]:
    """Return those of some words that an active card carries."""
    cards = active_cards(state)
    return tuple(
        word for word in words if any(has_words(state, card, traits.trait(word)) for card in cards)
    )


def _word_named(
    state: State, option: Option, context: Context, what: str, words: tuple[object, ...]
) -> None:
    state.named[context.source] = (what, words[option.number])
    state.note("named", context.source, str(words[option.number]))


def compile_choosing_number(effect: ef.ChooseNumber, compilation: Compilation) -> Step:
    """Return the step that lets the player choose a number that some such card has."""
    cards = compile_cards(effect.among)
    read = reading(effect.statistic)
    none: Amount = compile_amount(0)
    # What the number is chosen for, so that a player can weigh the options.
    among = compilation.part(Selector(cards, None, none, None, notation=effect))

    def choose_number(state: State, context: Context) -> None:
        numbers = sorted({read(state, card) for card in cards(state, context)})
        options = [Option(Verb.NUMBER, context.source, number=number) for number in numbers]
        if options:
            arguments = (context, among)
            source = context.source
            state.ask(
                context.player, Question.NUMBER, options, _number_chosen, *arguments, source=source
            )

    return choose_number


def _number_chosen(state: State, option: Option, context: Context, among: Selector) -> None:
    number_chosen(state, option, context)
