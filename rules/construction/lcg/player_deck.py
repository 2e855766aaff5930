"""The player deck: what it holds, how large it is, how many copies, out of how many boxes."""

from collections.abc import Iterator

from rules.construction.lcg.build import LcgBuild, card_of
from rules.construction.lcg.rulebook import LCG_RULES
from rules.construction.problem import Finding, Fix, FixKind
from rules.lcg.facts.card import LcgCard
from rules.lcg.vocabulary import PLAYER_DECK
from rules.names import fold


@LCG_RULES.rule("player-cards-only")
def player_cards_only(build: LcgBuild) -> Iterator[Finding]:
    """Allies, attachments and events, and nothing else."""
    for card, count in build.player_deck:
        if card.type not in PLAYER_DECK:
            fix = Fix(FixKind.REMOVE, count, cards=(card.code,))
            yield Finding(
                "not-a-player-card",
                cards=(card.code,),
                have=count,
                limit=0,
                subject=card.type,
                fix=fix,
            )


@LCG_RULES.rule("player-deck-size")
def player_deck_size(build: LcgBuild, *, least: int) -> Iterator[Finding]:
    """The player deck has at least `least` cards."""
    have = sum(count for card, count in build.player_deck if card.type in PLAYER_DECK)
    if have < least:
        fix = Fix(FixKind.ADD, least - have, what="card")
        yield Finding("player-deck-too-small", have=have, limit=least, fix=fix)


@LCG_RULES.rule("copies-of-a-title")
def copies_of_a_title(build: LcgBuild, *, most: int) -> Iterator[Finding]:
    """Each title at most `most` times."""
    by_title: dict[str, list[tuple[LcgCard, int]]] = {}
    for card, count in build.player_deck:
        by_title.setdefault(fold(card.name), []).append((card, count))
    for held in by_title.values():
        have = sum(count for _, count in held)
        if have > most:
            codes = tuple(card.code for card, _ in held)
            yield Finding(
                "too-many-copies",
                cards=codes,
                have=have,
                limit=most,
                subject=held[0][0].name,
                fix=Fix(FixKind.REMOVE, have - most, cards=codes),
            )


@LCG_RULES.rule("copies-in-the-boxes")
def copies_in_the_boxes(build: LcgBuild, *, boxes: int) -> Iterator[Finding]:
    """No more copies, sideboard included, than the boxes contain."""
    for code, have in build.copies.items():
        card = card_of(code)
        if card is not None and have > card.quantity * boxes:
            limit = card.quantity * boxes
            yield Finding(
                "more-than-the-boxes-hold",
                cards=(code,),
                have=have,
                limit=limit,
                numbers=(boxes,),
                fix=Fix(FixKind.REMOVE, have - limit, cards=(code,)),
            )


def unknown_cards(build: LcgBuild) -> Iterator[Finding]:
    """Find the codes that no card has. No rule counts them, so they are taken out."""
    for code in build.unknown:
        copies = build.copies[code]
        fix = Fix(FixKind.REMOVE, copies, cards=(code,))
        yield Finding("unknown-card", cards=(code,), have=copies, limit=0, fix=fix)
