"""An improvement that someone asks for, and the playtests that its stages are."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cached_property
from typing import Any

from django.utils.timezone import localdate

from decks.contents.card_labels import card_labels, card_name
from decks.contents.encoding import AnyDeck
from decks.legality.verdicts import judge
from play.models import Design
from play.models.limits import MAX_TRIAL_DECKS
from play.requests.card_pool import Pool, owns_enough, unknown_kept
from play.requests.deck_parts import changing_copies, with_copies
from play.requests.playtest import (
    Entrant,
    NotPlayable,
    OfOneGame,
    PlaytestRequest,
    find_warnings,
)
from play.requests.trial import TrialRequest
from rules import rng
from rules.construction import Format
from rules.english import join_words
from rules.playtest.improving.path import (
    LEAST_GAMES,
    STEP_ERROR,
    NextTrial,
    Purpose,
    survey_games,
)
from rules.playtest.improving.proposing import Copies, Latitude, change_between

MIN_MINUTES, MAX_MINUTES, DEFAULT_MINUTES = 1, 240, 20
MAX_IMPROVEMENT_GAMES = 200_000
MAX_CHANGES, DEFAULT_CHANGES = 60, 30
# The survey meets this many opponents; trials meet them all.
SURVEY_OPPONENTS = 8
_SURVEY = 100
MAX_NAME = 120


@dataclass(frozen=True)
class ImprovementRequest(OfOneGame):
    """All that is asked for: the deck, whom or what it meets, what may change, and the budget.

    `games` are all that may be played; where None, they follow from the `minutes`, once the
    survey shows how fast games are. `pool` has the cards that may come in, by group, `kept` those
    of which no copy goes, `owned` the copies that the person owns if they want no others.
    """

    deck: Entrant
    others: tuple[Entrant, ...]
    seed: int
    format: Format
    day: date | None
    pool: Pool
    minutes: float = DEFAULT_MINUTES
    games: int | None = None
    changes: int = DEFAULT_CHANGES
    kept: frozenset[str] = frozenset()
    owned: Mapping[str, int] | None = field(default=None, hash=False)
    scenario: str = ""
    difficulty: str = ""
    chosen_edition: str = ""

    @cached_property
    def first(self) -> dict[str, int]:
        """The copies of the deck as it is that may be exchanged."""
        return changing_copies(self.deck.cards)

    @property
    def latitude(self) -> Latitude:
        """What may change."""
        return Latitude(self.first, self.pool, self.kept, self.changes, self.is_allowed)

    @property
    def players(self) -> list[str]:
        """Who plays at one table: the deck, and an opponent or the partners."""
        return [self.deck.player, *(other.player for other in self.face.parties(self.others)[0])]

    @property
    def survey_games(self) -> int:
        """How many games the survey has."""
        meetings = self.survey()
        return sum(meeting.games for meeting in meetings)

    def is_allowed(self, copies: Copies) -> bool:
        """Return whether a version with these copies is legal, owned and playable."""
        version = self.version(copies)
        if self.owned is not None and not owns_enough(copies, self.first, self.owned):
            return False
        return judge(version, self.format, self.day or localdate()).legal

    def version(self, copies: Copies) -> AnyDeck:
        """Return the deck with other copies of its cards."""
        return with_copies(self.deck.cards, copies)

    def survey(self) -> list[PlaytestRequest]:
        """Return the playtests that the survey is: the deck against some opponents in turn."""
        parties = self.face.parties(self.others)
        met = parties[:: max(1, -(-len(parties) // SURVEY_OPPONENTS))]
        each = max(1, survey_games(self.games) // len(met))
        return [
            self._playtest(party, each, rng.seeded(self.seed, _SURVEY, number) >> 1)
            for number, party in enumerate(met)
        ]

    def trial(self, planned: NextTrial) -> TrialRequest:
        """Return the trial that comes next."""
        is_halving = planned.purpose is Purpose.PROPOSALS
        first = planned.versions[0]
        names = [
            f"{self.deck.name}, step {planned.step - 1}" if planned.step > 1 else self.deck.name,
            *(change_words(change_between(first, version)) for version in planned.versions[1:]),
        ]
        if planned.purpose is Purpose.FINAL:
            names = [self.deck.name, f"{self.deck.name}, improved"]
        return TrialRequest(
            design=Design.PROPOSALS if is_halving else Design.COMPARISON,
            versions=tuple(
                replace(self.deck, name=name[:MAX_NAME], cards=self.version(copies))
                for name, copies in zip(names, planned.versions, strict=True)
            ),
            others=self.others,
            pairs=planned.pairs,
            seed=planned.seed,
            format=self.format,
            day=self.day,
            margin=planned.margin,
            error=STEP_ERROR,
            scenario=self.scenario,
            difficulty=self.difficulty,
            chosen_edition=self.chosen_edition,
        )

    def check(self) -> None:
        """Raise NotPlayable for what cannot be improved; the message says why."""
        if len(self.others) + 16 > MAX_TRIAL_DECKS:
            raise NotPlayable(f"At most {MAX_TRIAL_DECKS - 16} opponents can take part.")
        if self.face.has_opponents and not self.others:
            raise NotPlayable("Name at least one opponent, or a field.")
        if self.games is not None and not LEAST_GAMES <= self.games <= MAX_IMPROVEMENT_GAMES:
            raise NotPlayable(
                f"An improvement has {LEAST_GAMES:,} to {MAX_IMPROVEMENT_GAMES:,} games, "
                f"not {self.games:,}."
            )
        if not MIN_MINUTES <= self.minutes <= MAX_MINUTES:
            raise NotPlayable(f"An improvement takes {MIN_MINUTES} to {MAX_MINUTES} minutes.")
        if not 1 <= self.changes <= MAX_CHANGES:
            raise NotPlayable(f"From 1 to {MAX_CHANGES} copies may change, not {self.changes}.")
        strange = unknown_kept(self.kept, self.first)
        if strange:
            raise NotPlayable(f"{card_labels(strange)} can’t stay: the deck has none.")
        for meeting in self.survey():
            warnings = find_warnings(meeting)
            if warnings.illegal:
                raise NotPlayable(
                    f"Not legal in {self.format.name}: {warnings.illegal_names}. "
                    "Make every deck legal, or choose another format."
                )
            if warnings.blank:
                raise NotPlayable(
                    f"The computer can’t play all cards of {warnings.blank_names} yet."
                )

    @property
    def setting(self) -> str:
        """Whom or what the versions meet, in words."""
        names = join_words([other.name for other in self.others]) if self.others else ""
        return self.face.setting(names, self.scenario)

    def settings_json(self) -> dict[str, Any]:
        """Return how games are played, as plain values."""
        return {
            "players": [entrant.player for entrant in (self.deck, *self.others[:1])],
            "format": self.format.slug,
            "edition": self.face.edition(self.format, self.day, self.chosen_edition),
            "scenario": self.scenario,
            "difficulty": self.difficulty,
            "day": self.day.isoformat() if self.day else None,
            "seed": self.seed,
        }

    def _playtest(self, party: Sequence[Entrant], games: int, seed: int) -> PlaytestRequest:
        return PlaytestRequest(
            (self.deck, *party),
            games,
            seed,
            self.format,
            self.day,
            self.scenario,
            self.difficulty,
            self.chosen_edition,
        )


def change_words(change: Mapping[str, int]) -> str:
    """Return a change in few words: "+2 Gandalf, −2 Ally"; cards without their numbers."""
    signed = sorted(change.items(), key=lambda row: -row[1])
    return ", ".join(
        f"{'+' if copies > 0 else '−'}{abs(copies)} {card_name(card)}" for card, copies in signed
    )
