"""A playtest that someone asks for, and what stands against it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from django.utils.timezone import localdate

from decks.contents.encoding import AnyDeck, canonical
from decks.legality.verdicts import judge
from decks.models import DeckVersion
from play.descriptions import AnyDescription, describe
from rules.construction import Format, Game, Verdict, game_of
from rules.construction.editions import edition
from rules.english import join_words
from rules.lcg.campaign import CAMPAIGNS, scenarios_of
from rules.lcg.deck import LcgDeck
from rules.lcg.game import UnplayableDecks, check_decks
from rules.lcg.library import undefined
from rules.lcg.scenarios import SCENARIOS, UnknownScenario
from rules.lcg.vocabulary import Difficulty
from rules.playtest.kinds import KINDS
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import UnknownCard
from rules.tcg.game import UnplayableDeck
from rules.tcg.library import unwritten

DECKS_OF_THE_TCG = 2


@dataclass(frozen=True, slots=True)
class Entrant:
    """A deck that is to play: `version` is where it comes from, None for a file.

    Make one with `enter`, so that its cards are in the order in which decks are kept.
    """

    name: str
    cards: AnyDeck
    player: str
    version: DeckVersion | None = None

    def blanks(self) -> tuple[str, ...]:
        """Return the cards whose behaviour is not written: they would be played as blanks."""
        cards = self.cards
        if not isinstance(cards, TcgDeck):
            return undefined(code for code, _ in (*cards.heroes, *cards.player_deck))
        alone = [card_id for card_id in (cards.ring_bearer, cards.ring) if card_id]
        return unwritten([*alone, *cards.sites, *cards.copies()])


def enter(name: str, cards: AnyDeck, player: str, version: DeckVersion | None = None) -> Entrant:
    """Return a deck that is to play, its cards in the one order in which decks are kept.

    The order decides how a seed shuffles them: a file and the same deck in the database play the
    same games.
    """
    return Entrant(name, canonical(cards), player, version)


@dataclass(frozen=True, slots=True)
class PlaytestRequest:
    """All that is asked for: decks with their players, and how they are to play.

    The format decides the game. For the TCG, format and day decide the edition of the rules and
    the texts of the cards. The LCG has a scenario and a difficulty; without a day its cards have
    their printed texts.
    """

    entrants: tuple[Entrant, ...]
    games: int
    seed: int
    format: Format
    day: date | None
    scenario: str = ""
    difficulty: str = ""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.format.game

    @property
    def edition(self) -> str:
        """The edition of the rules that the format is played by on the day; none for the LCG."""
        if self.game is Game.LCG:
            return ""
        assert self.day is not None, "the TCG is played by the rules of a day"
        return edition(self.format, self.day)

    def description(self) -> AnyDescription:
        """Return what decides every game."""
        return describe(
            self.game,
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

    def rules_fingerprint(self) -> str:
        """Return by which code and card texts its games are played."""
        return KINDS[self.game].rules_fingerprint(self.description())


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

    @property
    def illegal_names(self) -> str:
        """The decks that are not legal, in words."""
        return join_words([deck.entrant.name for deck in self.illegal])

    @property
    def blank_names(self) -> str:
        """The decks with cards that are not written yet, in words."""
        return join_words([deck.entrant.name for deck in self.blank])


class NotPlayable(ValueError):
    """A proposal that no insisting helps; the message says why in plain English."""


def find_warnings(proposal: PlaytestRequest) -> PlaytestWarnings:
    """Return what stands against a proposal on its day, today without one.

    Raise NotPlayable where the decks cannot even be set up together, and UnknownPlayer of the
    game's kind of playtest for a computer player that there is none of.
    """
    check_game(proposal.entrants, proposal.format)
    if proposal.game is Game.TCG:
        _check_tcg(proposal)
    else:
        _check_lcg(proposal)
    different = _different(proposal.entrants)
    day = proposal.day or localdate()
    verdicts = [
        IllegalDeck(entrant, judge(entrant.cards, proposal.format, day)) for entrant in different
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
                f"{first.name} is {_a_deck(game)}, {other.name} is "
                f"{_a_deck(game_of(other.cards))}. Choose decks of one game."
            )


def check_game(entrants: Sequence[Entrant], format: Format) -> None:
    """Raise NotPlayable where decks are of both games, or of another game than the format."""
    check_same_game(entrants)
    first = entrants[0]
    if game_of(first.cards) is not format.game:
        raise NotPlayable(
            f"{format.name} is a format of the other game: {first.name} is "
            f"{_a_deck(game_of(first.cards))}."
        )


def check_party(entrants: Sequence[Entrant]) -> None:
    """Raise NotPlayable where LCG decks can't play together, such as two with the same hero."""
    decks = [entrant.cards for entrant in entrants if isinstance(entrant.cards, LcgDeck)]
    try:
        check_decks(decks, [entrant.name for entrant in entrants])
    except UnplayableDecks as error:
        raise NotPlayable(str(error)) from error


def check_scenario(slug: str) -> None:
    """Raise NotPlayable, naming the scenarios, where there is none of that slug."""
    try:
        scenarios_of(slug)
    except UnknownScenario as error:
        asked = f"There is no scenario {slug!r}." if slug else "Choose a scenario."
        raise NotPlayable(
            f"{asked} The scenarios are {', '.join(SCENARIOS)}; "
            f"all three in a row are {' or '.join(CAMPAIGNS)}."
        ) from error


def _a_deck(game: Game) -> str:
    return "a TCG deck" if game is Game.TCG else "an LCG deck"


def _check_tcg(proposal: PlaytestRequest) -> None:
    """Set the table for each deck and its own mirror, so that a fault is known to be its."""
    if len(proposal.entrants) != DECKS_OF_THE_TCG:
        raise NotPlayable(f"The TCG is played by two decks, not {len(proposal.entrants)}.")
    if proposal.scenario or proposal.difficulty:
        asked = "Scenarios" if proposal.scenario else "Difficulties"
        raise NotPlayable(f"{asked} are for LCG decks; TCG decks play against each other.")
    for entrant in _different(proposal.entrants):
        mirror = replace(proposal, entrants=(entrant, replace(entrant)))
        try:
            KINDS[Game.TCG].ensure_playable(mirror.description())
        except (UnplayableDeck, UnknownCard) as error:
            raise NotPlayable(f"{entrant.name} cannot be played: {error}.") from error


def _check_lcg(proposal: PlaytestRequest) -> None:
    check_scenario(proposal.scenario)
    if proposal.difficulty not in set(Difficulty):
        raise NotPlayable(
            f"There is no difficulty {proposal.difficulty!r}. "
            f"The difficulties are {', '.join(Difficulty)}."
        )
    check_party(proposal.entrants)
    try:
        KINDS[Game.LCG].ensure_playable(proposal.description())
    except LookupError as error:
        raise NotPlayable(f"These decks cannot be played: {error}.") from error


def _different(entrants: Sequence[Entrant]) -> Sequence[Entrant]:
    """Return a deck that plays against itself once."""
    return list({entrant.cards: entrant for entrant in reversed(entrants)}.values())[::-1]
