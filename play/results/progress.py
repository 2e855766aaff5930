"""How fast a playtest goes, how long it still takes, and what its games say so far."""

from dataclasses import dataclass

from django.db.models import F, IntegerField, Sum
from django.db.models.fields.json import KT
from django.db.models.functions import Cast

from play.models import Playtest
from play.queue.totals import side_sums
from play.results.labels import format_name
from play.results.shares import Share, interval_words, percent_words, share_won
from play.results.titles import SERIES, playtest_title

# The pace is that of the latest chunks: a pause or a busy worker long ago says nothing of now.
LATEST_CHUNKS = 12


@dataclass(frozen=True, slots=True)
class SideSoFar:
    """The games one side won so far, with the interval that narrows as games are played."""

    name: str
    series: str
    wins: int
    decided: int
    share: Share | None


@dataclass(frozen=True, slots=True)
class Progress:
    """What a running playtest has come to: `pace` in games a second, `seconds_left` at that pace.

    Both are None until two chunks are stored, and while it is paused. `fair_share` is what each
    side has where all win equally often, in percent.
    """

    sides: tuple[SideSoFar, ...]
    pace: float | None
    seconds_left: int | None
    fair_share: float = 50.0

    @property
    def time_left(self) -> str:
        """The time left in words."""
        if self.seconds_left is None:
            return ""
        minutes, seconds = divmod(self.seconds_left, 60)
        if minutes >= 60:
            return f"about {minutes // 60} h {minutes % 60} min"
        return f"about {minutes} min" if minutes else f"about {max(seconds, 1)} s"


def playtest_progress(playtest: Playtest, played: int) -> Progress:
    """Return the progress of a playtest of which `played` games are stored."""
    pace = None if playtest.paused else _pace(playtest)
    left = playtest.games - played
    sides = () if playtest.is_trial else sides_so_far(playtest)
    fair_share = 100 / max(2, len(sides))
    return Progress(sides, pace, round(left / pace) if pace else None, fair_share)


def _pace(playtest: Playtest) -> float | None:
    latest = list(
        playtest.chunks.order_by("-stored").values_list("stored", "games")[:LATEST_CHUNKS]
    )
    if len(latest) < 2:
        return None
    seconds = (latest[0][0] - latest[-1][0]).total_seconds()
    return sum(games for _, games in latest[:-1]) / seconds if seconds > 0 else None


def share_sentence(playtest: Playtest) -> str:
    """Return the result in a sentence, to be shared with the page's address."""
    side = sides_so_far(playtest)[0]
    if side.share is None:
        return f"{playtest_title(playtest)}: no game was decided."
    share = side.share
    bounds = interval_words((share.low / 100, share.high / 100))
    return (
        f"{playtest_title(playtest)}: {side.name} won {percent_words(share.rate / 100)} "
        f"(95% interval {bounds}) of {side.decided:,} games, "
        f"{format_name(playtest.format)}, seed {playtest.seed}."
    )


def sides_so_far(playtest: Playtest) -> tuple[SideSoFar, ...]:
    """Return how many of the stored games each side won."""
    all_names = playtest.face.sides(playtest)
    names = all_names[: playtest.face.counted_sides]
    sums = side_sums()
    are_all_counted = len(names) == len(all_names)
    if not are_all_counted:
        # The side that is not counted wins what is decided otherwise.
        unfinished = Cast(KT("summary__endings__unfinished"), IntegerField())
        sums["decided"] = Sum(F("games") - unfinished)
    counted = playtest.chunks.order_by().aggregate(**sums)
    wins = [counted[f"side_{side}"] or 0 for side in range(len(names))]
    decided = sum(wins) if are_all_counted else counted["decided"] or 0
    return tuple(
        SideSoFar(
            name, SERIES[side], wins[side], decided, share_won(wins[side], decided, len(all_names))
        )
        for side, name in enumerate(names)
    )
