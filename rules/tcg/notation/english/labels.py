"""The name of each word of the vocabulary in a sentence, with its plural and its article."""

import re
from enum import StrEnum

from rules.english import join_words
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import (
    Block,
    CardType,
    Culture,
    ItemClass,
    Keyword,
    Phase,
    Race,
    Side,
    Signet,
)

# The first set whose templates differ: "this minion … it", "discard a possession from play".
SHADOWS = 11

# Sites of these sets call themselves by their names.
SETS_OF_NAMED_SITES = range(1, 7)

# Weapons of these sets call themselves "this weapon".
SETS_OF_WEAPONS = range(2, 6)
WEAPONS = frozenset({ItemClass.HAND_WEAPON, ItemClass.RANGED_WEAPON})

_RACES = {Race.NAZGUL: "Nazgûl", Race.URUK_HAI: "Uruk-hai", Race.HALF_TROLL: "Half-troll"}

# Where a race has the same name, the page must tell the culture from it.
_CULTURES = {
    Culture.WRAITH: "Ringwraith",
    Culture.ORC: "Orc-culture",
    Culture.URUK_HAI: "Uruk-hai-culture",
}

PROPER_KEYWORDS = {
    Keyword.SOUTHRON: "Southron",
    Keyword.EASTERLING: "Easterling",
    Keyword.RING_BOUND: "Ring-bound",
    Keyword.RING_BEARER: "Ring-bearer",
}

# Keywords that describe a noun ("a valiant companion"); the others are nouns ("a ranger").
ADJECTIVES = frozenset(
    {
        Keyword.AMBUSH,
        Keyword.BATTLEGROUND,
        Keyword.DAMAGE,
        Keyword.DEFENDER,
        Keyword.DWELLING,
        Keyword.ENDURING,
        Keyword.FELLOWSHIP,
        Keyword.FIERCE,
        Keyword.FOREST,
        Keyword.LURKER,
        Keyword.MARSH,
        Keyword.MOUNTAIN,
        Keyword.MUSTER,
        Keyword.PLAINS,
        Keyword.RING_BOUND,
        Keyword.RIVER,
        Keyword.SEARCH,
        Keyword.STEALTH,
        Keyword.TOIL,
        Keyword.TWILIGHT,
        Keyword.UNDERGROUND,
        Keyword.UNHASTY,
        Keyword.VALIANT,
        Keyword.WEATHER,
    }
)

# Sites carry these. A sanctuary is a noun of its own; the others need the noun "site".
SITE_KEYWORDS = frozenset(
    {
        Keyword.BATTLEGROUND,
        Keyword.DWELLING,
        Keyword.FOREST,
        Keyword.MARSH,
        Keyword.MOUNTAIN,
        Keyword.PLAINS,
        Keyword.RIVER,
        Keyword.SANCTUARY,
        Keyword.UNDERGROUND,
    }
)

_IN_BRACKETS = re.compile(rf"\[({'|'.join(Culture)})\]")

_BLOCK_LETTERS = {
    Block.FELLOWSHIP: "",
    Block.TOWERS: "T",
    Block.KING: "K",
    Block.SHADOWS: "",
}

WOMEN = frozenset(
    {
        "Arwen",
        "Galadriel",
        "Goldberry",
        "Léowyn",
        "Melilot Brandybuck",
        "Rosie Cotton",
        "Shelob",
        "Uruviel",
        "Éowyn",
    }
)

# Neither he nor she in print, unless a title says otherwise.
_CREATURES = frozenset({Race.BALROG, Race.CREATURE, Race.SPIDER, Race.TREE, Race.TROLL})
_MEN_AMONG_CREATURES = frozenset({"Gollum", "Sméagol"})


def culture_name(culture: Culture, *, brackets: bool) -> str:
    """Return a culture as print has it, "[gondor]", or by its name."""
    if brackets:
        return f"[{culture.value}]"
    return _CULTURES.get(culture, culture.value.capitalize())


def spell_cultures(text: str) -> str:
    """Return a text with the names of cultures that stand in brackets, as print has them."""
    return _IN_BRACKETS.sub(lambda found: culture_name(Culture(found[1]), brackets=False), text)


def race_name(race: Race) -> str:
    """Return a race with its capital."""
    return _RACES.get(race, race.value.capitalize())


def keyword_name(keyword: Keyword) -> str:
    """Return a keyword as it is written in a sentence."""
    return PROPER_KEYWORDS.get(keyword, keyword.value)


def type_name(card_type: CardType) -> str:
    """Return the noun of a card type."""
    return "The One Ring" if card_type is CardType.THE_ONE_RING else card_type.value


def site_number(number: int, block: Block | None, *, brackets: bool = False) -> str:
    """Return a site's number with its block's letter: "5T", or "5[T]" as print has it."""
    letter = _BLOCK_LETTERS[block] if block is not None else ""
    return f"{number}[{letter}]" if brackets and letter else f"{number}{letter}"


def side_name(side: Side) -> str:
    """Return a side as an adjective: "Free Peoples", "Shadow"."""
    return "Free Peoples" if side is Side.FREE_PEOPLES else "Shadow"


def phase_name(phase: Phase) -> str:
    """Return a phase inside a sentence: "the Shadow phase", "the maneuver phase"."""
    return "Shadow" if phase is Phase.SHADOW else phase.value


def time_word(phase: Phase) -> str:
    """Return the word before a colon."""
    return phase.value.capitalize()


def list_of(words: list[str], conjunction: str = "and") -> str:
    """Join words as print of this game does: "a", "a and b", "a, b, and c"."""
    return join_words(words, conjunction, serial_comma=True)


def word_name(word: StrEnum, *, brackets: bool) -> str:
    """Return any word of the vocabulary."""
    match word:
        case Culture():
            return culture_name(word, brackets=brackets)
        case Race():
            return race_name(word)
        case Keyword():
            return keyword_name(word)
        case CardType():
            return type_name(word)
        case _:
            return word.value


class Pronoun(StrEnum):
    """How print speaks of a character once it has been named."""

    HE = "he"
    SHE = "she"
    IT = "it"
    HE_OR_SHE = "he or she"

    @property
    def him(self) -> str:
        """The pronoun as an object."""
        return {"he": "him", "she": "her", "it": "it"}.get(self.value, "him or her")

    @property
    def his(self) -> str:
        """The pronoun as a possessive."""
        return {"he": "his", "she": "her", "it": "its"}.get(self.value, "his or her")


# Cards that are several fighters: "it" in print.
_GROUPS = frozenset({"Army", "Company", "Horde", "Host", "Legion", "Regiment", "Troop"})


def pronoun(card: Card) -> Pronoun:
    """Return a card's pronoun, by its title and race."""
    if card.title in WOMEN:
        return Pronoun.SHE
    if not card.is_character:
        return Pronoun.IT
    if card.type is CardType.MINION and not card.unique and _is_an_it(card):
        return Pronoun.IT
    if card.title.split()[-1] in _GROUPS:
        return Pronoun.IT
    if card.race in _CREATURES and card.title not in _MEN_AMONG_CREATURES:
        return Pronoun.IT
    return Pronoun.HE


# Minions without a name are "it" from these sets on; most Orcs and Men were "he" before.
_SET_OF_URUK_HAI_AS_IT = 4
_SET_OF_ORCS_AS_IT = 8


def _is_an_it(card: Card) -> bool:
    match card.race:
        case Race.URUK_HAI:
            return card.set >= _SET_OF_URUK_HAI_AS_IT
        case Race.ORC:
            return card.set >= _SET_OF_ORCS_AS_IT
        case _:
            return card.set >= SHADOWS


_CREATURES_BY_TITLE = frozenset({"The Balrog", "Watcher in the Water"})


def signet_name(signet: Signet) -> str:
    """Return whose signet it is: "Théoden"."""
    return signet.value.capitalize().replace("eo", "éo")


def pronoun_of_title(title: str) -> Pronoun:
    """Return the pronoun of a character known by its title alone."""
    if title in WOMEN:
        return Pronoun.SHE
    return Pronoun.IT if title in _CREATURES_BY_TITLE else Pronoun.HE
