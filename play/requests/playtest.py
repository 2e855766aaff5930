"""A playtest that someone asks for, and what stands against it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from django.utils.timezone import localdate

from decks.contents.encoding import AnyDeck, canonical
from decks.legality.verdicts import judge
from decks.models import DeckVersion
from play.face import GameFace, face_of
from play.models.fingerprints import current_fingerprints
from rules.construction import Format, Game, Verdict, game_of
from rules.english import join_words
from rules.playtest.kind import Description
from rules.playtest.kinds import KINDS


@dataclass(frozen=True, slots=True)
class Entrant:
    """A deck that is to play: `version` is where it comes from, None for a file.

    Make one with `enter`, so that its cards are in the order in which decks are kept.
    """

    name: str
    cards: AnyDeck
    player: str
    version: DeckVersion | None = None

    @property
    def game(self) -> Game:
        """The game of its cards."""
        return game_of(self.cards)

    @property
    def built_for(self) -> str:
        """The slug of the format that its deck is built for; empty where none is known."""
        return self.version.deck.format if self.version is not None else ""

    def blanks(self) -> tuple[str, ...]:
        """Return the cards without a definition: they would be played as blanks."""
        return face_of(self.game).unwritten_cards(self.cards)


def enter(name: str, cards: AnyDeck, player: str, version: DeckVersion | None = None) -> Entrant:
    """Return a deck that is to play, its cards in the one order in which decks are kept.

    The order decides how a seed shuffles them: a file and the same deck in the database play the
    same games.
    """
    return Entrant(name, canonical(cards), player, version)


class OfOneGame:
    """A request whose format decides the game."""

    __slots__ = ()

    format: Format

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.format.game

    @property
    def face(self) -> GameFace:
        """What that game says and shows."""
        return face_of(self.game)


@dataclass(frozen=True, slots=True)
class PlaytestRequest(OfOneGame):
    """All that is asked for: decks with their players, and how they are to play.

    The format decides the game. For the TCG, format and day decide the edition of the rules and
    the texts of the cards. The LCG has a scenario and a difficulty; without a day its cards have
    their printed texts. `chosen_edition` is one of the LCG's, its core rules where that is empty.
    """

    entrants: tuple[Entrant, ...]
    games: int
    seed: int
    format: Format
    day: date | None
    scenario: str = ""
    difficulty: str = ""
    chosen_edition: str = ""

    @property
    def edition(self) -> str:
        """The edition of the rules: that of format and day, or the one chosen for the LCG."""
        return self.face.edition(self.format, self.day, self.chosen_edition)

    def description(self) -> Description:
        """Return what decides every game."""
        return self.face.describe(
            [entrant.cards for entrant in self.entrants],
            [entrant.player for entrant in self.entrants],
            self.seed,
            self.day,
            edition=self.edition,
            scenario=self.scenario,
            difficulty=self.difficulty,
        )

    def find_warnings(self) -> "PlaytestWarnings":
        """Return what stands against it; raise as the function `find_warnings` does."""
        return find_warnings(self)

    def fingerprints(self) -> dict[str, str]:
        """Return by which rules, card texts and players it would be played, by field name."""
        return current_fingerprints(KINDS[self.game], self.description())


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
    """What stands against a playtest: the person may insist on playing anyway."""

    illegal: tuple[IllegalDeck, ...]
    blank: tuple[BlankCards, ...]

    @property
    def illegal_names(self) -> str:
        """The decks that are not legal, in words."""
        return join_words([deck.entrant.name for deck in self.illegal])

    @property
    def blank_names(self) -> str:
        """The decks with cards that are not written yet, in words."""
        return join_words([deck.entrant.name for deck in self.blank])


class NotPlayable(ValueError):
    """A request that cannot be played, even if the person insists; the message says why."""


def find_warnings(requested: PlaytestRequest, seats: range | None = None) -> PlaytestWarnings:
    """Return what stands against a playtest on its day, today without one.

    `seats` is how many decks can play, where that is not what a playtest has.
    Raise NotPlayable for decks that cannot be set up together, and UnknownPlayer for a name that
    no computer player of the game has.
    """
    check_game(requested.entrants, requested.format)
    requested.face.check(requested, seats)
    different = different_decks(requested.entrants)
    day = requested.day or localdate()
    verdicts = [
        IllegalDeck(entrant, judge(entrant.cards, requested.format, day)) for entrant in different
    ]
    blanks = [BlankCards(entrant, entrant.blanks()) for entrant in different]
    return PlaytestWarnings(
        illegal=tuple(judged for judged in verdicts if not judged.verdict.legal),
        blank=tuple(blank for blank in blanks if blank.card_ids),
    )


def check_same_game(entrants: Sequence[Entrant]) -> None:
    """Raise NotPlayable where decks of both games are to play."""
    first, *others = entrants
    game = game_of(first.cards)
    for other in others:
        if game_of(other.cards) is not game:
            raise NotPlayable(
                f"{first.name} is {face_of(game).a_deck}, {other.name} is "
                f"{face_of(game_of(other.cards)).a_deck}. Choose decks of one game."
            )


def check_game(entrants: Sequence[Entrant], format: Format) -> None:
    """Raise NotPlayable where decks are of both games, or of another game than the format."""
    check_same_game(entrants)
    first = entrants[0]
    if game_of(first.cards) is not format.game:
        raise NotPlayable(
            f"{format.name} is a format of the other game: {first.name} is "
            f"{face_of(game_of(first.cards)).a_deck}."
        )


def different_decks(entrants: Sequence[Entrant]) -> Sequence[Entrant]:
    """Return a deck that plays against itself once."""
    return list({entrant.cards: entrant for entrant in reversed(entrants)}.values())[::-1]
