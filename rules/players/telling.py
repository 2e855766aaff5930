"""What a computer player compared at a choice, and asking it about a game that was played.

A player that can say so has two methods more than `choose`: `follow` and `tell`. One that has not
says nothing, and nothing is made up for it. An answer is worked out again by the same player with
the same dice, and it only counts if that player chooses again what was played.
"""

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import fsum, inf, sqrt
from typing import Any, Protocol, runtime_checkable

from rules.players.player import Player
from rules.protocol import Game


class Measure(StrEnum):
    """What a player values its choices by."""

    CHANCE = "chance"
    """The mean chance to win at the end of the playouts, from 0 to 1."""
    POINTS = "points"
    """Points by rules of thumb; they mean something beside each other alone."""
    ODDS = "odds"
    """What a choice adds to the logarithm of the odds to win, as learned from whole games."""
    PROSPECTS = "prospects"
    """How good the game looks at the end of the playouts, from 0 to 1."""
    CHOICE = "choice"
    """Nothing: it chose without comparing anything."""
    PREDICTED = "predicted"
    """How much better the turn should end than by another choice, in chances to win."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """Options that are taken one after another, and what they are worth to the player.

    `deals` is how many deals they were tried out with; none where nothing is tried out. `behind` is
    the distance to the player's choice and `error` its standard error, both over the deals that
    the two have in common.
    """

    options: tuple[Any, ...]
    worth: float
    deals: int = 0
    behind: float = 0.0
    error: float = 0.0

    @property
    def is_as_good(self) -> bool:
        """Whether the distance to the choice may be the luck of the deals."""
        return self.behind <= self.error


@dataclass(frozen=True, slots=True)
class Comparison:
    """What a player compared: its choice first, then what came next.

    `place` is the option it takes. `favourite` is worth a name where it stands unless another is
    clearly better: what the player's rules would have chosen.
    """

    place: int
    measure: Measure
    weighed: tuple[Weighed, ...]
    favourite: tuple[Any, ...] = ()


@runtime_checkable
class TellingPlayer(Player, Protocol):
    """A computer player that can say what it compares."""

    def follow(self, game: Any, place: int) -> None:
        """Remember that it chose this place now, without thinking about it again.

        Afterwards its dice and its memory are as `choose` leaves them.
        """

    def tell(self, game: Any) -> Comparison | None:
        """Choose, and return what was compared; None where nothing was."""


def compare_results(
    results: Sequence[tuple[tuple[Any, ...], Sequence[float]]],
) -> tuple[Weighed, ...]:
    """Return options by what each deal brought them: the choice, given first, then the best.

    All were tried with the same deals in the same order, some with fewer of them. Another option is
    worth what its distance to the choice says, so that the luck of the deals is the same for both.
    """
    choice, values = results[0]
    worth = fsum(values) / len(values)
    others = []
    for options, found in results[1:]:
        lags = [mine - theirs for mine, theirs in zip(values, found, strict=False)]
        behind = fsum(lags) / len(lags)
        others.append(
            Weighed(options, worth - behind, len(found), behind, standard_error(lags, behind))
        )
    others.sort(key=lambda weighed: weighed.behind)
    return (Weighed(choice, worth, len(values)), *others)


def standard_error(values: Sequence[float], mean: float) -> float:
    """Return the standard error of a mean; infinity for a single value."""
    if len(values) < 2:
        return inf
    return sqrt(fsum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def by_points(options: Sequence[Any], worths: Sequence[float], best: int) -> Comparison:
    """Return a comparison of options by points; the choice first, then the highest.

    Those worth minus infinity were out of the question, and are not compared.
    """
    compared = (place for place in range(len(options)) if place != best and worths[place] > -inf)
    others = sorted(compared, key=lambda place: -worths[place])
    weighed = tuple(
        Weighed((options[place],), worths[place], behind=worths[best] - worths[place])
        for place in (best, *others)
    )
    return Comparison(best, Measure.POINTS, weighed)


def can_tell(player: Player) -> bool:
    """Return whether a player can ever say what it compares."""
    return isinstance(player, TellingPlayer)


def follow(player: Player, game: Any, place: int) -> None:
    """Tell a player about a choice of its own; players that never explain don't need it."""
    if isinstance(player, TellingPlayer):
        player.follow(game, place)


def tell(player: Player, game: Any) -> Comparison | None:
    """Return what a player compares now; None where it can't say."""
    return player.tell(game) if isinstance(player, TellingPlayer) else None


Seats = Callable[[int], Sequence[Player | None]]
"""Makes the players of a scenario of a campaign, from 0, by their seats; None is a person."""


def ask_why(
    games: Iterable[Game],
    choices: Sequence[int],
    step: int,
    seats: Seats,
    own: Container[int] | None = None,
) -> tuple[Any, Comparison] | None:
    """Return a game as it was at a step of its replay, and what who chose then had compared.

    `games` is the game after its set-up and after each choice (`rules.playtest.playing`). `own` are
    the numbers of the choices that computer players made, where people played too. None where
    nobody chose, the choice was a person's, or the player can't say or would choose another option
    now. The game is the one that is played again: look at it before you ask for more.
    """
    found = _play_to(games, choices, step, seats)
    if found is None or found[1] == len(choices):
        return None
    game, chosen, players = found
    player = players[game.decision().player]
    if player is None or (own is not None and chosen not in own):
        return None
    told = tell(player, game)
    return (game, told) if told is not None and told.place == choices[chosen] else None


def ask_now(
    games: Iterable[Game], choices: Sequence[int], seats: Seats
) -> tuple[Any, Player | None] | None:
    """Return a game after these choices, and who must choose now, remembering its own choices.

    None where nobody must. `games` and `seats` are those of `ask_why`.
    """
    found = _play_to(games, choices, None, seats)
    if found is None:
        return None
    game, _, players = found
    return game, players[game.decision().player]


def _play_to(
    games: Iterable[Game], choices: Sequence[int], step: int | None, seats: Seats
) -> tuple[Any, int, Sequence[Player | None]] | None:
    """Return a game at a step of its replay, how many choices were made, and its players.

    Without a step it is the game after all choices. The players followed their own choices. None
    where nobody chooses then.
    """
    scenario = -1
    chosen = 0
    before: Game | None = None
    players: Sequence[Player | None] = ()
    for at, game in enumerate(games):
        if game is not before:
            scenario, before = scenario + 1, game
            players = seats(scenario)
        game.state.log = []
        decision = game.decision()
        if decision is None:
            if at == step:
                return None
            continue
        if at == step or (step is None and chosen == len(choices)):
            return game, chosen, players
        if chosen == len(choices):
            return None
        player = players[decision.player]
        if player is not None:
            follow(player, game, choices[chosen])
        chosen += 1
    return None
