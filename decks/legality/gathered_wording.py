"""Problems of a rule with several cards, in one sentence each."""

from collections.abc import Callable, Iterable, Mapping

from decks.contents.card_labels import MAX_CARDS_NAMED, printing_label, printing_labels
from decks.legality.phrases import boxes, set_name, times
from rules.construction import Finding
from rules.english import count_of, join_words
from rules.tcg.vocabulary import CardType


def _cards(finding: Finding) -> str:
    return printing_labels(finding.cards)


def _listed(words: Iterable[str]) -> str:
    """List what the parts of a finding say, the first few of them."""
    said = list(words)
    more = len(said) - MAX_CARDS_NAMED
    return join_words([*said[:MAX_CARDS_NAMED], f"{more} more"] if more > 0 else said)


def _of_sets(f: Finding) -> str:
    cards = count_of(len(f.cards), "card")
    if len(f.numbers) == 1:
        name = set_name(f.numbers[0])
        return f"{cards} are of {name}, a set this format does not allow: {_cards(f)}."
    sets = join_words([str(number) for number in f.numbers])
    return f"{cards} are of sets this format does not allow ({sets}): {_cards(f)}."


def _titles(f: Finding) -> str:
    held = _listed(f"{part.subject} ({part.have})" for part in f.parts)
    copies = count_of(f.limit or 0, "copy", "copies")
    return f"The deck has too many copies of {held}; at most {copies} of a title may be in it."


def _boxes(f: Finding) -> str:
    held = _listed(
        f"{part.limit} of {printing_label(part.cards[0])}, the deck has {part.have}"
        for part in f.parts
    )
    return f"{boxes(f.numbers[0])} {held}."


def _twice(f: Finding) -> str:
    return _listed(f"{printing_label(part.cards[0])} ({times(part.have)})" for part in f.parts)


def _same_number(f: Finding) -> str:
    held = _listed(f"{part.have} sites {part.numbers[0]}" for part in f.parts)
    return f"The adventure deck has {held}; there may be one of each number."


def _shadow_number(f: Finding) -> str:
    held = _listed(
        f"{part.have} sites have the Shadow number {part.numbers[0]}" for part in f.parts
    )
    return f"{held}; at most {f.limit} may have the same."


def _other_prints(f: Finding) -> str:
    prints = _listed(
        f"{printing_label(part.cards[0])} as {printing_label(part.cards[1])}" for part in f.parts
    )
    return f"The format allows these cards in other prints: {prints}."


def _out_of_place(f: Finding) -> str:
    if f.subject == CardType.SITE:
        return f"{_cards(f)} are sites. Sites go in the adventure deck."
    return f"{_cards(f)} are cards of The One Ring. It is kept outside the draw deck."


# By the kind of problem, as `sentence` has one for a single card.
SEVERAL: Mapping[str, Callable[[Finding], str]] = {
    "banned": lambda f: f"{_cards(f)} are on the X-list: no copy may be played.",
    "more-than-the-boxes-hold": _boxes,
    "not-a-draw-deck-card": _out_of_place,
    "not-a-hero": lambda f: f"{_cards(f)} are not heroes.",
    "not-a-player-card": lambda f: (
        f"A player deck has allies, attachments, events and side quests. {_cards(f)} are none."
    ),
    "not-a-site": lambda f: f"{_cards(f)} are not sites and cannot be in the adventure deck.",
    "print-of-another-set": _other_prints,
    "restricted": lambda f: (
        f"{_cards(f)} are on the R-list: one copy of each may be played, the deck has {f.have} in "
        "all."
    ),
    "same-hero-twice": lambda f: (
        f"The deck has heroes more than once: {_twice(f)}. Each hero must be a different one."
    ),
    "same-site-twice": lambda f: (
        f"The adventure deck has sites more than once: {_twice(f)}. Each site must be different."
    ),
    "set-not-in-format": _of_sets,
    "site-number-taken": _same_number,
    "sold-in-a-starter": lambda f: (
        f"{_cards(f)} are of other sets. They were sold in starter decks of the format."
    ),
    "too-many-copies": _titles,
    "too-many-of-a-shadow-number": _shadow_number,
    "too-rare": lambda f: f"{_cards(f)} are rare cards; this format is played without them.",
    "unknown-card": lambda f: f"No card has the number {join_words(_some(f.cards), 'or')}.",
}


def _some(cards: tuple[str, ...]) -> list[str]:
    """Return the numbers of cards, the first few and how many more."""
    more = len(cards) - MAX_CARDS_NAMED
    named = list(cards[:MAX_CARDS_NAMED])
    return [*named, f"{count_of(more, 'other')}"] if more > 0 else named
