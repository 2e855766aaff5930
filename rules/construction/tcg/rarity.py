"""Formats for small purses: no rare card."""

from collections.abc import Iterator

from rules.construction.problem import Finding, Mend, MendKind
from rules.construction.tcg.build import Build
from rules.construction.tcg.rulebook import TCG_RULES
from rules.tcg.vocabulary import Rarity

_RARE = frozenset({Rarity.RARE, Rarity.RARE_PLUS})


@TCG_RULES.rule("no-rare-cards")
def no_rare_cards(build: Build) -> Iterator[Finding]:
    """No card whose collector's number says that it is rare; another printing of it may be."""
    for card in build.cards():
        if card.rarity in _RARE:
            copies = build.copies[card.id]
            yield Finding(
                "too-rare",
                cards=(card.id,),
                have=copies,
                limit=0,
                mend=Mend(MendKind.REPLACE, copies, cards=(card.id,)),
            )
