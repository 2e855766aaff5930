"""About how many more games would decide, and whether they can be played on the spot."""

from collections.abc import Sequence
from dataclasses import dataclass

from play.models import EventMatch, Playtest, Status
from play.models.limits import MAX_GAMES
from rules.playtest.statistics.deciding import round_up
from rules.playtest.statistics.standing import games_until_one_leads


@dataclass(frozen=True, slots=True)
class MoreGames:
    """What would decide: a sentence, and how many more games it takes; none where none would."""

    words: str
    games: int = 0


def more_games(playtest: Playtest, wins: Sequence[int]) -> MoreGames | None:
    """Return what would decide a finished playtest, given how many games each side won.

    None where it is decided, or nothing was.
    """
    decided = sum(wins)
    if not decided or playtest.status is not Status.FINISHED:
        return None
    left = games_until_one_leads(wins)
    room = MAX_GAMES - playtest.games
    if left == 0:
        return None
    if left is None:
        words = (
            "Both sides won equally often so far."
            if len(wins) == 2
            else "The leading decks won equally often so far."
        )
        return MoreGames(words, min(playtest.games, room))
    # Unfinished games decide nothing: play as many more of them.
    left = round_up(-(-left * playtest.games // decided))
    if left > room:
        return MoreGames(f"At this share about {left:,} more games would decide: as good as equal.")
    noun = "game" if left == 1 else "games"
    return MoreGames(f"At this share about {left:,} more {noun} would decide.", left)


def can_go_on(playtest: Playtest) -> bool:
    """Return whether games can be added to a playtest.

    It must be over and whole, and played by today's rules and players. A match of an event is one
    game.
    """
    return (
        playtest.status is Status.FINISHED
        and not playtest.is_trial
        and playtest.gauntlet is None
        and playtest.improvement_id is None
        and playtest.has_current_rules()
        and not EventMatch.objects.filter(playtest=playtest).exists()
    )
