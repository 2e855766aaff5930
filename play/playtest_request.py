"""A playtest that someone asks for, and what stands against it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from decks.contents.encoding import AnyDeck, canonical
from decks.legality.verdicts import judge
from decks.models import DeckVersion
from rules.construction import Format, Game, Verdict
from rules.construction.editions import edition
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import ensure_playable
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import UnknownCard
from rules.tcg.game import UnplayableDeck
from rules.tcg.library import unwritten


@dataclass(frozen=True, slots=True)
class Entrant:
    """A deck that is to play: `version` is where it comes from, None for a file."""

    name: str
    cards: TcgDeck
    player: str
    version: DeckVersion | None = None

    def blanks(self) -> tuple[str, ...]:
        """Return the cards whose behaviour is not written: they would be played as blanks."""
        alone = [card_id for card_id in (self.cards.ring_bearer, self.cards.ring) if card_id]
        return unwritten([*alone, *self.cards.sites, *self.cards.copies()])


@dataclass(frozen=True, slots=True)
class PlaytestRequest:
    """All that is asked for: two decks with their players, and how they are to play.

    The format and the day decide the edition of the rules and the texts of the cards.
    """

    entrants: tuple[Entrant, Entrant]
    games: int
    seed: int
    format: Format
    day: date

    @property
    def edition(self) -> str:
        """The edition of the rules that the format is played by on the day."""
        return edition(self.format, self.day)

    def description(self) -> PlaytestDescription:
        """Return what decides every game."""
        first, second = self.entrants
        return PlaytestDescription(
            decks=(first.cards, second.cards),
            players=(first.player, second.player),
            seed=self.seed,
            edition=self.edition,
            day=self.day.isoformat(),
        )


@dataclass(frozen=True, slots=True)
class IllegalDeck:
    """A deck that is not legal in the format, with the verdict."""

    entrant: Entrant
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class BlankCards:
    """A deck with cards that would be played as blanks."""

    entrant: Entrant
    card_ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlaytestWarnings:
    """What stands against a proposal: the person may insist on playing anyway."""

    illegal: tuple[IllegalDeck, ...]
    blank: tuple[BlankCards, ...]


class NotPlayable(ValueError):
    """A proposal that no insisting helps; the message says why in plain English."""


def tcg_cards(name: str, cards: AnyDeck) -> TcgDeck:
    """Return the cards of a deck that is to play, in the one order in which decks are kept.

    The order decides how a seed shuffles them: a file and the same deck in the database play the
    same games. `NotPlayable` for a deck of the other game.
    """
    cards = canonical(cards)
    if not isinstance(cards, TcgDeck):
        raise NotPlayable(f"{name} is an LCG deck. Playtests only support the TCG so far.")
    return cards


def find_warnings(proposal: PlaytestRequest) -> PlaytestWarnings:
    """Return what stands against a proposal on its day.

    `NotPlayable` where a deck cannot even be set up or the format is the other game's,
    `rules.tcg.players.naming.UnknownPlayer` for a computer player that there is none of.
    """
    if proposal.format.game is not Game.TCG:
        raise NotPlayable(f"{proposal.format.name} is a format of the other game.")
    different = _different(proposal.entrants)
    for entrant in different:
        _ensure_playable(entrant, proposal.description())
    verdicts = [
        IllegalDeck(entrant, judge(entrant.cards, proposal.format, proposal.day))
        for entrant in different
    ]
    blanks = [BlankCards(entrant, entrant.blanks()) for entrant in different]
    return PlaytestWarnings(
        illegal=tuple(
            format_verdict for format_verdict in verdicts if not format_verdict.verdict.legal
        ),
        blank=tuple(blank for blank in blanks if blank.card_ids),
    )


def _different(entrants: tuple[Entrant, Entrant]) -> Sequence[Entrant]:
    """Return a deck that plays against itself once."""
    first, second = entrants
    return (first,) if first.cards == second.cards else entrants


def _ensure_playable(entrant: Entrant, description: PlaytestDescription) -> None:
    """Set the table for a deck and its own mirror, so that a fault is known to be its."""
    try:
        ensure_playable(replace(description, decks=(entrant.cards, entrant.cards)))
    except (UnplayableDeck, UnknownCard) as error:
        raise NotPlayable(f"{entrant.name} cannot be played: {error}.") from error
