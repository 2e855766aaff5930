"""What may be asked for of the TCG: two to four decks against each other, by a day’s rules."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from decks.contents.card_labels import card_label
from play.requests.playtest import Entrant, NotPlayable, PlaytestRequest, different_decks
from rules.construction import Format, Game
from rules.construction import editions as construction_editions
from rules.construction.tcg.build import card_of
from rules.playtest.kinds import KINDS
from rules.playtest.tcg import versions as tcg_versions
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.trials.trial import Stage, Trial
from rules.tcg.deck import TcgDeck
from rules.tcg.facts import reader
from rules.tcg.facts.reader import UnknownCard
from rules.tcg.game import Game as TcgGame
from rules.tcg.game import UnplayableDeck
from rules.tcg.library import unwritten
from rules.tcg.vocabulary import CardType

DECKS = range(2, 5)
RING_GROUP = "ring"

has_opponents = True
default_difficulty = ""


def chosen_day(day: date | None, today: date) -> date | None:
    """Return the day that is named, or today: there are no rules without a day."""
    return day or today


def edition(format: Format, day: date | None, chosen: str) -> str:
    """Return the edition of the rules that a format is played by on a day; none is chosen."""
    assert day is not None, "the TCG is played by the rules of a day"
    return construction_editions.edition(format, day)


def describe(
    decks: Sequence[TcgDeck],
    players: Sequence[str],
    seed: int,
    day: date | None,
    *,
    edition: str = "",
    scenario: str = "",
    difficulty: str = "",
    keyed_shuffles: bool = False,
) -> PlaytestDescription:
    """Return what decides every game; the TCG has neither scenarios nor difficulties."""
    return PlaytestDescription(
        tuple(decks), tuple(players), seed, edition, _text(day), keyed_shuffles
    )


def describe_trial(
    versions: Sequence[TcgDeck],
    others: Sequence[TcgDeck],
    players: Sequence[str],
    seed: int,
    day: date | None,
    *,
    stages: Sequence[Stage],
    entrants: Sequence[Sequence[int]],
    edition: str = "",
    scenario: str = "",
    difficulty: str = "",
) -> Trial:
    """Return what decides every game of a trial; one player plays all opponents."""
    arms = tcg_versions.version_arms(
        versions, others, (players[0], players[1]), seed, edition, _text(day)
    )
    return Trial(arms, tuple(stages), tuple(map(tuple, entrants)))


def parties(others: Sequence[Entrant]) -> tuple[tuple[Entrant, ...], ...]:
    """Return each opponent: they are met in turn."""
    return tuple((other,) for other in others)


def unwritten_cards(cards: TcgDeck) -> tuple[str, ...]:
    """Return the cards of a deck that have no definition."""
    alone = [card_id for card_id in (cards.ring_bearer, cards.ring) if card_id]
    return unwritten([*alone, *cards.sites, *cards.copies()])


def check(requested: PlaytestRequest, seats: range | None = None) -> None:
    """Set the table for each deck and its own mirror, so that a fault is known to be its."""
    if len(requested.entrants) not in (seats or DECKS):
        raise NotPlayable(f"The TCG is played by two to four decks, not {len(requested.entrants)}.")
    if requested.scenario or requested.difficulty:
        named = "Scenarios" if requested.scenario else "Difficulties"
        raise NotPlayable(f"{named} are for LCG decks; TCG decks play against each other.")
    if requested.chosen_edition:
        raise NotPlayable("Format and day decide the rules of TCG decks, so none can be chosen.")
    for entrant in different_decks(requested.entrants):
        mirror = replace(requested, entrants=(entrant, replace(entrant)))
        try:
            KINDS[Game.TCG].ensure_playable(mirror.description())
        except (UnplayableDeck, UnknownCard) as error:
            raise NotPlayable(f"{entrant.name} cannot be played: {error}.") from error


def is_playable(cards: TcgDeck) -> bool:
    """Return whether a deck has a Ring-bearer, a ring, a site for each number, and cards."""
    try:
        TcgGame([cards, cards], seed=0)
    except (UnplayableDeck, UnknownCard):
        return False
    return bool(cards.draw_deck)


def check_party(entrants: Sequence[Entrant]) -> None:
    """Any decks can meet."""


def find_cards(text: str) -> list[str]:
    """Return the ids of the cards that a person can mean: by id, number or name."""
    known = reader.all_cards()
    named = [text] if text in known else [card.id for card in reader.find_by_name(text)]
    numbered = [card.id for card in known.values() if text in (card.collector, card_label(card.id))]
    return list(dict.fromkeys((*named, *numbered)))


def main_cards(cards: TcgDeck) -> dict[str, int]:
    """Return the cards of a draw deck with their copies."""
    return dict(cards.draw_deck)


def card_group(card_id: str) -> str:
    """Return what a card of a deck counts as: only cards of one group may replace each other."""
    card = card_of(card_id)
    if card is None:
        return "unknown"
    if card.type is CardType.SITE:
        return f"site {card.site_number}"
    return RING_GROUP if card.type is CardType.THE_ONE_RING else str(card.side)


def is_fixed_group(group: str) -> bool:
    """Return whether cards of a group stay unless they are allowed to change: sites and rings."""
    return group == RING_GROUP or group.startswith("site ")


def swap_version(cards: TcgDeck, card_out: str, put_in: str, copies: int) -> TcgDeck:
    """Return a deck with copies of a card replaced; ValueError if it has none of it."""
    return tcg_versions.swap_version(cards, card_out, put_in, copies)


def _text(day: date | None) -> str:
    return day.isoformat() if day else ""
