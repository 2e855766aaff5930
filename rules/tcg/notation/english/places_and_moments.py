"""The English of where and when: "the fellowship is at a river", "during a skirmish"."""

from __future__ import annotations

from rules.tcg.notation import conditions as co
from rules.tcg.notation import filters as fi
from rules.tcg.notation.english.labels import phase_name
from rules.tcg.notation.english.phrases import (
    a,
    noun_phrase,
    site_phrase,
)
from rules.tcg.notation.english.predicates import subject_name
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import CONDITIONS
from rules.tcg.vocabulary import Keyword, Phase


def _at_site(value: co.AtSite, speaker: Speaker, holds: bool) -> str:
    where = where_at(value.site, speaker)
    if speaker.aside and holds and not speaker.is_of_shadows:
        return where
    return f"{_who_is_there(speaker)} is {'' if holds else 'not '}{where}"


# Cards of these sets say "while Gandalf is at", others "while the fellowship is at".
_SETS_OF_NAMED_PLACES = range(11, 13)


def _who_is_there(speaker: Speaker) -> str:
    """Return who is at a site, as cards say it: the character or bearer, or the fellowship."""
    if speaker.card.set not in _SETS_OF_NAMED_PLACES:
        return "the fellowship"
    if speaker.card.is_character:
        return subject_name(fi.Reference.THIS, speaker)
    if speaker.card.classes:
        return subject_name(fi.Reference.BEARER, speaker)
    return "the fellowship"


def where_at(site: fi.Filter, speaker: Speaker) -> str:
    """Return a place as a card says it: "at a forest site", "in region 2"."""
    if isinstance(site, fi.InRegion):
        return f"in region {site.region}"
    if isinstance(site, fi.InRegionOf):
        return f"in the same region as {a(site.site, speaker)}"
    words = f"at {site_phrase(site, speaker)}"
    is_noun = site != fi.Printed(Keyword.UNDERGROUND)
    if speaker.card.set in _SETS_OF_BARE_PLACES and isinstance(site, fi.Printed | fi.AnyOf):
        return words.removesuffix(" site") if is_noun else words
    return words


# "At a battleground", where earlier and later cards say "at a battleground site".
_SETS_OF_BARE_PLACES = range(2, 7)


def _during(value: co.During, speaker: Speaker, holds: bool) -> str:
    return f"it is {'' if holds else 'not '}the {phase_name(value.phase)} phase"


def _happened_this_turn(value: co.HappenedThisTurn, speaker: Speaker, holds: bool) -> str:
    if isinstance(value.of, fi.Reference):
        did = value.what.value
        if not holds:
            did = did.replace("was ", "was not ").replace("lost ", "did not lose ")
            did = did.replace("won ", "did not win ")
        return f"{subject_name(value.of, speaker)} {did} this turn"
    if value.what is co.ThisTurn.PUT_BY_SHADOW:
        who = "a Shadow player" if holds else "no Shadow player"
        return f"{who} has replaced {a(value.of, speaker)} this turn"
    who = a(value.of, speaker) if holds else f"no {noun_phrase(value.of, speaker).words()}"
    return f"{who} {value.what.value} this turn"


def _was_played(value: co.WasPlayed, speaker: Speaker, holds: bool) -> str:
    if value.phase is None:
        of_phase = "turn"
    elif value.phase is Phase.SKIRMISH:
        of_phase = "skirmish"
    else:
        of_phase = f"{phase_name(value.phase)} phase"
    if holds:
        return f"{a(value.of, speaker)} has been played during this {of_phase}"
    return f"no {noun_phrase(value.of, speaker).words()} has been played during this {of_phase}"


def _could(value: co.Could, speaker: Speaker, holds: bool) -> str:
    return "you do" if holds else "you do not"


_MOMENTS: dict[co.Moment, tuple[str, str]] = {
    co.Moment.WEARING_THE_RING: (
        "the Ring-bearer is wearing The One Ring",
        "the Ring-bearer is not wearing The One Ring",
    ),
    co.Moment.FIERCE_SKIRMISH: ("this is a fierce skirmish", "this is not a fierce skirmish"),
    co.Moment.NORMAL_SKIRMISH: ("this is a normal skirmish", "this is not a normal skirmish"),
    co.Moment.FIERCE_ASSIGNMENT: (
        "fierce skirmishes are being assigned",
        "fierce skirmishes are not being assigned",
    ),
    co.Moment.SKIRMISH: ("a skirmish is being resolved", "no skirmish is being resolved"),
    co.Moment.YOUR_TURN: ("it is your turn", "it is not your turn"),
    co.Moment.AHEAD: (
        "the fellowship is ahead on the adventure path",
        "the fellowship is not ahead on the adventure path",
    ),
    co.Moment.CONTROLS_A_SITE: ("you control a site", "you do not control a site"),
    co.Moment.MOVED_THIS_TURN: (
        "the fellowship has moved this turn",
        "the fellowship has not moved this turn",
    ),
    co.Moment.MOVED_MORE_THAN_ONCE: (
        "the fellowship has moved more than once this turn",
        "the fellowship has not moved more than once this turn",
    ),
}


def _moment(value: co.Moment, speaker: Speaker, holds: bool) -> str:
    if value is co.Moment.HOME_IS_CONTROLLED:
        return f"{'an' if holds else 'no'} opponent controls {speaker.pronoun.his} home site"
    if value is co.Moment.STARTING_FELLOWSHIP:
        return f"{speaker.this} is {'' if holds else 'not '}in your starting fellowship"
    if value is co.Moment.FIERCE_SKIRMISH and speaker.aside and holds:
        return "in a fierce skirmish"
    return _MOMENTS[value][0 if holds else 1]


CONDITIONS.update(
    {
        co.AtSite: _at_site,
        co.Could: _could,
        co.During: _during,
        co.HappenedThisTurn: _happened_this_turn,
        co.Moment: _moment,
        co.WasPlayed: _was_played,
    }
)
