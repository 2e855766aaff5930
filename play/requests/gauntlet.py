"""The playtests of a gauntlet that someone asks for, each in its place of the table."""

from collections.abc import Iterator, Sequence
from datetime import date
from itertools import combinations_with_replacement

from play.face import face_of
from play.models.limits import MAX_GAMES
from play.requests.fields import FieldOfDecks
from play.requests.playtest import Entrant, NotPlayable, PlaytestRequest
from rules.construction import Format
from rules.lcg.scenarios import SCENARIOS

# The row and the column of a playtest in the table, and the playtest.
Meeting = tuple[int, int, PlaytestRequest]

MAX_PAIRINGS = 200


def pairings(
    deck: Entrant | None, field: Sequence[Entrant]
) -> Iterator[tuple[int, int, tuple[Entrant, Entrant]]]:
    """Return row, column and decks of each pairing: of one deck, or of all against all.

    A table of all against all has each pairing once, and every deck against itself.
    """
    if deck is not None:
        for column, opponent in enumerate(field):
            yield 0, column, (deck, opponent)
        return
    for row, column in combinations_with_replacement(range(len(field)), 2):
        yield row, column, (field[row], field[column])


def deck_meetings(
    deck: Entrant | None,
    field: Sequence[Entrant],
    *,
    games: int,
    seed: int,
    format: Format,
    day: date,
) -> list[Meeting]:
    """Return the playtests of one TCG deck against a field; without a deck, of all against all."""
    return [
        (row, column, PlaytestRequest(decks, games=games, seed=seed, format=format, day=day))
        for row, column, decks in pairings(deck, field)
    ]


def scenario_meetings(
    decks: Sequence[Entrant],
    *,
    partners: Sequence[Entrant] = (),
    scenarios: Sequence[str] = (),
    difficulty: str,
    games: int,
    seed: int,
    format: Format,
    day: date | None,
    edition: str = "",
) -> list[Meeting]:
    """Return the playtests of each LCG deck, with its partners, in every scenario.

    Without `scenarios`, these are the three of the core set.
    """
    return [
        (
            row,
            column,
            PlaytestRequest(
                (deck, *partners), games, seed, format, day, scenario, difficulty, edition
            ),
        )
        for row, deck in enumerate(decks)
        for column, scenario in enumerate(scenarios or SCENARIOS)
    ]


def leave_out_clashes(field: FieldOfDecks, partners: Sequence[Entrant]) -> FieldOfDecks:
    """Return a field of LCG decks without those that can't play with the partners."""
    entrants: list[Entrant] = []
    left_out = list(field.left_out)
    for entrant in field.entrants:
        try:
            face_of(entrant.game).check_party([entrant, *partners])
        except NotPlayable:
            left_out.append(entrant.name)
        else:
            entrants.append(entrant)
    return FieldOfDecks(tuple(entrants), tuple(left_out))


def check_size(meetings: Sequence[Meeting]) -> None:
    """Raise NotPlayable for a gauntlet without pairings, or with too many pairings or games."""
    if not meetings:
        raise NotPlayable("No deck is left to play against in this format.")
    if len(meetings) > MAX_PAIRINGS:
        raise NotPlayable(
            f"A gauntlet has 1 to {MAX_PAIRINGS} pairings, not {len(meetings)}. Choose fewer decks."
        )
    if gauntlet_games(meetings) > MAX_GAMES:
        _, _, first = meetings[0]
        raise NotPlayable(
            f"{len(meetings)} pairings of {first.games:,} games are more than {MAX_GAMES:,}. "
            "Ask for fewer games."
        )


def gauntlet_games(meetings: Sequence[Meeting]) -> int:
    """Return how many games a gauntlet has."""
    return sum(request.games for _, _, request in meetings)
