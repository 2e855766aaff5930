"""The English of what players may not do."""

from __future__ import annotations

from rules.tcg.notation import filters as fi
from rules.tcg.notation import sentences as se
from rules.tcg.notation.english.labels import phase_name
from rules.tcg.notation.english.phrases import (
    a,
    plain,
)
from rules.tcg.notation.english.players import player
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import SENTENCES
from rules.tcg.notation.players import Player

_PLURAL_PLAYERS = {
    Player.SHADOW: "Shadow players",
    Player.EACH_SHADOW: "Shadow players",
    Player.EACH_OPPONENT: "opponents",
}


def _forbids(value: se.Forbids, speaker: Speaker) -> str:
    if value.who is Player.EACH_PLAYER and (words := _may_not_be(value, speaker)):
        return words
    if value.what is se.Forbidden.DISCARD_FROM_HAND_OR_DECK and value.cards is fi.State.YOURS:
        cannot = "cannot" if speaker.is_of_shadows else "may not"
        return (
            f"Shadow cards {cannot} discard cards from your hand or from the top of your draw deck"
        )
    return f"{who_may_not(value.who)} {forbidden_when(value, speaker)}"


def who_may_not(who: Player) -> str:
    """Return who may not do something: "you may not", "no player may"."""
    if who is Player.EACH_PLAYER:
        return "no player may"
    return f"{_PLURAL_PLAYERS.get(who) or player(who)} may not"


def forbidden_when(value: se.Forbids, speaker: Speaker) -> str:
    """Return what is forbidden, with the phase in which it is."""
    words = _forbidden(value, speaker)
    if value.phase is None or _names_phase(value):
        return words
    return f"{words} during the {phase_name(value.phase)} phase"


def _names_phase(value: se.Forbids) -> bool:
    """Return whether the phase is part of what is forbidden: "skirmish special abilities"."""
    if value.what is se.Forbidden.USE_ABILITIES:
        return True
    return value.phase is not None and value.cards == fi.EventOf(value.phase)


def _forbidden(value: se.Forbids, speaker: Speaker) -> str:
    cards = "" if value.cards is None else plain(value.cards, speaker)
    match value.what:
        case se.Forbidden.PLAY:
            return f"play {cards or 'cards'}"
        case se.Forbidden.USE_ABILITIES:
            phase = "" if value.phase is None else f"{phase_name(value.phase)} "
            abilities = f"use {phase}special abilities"
            return f"{abilities} of {cards}" if cards else abilities
        case se.Forbidden.LOOK_AT_HANDS:
            return "look at or reveal cards in another player's hand"
        case se.Forbidden.HEAL:
            return f"heal {cards or 'characters'}"
        case se.Forbidden.PREVENT_WOUNDS:
            return f"prevent wounds to {cards or 'characters'}"
        case se.Forbidden.REPLACE_SITES:
            sites = "sites" if value.cards is None else a(value.cards, speaker)
            return f"replace {sites}"
        case se.Forbidden.DISCARD_FROM_HAND_OR_DECK:
            return f"discard {cards or 'cards'} from hand or from the top of a deck by Shadow cards"
        case se.Forbidden.DISCARD:
            return f"discard {cards or 'cards'} from play"
        case what:
            return f"{what.value} with {cards}" if cards else what.value


SENTENCES.update(
    {
        se.Forbids: _forbids,
    }
)


_REMOVED = {se.Forbidden.REMOVE_BURDENS: "burdens", se.Forbidden.REMOVE_THREATS: "threats"}

_WHAT_CANNOT_BE = {
    se.Forbidden.HEAL: "wounds cannot be healed",
    se.Forbidden.PREVENT_WOUNDS: "wounds cannot be prevented",
    se.Forbidden.REMOVE_BURDENS: "burdens cannot be removed",
}


# "Maneuver events may not be played", where later cards say "cannot".
_SETS_OF_MAY_NOT = range(1, 8)


def _may_not_be(value: se.Forbids, speaker: Speaker) -> str:
    """Return "maneuver events may not be played" for what no player may do, else nothing."""
    cannot = "may not" if speaker.card.set in _SETS_OF_MAY_NOT else "cannot"
    if value.what is se.Forbidden.REPLACE_SITES and value.cards is fi.Reference.BEARER:
        return f"this site {cannot} be replaced"
    if value.cards is None and (known := _WHAT_CANNOT_BE.get(value.what)):
        return known.replace("cannot", cannot)
    if value.what is se.Forbidden.REPLACE_SITES:
        sites = "sites" if value.cards is None else plain(value.cards, speaker)
        return f"{sites} {cannot} be replaced"
    removed = _REMOVED.get(value.what)
    if removed is not None and value.cards is not None:
        return f"{removed} {cannot} be removed by {plain(value.cards, speaker)}"
    words = forbidden_when(value, speaker)
    done = {se.Forbidden.PLAY: "play", se.Forbidden.USE_ABILITIES: "use"}.get(value.what)
    if done is None:
        return ""
    things, during, phase = words.removeprefix(f"{done} ").partition(" during the ")
    return f"{things} {cannot} be {done}{'ed' if done == 'play' else 'd'}{during}{phase}"
