"""The editions of the rules, each difference a named parameter.

The engine asks a parameter where the rule stands; a game keeps its edition in the state. Which
edition holds for a format on a day is data of `rules.construction`.
"""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the rules.

    `bidding`: players bid burdens for who goes first; otherwise chance decides (2.0, "Starter
    rules"). `starting_fellowship`: companions of four twilight are chosen before the first turn.
    `reshuffles`: how often an empty draw deck is made anew from the discard pile. `redraw`: how
    many cards the new hand of a mulligan has, 0 where there is none (4.2, "mulligan").
    `event_counts_for_initiative`: an event being played still counts as a card in hand (2.0,
    "Initiative"; not so since 4.0, "playing a card"). `resistance_of_all`: every companion has
    a resistance, 6 where none is printed, and burdens lower each of them (4.1, "Resistance").
    `skips_archery_without_minions`: no minions after the maneuver phase lead straight to the
    regroup phase. `shadow_player_takes_archery`: the Free Peoples player picks the one Shadow
    player who takes the archery wounds. `muster_at_once`: all cards of a muster are discarded
    together (4.2, "muster").
    """

    name: str
    bidding: bool = True
    starting_fellowship: bool = True
    reshuffles: int = 0
    redraw: int = 0
    event_counts_for_initiative: bool = True
    resistance_of_all: bool = False
    skips_archery_without_minions: bool = False
    ambush_after_all_assignments: bool = False
    replaces_whole_effect_or_none: bool = False


_COMPREHENSIVE_2 = Edition("comprehensive-2.0")
_COMPREHENSIVE_4_1 = Edition(
    "comprehensive-4.1",
    redraw=6,
    event_counts_for_initiative=False,
    resistance_of_all=True,
    skips_archery_without_minions=True,
    ambush_after_all_assignments=True,
)

EDITIONS: dict[str, Edition] = {
    edition.name: edition
    for edition in (
        Edition(
            "starter-2003",
            bidding=False,
            starting_fellowship=False,
            reshuffles=1,
        ),
        Edition("two-towers-2002"),
        _COMPREHENSIVE_2,
        replace(_COMPREHENSIVE_2, name="rulings-2004-04", ambush_after_all_assignments=True),
        _COMPREHENSIVE_4_1,
        replace(_COMPREHENSIVE_4_1, name="comprehensive-4.2", replaces_whole_effect_or_none=True),
    )
}
