"""What an author needs: `python -m rules.lcg.library 01001` shows a card and what is wrong with it.

python -m rules.lcg.library 01001 Aragorn   facts, English, the computer player's view, warnings
python -m rules.lcg.library --json          the English of every written card
python -m rules.lcg.library --missing --set "Sauron's Reach"
python -m rules.lcg.library --words ready   all words of the language, or these, with examples
python -m rules.lcg.library --words "each enemy"   the words that say this in print
python -m rules.lcg.library --new 01014     the heads of a new definition and of its test

A mistake in a definition is a line with its file, and the status is 1; all other cards are shown.
"""

import sys
from collections.abc import Iterable, Iterator

from rules.broken_pipes import exit_on_broken_pipe
from rules.lcg.engine.blueprint import Blueprint
from rules.lcg.facts.card import LcgCard
from rules.lcg.facts.reader import card, played_cards
from rules.lcg.library.checks import faults
from rules.lcg.library.definitions import defined_library, titles
from rules.lcg.library.heads import head, test_head
from rules.lcg.notation import language
from rules.lcg.notation.compiler.sentences import compile_card
from rules.lcg.notation.english import english, english_of_side
from rules.lcg.notation.sentences import Definition
from rules.lcg.vocabulary import CardType, EncounterSet, Sphere
from rules.library_command import WARNING, LibraryCommand
from rules.library_words import Dictionary, WrittenText
from rules.names import fold
from rules.notation.definition_files import Mistake, problem
from rules.rows import UnknownCard

GROUPS = (*(sphere.value for sphere in Sphere), *(group.value for group in EncounterSet))


def find_cards(name: str) -> tuple[LcgCard, ...]:
    """Return the card with a code ("01001"), or all cards with a name ("Aragorn").

    Raise UnknownCard where there is none.
    """
    if any(sign.isdigit() for sign in name):
        return (card(name),)
    found = tuple(
        known
        for known in played_cards().values()
        if fold(name) in (fold(known.name), fold(known.back_name))
    )
    if not found:
        raise UnknownCard(f"no card has the name {name!r}; write 01001 or Aragorn")
    return found


def texts(code: str) -> tuple[Definition, ...]:
    """Return the texts of a card, whatever is wrong with other cards."""
    return defined_library().texts.get(code, ())


def readable_english() -> tuple[dict[str, tuple[str, ...]], list[Mistake]]:
    """Return the English of every written card, by code and side, and what has none."""
    found: dict[str, tuple[str, ...]] = {}
    mistakes = []
    for code, known in played_cards().items():
        for text in texts(code)[:1]:
            try:
                found |= _english_of_sides(known, text)
            except Exception as error:  # One card without English hides no other.
                mistakes.append(_mistake(known, text, error))
    return found, mistakes


def written_english() -> dict[str, tuple[str, ...]]:
    """Return the English of every written card, by code and side."""
    return readable_english()[0]


def _english_of_sides(known: LcgCard, text: Definition) -> dict[str, tuple[str, ...]]:
    if known.type is not CardType.QUEST:
        return {known.code: english(known, text, brackets=True)}
    return {known.code + side: english_of_side(known, text, side, brackets=True) for side in "AB"}


def _mistake(known: LcgCard, text: Definition, error: Exception) -> Mistake:
    file, _, _ = text.place.partition(":")
    return Mistake(file, text.line, f"{known.code} {known.name}: {problem(error)}")


def facts_lines(known: LcgCard) -> Iterator[str]:
    """Yield a card's facts, a line each."""
    back = f" / {known.back_name}" if known.back_name else ""
    yield f"{known.code}  {known.name}{back}  ({known.quantity} in the box)"
    group = known.sphere or known.encounter_set
    unique = ["unique"] if known.unique else []
    yield "  " + " ".join([*unique, *([group.value] if group else []), known.type.value])
    numbers = {
        "cost": known.cost,
        "threat cost": known.threat_cost,
        "stage": known.stage,
        "engagement cost": known.engagement_cost,
        "threat": known.threat_strength,
        "willpower": known.willpower,
        "attack": known.attack,
        "defense": known.defense,
        "hit points": known.hit_points,
        "quest points": known.quest_points,
        "victory points": known.victory_points,
        "escape": known.escape,
    }
    shown = [f"{name} {number}" for name, number in numbers.items() if number is not None]
    if shown:
        yield "  " + ", ".join(shown)
    if known.traits:
        yield f"  traits: {', '.join(known.traits)}"
    if known.keywords:
        yield f"  keywords: {', '.join(map(str, known.keywords))}"


def player_lines(played: Blueprint) -> Iterator[str]:
    """Yield what the expert rules know of a player card."""
    # Imported here: only this part of the command needs the players.
    from rules.lcg.players.opportunities import OPPORTUNITIES
    from rules.lcg.players.values import card_worth
    from rules.lcg.players.weights import WEIGHTS

    if played.card.encounter_set is not None:
        return
    yield f"worth in hand: {card_worth(played, WEIGHTS):.1f}"
    has_action = bool(played.actions) or bool(played.event_phases)
    if has_action:
        taken = played.title in OPPORTUNITIES
        yield "action: " + ("taken at its opportunity" if taken else "never taken")
    if played.responses or played.hand_responses or (played.event and not played.event_phases):
        yield "response: weighed when it is offered"


def describe(known: LcgCard) -> Iterator[str]:
    """Yield all an author wants to see of a card."""
    yield from facts_lines(known)
    found = texts(known.code)
    if not found:
        yield "  not written"
        return
    for text in found:
        try:
            yield from _text_lines(known, text)
        except Exception as error:  # A text without meaning or English: one line says so.
            yield f"{WARNING} {_mistake(known, text, error)}"


def _text_lines(known: LcgCard, text: Definition) -> Iterator[str]:
    yield f"  {text.module}" + (f", from {text.edition}" if text.edition else "")
    yield from (f"    {sentence}" for sentence in _sentences(known, text))
    if not text.edition:
        lines = list(player_lines(compile_card(known, text)))
        if lines:
            yield "  the computer player:"
            yield from (f"    {line}" for line in lines)
    yield from (f"{WARNING} {fault}" for fault in faults(known, text))


def _sentences(known: LcgCard, defined: Definition) -> Iterator[str]:
    if known.type is not CardType.QUEST:
        yield from english(known, defined, brackets=True)
        return
    for side in "AB":
        for sentence in english_of_side(known, defined, side, brackets=True):
            yield f"{side}: {sentence}"


def missing_lines(group: str | None) -> Iterator[str]:
    """Yield the cards that are not written, of a sphere or an encounter set if one is named."""
    for code, known in played_cards().items():
        if not texts(code) and group in (None, known.sphere, known.encounter_set):
            yield f"{code}  {known.name}"


def head_lines(known: LcgCard) -> Iterator[str]:
    """Yield the heads of a card's definition and of its test, or where it is written already."""
    found = texts(known.code)
    if found:
        yield f"{WARNING} {found[0].place}: {known.code} {known.name} is written already"
        return
    yield from head(known)
    yield ""
    yield from test_head(known)


def dictionary() -> Dictionary:
    """Return the words of the language, with the printed texts of all cards as examples."""
    english_of, _ = readable_english()
    modules = {name: getattr(language, name) for name in language.MODULES}
    return Dictionary(
        modules,
        [
            WrittenText(text.module, text.line, f"{code} {text.name}", english_of[code])
            for code, (text, *_) in defined_library().texts.items()
            if code in english_of
        ],
        titles(),
    )


def mistakes() -> Iterable[Mistake]:
    """Return the mistakes in all definitions."""
    return defined_library().mistakes


def main(words: list[str]) -> int:
    """Run the command; return 1 where a card has faults or does not exist."""
    command = LibraryCommand(
        module="rules.lcg.library",
        card_help="01001 or a name",
        groups=GROUPS,
        group_help="sphere or encounter set",
        find_cards=find_cards,
        describe=describe,
        readable_english=readable_english,
        list_missing=missing_lines,
        head=head_lines,
        dictionary=dictionary,
        mistakes=mistakes,
    )
    return command.run(words)


if __name__ == "__main__":
    with exit_on_broken_pipe():
        sys.exit(main(sys.argv[1:]))
