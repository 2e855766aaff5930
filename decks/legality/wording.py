"""Problems, fixes and sources in plain words."""

from collections.abc import Callable, Mapping

from cards.labels import label
from cards.legality.citations import DOUBTS, OTHER_TEXTS, day_words, source_words
from decks.contents.card_labels import printing_label, printing_labels
from decks.legality.gathered_wording import SEVERAL
from decks.legality.phrases import NAMED, boxes, set_name, times
from rules.construction import Brief, Finding, Problem, Source, Verdict, releases
from rules.construction.dates import HistoricDay
from rules.construction.documents import documents
from rules.construction.gathering import count_problems
from rules.construction.problem import Doubt, Standing
from rules.english import article, count_of, join_words
from rules.tcg.vocabulary import Block, CardType, Side

# Their rules hold on all days, so there is no first day to name.
TIMELESS = ("catalogue", "cards", releases.DOCUMENT)
# What colours a badge.
LEVELS: Mapping[Standing, str] = {
    Standing.LEGAL: "legal",
    Standing.DEPENDS: "warning",
    Standing.ILLEGAL: "illegal",
}
SIDES = {Side.FREE_PEOPLES: "Free Peoples", Side.SHADOW: "Shadow"}
BLOCKS = {
    Block.FELLOWSHIP: "Fellowship",
    Block.TOWERS: "Tower",
    Block.KING: "King",
    Block.SHADOWS: "Shadows",
}


def sentence(problem: Problem) -> str:
    """Say what is wrong in one or two plain sentences."""
    finding = problem.finding
    say = SEVERAL.get(finding.code) if problem.facts > 1 else None
    return say(finding) if say is not None else _SENTENCES[finding.code](finding)


def since_words(problem: Problem) -> str:
    """Say since when the rule holds in the format, as exactly as the documents do."""
    if problem.source.document in TIMELESS:
        return ""
    if problem.since is not None:
        return f"since {day_words(problem.since)}"
    if problem.known_by is not None:
        by = " by an earlier document" if _is_older(problem) else ""
        return f"in force by {day_words(problem.known_by)}{by}; its first day is not known"
    return "the first day is not known"


def _is_older(problem: Problem) -> bool:
    """Return whether a rule is known from before its source was written."""
    document = documents().get(problem.source.document)
    written = document.known_by if document is not None else None
    known_by = problem.known_by
    return known_by is not None and written is not None and known_by.last() < written.first()


def verdict_words(verdict: Verdict, format_name: str) -> str:
    """Say whether the deck is legal, where and when."""
    day = f"{verdict.on.day} {verdict.on:%B %Y}"
    if verdict.standing is Standing.DEPENDS:
        return f"It depends whether this deck is legal in {format_name} on {day}."
    if verdict.legal:
        but = doubt_words(verdict)
        return f"Legal in {format_name} on {day}{', but ' if but else ''}{but}."
    problems = count_of(count_problems(verdict.problems), "problem")
    return f"Not legal in {format_name} on {day}: {problems}."


def pill_words(verdict: Verdict | Brief) -> str:
    """Say the verdict in a few words, with whether it is in doubt."""
    if verdict.standing is Standing.DEPENDS:
        return "Depends"
    if verdict.legal:
        but = doubt_words(verdict)
        return f"Legal, {but}" if but else "Legal"
    return "Not legal, in doubt" if verdict.doubts else "Not legal"


def doubt_words(verdict: Verdict | Brief) -> str:
    """Say in a few words what is less than sure about a legal deck, "" if nothing is."""
    if not _NOT_CHECKED.isdisjoint(verdict.doubts):
        return "not fully checked"
    return "with a doubt" if verdict.doubts else ""


def doubt_messages(verdict: Verdict) -> tuple[str, ...]:
    """Say why a verdict is less than sure, and what each of two documents makes of the deck."""
    said = [_DOUBTS_ABOUT_A_DECK.get(doubt, DOUBTS[doubt]) for doubt in verdict.doubts]
    if verdict.other is not None:
        readings = (
            (verdict.source, verdict.problems),
            (verdict.other.source, verdict.other.problems),
        )
        said += [_reading_words(source, problems) for source, problems in readings]
    return tuple(said)


def _reading_words(source: Source, problems: tuple[Problem, ...]) -> str:
    """Say what a document makes of a deck, with the first of its problems."""
    by = f"By {source_words(source)}: "
    if not problems:
        return f"{by}legal."
    return f"{by}not legal. {' '.join(map(sentence, problems[:NAMED]))}"


_NOT_CHECKED = frozenset({Doubt.MAP_NOT_CHECKED, Doubt.SETS_NOT_HELD})
_DOUBTS_ABOUT_A_DECK: Mapping[Doubt, str] = {
    Doubt.CHANGED_ABOUT_THEN: (
        "The rules changed about this day and the document gives no exact one. "
        "The deck is legal by the rules on one side of the change only."
    ),
    Doubt.BETWEEN_DOCUMENTS: (
        "No document at hand covers this day, and those before and after it differ about the deck."
    ),
    Doubt.DOCUMENTS_DIFFER: "Two documents at hand differ about the deck.",
}


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
    return printing_labels(finding.cards)


def _missing(finding: Finding) -> str:
    """Say which site numbers are missing: "1 or 8", or none of them at all."""
    if not finding.have:
        return "with a number"
    return join_words([str(number) for number in finding.numbers], "or")


def _numbers(finding: Finding) -> str:
    return join_words([str(number) for number in finding.numbers])


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
        f"{f.subject} is in the deck {times(f.have)}; at most "
        f"{_count(f.limit, 'copy', 'copies')} of a title {_are(f.limit)} allowed{_versions(f)}."
    ),
    "too-many-ring-bearers": lambda f: (
        f"{f.subject} bears the Ring, so the draw deck may hold "
        f"{_count(f.limit, 'more copy', 'more copies') if f.limit else 'no other copy'} of that "
        f"title; it holds {f.have}."
    ),
    "not-a-site": lambda f: f"{_cards(f)} is not a site and cannot be in the adventure deck.",
    "site-numbers-missing": lambda f: (
        f"The adventure deck has no site {_missing(f)}; it needs one of each number from 1 to 9."
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
        f"{f.have} sites have the Shadow number {_numbers(f)} ({_cards(f)}); at most {f.limit} may "
        "have the same."
    ),
    "site-of-another-block": lambda f: (
        f"This format is played on {_wanted_blocks(f)} sites. {_cards(f)} {_sites_of(f)}."
    ),
    "blocks-mixed": lambda f: (
        f"Most sites are {BLOCKS[Block(f.subject)]} sites, but {_cards(f)} "
        f"{'is' if len(f.cards) == 1 else 'are'} not; all must be of one block."
    ),
    "set-not-in-format": lambda f: (
        f"{_cards(f)} is of {set_name(f.numbers[0])}, a set this format does not allow."
    ),
    "print-of-another-set": lambda f: (
        f"{printing_label(f.cards[0])} is of {set_name(f.numbers[0])}. "
        f"The format allows this card as {printing_label(f.cards[1])}."
    ),
    "other-texts": lambda _: OTHER_TEXTS,
    "sold-in-a-starter": lambda f: (
        f"{_cards(f)} is of {set_name(f.numbers[0])}. It was sold in a starter deck of the format."
    ),
    "too-rare": lambda f: f"{_cards(f)} is a rare card; this format is played without them.",
    "banned": lambda f: f"{_cards(f)} is on the X-list: no copy may be played.",
    "restricted": lambda f: (
        f"{_cards(f)} is on the R-list: one copy may be played, the deck has {f.have}."
    ),
    "not-released": lambda f: (
        f"{_cards(f)} {_are(len(f.cards))} of {_set(f)}, which came out {_when(f)}, after this day."
    ),
    "too-few-heroes": lambda f: f"The deck has {_count(f.have, 'hero', 'heroes')}; it needs one.",
    "too-many-heroes": lambda f: (
        f"The deck has {f.have} heroes; at most {f.limit} {_are(f.limit)} allowed{_with(f)}."
    ),
    "not-a-hero": lambda f: f"{_cards(f)} is not a hero.",
    "same-hero-twice": lambda f: (
        f"{_cards(f)} is in the deck {times(f.have)}; each hero must be a different one."
    ),
    "no-hero-of-the-sphere": lambda f: f"No hero is of the sphere of {_cards(f)}.",
    "not-a-player-card": lambda f: (
        f"{_cards(f)} is {article(f.subject)}. "
        "A player deck has allies, attachments, events and side quests."
    ),
    "player-deck-too-small": lambda f: (
        f"The player deck has {_count(f.have, 'card')}; it needs at least {f.limit}{_with(f)}."
    ),
    "player-deck-too-large": lambda f: (
        f"The player deck has {f.have} cards; it may have {f.limit}{_with(f)}."
    ),
    "several-contracts": lambda f: (
        f"The deck has {f.have} contracts ({_cards(f)}); it may have one."
    ),
    "against-the-contract": lambda f: f"{f.subject} allows no card such as {_cards(f)}.",
    "contract-wants-spheres": lambda f: (
        f"{f.subject} wants {f.limit} cards of {label(f.wanted[0])}; the deck has {f.have}."
    ),
    "heroes-of-one-sphere": lambda f: f"{f.subject} wants each hero to be of another sphere.",
    "not-in-the-products": lambda f: (
        f"{_cards(f)} {_are(len(f.cards))} not in the {join_words(list(f.wanted), 'or')}."
    ),
    "more-than-the-boxes-hold": lambda f: (
        f"{_cards(f)} is in the deck {times(f.have)}; {boxes(f.numbers[0])} {f.limit}."
    ),
    "not-in-the-pool": lambda f: (
        f"{_cards(f)} is in the deck {times(f.have)}; the pool has {f.limit}."
        if f.limit
        else f"{_cards(f)} is not in the pool."
    ),
    "not-as-listed": lambda f: f"This is not an introductory deck. {_compared(f)}",
    "not-as-sold": lambda f: f"This is not a starter deck as sold. {_compared(f)}",
}


def _set(finding: Finding) -> str:
    """Name the set of a finding, with its number where it has one."""
    return set_name(finding.numbers[0]) if finding.numbers else join_words(list(finding.wanted))


def _with(finding: Finding) -> str:
    """Name the contract that a finding turns on, if one does."""
    return f" with {finding.subject}" if finding.subject else ""


def _are(number: int | None) -> str:
    return "is" if number == 1 else "are"


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
    named = [f"{count} × {printing_label(card)}" for card, count in cards[:NAMED]]
    rest = sum(count for _, count in cards[NAMED:])
    return ", ".join(named) + (f" and {count_of(rest, 'other card')}" if rest else "")


def _versions(finding: Finding) -> str:
    return f" ({_cards(finding)})" if len(finding.cards) > 1 else ""
