"""What is kept of a game: enough to count it and to play it again."""

from dataclasses import dataclass, field

from rules.playtest.tcg.observation import Observation


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One finished game of a playtest.

    `winner` is the deck's place in the description, or None when the game ran into its bound.
    `ending` is "site 9", "killed", "corrupted" or "unfinished"; among more than two decks the
    last one left wins by what befell the last other. `turns` counts all players' turns,
    `decisions` the choices made by any player. `sites` is the site each fellowship reached.
    `choices` are the options taken, by their place in the list of options: with the description
    and `index` they are the replay. `order` is the order of turns among more than two decks;
    empty for two, of whom `first_player` says it. `observation` is what statistics count besides;
    it is not kept, as playing the choices again finds it again.
    """

    index: int
    winner: int | None
    ending: str
    turns: int
    decisions: int
    first_player: int
    sites: tuple[int, ...]
    choices: tuple[int, ...]
    order: tuple[int, ...] = ()
    observation: Observation | None = field(default=None, compare=False, repr=False)


def won(record: GameRecord) -> bool | None:
    """Return whether the first deck won; None where the game ran into its bound."""
    return None if record.winner is None else record.winner == 0


def score(record: GameRecord) -> int | None:
    """Return None: a game of the TCG has no score."""
    return None
