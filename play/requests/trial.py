"""A trial that someone asks for: versions of a deck, whom they meet, and when to stop."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, TypeVar

from decks.contents.card_labels import card_label
from decks.contents.encoding import AnyDeck
from play.face import face_of
from play.models import Design
from play.models.fingerprints import current_fingerprints
from play.models.limits import MAX_CANDIDATES, MAX_TRIAL_DECKS, check_games
from play.requests.playtest import (
    Entrant,
    NotPlayable,
    OfOneGame,
    PlaytestRequest,
    PlaytestWarnings,
    enter,
    find_warnings,
)
from play.requests.trial_facts import TrialFacts
from rules.construction import Format, game_of
from rules.english import join_words
from rules.playtest.kinds import TRIAL_KINDS
from rules.playtest.trials.kind import TrialKind
from rules.playtest.trials.sprt import DEFAULT_ERROR, SprtPlan, plan_for
from rules.playtest.trials.trial import Stage, Trial, comparison_stages, halving_stages, swap_stages


@dataclass(frozen=True, slots=True)
class TrialRequest(OfOneGame):
    """All that is asked for: versions, the first of them unchanged, and how they are to play.

    `others` are the opponents of a TCG deck, met in turn, or the partners of an LCG deck. A
    comparison has up to `pairs` pairs, a swap as many of each candidate in its first round;
    `cards` are the candidates, one for each version but the first.
    """

    design: Design
    versions: tuple[Entrant, ...]
    others: tuple[Entrant, ...]
    pairs: int
    seed: int
    format: Format
    day: date | None
    margin: float | None = None
    error: float = DEFAULT_ERROR
    scenario: str = ""
    difficulty: str = ""
    card_out: str = ""
    copies: int = 0
    cards: tuple[str, ...] = ()
    chosen_edition: str = ""

    @property
    def kind(self) -> TrialKind:
        """The functions that play and count its games."""
        return TRIAL_KINDS[self.game]

    @property
    def edition(self) -> str:
        """The edition of the rules: that of format and day, or the one chosen for the LCG."""
        return self.face.edition(self.format, self.day, self.chosen_edition)

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """All decks: the versions, then the others."""
        return (*self.versions, *self.others)

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The stages that its games are numbered by."""
        if self.design is Design.COMPARISON:
            return comparison_stages(self.pairs)
        if self.design is Design.PROPOSALS:
            return halving_stages(len(self.versions) - 1, self.pairs)
        return swap_stages(len(self.versions) - 1, self.pairs)

    @property
    def games(self) -> int:
        """How many games it has at most."""
        return self.stages[-1].end

    @property
    def plan(self) -> SprtPlan | None:
        """The sequential test that ends it, if there is one."""
        return plan_for(self.margin, self.error)

    @property
    def facts(self) -> TrialFacts:
        """Return what a report needs to know."""
        return TrialFacts(
            self.design,
            self.game,
            self.stages,
            self.plan,
            tuple(version.name for version in self.versions),
            self.card_out,
            self.copies,
            self.cards,
        )

    @property
    def setting(self) -> str:
        """Whom or what the versions meet, in words."""
        names = join_words([other.name for other in self.others]) if self.others else ""
        return self.face.setting(names, self.scenario)

    def settings_json(self) -> dict[str, Any]:
        """Return how games are played, as plain values."""
        return {
            "players": [entrant.player for entrant in (self.versions[0], *self.others[:1])],
            "format": self.format.slug,
            "edition": self.edition,
            "scenario": self.scenario,
            "difficulty": self.difficulty,
            "day": self.day.isoformat() if self.day else None,
            "seed": self.seed,
        }

    def description(self, entrants: Sequence[Sequence[int]] = ()) -> Trial:
        """Return what decides its games; `entrants` are the versions of each stage so far."""
        return self.face.describe_trial(
            [version.cards for version in self.versions],
            [other.cards for other in self.others],
            [entrant.player for entrant in (self.versions[0], *self.others)],
            self.seed,
            self.day,
            stages=self.stages,
            entrants=entrants or (tuple(range(len(self.versions))),),
            edition=self.edition,
            scenario=self.scenario,
            difficulty=self.difficulty,
        )

    def find_warnings(self) -> PlaytestWarnings:
        """Return what stands against it; raise as `find_trial_warnings` does."""
        return find_trial_warnings(self)

    def fingerprints(self) -> dict[str, str]:
        """Return by which rules, card texts and players it would be played, by field name."""
        return current_fingerprints(self.kind, self.description())

    def meetings(self) -> Iterator[PlaytestRequest]:
        """Return playtests in which every version and every opponent takes part."""
        first, *later = self.face.parties(self.others)
        for version in self.versions:
            yield self._meeting(version, *first)
        for party in later:
            yield self._meeting(self.versions[0], *party)

    def _meeting(self, *entrants: Entrant) -> PlaytestRequest:
        return PlaytestRequest(
            entrants,
            1,
            self.seed,
            self.format,
            self.day,
            self.scenario,
            self.difficulty,
            self.chosen_edition,
        )


# What asks for one playtest.
Requested = TypeVar("Requested", PlaytestRequest, TrialRequest)


def find_trial_warnings(request: TrialRequest) -> PlaytestWarnings:
    """Return what stands against a trial, of each deck once.

    Raise NotPlayable where decks cannot even be set up together, `OutOfBounds` for
    too many games, and UnknownPlayer.
    """
    check_games(request.games)
    if len(request.entrants) > MAX_TRIAL_DECKS:
        raise NotPlayable(f"At most {MAX_TRIAL_DECKS} decks can take part.")
    found = [find_warnings(meeting) for meeting in request.meetings()]
    illegal = {deck.entrant.cards: deck for each in found for deck in each.illegal}
    blank = {deck.entrant.cards: deck for each in found for deck in each.blank}
    return PlaytestWarnings(tuple(illegal.values()), tuple(blank.values()))


def swap_versions(
    deck: Entrant, card_out: str, candidates: Sequence[str], copies: int
) -> tuple[Entrant, ...]:
    """Return the deck and a version of it for each candidate.

    Raise NotPlayable for a card that the deck has none of, and for no or too many candidates.
    """
    if not 1 <= len(candidates) <= MAX_CANDIDATES:
        raise NotPlayable(f"Name 1 to {MAX_CANDIDATES} cards to try, not {len(candidates)}.")
    if card_out in candidates:
        raise NotPlayable(f"{card_label(card_out)} can’t replace itself.")
    return (
        deck,
        *(
            enter(
                f"{deck.name} with {card_label(card_id)}",
                swapped(deck.cards, card_out, card_id, copies),
                deck.player,
                deck.version,
            )
            for card_id in candidates
        ),
    )


def swapped(cards: AnyDeck, card_out: str, put_in: str, copies: int) -> AnyDeck:
    """Return a deck with up to `copies` of a card replaced; NotPlayable if it has none."""
    try:
        version: AnyDeck = face_of(game_of(cards)).swap_version(cards, card_out, put_in, copies)
    except ValueError as error:
        raise NotPlayable(f"The deck has no {card_label(card_out)} to take out.") from error
    return version


def main_cards(cards: AnyDeck) -> Mapping[str, int]:
    """Return the cards of a deck's draw deck or player deck with their copies."""
    return face_of(game_of(cards)).main_cards(cards)


def copies_of(cards: AnyDeck, card_id: str) -> int:
    """Return how many copies of a card are in a deck's draw deck or player deck."""
    return main_cards(cards).get(card_id, 0)


def with_version_names(old: Entrant, new: Entrant) -> tuple[Entrant, Entrant]:
    """Return two versions with names that tell them apart: those of one deck by their numbers.

    Two decks of one name have the numbers of the decks.
    """
    if old.name != new.name or old.version is None or new.version is None:
        return old, new
    if old.version.deck_id != new.version.deck_id:
        return (
            replace(old, name=f"{old.name} ({old.version.deck_id})"),
            replace(new, name=f"{new.name} ({new.version.deck_id})"),
        )
    return (
        replace(old, name=f"{old.name}, version {old.version.number}"),
        replace(new, name=f"{new.name}, version {new.version.number}"),
    )
