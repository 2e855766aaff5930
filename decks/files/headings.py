"""Headings of a deck list: the words players put above a part of a deck."""

import re
from dataclasses import dataclass, replace

from decks.contents.zones import DeckZone
from rules.construction import Game
from rules.names import fold_words

_ZONE_WORDS = {
    DeckZone.RING_BEARER: "bearer ringbearer bearers rb frodo",
    DeckZone.RING: "ring",
    DeckZone.ADVENTURE_DECK: "site sites path adventure location locations siteline",
    DeckZone.SIDEBOARD: "sideboard board sb maybe maybeboard alternatives substitutes considering",
    DeckZone.HEROES: "hero heroes",
    DeckZone.PLAYER_DECK: "attachment attachments leadership lore spirit tactics neutral player "
    "quest quests treasure treasures campaign contract contracts objective objectives",
    DeckZone.DRAW_DECK: "free people peoples folk fp freeps shadow shadows main draw deck "
    "companion companions follower followers minion minions possession possessions artifact "
    "artifacts condition conditions",
}
# Words of headings that say what kind of cards follow, but not where they belong.
_KIND_WORDS = (
    "ally allies event events character characters weapon weapons mount mounts armor armour "
    "item items equipment gear pipe pipes pipeweed skirmish maneuver archery assignment "
    "regroup response phase support area fellowship tale tales machine machines engine "
    "engines banner banners fortification fortifications starting start starter starters "
    "opening hand beginning gondor elven elf elves dwarven dwarf dwarves shire hobbit hobbits "
    "gandalf wizard wizards gollum smeagol rohan isengard uruk uruks hai moria goblin goblins "
    "orc orcs sauron ringwraith ringwraiths nazgul wraith wraiths raider raiders easterling "
    "easterlings southron southrons corsair corsairs dunland dunlending dunlendings man men "
    "troll trolls ent ents mordor ranger rangers knight knights light dark good evil bad guys "
    "helper helpers other others misc miscellaneous rest stuff card list culture cultures "
    "twilight healing spell spells stealth threats"
)
_KINDS = frozenset(_KIND_WORDS.split())
_FILLER_WORDS = (
    "cards card total totals of the and in all copies copy side deck section pile "
    "plus with for pre block standard movie king towers tower two war one box choose chosen "
    "a main is are here"
)
_FILLERS = frozenset(_FILLER_WORDS.split())
_BY_WORD = {word: zone for zone, words in _ZONE_WORDS.items() for word in words.split()}
_LCG = frozenset({DeckZone.HEROES, DeckZone.PLAYER_DECK, DeckZone.SIDEBOARD})
# What ends a list: what follows is about the deck.
_CLOSING = re.compile(
    r"(?:the |my |your |our |deck |general |author'?s? |game ?play |card |some )*"
    r"(?:notes?|strateg(?:y|ies)|description|comment(?:s|ary)?|explanations?|analysis|overview"
    r"|variations|summary|discussion|match-?ups|tips|game ?plan|how (?:to|it|this|the) .{1,40}"
    r"|why .{1,40}|(?:playing|play|matches) (?:it|against|the|this|vs) ?.{0,40}"
    r"|(?:against|versus|vs\.?) .{1,40}|what to .{1,30}|replies|posted by .{1,40}"
    r"|(?:possible |suggested )?(?:changes|substitutions|improvements))",
    re.IGNORECASE,
)
_EDGES = " #*=_~-–—•|>+<:;.,!()[]{}\"'“”"
_LIKE_A_COLON = re.compile(r"\s[-=]\s|\.{3,}")
_COUNT = re.compile(r"(?<!\w)\d+(?:\s*\+\s*\d+)*(?!\w)")
_WHOLE_COUNT = re.compile(
    r"[(\[=:–-]?\s*\d{1,3}(?:\s*\+\s*\d{1,3})*\s*(?:cards?|total|x)?\s*[)\]:.]*", re.IGNORECASE
)

_CARDS_COUNTED = re.compile(
    r"[(\[]?\s*\d{1,3}(?:\s*\+\s*\d{1,3})*\s*(?:cards?|total)\b", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Heading:
    """What a heading says: the zone of the cards below it, None where their types decide.

    `rest` is what is written on the line behind it. A `closing` ends the list.
    """

    zone: DeckZone | None
    rest: str = ""
    closing: bool = False
    lcg: bool = False


def read_heading(text: str) -> Heading | None:
    """Return the heading a line is or begins with ("Shadow (36)", "Ring: The Ruling Ring")."""
    if _CLOSING.fullmatch(text.strip(_EDGES)):
        return Heading(None, closing=True)
    before, colon, after = _split(text)
    if not colon or not after.strip(_EDGES):
        return _heading(text)
    if _CLOSING.fullmatch(before.strip(_EDGES)):
        return Heading(None, after.strip(), closing=True)
    found = _heading(before)
    if found is None:
        return None
    rest = after.strip()
    counts = _WHOLE_COUNT.fullmatch(rest) or _CARDS_COUNTED.match(rest)
    return replace(found, rest="" if counts else rest)


def _split(text: str) -> tuple[str, str, str]:
    """Return what is before and after the colon of a label, or what stands for one.

    That is the dash of "Ring - Isildur's Bane", an equals sign or a row of dots.
    """
    before, colon, after = text.partition(":")
    if not colon and (found := _LIKE_A_COLON.search(text)) is not None:
        return text[: found.start()], found[0], text[found.end() :]
    return before, colon, after


def _heading(text: str) -> Heading | None:
    """Return the heading that a text is, if all its words are words of headings."""
    words = fold_words(_COUNT.sub(" ", text.strip(_EDGES).replace("-", " "))).split()
    telling = [word for word in words if word not in _FILLERS]
    if not telling:
        return Heading(None) if {"cards", "card", "deck"} & set(words) else None
    if not all(word in _BY_WORD or word in _KINDS for word in telling):
        return None
    zones = {_BY_WORD[word] for word in telling if word in _BY_WORD}
    return Heading(_zone(words, zones), lcg=bool(zones & _LCG))


def _zone(words: list[str], zones: set[DeckZone]) -> DeckZone | None:
    if DeckZone.ADVENTURE_DECK in zones:
        return DeckZone.ADVENTURE_DECK
    if {"starting", "fellowship", "starter", "starters"} & set(words):
        return None
    for zone in _ZONE_WORDS:
        if zone in zones:
            return zone
    return None


def zone_in(game: Game, zone: DeckZone | None) -> DeckZone | None:
    """Return where cards under a heading go in a deck of a game; the type decides for None."""
    if game is Game.TCG and zone in (DeckZone.HEROES, DeckZone.PLAYER_DECK):
        return DeckZone.DRAW_DECK
    if game is Game.LCG and zone is DeckZone.DRAW_DECK:
        return DeckZone.PLAYER_DECK
    return zone
