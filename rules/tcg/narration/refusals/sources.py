"""Where a rule of the TCG is found: terms of the Comprehensive Rules, and texts of cards."""

from rules.english import join_words
from rules.tcg.engine.state.codes import PHASE_NAMES
from rules.tcg.engine.state.state import State
from rules.tcg.facts.card import Card
from rules.tcg.notation.english import sentences_of
from rules.tcg.notation.sentences import Definition, Sentence


def term(name: str) -> str:
    """Return where the glossary of the Comprehensive Rules explains a rule."""
    return f"Comprehensive Rules 4.2, “{name}”"


def text_of(card: Card, definition: Definition, sentence: Sentence) -> str:
    """Return a sentence of a card as a source: 'Glamdring: “Bearer must be Gandalf.”'."""
    place = definition.sentences.index(sentence)
    return f"{card.name}: “{sentences_of(card, definition)[place]}”"


def whole_text_of(card: Card, definition: Definition | None) -> str:
    """Return all that a card says as a source; only its name for one that says nothing."""
    if definition is None or not definition.sentences:
        return card.name
    return f"{card.name}: “{' '.join(sentences_of(card, definition))}”"


def phases_named(mask: int) -> str:
    """Return phases, given as a mask of their codes: "the archery or skirmish phase"."""
    names = [_name(code) for code in range(len(PHASE_NAMES)) if mask >> code & 1]
    return f"the {join_words(names, 'or')} phase"


def phase_now(state: State) -> str:
    """Return which phase it is: "this is the Shadow phase"."""
    return f"this is the {_name(state.phase)} phase"


def _name(code: int) -> str:
    name = PHASE_NAMES[code]
    return "Shadow" if name == "shadow" else name
