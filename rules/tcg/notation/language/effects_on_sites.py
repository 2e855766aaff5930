"""Effects on sites, moving, the Ring and the phases of the turn."""

from rules.tcg.notation import effects as ef
from rules.tcg.notation.effects import Effect, RingEffect, Skip, Target
from rules.tcg.notation.filters import (
    Filter,
    all_of,
)

__all__ = [
    "corrupt_the_ring_bearer",
    "end_shadow_phase",
    "liberate",
    "make_ring_bearer",
    "move_the_fellowship",
    "play_next_site",
    "play_next_sites",
    "play_site",
    "replace_site",
    "skip_archery",
    "skip_fierce_skirmishes",
    "skip_maneuver",
    "skip_next_shadow_phase",
    "take_control",
    "take_initiative",
    "take_off_the_ring",
    "wear_the_ring",
]


take_control = ef.TakeControl
liberate = ef.Liberate
replace_site = ef.ReplaceSite
wear_the_ring = RingEffect.WEAR
take_off_the_ring = RingEffect.TAKE_OFF
corrupt_the_ring_bearer = RingEffect.CORRUPT
move_the_fellowship = ef.MoveFellowship()
skip_archery = Skip.ARCHERY
skip_maneuver = Skip.MANEUVER
skip_fierce_skirmishes = Skip.FIERCE
skip_next_shadow_phase = ef.SkipNextShadowPhase()
end_shadow_phase = ef.EndShadowPhase()
take_initiative = ef.TakeInitiative


def make_ring_bearer(target: Target, *, resistance: int | None = None) -> Effect:
    """Make a character the Ring-bearer, with a resistance that is not the printed one."""
    return ef.MakeRingBearer(target, resistance)


def play_next_site(*site: Filter) -> Effect:
    """Play the fellowship's next site, replacing the one that may lie there."""
    return ef.PlayNextSite(all_of(site) if site else None)


def play_next_sites(count: int) -> Effect:
    """Play the fellowship's next sites, a given number, one after the other."""
    return ef.PlayNextSite(count=count)


def play_site(number: int) -> Effect:
    """Play your site of this number, replacing the one that may lie there."""
    return ef.PlayNextSite(number=number)
