"""What an author needs: `python -m rules.tcg.library 7_83` shows a card and what is wrong with it.

python -m rules.tcg.library 7_83 "7 C 90"   facts, English, the computer player's view, warnings
python -m rules.tcg.library --json          the English of every written card
python -m rules.tcg.library --missing --set 7
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator

from rules.broken_pipes import exit_on_broken_pipe
from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import SETS, UnknownCard, all_cards, card, read_set
from rules.tcg.library.checks import faults, faults_of_meaning
from rules.tcg.library.definitions import definition, texts, written
from rules.tcg.notation import traversal
from rules.tcg.notation.english import sentences_of
from rules.tcg.notation.sentences import Definition


def find_card(number: str) -> Card:
    """Return a card by its id ("7_83") or collector's number ("7 C 83")."""
    if "_" in number:
        return card(number)
    for known in all_cards().values():
        if known.collector == number:
            return known
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
    from rules.tcg.players import heuristics

    for sentence in text.sentences:
        effects = list(traversal.effects(sentence))
        if not effects:
            continue
        valued = [type(effect).__name__ for effect in effects if heuristics.is_valued(effect)]
        ignored = [type(effect).__name__ for effect in effects if not heuristics.is_valued(effect)]
        line = f"{type(sentence).__name__}: weighs {', '.join(valued) or 'nothing'}"
        yield line + (f"; ignores {', '.join(ignored)}" if ignored else "")


def describe(known: Card) -> Iterator[str]:
    """Yield all an author wants to see of a card."""
    yield from facts_lines(known)
    found = texts(known.id)
    if not found:
        yield "  not written"
        return
    for text in found:
        yield f"  {text.module}" + (f", from {text.since} ({text.source})" if text.since else "")
        for sentence in sentences_of(known, text, brackets=True):
            yield f"    {sentence}"
    yield "  the computer player:"
    yield from (f"    {line}" for text in found for line in player_lines(text))
    for text in found:
        for fault in (*faults(known, text), *faults_of_meaning(known, text)):
            yield f"  warning: {fault}"


def all_sentences() -> dict[str, tuple[str, ...]]:
    """Return the English of every written card, with cultures in brackets."""
    found = {}
    for card_id in written():
        text = definition(card_id)
        if text is not None:
            found[card_id] = sentences_of(card(card_id), text, brackets=True)
    return found


def missing(sets: Iterable[int]) -> Iterator[str]:
    """Yield the cards of these sets that are not written, a line each."""
    for number in sets:
        for known in read_set(number):
            if not texts(known.id):
                yield f"{known.id}  {known.collector}  {known.name}"


def _arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m rules.tcg.library",
        description="Show what cards do, as it is written in the library.",
    )
    parser.add_argument("cards", nargs="*", metavar="CARD", help="7_83 or '7 C 83'")
    parser.add_argument("--json", action="store_true", help="the English of all written cards")
    parser.add_argument("--missing", action="store_true", help="list the cards not written yet")
    parser.add_argument("--set", type=int, choices=SETS, help="with --missing: only this set")
    found = parser.parse_args(words)
    if not (found.cards or found.json or found.missing):
        parser.error("name a card, or use --json or --missing")
    return found


def main(words: list[str]) -> int:
    """Run the command; return 1 where a card has faults or does not exist."""
    asked = _arguments(words)
    if asked.json:
        print(json.dumps(all_sentences(), ensure_ascii=False, indent=1))
        return 0
    if asked.missing:
        for line in missing(SETS if asked.set is None else (asked.set,)):
            print(line)
        return 0
    status = 0
    for number in asked.cards:
        try:
            known = find_card(number)
        except UnknownCard as unknown:
            print(unknown, file=sys.stderr)
            status = 1
            continue
        for line in describe(known):
            print(line)
            status = 1 if line.startswith("  warning:") else status
    return status


if __name__ == "__main__":
    with exit_on_broken_pipe():
        sys.exit(main(sys.argv[1:]))
