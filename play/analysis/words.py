"""The costly choices of a game in words: what was done, what was better, and why."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from play.analysis.games import AnalysedGame
from rules.analysis import analysis, mistakes
from rules.analysis.analysis import Progress
from rules.analysis.choices import Places, options_of
from rules.analysis.mistakes import Confirmed, Screened
from rules.analysis.ruleset import Deeds
from rules.english import capitalize_first, count_of, join_words
from rules.protocol import Game

# Cards that the page lists, and what each deed counts for.
CARDS_SHOWN = 6
_WEIGHTS = {"killed": 3, "won": 2, "quested": 1, "defended": 1}
_TIMES = {1: "once", 2: "twice"}


def describe_cards(game: AnalysedGame) -> list[dict[str, Any]]:
    """Return the cards that did most in a game, the busiest first: name, deeds, and their weight.

    `own` is whether a card is on the seat's side.
    """
    ruleset = game.recorded.ruleset
    found: dict[tuple[str, bool], Deeds] = {}
    for position, log in _logs(game.recorded.replay()):
        for card, deeds in ruleset.deeds(log).items():
            key = game.face.card_name(position, card), _is_own(game, position, card)
            found[key] = found.get(key, Counter()) + deeds
    rows: list[dict[str, Any]] = [
        {
            "name": name,
            "own": own,
            "words": _deeds(deeds),
            "weight": sum(_WEIGHTS.get(deed, 0) * times for deed, times in deeds.items()),
        }
        for (name, own), deeds in found.items()
    ]
    rows.sort(key=lambda row: -row["weight"])
    return [row for row in rows if row["weight"]][:CARDS_SHOWN]


def _is_own(game: AnalysedGame, position: Game, card: int) -> bool:
    owner = position.state.owner[card]
    together = not game.face.has_opponents and 0 <= owner < position.state.players
    return together or bool(owner == game.recorded.seat)


def _logs(games: Iterable[Game]) -> Iterator[tuple[Game, list[Any]]]:
    """Return each game that was played (a campaign has several) at its end, with its whole log."""
    before: Game | None = None
    log: list[Any] = []
    for game in games:
        if before is not None and game is not before:
            yield before, log
            log = []
        log = log + game.state.log
        game.state.log = []
        before = game
    if before is not None:
        yield before, log


def _deeds(deeds: Deeds) -> str:
    """Return what a card did in words: "won 7 of 9 fights, killed 3"."""
    words = []
    if deeds["fought"]:
        words.append(f"won {deeds['won']} of {count_of(deeds['fought'], 'fight')}")
    words += [
        f"{deed} {_TIMES.get(times, f'{times} times')}"
        for deed in ("quested", "defended", "attacked")
        if (times := deeds[deed])
    ]
    if deeds["killed"]:
        words.append(f"killed {deeds['killed']}")
    return ", ".join(words)


def describe(game: AnalysedGame, progress: Progress) -> dict[str, Any]:
    """Return what the page shows of a whole analysis, as plain values.

    `marks` has the costly choices in the order of the game, `small` what the other choices cost
    together, in points of the chance to win.
    """
    shown = {found.step: found for found in analysis.shown(progress)}
    marks = []
    for step, position in enumerate(game.recorded.replay()):
        position.state.log = []
        if step in shown:
            marks.append(_mark(game, position, progress.screened[step], shown[step]))
    return {"marks": marks, "small": round(100 * analysis.small_losses(progress), 1)}


def _mark(
    game: AnalysedGame, position: Game, screened: Screened, found: Confirmed
) -> dict[str, Any]:
    _, error = found.gain()
    points = mistakes.cost(found)
    best = screened.lines[screened.ranking()[0][0]]
    return {
        "step": found.step,
        "turn": game.recorded.ruleset.turn(position),
        "grade": mistakes.grade(points),
        "points": round(100 * points),
        "error": round(100 * error, 1),
        "deals": found.deals,
        "best": round(100 * _mean(found.best)),
        "played": round(100 * _mean(found.played)),
        "question": _question(game, position),
        "chose": _words(game, position, screened.lines[0]),
        "better": _words(game, position, best),
        "also": _without_repeats(
            (_words(game, position, line) for line in mistakes.also_good(screened)),
            _words(game, position, best),
        ),
        "why": _why(game, position, found),
    }


def _mean(won: Sequence[float]) -> float:
    return sum(won) / len(won)


def _question(game: AnalysedGame, position: Game) -> str:
    recorder = game.face.recorder(game.names, game.recorded.seat)
    return recorder.describe_question(position.state, position.decision())


def _words(game: AnalysedGame, position: Game, line: Places) -> str:
    """Return a line in words, as the seat reads it."""
    recorder = game.face.recorder(game.names, game.recorded.seat)
    copy = position.clone()
    words = []
    for option in options_of(position, line):
        words.append(recorder.describe_option(copy.state, copy.decision(), option))
        copy.apply(option)
    return capitalize_first(join_words(words))


def _without_repeats(found: Iterable[str], best: str) -> list[str]:
    return [words for words in dict.fromkeys(found) if words != best]


def _why(game: AnalysedGame, position: Game, found: Confirmed) -> str:
    """Return in a sentence what tells the choice and the better one apart; nothing if unclear."""
    ruleset, seat = game.recorded.ruleset, game.recorded.seat
    difference = mistakes.main_difference(found, ruleset.shown(position, seat))
    if difference is None:
        return ""
    happening, after_best, after_played = difference
    what = capitalize_first(ruleset.describe(position, happening, game.names))
    return (
        f"{what} in {after_played} of {found.deals} deals after this choice, "
        f"in {after_best} after the better one."
    )
