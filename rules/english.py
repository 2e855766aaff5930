"""English that both games need: articles, plurals, counts, lists, sentences, suggestions."""

import re
from collections.abc import Sequence

# Words of Middle-earth and of its cards that have a plural of their own, or none.
PLURALS = {
    "Man": "Men",
    "Elf": "Elves",
    "Dwarf": "Dwarves",
    "Nazgûl": "Nazgûl",
    "Uruk-hai": "Uruk-hai",
    "bracers": "bracers",
    "gauntlets": "gauntlets",
    "pipeweed": "pipeweed",
    "hero": "heroes",
}


_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def plural(noun: str) -> str:
    """Return a noun's plural: of "Gondor Man" as of "Man", the last word changes."""
    before, space, last = noun.rpartition(" ")
    if last in PLURALS:
        many = PLURALS[last]
    elif last.endswith("y") and last[-2:-1] not in "aeiou":
        many = f"{last[:-1]}ies"
    else:
        many = f"{last}s"
    return f"{before}{space}{many}"


def article(words: str) -> str:
    """Return the words after "a" or "an"; "bracers" and "gauntlets" have no article."""
    if words.endswith(("bracers", "gauntlets")):
        return words
    if words.startswith("other "):
        return f"an{words}"
    first = words.lstrip("[(\N{LEFT DOUBLE QUOTATION MARK}").casefold()
    # Spoken like "you": a unique card. But an unbound companion, an Uruk-hai.
    vowel = first[:1] in "aeéiou" and not first.startswith(("unique", "united"))
    return f"{'an' if vowel else 'a'} {words}"


def count_of(count: int, one: str, many: str = "") -> str:
    """Return a number of things: "1 card", "2 cards"."""
    return f"{count} {one if count == 1 else many or plural(one)}"


def ordinal(number: int) -> str:
    """Return "first" to "eighth", then "9th" and so on."""
    return _ORDINALS[number - 1] if number <= len(_ORDINALS) else f"{number}th"


def join_words(
    words: Sequence[str], conjunction: str = "and", *, serial_comma: bool = False
) -> str:
    """Join words: "a", "a and b", "a, b and c", or "a, b, and c" with the serial comma."""
    if len(words) < 2:
        return "".join(words)
    comma = "," if serial_comma and len(words) > 2 else ""
    return f"{', '.join(words[:-1])}{comma} {conjunction} {words[-1]}"


def capitalize_first(text: str) -> str:
    """Return a text with its first letter in upper case; the others stay as they are."""
    return text[:1].upper() + text[1:]


def end_sentence(text: str) -> str:
    """Return a text with a full stop, unless it ends a sentence already."""
    return text if text.endswith((".", ".)")) else f"{text}."


def suggest(names: Sequence[str]) -> str:
    """Return the end of a message about an unknown name: " Did you mean A or B?", or nothing."""
    return f" Did you mean {join_words(names, 'or')}?" if names else ""


def second_person(words: str) -> str:
    """Return what somebody does as what you do: "chooses a card" as "choose a card"."""
    return re.sub(r"(^|(?<= or ))(\w{2,})s\b", r"\2", words)
