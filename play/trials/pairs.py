"""The pairs of a trial, found by how they ended, each with both its games."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.core.paginator import Page, Paginator
from django.urls import reverse

from cards.whole_numbers import whole_number
from play.models import Playtest
from play.queue.totals import playtest_summary
from play.trials.decks import opponent_names
from rules.playtest.trials.results import compare, pair_results
from rules.playtest.trials.summary import LOST, NOT_PLAYED, UNDECIDED, WON
from rules.playtest.trials.trial import Stage

PAIRS_ON_A_PAGE = 50
# Whether the old and whether the new version won.
OUTCOMES: Mapping[str, str] = {
    "01": "Only {new} won",
    "10": "Only {old} won",
    "11": "Both won",
    "00": "Neither won",
}
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
        _number(asked.get("opponent", ""), len(opponent_names(playtest))),
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
    pairs = pair_results(stage, summary, slot)
    found = compare(stage, summary, trial.plan) if trial.plan is not None else None
    if found is not None and found.is_decided:
        pairs = pairs[: found.counts.pairs]
    names = opponent_names(playtest) or ("",)

    def met(place: int) -> int:
        return (stage.first_pair + place) % len(names)

    fitting = [
        place
        for place, pair in enumerate(pairs)
        if NOT_PLAYED not in pair and _fits(pair, met(place), wanted)
    ]
    page = Paginator(fitting, PAIRS_ON_A_PAGE).get_page(page_number)
    return page, [
        _listed(playtest, stage, place, slot, pairs[place], names[met(place)])
        for place in page.object_list
    ]


def outcome_words(names: tuple[str, str]) -> dict[str, str]:
    """Return how a pair of the old and the new version can end, in words."""
    old, new = names
    return {outcome: text.format(old=old, new=new) for outcome, text in OUTCOMES.items()}


def _fits(pair: tuple[str, str], met: int, wanted: PairFilter) -> bool:
    """Return whether a pair that was played against this opponent is wanted."""
    won = "".join("1" if result == WON else "0" for result in pair)
    return wanted.outcome in ("", won) and wanted.opponent in (None, met)


def _listed(
    playtest: Playtest, stage: Stage, place: int, slot: int, pair: tuple[str, str], opponent: str
) -> ListedPair:
    first = stage.first_game + place * stage.versions

    def game(index: int, result: str) -> PairGame:
        address = reverse("play:replay", args=[playtest.pk, index])
        return PairGame(index + 1, address, _RESULTS[result])

    return ListedPair(
        stage.first_pair + place + 1, opponent, (game(first, pair[0]), game(first + slot, pair[1]))
    )


def _number(text: str, end: int) -> int | None:
    """Read a number below `end`; None for anything else."""
    number = whole_number(text)
    return number if number is not None and number < end else None
