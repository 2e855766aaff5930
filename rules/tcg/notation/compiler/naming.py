"""Naming a culture, race, keyword or title, which the card then remembers."""

from rules.tcg.engine.blueprint import Context, Step
from rules.tcg.engine.codes import Question, Verb
from rules.tcg.engine.decision import Option
from rules.tcg.engine.in_force import active_cards
from rules.tcg.engine.state import State
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.compilation import Compilation
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
