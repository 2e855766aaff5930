"""The texts of each written card, found without the engine.

All modules are imported when a card is first needed. The application refuses a library with a
mistake in it at once, with every mistake in one message: a game without a card that is written
would be a wrong game. The author's command reads on, and shows all cards that are right.
"""

import pkgutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from rules.lcg.facts.card import LcgCard
from rules.lcg.facts.reader import played_cards
from rules.lcg.facts.sets import PLAYED_SETS
from rules.lcg.notation import language
from rules.lcg.notation.definition import WRITTEN
from rules.lcg.notation.sentences import Definition
from rules.notation.definition_files import BrokenLibrary, Mistake, file_of, read_definitions


class MisplacedDefinition(ValueError):
    """A definition whose code or name is not that of a card, or a text that is there twice."""


def defined_card(text: Definition) -> LcgCard:
    """Return the card a definition is of. Raise MisplacedDefinition if there is none."""
    known = played_cards().get(text.code)
    meant = _codes_of(text.name)
    if known is None:
        hint = f"; did you mean {meant}?" if meant else ""
        raise MisplacedDefinition(f"no card has the code {text.code}{hint}")
    if text.name not in (known.name, known.back_name):
        named = f", and {text.name!r} is {meant}" if meant else f", not {text.name!r}"
        raise MisplacedDefinition(f"the card {text.code} is {known.name!r}{named}")
    return known


def _codes_of(name: str) -> str:
    """Return the codes of the cards with a name; nothing where none has it."""
    known = (each for each in played_cards().values() if name in (each.name, each.back_name))
    return " or ".join(each.code for each in known) if name else ""


@cache
def titles() -> tuple[str, ...]:
    """Return the titles of all cards, by which a definition names cards: titled("…")."""
    return tuple(dict.fromkeys(known.name for known in played_cards().values()))


@dataclass(frozen=True)
class DefinedLibrary:
    """The texts of each written card, in the order of their days, and what is wrong."""

    texts: Mapping[str, tuple[Definition, ...]]
    mistakes: tuple[Mistake, ...] = ()


def _modules() -> Iterable[str]:
    for card_set in PLAYED_SETS:
        package = import_module(f"rules.lcg.library.{card_set}")
        for module in pkgutil.iter_modules(package.__path__):
            yield f"{package.__name__}.{module.name}"


def read_defined_library() -> DefinedLibrary:
    """Read all definitions, past every mistake."""
    found: dict[str, tuple[Definition, ...]] = {}
    mistakes: list[Mistake] = []
    for path in _modules():
        mistakes += read_definitions(
            path, language.WORDS, lambda path: WRITTEN.pop(path, None), titles()
        )
        for text in WRITTEN[path]:
            try:
                _add(text, found)
            except MisplacedDefinition as wrong:
                mistakes.append(Mistake(file_of(path), text.line, str(wrong)))
    return DefinedLibrary(found, tuple(sorted(mistakes)))


def _add(text: Definition, found: dict[str, tuple[Definition, ...]]) -> None:
    code = defined_card(text).code
    known = found.get(code, ())
    if any(other.edition == text.edition for other in known):
        raise MisplacedDefinition(f"{text.code} {text.name} is defined twice")
    found[code] = tuple(sorted((*known, text), key=lambda text: text.edition))


defined_library = cache(read_defined_library)


def _texts() -> Mapping[str, tuple[Definition, ...]]:
    """Return all texts. Raise BrokenLibrary with the mistakes if there are any."""
    found = defined_library()
    if found.mistakes:
        raise BrokenLibrary("\n".join(map(str, found.mistakes)))
    return found.texts


def texts(code: str) -> tuple[Definition, ...]:
    """Return every text a card has had, the printed one first; none while it is not written."""
    return _texts().get(code, ())


@cache
def definition(code: str, day: str = "") -> Definition | None:
    """Return what a card does, or None while that is not written.

    With a day such as "2015-01-20", the last erratum up to that day applies.
    """
    known = [text for text in texts(code) if text.edition <= day]
    return known[-1] if known else None


def unwritten(codes: Iterable[str]) -> tuple[str, ...]:
    """Return those of these cards whose behavior is not written, each once, in order."""
    return tuple(code for code in dict.fromkeys(codes) if definition(code) is None)


def written() -> tuple[str, ...]:
    """Return the codes of all cards whose behavior is written."""
    return tuple(_texts())
