"""What plain words mean: the words of the query language's own vocabularies, and a few of players.

"gondor" is a culture, "elves" are a race, "cheap" is a cost. A word may mean several things, such
as "orc", a culture and a race.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from cards.labels import label
from cards.search.query.fields import WordField, quoted
from cards.search.query.names import BY_NAME
from cards.search.query.special_fields import set_names
from rules.names import fold_words

# How readily a word of a field is read as a plain word instead, where the search finds nothing
# with its meaning: a trait or a phase sooner than a culture, a type last.
_FIRMNESS: Mapping[str, int] = {
    "trait": 1,
    "encounter": 1,
    "signet": 1,
    "rarity": 2,
    "phase": 2,
    "block": 2,
    "set": 2,
    "keyword": 3,
    "class": 4,
    "side": 5,
    "sphere": 5,
    "race": 6,
    "culture": 7,
    "game": 8,
    "type": 9,
}
_FIRM = 6
MAX_WORDS = 5

# Words of players. The bounds of "cheap" and "strong" are ours; a page shows them.
_SAID: Mapping[str, tuple[str, ...]] = {
    "cheap": ("cost<=2",),
    "expensive": ("cost>=5",),
    "costly": ("cost>=5",),
    "strong": ("strength>=10", "attack>=3"),
    "weak": ("type:minion strength<=6", "type:companion strength<=4", "attack<=1"),
    "unique": ("is:unique",),
    "non unique": ("-is:unique",),
    "character": ("is:character",),
    "item": ("is:item", "trait:Item"),
    "weapon": ('class:"hand weapon"', 'class:"ranged weapon"', "trait:Weapon"),
    "armour": ("class:armor", "trait:Armor"),
    "free people": ("side:free_peoples",),
    "fp": ("side:free_peoples",),
    "good": ("side:free_peoples",),
    "evil": ("side:shadow",),
    "ring bearer": ("is:bearer",),
    "ringbearer": ("is:bearer",),
    "ringwraith": ("race:nazgul",),
    "uruk": ("race:uruk-hai", "culture:uruk-hai"),
    "urukhai": ("race:uruk-hai", "culture:uruk-hai"),
    "archery": ("phase:archery", "keyword:archer"),
}
# What belongs to a race is of these cultures: "dwarf weapon", "hobbit event".
_CULTURES: Mapping[str, str] = {
    "dwarf": "dwarven",
    "elf": "elven",
    "hobbit": "shire",
    "nazgul": "wraith",
    "wizard": "gandalf",
    "uruk": "uruk-hai",
}
_PLURALS: Mapping[str, str] = {"man": "men", "elf": "elves", "dwarf": "dwarves", "staff": "staves"}
_NUMBERED = {
    "cost": "cost",
    "twilight": "cost",
    "strength": "strength",
    "vitality": "vitality",
    "resistance": "resistance",
    "damage": "damage",
    "defender": "defender",
    "ambush": "ambush",
    "hunter": "hunter",
    "toil": "toil",
    "threat": "threat",
    "willpower": "willpower",
    "attack": "attack",
    "defense": "defense",
    "defence": "defense",
    "set": "set",
}
_BEFORE = frozenset({"cost", "twilight", "strength", "vitality", "resistance", "willpower"})
_FIELDS = (
    "game",
    "type",
    "culture",
    "sphere",
    "side",
    "race",
    "keyword",
    "class",
    "trait",
    "phase",
    "encounter",
)
_NUMBER = re.compile(r"\d{1,2}")
_COLLECTOR = re.compile(r"(\d{1,2}) ?[curps] ?(\d{1,3})")


@dataclass(frozen=True, slots=True)
class Meaning:
    """What some words mean: one of `queries`, or of `otherwise` where these find nothing.

    `words` are those that were typed, folded. `firmness` is how long the words keep the meaning.
    """

    words: tuple[str, ...]
    queries: tuple[str, ...]
    otherwise: tuple[str, ...] = ()
    firmness: int = _FIRM


def meanings(words: Sequence[str]) -> Iterator[Meaning | str]:
    """Return what folded words mean, from the first on, the most words together; others as is."""
    place = 0
    while place < len(words):
        for end in range(min(len(words), place + MAX_WORDS), place, -1):
            meaning = _meaning(tuple(words[place:end]))
            if meaning is not None:
                yield meaning
                place = end
                break
        else:
            yield words[place]
            place += 1


def known_words() -> frozenset[str]:
    """Return every word that means something, to put misspelled ones right."""
    return frozenset(word for spelled in _by_spelling() for word in spelled.split())


def _meaning(words: tuple[str, ...]) -> Meaning | None:
    return _numbered(words) or _by_spelling().get(" ".join(words))


def _numbered(words: tuple[str, ...]) -> Meaning | None:
    """Read "site 9", "strength 8", "4 vitality" and a collector's number."""
    if collector := _COLLECTOR.fullmatch(" ".join(words)):
        return Meaning(words, (f"set:{collector[1]} number:{int(collector[2])}",))
    if len(words) != 2:
        return None
    first, second = words
    if first in ("site", "sites") and _NUMBER.fullmatch(second):
        return Meaning(words, (f"type:site site:{int(second)}",), (f"site:{int(second)}",))
    if first in _NUMBERED and _NUMBER.fullmatch(second):
        return Meaning(words, (f"{_NUMBERED[first]}:{int(second)}",))
    if second in _BEFORE and _NUMBER.fullmatch(first):
        return Meaning(words, (f"{_NUMBERED[second]}:{int(first)}",))
    return None


@cache
def _by_spelling() -> Mapping[str, Meaning]:
    gathered: dict[str, list[tuple[str, int]]] = {}
    for spelled, query, firmness in _spellings():
        for spelling in dict.fromkeys((spelled, _plural(spelled))):
            asked = gathered.setdefault(spelling, [])
            if query not in [known for known, _ in asked]:
                asked.append((query, firmness))
    return {
        spelled: Meaning(
            tuple(spelled.split()),
            tuple(query for query, _ in asked),
            _otherwise(tuple(query for query, _ in asked)),
            max(firmness for _, firmness in asked),
        )
        for spelled, asked in gathered.items()
    }


def _spellings() -> Iterator[tuple[str, str, int]]:
    """Return each spelling of a meaning, its query, and how firm it is."""
    for name in _FIELDS:
        field = BY_NAME[name]
        assert isinstance(field, WordField)
        for word, others in field.vocabulary().items():
            for spelling in {fold_words(word), fold_words(label(word)), *map(fold_words, others)}:
                # Abbreviations of a letter or two are for the query language.
                if len(spelling) > 2:
                    yield spelling, f"{name}:{quoted(word)}", _FIRMNESS[name]
    for block in _values("block"):
        yield f"{fold_words(block)} block", f"block:{quoted(block)}", _FIRMNESS["block"]
    for signet in _values("signet"):
        yield f"{fold_words(signet)} signet", f"signet:{signet}", _FIRMNESS["signet"]
        yield f"signet {fold_words(signet)}", f"signet:{signet}", _FIRMNESS["signet"]
    for rarity, others in _vocabulary("rarity").items():
        for spelling in others:
            yield spelling, f"rarity:{rarity}", _FIRMNESS["rarity"]
    for name in set_names():
        for spelling in {fold_words(name), fold_words(name.removeprefix("The "))}:
            yield spelling, f"set:{quoted(name)}", _FIRMNESS["set"]
    for spelling, queries in _SAID.items():
        for query in queries:
            yield spelling, query, _FIRM


def _vocabulary(name: str) -> Mapping[str, tuple[str, ...]]:
    field = BY_NAME[name]
    assert isinstance(field, WordField)
    return field.vocabulary()


def _values(name: str) -> tuple[str, ...]:
    return tuple(_vocabulary(name))


def _otherwise(queries: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cultures that belong to the races among some queries."""
    races = [query.removeprefix("race:") for query in queries if query.startswith("race:")]
    cultures = [f"culture:{_CULTURES[race]}" for race in races if race in _CULTURES]
    return tuple(culture for culture in cultures if culture not in queries)


def _plural(spelled: str) -> str:
    *before, last = spelled.split()
    if last in _PLURALS:
        plural = _PLURALS[last]
    elif last.endswith("y") and last[-2] not in "aeo":
        plural = f"{last[:-1]}ies"
    elif last.endswith(("s", "x", "o")):
        plural = f"{last}es"
    else:
        plural = f"{last}s"
    return " ".join([*before, plural])
