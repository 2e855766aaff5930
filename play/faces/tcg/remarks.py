"""What stands out in games of the TCG: who went first, and how games ended."""

from collections.abc import Iterator, Sequence

from play.faces.tcg.labels import HOW_IT_ENDED
from play.faces.tcg.seats import going_first_words
from play.models import Playtest
from play.results.game_filters import games_address
from play.results.remarks import ENOUGH_GAMES, HARDLY_ANY, NEARLY_ALL, Remark, show_games
from rules.playtest.tcg.statistics import ENDINGS, TWO_DECKS, Summary
from rules.playtest.tcg.turn_order import first_share

SITE_9 = "site 9"


def find_remarks(playtest: Playtest, names: Sequence[str], summary: Summary) -> Iterator[Remark]:
    """Return what a reader should notice; nothing where too few games are decided."""
    if summary.decided < ENOUGH_GAMES:
        return
    yield from _going_first(names, summary)
    yield from _endings(playtest, summary)
    for place, name in enumerate(names):
        if not summary.decks[place].wins:
            yield Remark(f"{name} won no game. A closer opponent tells you more.")
    if summary.unfinished > HARDLY_ANY * summary.games:
        yield Remark(
            f"{summary.unfinished:,} of {summary.games:,} games reached the limit without a "
            "winner and count for no deck.",
            games_address(playtest, winner="none"),
            show_games(summary.unfinished),
        )


def _going_first(names: Sequence[str], summary: Summary) -> Iterator[Remark]:
    share = first_share(summary)
    words = going_first_words(names, summary)
    if share is None:
        if words:
            yield Remark(words)
        return
    fair = 1 / len(names)
    if share.interval.low > fair:
        yield Remark(f"Going first helps. {words}")
    elif share.interval.high < fair:
        later = "second" if len(names) == TWO_DECKS else "later"
        yield Remark(f"Going {later} helps. {words}")


def _endings(playtest: Playtest, summary: Summary) -> Iterator[Remark]:
    games = {
        ending: sum(dict(deck.endings)[ending] for deck in summary.decks) for ending in ENDINGS
    }
    home = games[SITE_9]
    if home <= HARDLY_ANY * summary.decided:
        how_many = f"Only {home:,} of {summary.decided:,} games" if home else "No game"
        yield Remark(
            f"{how_many} ended at site 9. The Shadow sides may be that strong, or the computer "
            "moves on too soon: watch a game, or ask another player.",
            games_address(playtest, ending=SITE_9) if home else "",
            show_games(home) if home else "",
        )
    for ending, count in games.items():
        if count >= NEARLY_ALL * summary.decided:
            how_many = "All" if count == summary.decided else f"{count:,} of {summary.decided:,}"
            yield Remark(
                f"{how_many} games ended the same way: {HOW_IT_ENDED[ending]}.",
                games_address(playtest, ending=ending),
                show_games(count),
            )
