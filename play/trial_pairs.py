"""The pairs of a trial, found by how they ended, each with both its games."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.core.paginator import Page, Paginator
from django.urls import reverse

from play.labels import short_names
from play.models import Playtest
from play.totals import playtest_summary
from play.trial_page import version_names
from rules.construction import Game
from rules.playtest.trial import Stage
from rules.playtest.trial_results import compare, pair_results
from rules.playtest.trial_summary import LOST, NOT_PLAYED, UNDECIDED, WON

PAIRS_ON_A_PAGE = 50
OUTCOMES: Mapping[str, str] = {"01": "Only {new} won", "10": "Only {old} won", "11": "Both won",
    "00": "Neither won"}  # fmt: skip
_RESULTS = {WON: "won", LOST: "lost", UNDECIDED: "unfinished"}


@dataclass(frozen=True, slots=True)
class PairGame:
    """A game of a pair: its number, where it is played back, and its result."""

    number: int
    address: str
    result: str


@dataclass(frozen=True, slots=True)
class ListedPair:
    """A pair of games on the same shuffles: of the unchanged version and of another."""

    number: int
    opponent: str
    games: tuple[PairGame, PairGame]


@dataclass(frozen=True, slots=True)
class PairFilter:
    """Which pairs to list: of a stage and a version, with an outcome, against an opponent."""

    stage: int = 0
    version: int = 1
    outcome: str = ""
    opponent: int | None = None


def read_filter(playtest: Playtest, asked: Mapping[str, str]) -> PairFilter:
    """Read a filter from an address; what makes no sense there is left out."""
    trial = playtest.trial
    stage = _number(asked.get("stage", ""), len(trial.entrants)) or 0
    versions: list[int] = [version for version in trial.entrants[stage] if version]
    version = _number(asked.get("version", ""), trial.versions)
    outcome = asked.get("outcome", "")
    return PairFilter(
        stage,
        version if version is not None and version in versions else versions[0],
        outcome if outcome in OUTCOMES else "",
        _number(asked.get("opponent", ""), _opponents(playtest)),
    )


def find_pairs(
    playtest: Playtest, wanted: PairFilter, page_number: str | None
) -> tuple[Page[int], list[ListedPair]]:
    """Return a page of the pairs that fit, and those pairs.

    Pairs past the answer of a sequential test are not listed: no figure counts them.
    """
    trial, summary = playtest.trial, playtest_summary(playtest)
    stage = trial.stages[wanted.stage]
    slot = trial.entrants[wanted.stage].index(wanted.version)
    results = [pair[0] + pair[slot] for pair in pair_results(stage, summary)]
    found = compare(stage, summary, trial.plan) if trial.plan is not None else None
    if found is not None and found.is_decided:
        results = results[: found.counts.pairs]
    fitting = [
        place
        for place, pair in enumerate(results)
        if NOT_PLAYED not in pair and _fits(playtest, stage, place, pair, wanted)
    ]
    page = Paginator(fitting, PAIRS_ON_A_PAGE).get_page(page_number)
    return page, [
        _listed(playtest, stage, place, slot, results[place]) for place in page.object_list
    ]


def outcome_words(playtest: Playtest, wanted: PairFilter) -> list[tuple[str, str, bool]]:
    """Return the outcomes to choose from: value, words, and whether it is chosen."""
    names = version_names(playtest)
    words = {"old": names[0], "new": names[wanted.version]}
    return [
        ("", "Any", not wanted.outcome),
        *(
            (outcome, text.format(**words), wanted.outcome == outcome)
            for outcome, text in OUTCOMES.items()
        ),
    ]


def opponent_names(playtest: Playtest) -> tuple[str, ...]:
    """Return the names of a TCG trial's opponents; none for the LCG."""
    if playtest.game != Game.TCG:
        return ()
    return short_names(
        [deck.name for deck in list(playtest.decks.all())[playtest.trial.versions :]]
    )


def _opponents(playtest: Playtest) -> int:
    return max(1, len(opponent_names(playtest)))


def _fits(playtest: Playtest, stage: Stage, place: int, pair: str, wanted: PairFilter) -> bool:
    won = "".join("1" if result == WON else "0" for result in pair)
    if wanted.outcome and won != wanted.outcome:
        return False
    if wanted.opponent is None:
        return True
    others = len(playtest.decks.all()) - playtest.trial.versions
    return (stage.first_pair + place) % max(others, 1) == wanted.opponent


def _listed(playtest: Playtest, stage: Stage, place: int, slot: int, pair: str) -> ListedPair:
    names = opponent_names(playtest)
    number = stage.first_pair + place
    first = stage.first_game + place * stage.versions

    def game(index: int, result: str) -> PairGame:
        address = reverse("play:replay", args=[playtest.pk, index])
        return PairGame(index + 1, address, _RESULTS[result])

    return ListedPair(
        number + 1,
        names[number % len(names)] if names else "",
        (game(first, pair[0]), game(first + slot, pair[1])),
    )


def _number(text: str, end: int) -> int | None:
    """Read a number below `end`; None for what is none."""
    if not (text.isascii() and text.isdecimal() and len(text) < 7):
        return None
    return int(text) if int(text) < end else None
