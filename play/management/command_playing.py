"""Playing for a command: in this process, with a progress bar, and printing what came of it."""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from django.core.management.base import CommandError, OutputWrapper
from tqdm import tqdm

from play.management.command_line import NamedDeck
from play.requests.playtest import PlaytestRequest
from play.requests.trial import TrialRequest
from play.trials.playing import play_trial
from play.trials.report import trial_json, trial_text
from rules.playtest.kinds import KINDS
from rules.playtest.ranges import GameFailed, play_range
from rules.playtest.trials.summary import TrialSummary

GAMES_PER_BATCH = 25


def play_playtests(requests: Sequence[PlaytestRequest], stderr: OutputWrapper) -> list[Any]:
    """Play playtests one after another; return the summary of each."""
    games = sum(request.games for request in requests)
    with explained_failures(), _progress_bar(stderr, games) as bar:
        return [_play(request, bar) for request in requests]


def play_and_write_trial(
    request: TrialRequest,
    asked: dict[str, Any],
    others: Sequence[NamedDeck],
    options: dict[str, Any],
    stdout: OutputWrapper,
    stderr: OutputWrapper,
) -> None:
    """Play a trial and print what it found; `asked` names its versions as they were typed."""
    summary = TrialSummary()
    with explained_failures(), _progress_bar(stderr, request.games) as bar:
        for summary in play_trial(request):
            bar.update(summary.games - bar.n)
    if not options["json"]:
        stdout.write(f"{request.setting}, seed {request.seed}")
        write_lines(trial_text(request.facts, summary), stdout)
        return
    typed = asked | {request.face.others: [other.text for other in others]}
    write_json(typed | request.settings_json() | trial_json(request.facts, summary), stdout)


def write_json(result: dict[str, Any], stdout: OutputWrapper) -> None:
    """Print a result as JSON."""
    stdout.write(json.dumps(result, ensure_ascii=False, indent=2))


def write_lines(lines: Iterable[str], stdout: OutputWrapper) -> None:
    """Print a result as text."""
    stdout.write("\n".join(lines))


def _play(request: PlaytestRequest, bar: Any) -> Any:
    kind, description = KINDS[request.game], request.description()
    parts = []
    for first in range(0, request.games, GAMES_PER_BATCH):
        count = min(GAMES_PER_BATCH, request.games - first)
        parts.append(kind.summarise(play_range(kind.play_game, description, first, count)))
        bar.update(count)
    return kind.merge(parts)


@contextmanager
def explained_failures() -> Iterator[None]:
    """Turn a game that fails, and Ctrl-C, into a CommandError."""
    try:
        yield
    except GameFailed as failure:
        cause = failure.__cause__
        raise CommandError(
            f"Game {failure.index + 1} of seed {failure.seed} stopped with an error "
            f"({type(cause).__name__}: {cause}). That is a fault of this program, not of the decks."
        ) from failure
    except KeyboardInterrupt:
        raise CommandError("Stopped.") from None


def _progress_bar(stderr: OutputWrapper, games: int) -> Any:
    """Return a bar of games for a person at a terminal; nothing is drawn elsewhere."""
    return tqdm(
        total=games, unit=" games", file=stderr, disable=not stderr.isatty(), dynamic_ncols=True
    )
