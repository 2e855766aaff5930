"""What is kept of a game: enough to count it and to play it again."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One finished game of a playtest.

    `ending` is "won"; "threat" or "heroes", after what eliminated the last player; or
    "unfinished". `rounds` is the round it ended in, `stage` the quest stage. `score` is that of a
    won game. `cause` says what ended a lost game: "quest" (a failed quest), "refresh" (the
    threat of the refresh phase), or the code of the card that dealt the last blow.

    `threat` has for each player the threat before the first round and after every round they
    survived. `seen` and `played` have for each deck a bit for each of its cards, in the order of
    `LcgDeck.player_deck`: the cards that came into the player's hand, and those that were played
    or put into play. `choices` are the options taken, by their place in the list of options:
    with the description and `index` they are the replay.
    """

    index: int
    ending: str
    rounds: int
    stage: int
    score: int | None
    cause: str
    threat: tuple[tuple[int, ...], ...]
    seen: tuple[int, ...]
    played: tuple[int, ...]
    choices: tuple[int, ...]

    @property
    def won(self) -> bool:
        """Whether the players won."""
        return self.ending == "won"

    @property
    def decisions(self) -> int:
        """How many choices the players made."""
        return len(self.choices)
