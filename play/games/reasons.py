"""Why a computer player chose as it did: what it compared at a step of a replay, in words.

Nothing of it is stored. The game is played again to that step and the same player is asked
(`rules.players.telling`); what it says only counts if it chooses what was played.
"""

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from math import exp
from time import process_time
from typing import Any

from play.face import GameFace
from play.games.replays import NoReplay, seat_names
from play.models import Playtest
from rules.english import count_of, join_words
from rules.players.telling import Comparison, Measure, Seats, Weighed, ask_why
from rules.playtest.kind import Record

OTHERS_SHOWN = 4

# Follows the words of what the player's rules would choose.
BY_ITS_RULES = " (by its rules)"
NOTHING = "This player has nothing to say here: it compared no choices."

# What the figures are, in words.
MEANINGS = {
    Measure.CHANCE: "It dealt the hidden cards again, took each choice and played on to the end of "
    "the turn. The figure is its mean chance to win by then.",
    Measure.POINTS: "Its rules of thumb give each choice points. Only the differences count.",
    Measure.ODDS: "It learned from whole games how such a choice changes its odds to win.",
    Measure.PREDICTED: "It learned from playouts how such a choice turns out. The figure is what "
    "it adds to the chance to win, in points of 100, beside the choice of its rules.",
    Measure.PROSPECTS: "It dealt the hidden cards again and played on with each choice. The figure "
    "is its prospects by then, of 100. The choice of its rules stays unless another is clearly "
    "better.",
    Measure.CHOICE: "It compared no choices.",
}


@dataclass(frozen=True, slots=True)
class Reason:
    """A choice that was compared: its words, the figure, and with how many deals it was tried.

    `weighed` is what they were made from.
    """

    words: str
    figure: str
    deals: str
    weighed: Weighed


@dataclass(frozen=True, slots=True)
class Answer:
    """Why a player chose: its reasons, the choice first, or why there are none.

    `others` says how many more choices it compared, `cost` what asking it again took.
    """

    step: int
    who: str = ""
    nothing: str = ""
    meaning: str = ""
    reasons: Sequence[Reason] = ()
    others: str = ""
    cost: str = ""


def why_of_playtest(playtest: Playtest, record: Record, step: int, seat: int | None) -> Answer:
    """Return why the player chose that chooses at a step of a playtest's game.

    With a seat, only what the player in it may see. Raise NoReplay for a game of other rules or
    card texts, or whose choices do not lead to its end.
    """
    kind, names = playtest.kind, seat_names(playtest, record.index)
    description = playtest.description()
    try:
        if playtest.rules_fingerprint != kind.rules_fingerprint(description):
            raise NoReplay("it was played by other rules or card texts")
        return answer(
            playtest.face,
            kind.replay(description, record.index, record.choices),
            record.choices,
            step,
            lambda scenario: kind.seats(description, record.index, scenario),
            names=names,
            seat=seat,
        )
    except (IndexError, KeyError, ValueError) as error:
        raise NoReplay(str(error)) from error


def answer(
    face: GameFace,
    games: Iterable[Any],
    choices: Sequence[int],
    step: int,
    seats: Seats,
    *,
    names: Sequence[str],
    seat: int | None,
    own: Container[int] | None = None,
) -> Answer:
    """Return what the player that chose at a step says, as a reader or a seat may see it.

    `own` are the numbers of the choices that computer players made, where people played too.
    """
    begun = process_time()
    found = ask_why(games, choices, step, seats, own)
    if found is None:
        return Answer(step, nothing=NOTHING)
    game, comparison = found
    decision = game.decision()
    if seat not in (None, decision.player):
        return Answer(step, nothing=NOTHING)
    recorder = face.recorder(names, seat)

    def words(options: Sequence[Any]) -> str:
        named = [recorder.describe_option(game.state, decision, option) for option in options]
        return join_words(named)

    reasons = give_reasons(comparison, words)
    left = len(reasons) - 1 - OTHERS_SHOWN
    tried = any(each.deals for each in comparison.weighed)
    return Answer(
        step,
        who=names[decision.player],
        meaning=MEANINGS[comparison.measure],
        reasons=reasons[: OTHERS_SHOWN + 1],
        others=f"{count_of(left, 'more choice')} had less." if left > 0 else "",
        cost=f"Tried out again in {process_time() - begun:.2f} seconds." if tried else "",
    )


def give_reasons(comparison: Comparison, words: Callable[[Sequence[Any]], str]) -> list[Reason]:
    """Return what was compared; choices of the same words, such as copies of a card, once.

    Why? and Hint both show it. `words` puts options into words that are taken one after another.
    """
    found: dict[str, Reason] = {}
    for each in comparison.weighed:
        what = words(each.options)
        what = f"{what[:1].upper()}{what[1:]}"
        if comparison.favourite == each.options:
            what = f"{what}{BY_ITS_RULES}"
        deals = count_of(each.deals, "deal") if each.deals else ""
        found.setdefault(what, Reason(what, figure(comparison.measure, each), deals, each))
    return list(found.values())


def figure(measure: Measure, weighed: Weighed) -> str:
    """Return what a choice is worth, in its measure."""
    worth = weighed.worth
    if measure is Measure.CHANCE:
        return f"{100 * worth:.0f}% to win"
    if measure is Measure.ODDS:
        return f"odds × {exp(worth):.2f}"
    if measure is Measure.PROSPECTS:
        return f"{100 * worth:.0f} of 100"
    if measure is Measure.PREDICTED:
        return f"{_signed(100 * worth)} of 100"
    if measure is Measure.CHOICE:
        return ""
    return f"{_signed(worth)} points"


def _signed(number: float) -> str:
    rounded = round(number, 1)
    if not rounded:
        return "0"
    return f"{rounded:+.1f}".replace("-", "−")
