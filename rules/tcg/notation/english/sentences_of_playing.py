"""The English of sentences about playing the card: its bearer, its price, where an event goes."""

from __future__ import annotations

from rules.english import article
from rules.tcg.notation import effects as ef
from rules.tcg.notation import sentences as se
from rules.tcg.notation.english.actions import given_first
from rules.tcg.notation.english.amounts import signed
from rules.tcg.notation.english.labels import list_of, phase_name
from rules.tcg.notation.english.openings import while_clause
from rules.tcg.notation.english.phrases import (
    a,
    noun_phrase,
    plain,
)
from rules.tcg.notation.english.players import player
from rules.tcg.notation.english.qualities import quality_words
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import SENTENCES, condition, effect, measure
from rules.tcg.notation.players import Player
from rules.tcg.vocabulary import CardType


def _bearer_must_be(value: se.BearerMustBe, speaker: Speaker) -> str:
    bearer = a(value.bearer, speaker)
    words = f"plays on {bearer}" if value.plays_on else f"bearer must be {bearer}"
    if value.limit is None:
        return words
    named = value.plays_on or speaker.card.set == 1
    of = noun_phrase(value.bearer, speaker).head if named else "bearer"
    return f"{words}. Limit {value.limit} per {of}"


def _to_play(value: se.ToPlay, speaker: Speaker) -> str:
    if isinstance(value.price, ef.Given):
        return f"play {speaker.this} only if {condition(value.price.condition, speaker)}"
    with speaker.cost():
        return f"to play, {speaker.clause(effect(value.price, speaker))}"


def _to_assign(value: se.ToAssign, speaker: Speaker) -> str:
    begins = "" if value.given is None else f"{while_clause(value.given, None, speaker)}, "
    with speaker.acting(Player.FREE_PEOPLES), speaker.mood(infinitive=True):
        price = effect(value.price, speaker)
    who = player(Player.FREE_PEOPLES)
    return f"{begins}{who} must {price} to assign {speaker.this} to a skirmish"


def _also_playable(value: se.AlsoPlayable, speaker: Speaker) -> str:
    moment = f"any time you could play {article(phase_name(value.phase))} event"
    if speaker.card.type is CardType.EVENT:
        moment = f"during the {phase_name(value.phase)} phase"
    if value.price is None:
        return f"you may play {speaker.this} {moment}"
    with speaker.mood(infinitive=True):
        price = effect(value.price, speaker)
    return f"you may {price} to play {speaker.this} {moment}"


def _playable_from(value: se.PlayableFrom, speaker: Speaker) -> str:
    holds = given_first(value.given, speaker)
    if value.phase is not None:
        during = f"during the {phase_name(value.phase)} phase"
        holds = f"{holds.removesuffix(', ')} {during}, " if holds else f"{during}, "
    place = f"from your {value.zone.value}"
    after = "; place it beneath your draw deck instead of discarding it"
    return f"{holds}you may play {speaker.this} {place}{after if value.beneath_deck else ''}"


def _plays_stacked(value: se.PlaysStacked, speaker: Speaker) -> str:
    cards, hosts = plain(value.cards, speaker), plain(value.on, speaker)
    return f"you may play {cards} stacked on {hosts} as if from hand"


def _exerts_to_play(value: se.ExertsToPlay, speaker: Speaker) -> str:
    name = speaker.card.title if speaker.card.unique else speaker.this
    saved, clause = measured_less(value, speaker)
    return (
        f"when you play {name}, you may exert any number of {plain(value.who, speaker)}. For each "
        f"of them, its twilight cost is \N{MINUS SIGN}{saved}{clause}"
    )


def measured_less(value: se.ExertsToPlay, speaker: Speaker) -> tuple[str, str]:
    """Return by how much a card costs less, "X" with its meaning where it is no plain number."""
    if isinstance(value.saves, int):
        return str(value.saves), ""
    return "X", f", where X is {measure(value.saves, speaker)}"


def _toils_again(value: se.ToilsAgain, speaker: Speaker) -> str:
    name = speaker.card.title if speaker.card.unique else speaker.this
    cards = a(value.cards, speaker)
    return (
        f"response: If you are playing {cards} that has toil X, exert {name} to reduce its "
        "twilight cost by X"
    )


def _instead_of_cost(value: se.InsteadOfCost, speaker: Speaker) -> str:
    with speaker.mood(infinitive=True):
        price = effect(value.price, speaker)
    return f"you may {price} instead of paying this event's twilight cost"


def _threats_lower_cost(value: se.ThreatsLowerCost, speaker: Speaker) -> str:
    name = speaker.card.title if speaker.card.unique else speaker.this
    return (
        f"when you play {name}, you may remove X threats to make its twilight cost \N{MINUS SIGN}X"
    )


def _cheaper_for(value: se.CheaperFor, speaker: Speaker) -> str:
    with speaker.mood(infinitive=True), speaker.cost():
        price = effect(value.price, speaker)
    made = [f"twilight cost {signed(value.change, speaker)}"]
    made += [quality_words(part, speaker).adjective for part in value.then]
    return f"when you play {speaker.this}, you may {price} to make {speaker.this} {list_of(made)}"


_EVENT_PLACES = {
    "hand": "return this event to hand",
    "top": "place this event on top of your draw deck",
    "bottom": "place this event beneath your draw deck",
}


def _event_goes(value: se.EventGoes, speaker: Speaker) -> str:
    words = _EVENT_PLACES[value.where]
    if value.price is not None:
        with speaker.mood(infinitive=True):
            words = f"{effect(value.price, speaker)} to {words}"
    return f"{given_first(value.given, speaker)}you may {words}"


SENTENCES.update(
    {
        se.AlsoPlayable: _also_playable,
        se.PlayableFrom: _playable_from,
        se.PlaysStacked: _plays_stacked,
        se.BearerMustBe: _bearer_must_be,
        se.CheaperFor: _cheaper_for,
        se.EventGoes: _event_goes,
        se.ExertsToPlay: _exerts_to_play,
        se.ToilsAgain: _toils_again,
        se.InsteadOfCost: _instead_of_cost,
        se.ThreatsLowerCost: _threats_lower_cost,
        se.ToAssign: _to_assign,
        se.ToPlay: _to_play,
    }
)
