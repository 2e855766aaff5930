"""The moments of a game that tell how it went, from its beginning to its end."""

from dataclasses import dataclass
from uuid import UUID

from django.core.cache import cache
from django.urls import reverse

from play.face import GameFace
from play.games.records import game_record
from play.games.replays import NoReplay, seat_names
from play.models import Playtest
from play.playtests.samples import sample_playtest, watched_game
from play.scene import Scene
from rules.construction import Game
from rules.recording import Recording

MOST_SCENES = 12
# A game that is over never changes; each process remembers its moments for so long.
SECONDS_KEPT = 24 * 3600


@dataclass(frozen=True, slots=True)
class Highlights:
    """A game that is over: who played, its moments, how it ended and where to watch it whole."""

    has_opponents: bool
    names: tuple[str, ...]
    scenes: tuple[Scene, ...]
    result: str
    address: str

    @property
    def title(self) -> str:
        """Who played: "Aragorn against Éomer", or "Leadership and Lore" who play together."""
        return (" against " if self.has_opponents else " and ").join(self.names)


def sample_highlights() -> Highlights | None:
    """Return the moments of the sample playtests' game to watch; None while none is played."""
    for game in Game:
        playtest = sample_playtest(game)
        if playtest is None:
            continue
        key = f"highlights-{playtest.pk}-{playtest.rules_fingerprint}"
        found = cache.get(key)
        if found is None:
            found = playtest_highlights(playtest, watched_game(playtest.pk))
            cache.set(key, found or "", SECONDS_KEPT)
        if found:
            return found  # type: ignore[no-any-return]
    return None


def playtest_highlights(playtest: Playtest, number: int) -> Highlights | None:
    """Return the moments of a playtest's game; None for one that today's rules can't replay."""
    kind, face = playtest.kind, playtest.face
    record = game_record(playtest, number)
    if record is None:
        return None
    try:
        description = playtest.description()
        if kind.rules_fingerprint(description) != playtest.rules_fingerprint:
            return None
        names = seat_names(playtest, number)
        games = kind.replay(description, number, record.choices)
        recording = face.record_game(games, record.choices, names, None)
    except (IndexError, KeyError, ValueError, NoReplay):
        return None
    result = face.describe_result(record, names)
    pk: UUID = playtest.pk
    return Highlights(
        has_opponents=face.has_opponents,
        names=names,
        scenes=pick_scenes(face, recording, result),
        result=result,
        address=reverse("play:replay", args=[pk, number]),
    )


def pick_scenes(face: GameFace, recording: Recording[object], result: str) -> tuple[Scene, ...]:
    """Return the moments of a recorded game, evenly over its length; the last is its end."""
    fights: list[tuple[int, Scene]] = []
    others: list[tuple[int, Scene]] = []
    for mark in recording.marks:
        scene = face.draw_scene(recording.frames[mark.step], mark.text)
        (others if scene.fight is None else fights).append((mark.step, scene))
    most = MOST_SCENES - 1
    chosen = _spread(fights, most * 2 // 3)
    chosen += _spread(others, most - len(chosen))
    chosen.sort(key=lambda found: found[0])
    end = face.draw_scene(recording.frames[-1], result)
    return (*(scene for _, scene in chosen), end)


def _spread(found: list[tuple[int, Scene]], most: int) -> list[tuple[int, Scene]]:
    """Return at most this number of them, from all parts of the game."""
    if len(found) <= most:
        return list(found)
    return [found[place * len(found) // most] for place in range(most)]
