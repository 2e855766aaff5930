"""Playing the decks of a playtest again: by the same players, or by others."""

from dataclasses import dataclass

from django.urls import reverse
from django.utils.http import urlencode

from decks.access import listed_decks
from decks.ownership import Visitor
from play.models import Design, Playtest
from play.results.titles import short_deck_names
from rules.players.strengths import RANDOM


@dataclass(frozen=True, slots=True)
class OtherPlayer:
    """A player that did not play, and the form filled to let it."""

    name: str
    address: str


def findable_decks(playtest: Playtest, visitor: Visitor) -> dict[int, str]:
    """Return the URLs of its decks by primary key, for decks the visitor can find in a list.

    Anyone who has a playtest's address must not learn that of a deck by it.
    """
    played = [deck.version.deck_id for deck in playtest.decks.all() if deck.version]
    return dict(listed_decks(visitor).filter(pk__in=played).values_list("pk", "slug"))


def again_query(playtest: Playtest, slugs: dict[int, str], player: str = "") -> str:
    """Return the query that fills the form with what was asked for, the seed left out.

    `player` plays all decks, if one is named.
    """
    if playtest.is_trial:
        return _trial_again(playtest, slugs)
    known: dict[str, str | int] = {"game": playtest.game}
    fields = playtest.face.playtest_form.deck_fields
    for name, deck in zip(fields, playtest.decks.all(), strict=False):
        known[name] = slugs.get(deck.version.deck_id, "") if deck.version else ""
        known[f"{name}_player"] = player or playtest.face.current_player(deck.player)
    known |= {"games": playtest.games, "format": playtest.format}
    return urlencode({**known, **playtest.face.repeated_fields(playtest)})


def _trial_again(playtest: Playtest, slugs: dict[int, str]) -> str:
    """Return the query that names a trial's versions, or its deck and the card taken out."""
    versions = [deck.version for deck in playtest.decks.all()][:2]
    named = [
        f"{slugs[version.deck_id]}@{version.number}" if version and version.deck_id in slugs else ""
        for version in versions
    ]
    if playtest.design == Design.SWAP:
        return urlencode({"deck": named[0], "out": playtest.trial.card_out})
    return urlencode({"a": named[0], "b": named[1]})


def played_by(playtest: Playtest) -> str:
    """Return who played the decks, in a sentence."""
    called = [_with_what_it_does(playtest, deck.player) for deck in playtest.decks.all()]
    if len(set(called)) == 1:
        decks = {1: "The deck was", 2: "Both decks were"}.get(len(called), "All decks were")
        return f"{decks} played by {called[0]}."
    by_deck = zip(short_deck_names(playtest), called, strict=True)
    return "; ".join(f"{name} was played by {player}" for name, player in by_deck) + "."


def _with_what_it_does(playtest: Playtest, player: str) -> str:
    _, _, what = playtest.face.players.get(player, "").partition(": ")
    name = playtest.face.player_label(player)
    return f"{name} ({what})" if what else name


def other_players(playtest: Playtest, slugs: dict[int, str]) -> list[OtherPlayer]:
    """Return the players whose verdict may be another: all that play with a plan."""
    used = {deck.player for deck in playtest.decks.all()}
    return [
        OtherPlayer(
            playtest.face.player_label(name),
            f"{reverse('play:new')}?{again_query(playtest, slugs, name)}",
        )
        for name in playtest.face.players
        if name != RANDOM and used != {name}
    ]
