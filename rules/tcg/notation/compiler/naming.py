"""Naming a culture, race, keyword or title, which the card then remembers; choosing a number."""

from rules.tcg.engine.blueprint import Amount, Context, Selector, Step
from rules.tcg.engine.choosing import number_chosen
from rules.tcg.engine.codes import Question, Verb
from rules.tcg.engine.decision import Option
from rules.tcg.engine.in_force import active_cards
from rules.tcg.engine.state import State
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.amounts import compile_amount
from rules.tcg.notation.compiler.compilation import Compilation
from rules.tcg.notation.compiler.filters import compile_cards
from rules.tcg.notation.compiler.readings import reading
from rules.tcg.notation.filters import Printed
from rules.tcg.vocabulary import Culture, Race

_ALL: dict[str, tuple[object, ...]] = {"culture": tuple(Culture), "race": tuple(Race)}


def compile_naming(effect: ef.Name, compilation: Compilation) -> Step:
    """Return the step that lets the player name a word of a kind.

    The choices are those of the text; without any, every culture or race, or the titles of
    cards in play.
    """
    choices = tuple(
        choice.word for choice in effect.choices if isinstance(choice, Printed)
    ) or _ALL.get(effect.what, ())
    what = effect.what

    def name_one(state: State, context: Context) -> None:
        words = choices or tuple(
            sorted({state.blueprints[card].title for card in active_cards(state)})
        )
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
