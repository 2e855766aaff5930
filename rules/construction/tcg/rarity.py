"""Formats for small purses: no rare card."""

from collections.abc import Iterator

from rules.construction.problem import Finding, Fix, FixKind
from rules.construction.tcg.build import Build
from rules.construction.tcg.reprints import prints_of
from rules.construction.tcg.rulebook import TCG_RULES
from rules.tcg.facts.reader import all_cards
from rules.tcg.vocabulary import Rarity

_RARE = frozenset({Rarity.RARE, Rarity.RARE_PLUS})


@TCG_RULES.rule("no-rare-cards")
def no_rare_cards(build: Build) -> Iterator[Finding]:
    """No card that is rare in any of its prints."""
    for card in build.cards():
        if any(all_cards()[printing].rarity in _RARE for printing in prints_of(card.id)):
            copies = build.copies[card.id]
            yield Finding(
                "too-rare",
                cards=(card.id,),
                have=copies,
                limit=0,
                fix=Fix(FixKind.REPLACE, copies, cards=(card.id,)),
            )
