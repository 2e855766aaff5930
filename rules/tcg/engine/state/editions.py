"""The editions of the rules, each difference a named parameter.

The engine asks a parameter where the rule stands; a game keeps its edition in the state. Which
edition holds for a format on a day is data of `rules.construction`.
"""

from dataclasses import dataclass, fields, replace
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the rules.

    `bidding`: players bid burdens for who goes first; otherwise chance decides (2.0, "Starter
    rules"). `named_fellowships`: a starter deck begins with the companions named for it (2.0,
    "Starter rules"). `reshuffles`: how often a discard pile becomes the empty draw deck.
    `redraw`: how many cards the new hand of a mulligan has, or 0 if there is none (4.2,
    "mulligan"). `event_counts_for_initiative`: an event being played still counts as a card in
    hand (2.0, "Initiative"; not so since 4.0, "playing a card").
    `skips_archery_without_minions`: no minions after the maneuver phase lead straight to the
    regroup phase (4.1, "Maneuver phase"). `removed_characters_lose`: who is removed from a
    skirmish has lost it even if others of that side fight on (2.0, "Losing characters"; not so
    in 4.2, "skirmish phase(s)"). `cancels_for_ring_bearer`: a skirmish that involves a
    Ring-bearer can be cancelled like any other; no longer in 4.2, "Ring-bearer", which is taken
    for 4.1 too. `only_fellowship_sites_by_number`: "your site of the same number" replaces
    sites in the Fellowship block only (4.2, rulings on Dark Places and others), or for Grimbold,
    Marshal of Rohan, in the King block only.

    No parameter is needed where only later cards ask: every companion's facts have a resistance
    (6 where none is printed, 4.1, "Resistance"), but no card of an earlier edition looks at one
    of a companion who is not the Ring-bearer; and no card of 2002 knows initiative or threats.
    """

    name: str
    bidding: bool = True
    named_fellowships: bool = False
    reshuffles: int = 0
    redraw: int = 0
    event_counts_for_initiative: bool = True
    skips_archery_without_minions: bool = False
    removed_characters_lose: bool = True
    cancels_for_ring_bearer: bool = True
    only_fellowship_sites_by_number: bool = False

    def __reduce__(self) -> tuple[Any, ...]:
        # By its values: a frozen class that is compiled cannot be filled after it is made.
        return Edition, tuple(getattr(self, field.name) for field in fields(self))


_COMPREHENSIVE_2: Final = Edition("comprehensive-2.0")
_COMPREHENSIVE_4_1: Final = Edition(
    "comprehensive-4.1",
    redraw=6,
    event_counts_for_initiative=False,
    skips_archery_without_minions=True,
    cancels_for_ring_bearer=False,
)

EDITIONS: Final[dict[str, Edition]] = {
    edition.name: edition
    for edition in (
        Edition(
            "starter-2003",
            bidding=False,
            named_fellowships=True,
            reshuffles=1,
        ),
        Edition("two-towers-2002"),
        _COMPREHENSIVE_2,
        replace(_COMPREHENSIVE_2, name="rulings-2004-04"),
        _COMPREHENSIVE_4_1,
        replace(
            _COMPREHENSIVE_4_1,
            name="comprehensive-4.2",
            removed_characters_lose=False,
            only_fellowship_sites_by_number=True,
        ),
    )
}
