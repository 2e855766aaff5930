"""The One Ring and who bears it."""

from collections.abc import Callable, Iterable, Iterator

from rules.construction.problem import Finding, Fix, FixKind
from rules.construction.tcg.build import Build
from rules.construction.tcg.rulebook import TCG_RULES
from rules.construction.tcg.titles import title_key
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import CardType

_FRODO = title_key("Frodo")


@TCG_RULES.rule("ring")
def ring(build: Build) -> Iterator[Finding]:
    """The deck has one card of The One Ring, any version."""
    if not build.ring_named:
        yield Finding("no-ring", have=0, limit=1, fix=Fix(FixKind.CHOOSE, what="ring"))
    elif build.ring is not None and build.ring.type is not CardType.THE_ONE_RING:
        yield Finding("not-a-ring", cards=(build.ring.id,), fix=Fix(FixKind.CHOOSE, what="ring"))


@TCG_RULES.rule("frodo-bears-the-ring")
def frodo_bears_the_ring(build: Build) -> Iterator[Finding]:
    """The Ring-bearer is a Frodo, any version."""
    return _borne_by(build, _is_frodo, "frodo")


@TCG_RULES.rule("ring-bearer-with-ringed-resistance")
def ring_bearer_with_ringed_resistance(build: Build) -> Iterator[Finding]:
    """The Ring-bearer is a character with the ringed resistance icon, or any Frodo."""
    return _borne_by(build, lambda card: card.may_bear_ring or _is_frodo(card), "ringed")


@TCG_RULES.rule("cards-that-never-bear-the-ring")
def cards_that_never_bear_the_ring(build: Build, *, cards: tuple[str, ...]) -> Iterator[Finding]:
    """None of these cards, which may not bear the Ring by rulings on them."""
    bearer = build.ring_bearer
    if bearer is not None and bearer.id in cards:
        choose = Fix(FixKind.CHOOSE, what="ring-bearer-other")
        yield Finding("ruled-not-to-bear-the-ring", cards=(bearer.id,), fix=choose)


@TCG_RULES.rule("oversized-ring")
def oversized_ring(build: Build) -> Iterator[Finding]:
    """The oversized ring is no card to play with."""
    return out_of_place("oversized-ring", build.unplayable, build)


def out_of_place(code: str, held: Iterable[tuple[str, int]], build: Build) -> Iterator[Finding]:
    """Find ids that stand for no card to play with.

    No other rule counts them, so they are taken out, and replaced only as Ring-bearer or ring.
    """
    for card_id, count in held:
        chosen = build.chosen.count(card_id)
        for copies, kind in ((chosen, FixKind.REPLACE), (count, FixKind.REMOVE)):
            if copies:
                fix = Fix(kind, copies, cards=(card_id,))
                yield Finding(code, cards=(card_id,), have=copies, limit=0, fix=fix)


def _borne_by(build: Build, may_bear: Callable[[Card], bool], who: str) -> Iterator[Finding]:
    """Find a Ring-bearer that is missing or may not be one; `who` names those who may."""
    choose, bearer = Fix(FixKind.CHOOSE, what=f"ring-bearer-{who}"), build.ring_bearer
    if not build.ring_bearer_named:
        yield Finding("no-ring-bearer", have=0, limit=1, subject=who, fix=choose)
    elif bearer is not None and not may_bear(bearer):
        yield Finding("may-not-bear-the-ring", cards=(bearer.id,), subject=who, fix=choose)


def unknown_cards(build: Build) -> Iterator[Finding]:
    """Find the ids that no card has."""
    return out_of_place("unknown-card", build.unknown, build)


def _is_frodo(card: Card) -> bool:
    return card.type is CardType.COMPANION and title_key(card.title) == _FRODO
