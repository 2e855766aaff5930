"""What is kept of a game: enough to count it and to play it again."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.playtest.lcg.observation import Observation


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One finished game of a playtest: a scenario, or a campaign of several.

    `ending` is "won"; "threat" or "heroes", after what eliminated the last player; "quest", where
    the scenario says that all have lost; or
    "unfinished". `rounds` is the round it ended in, `quest_stage` is 0 for a won game.
    `score` is that of a won game. `cause` says what ended a lost game: "quest" (a failed quest),
    "refresh" (the threat of the refresh phase), or the code of the card that dealt the last
    blow. `threat` is each player's at the end. `choices` are the options taken, by their place
    in the list of options: with the description and `index` they are the replay. `observation`
    is what statistics count besides; it is not kept, as playing the choices again finds it again.

    `scenarios` has a record of each scenario that a campaign reached, none for a single one. Then
    `rounds` and `score` are sums, `choices` those of all, each has an observation of its own, and
    the rest is that of the last one.
    """

    index: int
    ending: str
    rounds: int
    quest_stage: int
    score: int | None
    cause: str
    threat: tuple[int, ...]
    choices: tuple[int, ...]
    observation: Observation | None = field(default=None, compare=False, repr=False)
    scenarios: tuple["GameRecord", ...] = ()

    @property
    def won(self) -> bool:
        """Whether the players won."""
        return self.ending == "won"

    @property
    def lost(self) -> bool:
        """Whether the players lost; an unfinished game is neither."""
        return self.ending in ("threat", "heroes", "quest")

    @property
    def decisions(self) -> int:
        """How many choices the players made."""
        return len(self.choices)


def won(record: GameRecord) -> bool | None:
    """Return whether the players won; None where the game ran into its bound."""
    return record.won if record.won or record.lost else None


def score(record: GameRecord) -> int | None:
    """Return the score of a won game; the lower, the better."""
    return record.score


def join_scenarios(index: int, scenarios: Sequence[GameRecord]) -> GameRecord:
    """Return the record of a campaign from those of its scenarios, in their order.

    It is won with its last scenario: none follows one that is not won.
    """
    last = scenarios[-1]
    scores = [played.score for played in scenarios if played.score is not None]
    return GameRecord(
        index=index,
        ending=last.ending,
        rounds=sum(played.rounds for played in scenarios),
        quest_stage=last.quest_stage,
        score=sum(scores) if last.won else None,
        cause=last.cause,
        threat=last.threat,
        choices=tuple(choice for played in scenarios for choice in played.choices),
        scenarios=tuple(scenarios),
    )
