"""What plain words mean: the words of the query language's own vocabularies, and a few of players.

"gondor" is a culture, "elves" are a race, "cheap" is a cost. A word may mean several things, such
as "orc", a culture and a race.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from cards.labels import label
from cards.search.plain_words.card_numbers import card_query
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
# Titles that are printed on cards and that a ruling changed (`rules.construction.tcg.titles`).
_OLD_TITLES: Mapping[str, str] = {
    "bilbo baggins": "(set:1 number:284 or set:2 number:96)",
    "ulaire ostea": "set:1 number:235",
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
_COUNTED = {**_NUMBERED, "costing": "cost", "costs": "cost"}
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
# Comparisons as people say them: "cheaper than 3", "strength over 12", "cost 2 or less".
_COMPARED: Mapping[str, str] = {
    "over": ">",
    "above": ">",
    "more than": ">",
    "greater than": ">",
    "higher than": ">",
    "under": "<",
    "below": "<",
    "less than": "<",
    "lower than": "<",
    "fewer than": "<",
    "at least": ">=",
    "at most": "<=",
    "up to": "<=",
}
_COMPARED_AFTER: Mapping[str, str] = {
    **dict.fromkeys(("or more", "or higher", "or greater", "or better", "or above"), ">="),
    **dict.fromkeys(("or less", "or fewer", "or lower", "or below"), "<="),
}
_COMPARATIVES: Mapping[str, str] = {
    "cheaper than": "cost<",
    "costing": "cost:",
    "costs": "cost:",
    "dearer than": "cost>",
    "costing more than": "cost>",
    "costing less than": "cost<",
    "costing at least": "cost>=",
    "costing at most": "cost<=",
    "costing up to": "cost<=",
    "stronger than": "strength>",
    "weaker than": "strength<",
}
_PATHS = {"fellowship": "fellowship", "tower": "tower", "towers": "tower"} | {
    path: path for path in ("king", "shadows")
}


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
    """Read "site 9", "strength 8 or more", "cheaper than 3" and a card's number."""
    spoken = " ".join(words)
    if card := card_query(spoken):
        return Meaning(words, (card,))
    if spoken in _OLD_TITLES:
        return Meaning(words, (_OLD_TITLES[spoken],))
    if compared := _compared(words):
        return Meaning(words, (compared,))
    if site := _site_of_path(words):
        return Meaning(words, (site,))
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


def _compared(words: tuple[str, ...]) -> str:
    """Return the query of a comparison in words, "" for anything else."""
    *before, last = words
    if before and _NUMBER.fullmatch(last):
        comparative = _COMPARATIVES.get(" ".join(before))
        if comparative is not None:
            return f"{comparative}{int(last)}"
        operator = _COMPARED.get(" ".join(before[1:]))
        if operator is not None and before[0] in _NUMBERED:
            return f"{_NUMBERED[before[0]]}{operator}{int(last)}"
    return _with_or(words)


def _with_or(words: tuple[str, ...]) -> str:
    """Return the query of "strength 8 or more", in any order, "" for anything else."""
    if len(words) != 4:
        return ""
    for place in (1, 2):
        operator = _COMPARED_AFTER.get(" ".join(words[place : place + 2]))
        name, number = sorted((*words[:place], *words[place + 2 :]), key=str.isdecimal)
        if operator and name in _COUNTED and _NUMBER.fullmatch(number):
            return f"{_COUNTED[name]}{operator}{int(number)}"
    return ""


def _site_of_path(words: tuple[str, ...]) -> str:
    """Return the query of "site 9 king" or "king site 9", "" for anything else."""
    if len(words) != 3:
        return ""
    number = next((word for word in words if _NUMBER.fullmatch(word)), "")
    path = next((_PATHS[word] for word in words if word in _PATHS), "")
    if not (number and path and {"site", "sites"} & set(words)):
        return ""
    return f"type:site site:{int(number)} path:{path}"


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
