"""Problems, fixes and sources in plain words."""

from collections.abc import Callable, Mapping

from cards.legality.citations import day_words
from decks.contents.card_labels import card_label, card_labels
from rules.construction import Finding, Fix, Problem, Verdict
from rules.construction.dates import HistoricDay
from rules.construction.problem import FixKind
from rules.english import article, count_of, join_words
from rules.tcg.facts.sets import SETS
from rules.tcg.vocabulary import Block, CardType, Side

CATALOGUE = "catalogue"
SIDES = {Side.FREE_PEOPLES: "Free Peoples", Side.SHADOW: "Shadow"}
BLOCKS = {
    Block.FELLOWSHIP: "Fellowship",
    Block.TOWERS: "Tower",
    Block.KING: "King",
    Block.SHADOWS: "Shadows",
}


def sentence(problem: Problem) -> str:
    """Say what is wrong in one plain sentence."""
    return _SENTENCES[problem.code](problem.finding)


def fix_sentence(fix: Fix | None) -> str:
    """Say what would put it right; empty where nothing is suggested."""
    return _FIXES[fix.kind](fix) if fix is not None else ""


def since_words(problem: Problem) -> str:
    """Say since when the rule holds in the format, as exactly as the documents do."""
    if problem.source.document == CATALOGUE:
        return ""
    if problem.since is not None:
        return f"since {day_words(problem.since)}"
    if problem.known_by is not None:
        return f"in force by {day_words(problem.known_by)}; its first day is not known"
    return "the first day is not known"


def verdict_words(verdict: Verdict, format_name: str) -> str:
    """Say whether the deck is legal, where and when."""
    day = f"{verdict.on.day} {verdict.on:%B %Y}"
    if verdict.legal:
        return f"Legal in {format_name} on {day}."
    count = len(verdict.problems)
    problems = count_of(count, "problem")
    return f"Not legal in {format_name} on {day}: {problems}."


def errata_words(verdict: Verdict) -> str:
    """Say that only errata make the deck legal, and what would stand against it as printed."""
    if not verdict.only_by_errata:
        return ""
    printed = " ".join(sentence(problem) for problem in verdict.as_printed)
    return f"Legal with errata applied. As the cards are printed it would not be: {printed}"


def _count(number: int | None, one: str, many: str = "") -> str:
    """Return how many things a finding found."""
    assert number is not None, "a rule that counts has a number"
    return count_of(number, one, many)


def _cards(finding: Finding) -> str:
    return card_labels(finding.cards)


def _numbers(finding: Finding) -> str:
    return join_words([str(number) for number in finding.numbers])


def _set_name(finding: Finding) -> str:
    (number,) = finding.numbers
    return f"set {number} ({SETS[number].name})"


def _when(finding: Finding) -> str:
    day = HistoricDay.parse(finding.subject)
    return f"{'on' if day.day is not None else 'in'} {day_words(day)}"


def _unequal(finding: Finding) -> str:
    other = Side.SHADOW if finding.subject == Side.FREE_PEOPLES else Side.FREE_PEOPLES
    have, lacks = SIDES[other], SIDES[Side(finding.subject)]
    return (
        f"The draw deck has {finding.limit} {have} cards and {finding.have} {lacks} cards; "
        "there must be an equal number of each."
    )


_WHO_MAY: Mapping[str, str] = {
    "frodo": "in this format only Frodo may",
    "ringed": "it has no ring around its resistance, and it is not Frodo",
}
_ASIDE: Mapping[str, str] = {
    CardType.SITE: "is a site. Sites go in the adventure deck.",
    CardType.THE_ONE_RING: "is The One Ring. It is kept outside the draw deck.",
}

_SENTENCES: Mapping[str, Callable[[Finding], str]] = {
    "format-not-begun": lambda _: "The format had not begun on this day.",
    "format-not-known-then": lambda _: (
        "No document shows that this format existed on this day, so the deck was not judged."
    ),
    "unknown-card": lambda f: f"No card has the number {f.cards[0]}.",
    "no-ring-bearer": lambda _: "The deck has no Ring-bearer, and every deck needs one.",
    "may-not-bear-the-ring": lambda f: (
        f"{_cards(f)} may not start as the Ring-bearer: {_WHO_MAY[f.subject]}."
    ),
    "ruled-not-to-bear-the-ring": lambda f: (
        f"{_cards(f)} may not be the Ring-bearer, by a ruling on the card."
    ),
    "no-ring": lambda _: "The deck has no One Ring.",
    "not-a-ring": lambda f: f"{_cards(f)} is not The One Ring.",
    "oversized-ring": lambda _: "The oversized ring cannot be used to play.",
    "draw-deck-too-small": lambda f: (
        f"The draw deck has {_count(f.have, 'card')}; it needs at least {f.limit}."
    ),
    "unequal-sides": _unequal,
    "not-a-draw-deck-card": lambda f: f"{_cards(f)} {_ASIDE[f.subject]}",
    "too-many-copies": lambda f: (
        f"{f.subject} is in the deck {_times(f.have)}; at most "
        f"{_count(f.limit, 'copy', 'copies')} of a title may be{_versions(f)}."
    ),
    "too-many-ring-bearers": lambda f: (
        f"{f.subject} bears the Ring, so the draw deck may hold "
        f"{_count(f.limit, 'more copy', 'more copies') if f.limit else 'no other copy'} of that "
        f"title; it holds {f.have}."
    ),
    "not-a-site": lambda f: f"{_cards(f)} is not a site and cannot be in the adventure deck.",
    "site-numbers-missing": lambda f: (
        f"The adventure deck has no site {_numbers(f)}; it needs one of each number from 1 to 9."
    ),
    "site-number-taken": lambda f: (
        f"There are {f.have} sites {_numbers(f)} ({_cards(f)}); there may be one of each number."
    ),
    "adventure-deck-size": lambda f: (
        f"The adventure deck has {_count(f.have, 'site')}; it must have exactly {f.limit}."
    ),
    "same-site-twice": lambda f: (
        f"{_cards(f)} is in the adventure deck {f.have} times; each site must be different."
    ),
    "too-many-of-a-shadow-number": lambda f: (
        f"{f.have} sites have the Shadow number {_numbers(f)} ({_cards(f)}); at most {f.limit} may."
    ),
    "site-of-another-block": lambda f: (
        f"This format is played on {_wanted_blocks(f)} sites. {_cards(f)} {_sites_of(f)}."
    ),
    "blocks-mixed": lambda f: (
        f"Most sites are {BLOCKS[Block(f.subject)]} sites, but {_cards(f)} "
        f"{'is' if len(f.cards) == 1 else 'are'} not; all must be of one block."
    ),
    "set-not-in-format": lambda f: (
        f"{_cards(f)} is of {_set_name(f)}, a set this format does not allow."
    ),
    "print-of-another-set": lambda f: (
        f"{card_label(f.cards[0])} is of {_set_name(f)}. "
        f"The format allows this card as {card_label(f.cards[1])}."
    ),
    "sold-in-a-starter": lambda f: (
        f"{_cards(f)} is of {_set_name(f)}. It was sold in a starter deck of the format."
    ),
    "too-rare": lambda f: f"{_cards(f)} is a rare card; this format is played without them.",
    "banned": lambda f: f"{_cards(f)} is on the X-list: no copy may be played.",
    "restricted": lambda f: (
        f"{_cards(f)} is on the R-list: one copy may be played, the deck has {f.have}."
    ),
    "released-later": lambda f: f"{_cards(f)}: {_set_name(f)} came out {_when(f)}, after this day.",
    "too-few-heroes": lambda f: f"The deck has {_count(f.have, 'hero', 'heroes')}; it needs one.",
    "too-many-heroes": lambda f: f"The deck has {f.have} heroes; at most {f.limit} are allowed.",
    "not-a-hero": lambda f: f"{_cards(f)} is not a hero.",
    "same-hero-twice": lambda f: (
        f"{_cards(f)} is in the deck {_times(f.have)}; each hero must be a different one."
    ),
    "no-hero-of-the-sphere": lambda f: f"No hero is of the sphere of {_cards(f)}.",
    "not-a-player-card": lambda f: (
        f"{_cards(f)} is {article(f.subject)}. A player deck holds allies, attachments and events."
    ),
    "player-deck-too-small": lambda f: (
        f"The player deck has {_count(f.have, 'card')}; it needs at least {f.limit}."
    ),
    "more-than-the-boxes-hold": lambda f: (
        f"{_cards(f)} is in the deck {_times(f.have)}; {_boxes(f.numbers[0])} {f.limit}."
    ),
    "not-as-listed": lambda f: f"This is not an introductory deck. {_compared(f)}",
    "not-as-sold": lambda f: f"This is not a starter deck as sold. {_compared(f)}",
}
# How many cards that differ are named before the rest is only counted.
NAMED = 3


def _times(number: int | None) -> str:
    return "once" if number == 1 else "twice" if number == 2 else f"{number} times"


def _boxes(number: int) -> str:
    return "1 core set box holds" if number == 1 else f"{number} core set boxes hold"


def _sites_of(finding: Finding) -> str:
    block = BLOCKS[Block(finding.subject)]
    return f"is a {block} site" if len(finding.cards) == 1 else f"are {block} sites"


def _wanted_blocks(finding: Finding) -> str:
    names = [BLOCKS[Block(block)] for block in finding.wanted]
    return join_words(names, "or")


def _compared(finding: Finding) -> str:
    """Say which listed deck comes nearest and what differs from it."""
    differs = [
        f"has too many: {_copies(finding.surplus)}" if finding.surplus else "",
        f"lacks: {_copies(finding.missing)}" if finding.missing else "",
    ]
    name = finding.subject[:1].lower() + finding.subject[1:]
    nearest = name if finding.code == "not-as-listed" else finding.subject
    return f"The nearest is {nearest}. The deck {' and '.join(filter(None, differs))}."


def _copies(cards: tuple[tuple[str, int], ...]) -> str:
    named = [f"{count} × {card_label(card)}" for card, count in cards[:NAMED]]
    rest = sum(count for _, count in cards[NAMED:])
    return ", ".join(named) + (f" and {count_of(rest, 'other card')}" if rest else "")


def _versions(finding: Finding) -> str:
    return f" ({_cards(finding)})" if len(finding.cards) > 1 else ""


_THINGS = {
    "card": ("card", "cards"),
    "site": ("site", "sites"),
    Side.SHADOW: ("Shadow card", "Shadow cards"),
    Side.FREE_PEOPLES: ("Free Peoples card", "Free Peoples cards"),
    "hero": ("hero", "heroes"),
}
_CHOICES = {
    "ring": "Choose a card of The One Ring.",
    "ring-bearer-frodo": "Choose a Ring-bearer: any card of Frodo.",
    "ring-bearer-other": (
        "Choose another Ring-bearer: another card of Frodo, or a companion with a ring around its "
        "resistance."
    ),
    "ring-bearer-ringed": (
        "Choose a Ring-bearer: any card of Frodo, or a companion with a ring around its resistance."
    ),
}


def _thing(fix: Fix) -> str:
    if fix.sides:
        return " and ".join(count_of(count, *_THINGS[Side(side)]) for side, count in fix.sides)
    return count_of(fix.count, *_THINGS[fix.what])


def _of_cards(fix: Fix) -> str:
    if not fix.cards:
        return _thing(fix)
    if len(fix.cards) == 1:
        return f"{count_of(fix.count, 'copy', 'copies')} of {card_label(fix.cards[0])}"
    if len(fix.cards) > NAMED:
        return f"{fix.count} of these cards"
    return f"{fix.count} of {card_labels(fix.cards)}"


def _add(fix: Fix) -> str:
    return f"Add {_of_cards(fix)}."


def _replace(fix: Fix) -> str:
    if len(fix.cards) > NAMED:
        return f"Replace {'them' if fix.count == len(fix.cards) else f'{fix.count} of them'}."
    return f"Replace {_of_cards(fix)}."


def _swap(fix: Fix) -> str:
    if len(fix.cards) == len(fix.by) == 1:
        return f"Play {card_label(fix.by[0])} instead."
    if len(fix.cards) + len(fix.by) > NAMED:
        return "Take out the first and put in the others."
    return f"Take out {card_labels(fix.cards)} and put in {card_labels(fix.by)}."


_FIXES: Mapping[FixKind, Callable[[Fix], str]] = {
    FixKind.ADD: _add,
    FixKind.REMOVE: lambda fix: f"Take out {_of_cards(fix)}.",
    FixKind.REPLACE: _replace,
    FixKind.SWAP: _swap,
    FixKind.CHOOSE: lambda fix: _CHOICES[fix.what],
}
