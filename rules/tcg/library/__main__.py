"""What an author needs: `python -m rules.tcg.library 7_83` shows a card and what is wrong with it.

python -m rules.tcg.library 7_83 "7 C 90"   facts, English, the computer player's view, warnings
python -m rules.tcg.library --json          the English of every written card
python -m rules.tcg.library --missing --set 7
python -m rules.tcg.library --words exert   all words of the language, or these, with examples
python -m rules.tcg.library --words "wins a skirmish"   the words that say this in print
python -m rules.tcg.library --new 7_72      the heads of a new definition and of its test

A mistake in a definition is a line with its file, and the status is 1; all other cards are shown.
"""

import sys
from collections.abc import Iterator
from typing import Protocol

from rules.broken_pipes import exit_on_broken_pipe
from rules.library_command import WARNING, LibraryCommand
from rules.library_words import Dictionary, WrittenText
from rules.notation.definition_files import Mistake, problem
from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import SETS, UnknownCard, all_cards, card, read_set
from rules.tcg.library.checks import faults, faults_of_meaning
from rules.tcg.library.definitions import defined_set, mistakes_read, titles
from rules.tcg.library.heads import head, test_head
from rules.tcg.notation import language, traversal
from rules.tcg.notation.english import MissingEnglish, sentences_of, whole_text
from rules.tcg.notation.sentences import Definition


class Reader(Protocol):
    """What gives the English of a card's definition, a string a sentence."""

    def __call__(
        self, card: Card, definition: Definition, *, brackets: bool
    ) -> tuple[str, ...]: ...


def find_cards(number: str) -> tuple[Card, ...]:
    """Return the card with an id ("7_83") or a collector's number ("7 C 83").

    Raise UnknownCard where there is none.
    """
    if "_" in number:
        return (card(number),)
    for known in all_cards().values():
        if known.collector == number:
            return (known,)
    raise UnknownCard(f"no card has the number {number!r}; write 7_83 or '7 C 83'")


def facts_lines(known: Card) -> Iterator[str]:
    """Yield a card's facts, a line each."""
    yield f"{known.id}  {known.name}  ({known.collector})"
    kind = [known.side, known.culture, known.race, known.type, *known.classes]
    yield "  " + " ".join([*(["unique"] if known.unique else []), *(w.value for w in kind if w)])
    numbers = {
        "twilight": known.twilight,
        "strength": known.strength,
        "vitality": known.vitality,
        "resistance": known.resistance,
        "site": known.site_number,
    }
    yield "  " + ", ".join(f"{name} {n}" for name, n in numbers.items() if n is not None)
    if known.keywords:
        yield "  keywords: " + ", ".join(f"{word.value} {n}" for word, n in known.keywords.items())
    if known.timewords:
        yield "  time words: " + ", ".join(word.value for word in known.timewords)


def player_lines(text: Definition) -> Iterator[str]:
    """Yield what the rule-of-thumb player values in each action of a card, and what it ignores."""
    # Imported here: the players need the engine, and the rest of this command does not.
    from rules.tcg.players.reading import heuristics

    for sentence in text.sentences:
        effects = list(traversal.effects(sentence))
        if not effects:
            continue
        valued = [type(effect).__name__ for effect in effects if heuristics.is_valued(effect)]
        ignored = [type(effect).__name__ for effect in effects if not heuristics.is_valued(effect)]
        line = f"{type(sentence).__name__}: weighs {', '.join(valued) or 'nothing'}"
        yield line + (f"; ignores {', '.join(ignored)}" if ignored else "")


def texts(card_id: str) -> tuple[Definition, ...]:
    """Return the texts of a card, whatever is wrong with other cards of its set."""
    return defined_set(card(card_id).set).texts.get(card_id, ())


def describe(known: Card) -> Iterator[str]:
    """Yield all an author wants to see of a card."""
    yield from facts_lines(known)
    found = texts(known.id)
    if not found:
        yield "  not written"
        return
    for text in found:
        try:
            yield from _text_lines(known, text)
        except Exception as error:  # A text without meaning or English: one line says so.
            yield f"{WARNING} {_mistake(known, text, error)}"


def _text_lines(known: Card, text: Definition) -> Iterator[str]:
    yield f"  {text.module}" + (f", from {text.since} ({text.source})" if text.since else "")
    for sentence in sentences_of(known, text, brackets=True):
        yield f"    {sentence}"
    yield "  the computer player:"
    yield from (f"    {line}" for line in player_lines(text))
    for fault in (*faults(known, text), *faults_of_meaning(known, text)):
        yield f"{WARNING} {fault}"


def _mistake(known: Card, text: Definition, error: Exception) -> Mistake:
    said = error.problem if isinstance(error, MissingEnglish) else problem(error)
    file, _, _ = text.place.partition(":")
    return Mistake(file, text.line, f"{known.id} {known.name}: {said}")


def readable_english(
    read: Reader | None = None,
) -> tuple[dict[str, tuple[str, ...]], list[Mistake]]:
    """Return the whole text of every written card, with cultures in brackets, and what has none.

    `read` may give the sentences of the definition alone.
    """
    read = read or whole_text
    found: dict[str, tuple[str, ...]] = {}
    mistakes = []
    for number in SETS:
        for card_id, (text, *_) in defined_set(number).texts.items():
            try:
                found[card_id] = read(card(card_id), text, brackets=True)
            except Exception as error:  # One card without English hides no other.
                mistakes.append(_mistake(card(card_id), text, error))
    return found, mistakes


def missing_lines(only: int | None) -> Iterator[str]:
    """Yield the cards that are not written, of one set if it is named, a line each."""
    for number in SETS if only is None else (only,):
        for known in read_set(number):
            if not texts(known.id):
                yield f"{known.id}  {known.collector}  {known.name}"


def head_lines(known: Card) -> Iterator[str]:
    """Yield the heads of a card's definition and of its test, or where it is written already."""
    found = texts(known.id)
    if found:
        yield f"{WARNING} {found[0].place}: {known.id} {known.name} is written already"
        return
    yield from head(known)
    yield ""
    yield from test_head(known)


def dictionary() -> Dictionary:
    """Return the words of the language, with the printed texts of all cards as examples."""
    english, _ = readable_english(sentences_of)
    modules = {name: getattr(language, name) for name in language.MODULES}
    return Dictionary(
        modules,
        [
            WrittenText(text.module, text.line, f"{card_id} {text.name}", english[card_id])
            for number in SETS
            for card_id, (text, *_) in defined_set(number).texts.items()
            if card_id in english
        ],
        titles(),
    )


def main(words: list[str]) -> int:
    """Run the command; return 1 where a card has faults or does not exist."""
    command = LibraryCommand(
        module="rules.tcg.library",
        card_help="7_83 or '7 C 83'",
        groups=SETS,
        group_help="set",
        find_cards=find_cards,
        describe=describe,
        readable_english=readable_english,
        list_missing=missing_lines,
        head=head_lines,
        dictionary=dictionary,
        mistakes=mistakes_read,
    )
    return command.run(words)


if __name__ == "__main__":
    with exit_on_broken_pipe():
        sys.exit(main(sys.argv[1:]))
