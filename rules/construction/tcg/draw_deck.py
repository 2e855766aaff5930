"""How large a draw deck is, what is in it, and how its sides balance."""

from collections.abc import Iterator

from rules.construction.problem import Finding, Fix, FixKind
from rules.construction.tcg.build import ASIDE, Build
from rules.construction.tcg.rulebook import TCG_RULES
from rules.tcg.vocabulary import Side


@TCG_RULES.rule("draw-deck-size")
def draw_deck_size(build: Build, *, least: int) -> Iterator[Finding]:
    """The draw deck has at least `least` cards."""
    have = build.draw_deck_size()
    if have < least:
        yield Finding(
            "draw-deck-too-small",
            have=have,
            limit=least,
            fix=Fix(FixKind.ADD, least - have, what="card"),
        )


@TCG_RULES.rule("equal-sides")
def equal_sides(build: Build) -> Iterator[Finding]:
    """As many Shadow cards as Free Peoples cards. The side that lacks cards is the subject."""
    free_peoples, shadow = (
        sum(count for card, count in build.draw_deck if card.side is side)
        for side in (Side.FREE_PEOPLES, Side.SHADOW)
    )
    if free_peoples == shadow:
        return
    lacking = Side.SHADOW if shadow < free_peoples else Side.FREE_PEOPLES
    have, limit = sorted((free_peoples, shadow))
    yield Finding(
        "unequal-sides",
        have=have,
        limit=limit,
        subject=lacking,
        fix=Fix(FixKind.ADD, limit - have, what=lacking),
    )


@TCG_RULES.rule("draw-deck-holds-no-sites-or-rings")
def no_sites_or_rings(build: Build) -> Iterator[Finding]:
    """Sites and copies of The One Ring have their own place."""
    for card, count in build.draw_deck:
        if card.type in ASIDE:
            yield Finding(
                "not-a-draw-deck-card",
                cards=(card.id,),
                have=count,
                limit=0,
                subject=card.type,
                fix=Fix(FixKind.REMOVE, count, cards=(card.id,)),
            )
