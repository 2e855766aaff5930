"""The English of filters by another card: "skirmishing an Elf", "stacked here"."""

from __future__ import annotations

from rules.tcg.notation import filters as fi
from rules.tcg.notation.english.phrases import (
    NounPhrase,
    a,
    reference_name,
    so_many,
)
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import FILTERS
from rules.tcg.vocabulary import ItemClass


def _bearing(filter_: fi.Bearing, made: NounPhrase, speaker: Speaker) -> None:
    if filter_ == fi.Bearing(fi.Printed(ItemClass.MOUNT)):
        made.adjectives.append("mounted")
        return
    made.add_tail(f"bearing {borne(filter_, speaker)}")


def borne(filter_: fi.Bearing, speaker: Speaker) -> str:
    """Return what is borne: "a hand weapon", "2 possessions"."""
    if filter_.count == 1:
        return a(filter_.item, speaker)
    return so_many(filter_.item, str(filter_.count), speaker)


def _borne_by(filter_: fi.BorneBy, made: NounPhrase, speaker: Speaker) -> None:
    made.add_tail(f"borne by {a(filter_.bearer, speaker)}")


def _skirmishing(filter_: fi.Skirmishing, made: NounPhrase, speaker: Speaker) -> None:
    opponent = filter_.opponent
    if isinstance(opponent, fi.That):
        made.opponent = a(opponent, speaker)
    elif isinstance(opponent, fi.Reference) and _is_named_first(opponent, speaker):
        made.opponent = reference_name(opponent, speaker)
        made.opponent_again = speaker.pronoun.value if speaker.topic == opponent.value else ""
    else:
        made.add_tail(f"skirmishing {a(opponent, speaker)}")


def _is_named_first(opponent: fi.Reference, speaker: Speaker) -> bool:
    """Whether it reads "a minion she is skirmishing", not "a minion skirmishing this ally"."""
    if opponent is fi.Reference.BEARER and speaker.is_of_shadows:
        return False
    if opponent is fi.Reference.THIS and speaker.is_titled:
        return True
    return opponent is not fi.Reference.IT and speaker.topic == opponent.value


def _assigned_to(filter_: fi.AssignedTo, made: NounPhrase, speaker: Speaker) -> None:
    made.add_tail(f"assigned to skirmish {a(filter_.opponent, speaker)}")


def _at_site(filter_: fi.AtSite, made: NounPhrase, speaker: Speaker) -> None:
    here = filter_.site in (fi.Reference.THIS, fi.Reference.BEARER)
    made.add_tail("at this site" if here else f"at {a(filter_.site, speaker)}")


def _assigned_this_turn_to(
    filter_: fi.AssignedThisTurnTo, made: NounPhrase, speaker: Speaker
) -> None:
    made.add_tail(f"that has been assigned to skirmish {a(filter_.opponent, speaker)} this turn")


def _stacked_on(filter_: fi.StackedOn, made: NounPhrase, speaker: Speaker) -> None:
    if filter_.host is fi.Reference.THIS:
        made.add_tail("stacked here")
    else:
        made.add_tail(f"stacked on {a(filter_.host, speaker)}")


def _has_stacked(filter_: fi.HasStacked, made: NounPhrase, speaker: Speaker) -> None:
    made.add_tail(f"with {a(filter_.card, speaker)} stacked on it")


def _shares_with(filter_: fi.SharesWith, made: NounPhrase, speaker: Speaker) -> None:
    if filter_.what == "name":
        made.add_noun("copy", "copies")
        made.add_tail(f"of {a(filter_.card, speaker)}")
    else:
        made.add_tail(f"with the same {filter_.what} as {a(filter_.card, speaker)}")


def _shares_with_dead(filter_: fi.SharesWithDead, made: NounPhrase, speaker: Speaker) -> None:
    made.add_tail(f"of the same {filter_.what} as a card in the dead pile")


def _spots_or_exerts(filter_: fi.SpotsOrExerts, made: NounPhrase, speaker: Speaker) -> None:
    made.add_tail(f"that spots or exerts {a(filter_.card, speaker)}")


def _named(filter_: fi.Named, made: NounPhrase, speaker: Speaker) -> None:
    made.add_tail(f"of the named {filter_.what}")


FILTERS.update(
    {
        fi.AssignedThisTurnTo: _assigned_this_turn_to,
        fi.AssignedTo: _assigned_to,
        fi.Bearing: _bearing,
        fi.BorneBy: _borne_by,
        fi.HasStacked: _has_stacked,
        fi.Named: _named,
        fi.SharesWith: _shares_with,
        fi.SharesWithDead: _shares_with_dead,
        fi.SpotsOrExerts: _spots_or_exerts,
        fi.Skirmishing: _skirmishing,
        fi.AtSite: _at_site,
        fi.StackedOn: _stacked_on,
    }
)
