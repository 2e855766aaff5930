"""A recorded game of the LCG from beginning to end: every table, every line, what to jump to."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from rules.lcg.engine.codes import RESOURCE, Question
from rules.lcg.engine.decision import Decision, Option
from rules.lcg.engine.scoring import final_score
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import CHARACTER
from rules.lcg.game import Game
from rules.lcg.narration.attacks import Attack
from rules.lcg.narration.choices import describe_option, describe_question
from rules.lcg.narration.consequences import describe_consequence, fight_after
from rules.lcg.narration.payments import payments_in_order, ways_to_pay
from rules.lcg.narration.story import Titles, describe_note
from rules.lcg.narration.sums import describe_sum
from rules.lcg.narration.table import Table, lay_out, scenario_name, sees
from rules.recording import Line, Note, Recorder, Recording, Sum, TurnStart, WholeChoice

# Which of the engine's notes are moments to jump to; the death of an enemy is none.
_MARKS: Mapping[str, str] = MappingProxyType(
    {
        "quested": "quest",
        "stage": "quest",
        "traveled": "travel",
        "enemy_attacks": "attack",
        "destroyed": "death",
        "eliminated": "death",
    }
)
# What a player sees of notes about cards that only another player sees.
_VEILED: Mapping[str, str] = MappingProxyType(
    {
        "drew": "draws a card",
        "looked": "looks at a card",
        "took": "takes a card into hand",
    }
)
MARK_KINDS = ("quest", "travel", "attack", "death")


def record_game(
    games: Iterable[Game], choices: Sequence[int], names: Sequence[str], seat: int | None = None
) -> Recording[Table]:
    """Return the recording of a game, all of it or what the player in a seat may see."""
    return LcgRecorder(names, seat).record(games, choices)


class LcgRecorder(Recorder[Table]):
    """Counts the rounds of each scenario and opens the log with the scenario's name."""

    of_players = frozenset({"drew", "looked", "mulligan", "played", "took", "used"})

    def open_game(self, state: State) -> None:
        self._rounds = 0
        self._titles = Titles()
        self.lines.append(Line(self.step, scenario_name(state), "turn"))

    def describe_pause(self, state: State) -> str:
        return f"The players win {scenario_name(state)} with a score of {final_score(state).total}."

    def open_turn(self, state: State, note: Note) -> None:
        self._titles.follow(state, note)
        if note == ("phase", RESOURCE):
            self._rounds += 1
            self.turns.append(TurnStart(self._rounds, None, self.step))
            self.lines.append(Line(self.step, f"Round {self._rounds}", "turn"))

    def veil(self, state: State, note: Note, seat: int) -> str:
        if note[0] not in _VEILED:
            return ""
        player, card = note[1:]
        if player == seat or sees(state, seat, card):
            return ""
        return f"{self.names[player]} {_VEILED[note[0]]}."

    def mark(self, state: State, note: Note) -> str:
        if note[0] == "destroyed" and (
            self._titles.is_facedown(note[1]) or not state.mask[note[1]] & CHARACTER
        ):
            return ""
        return _MARKS.get(note[0], "")

    def describe_note(self, state: State, note: Note) -> str:
        return describe_note(self._titles, note, self.names)

    def describe_question(self, state: State, decision: Decision) -> str:
        return describe_question(state, decision, self.names)

    def describe_option(self, state: State, decision: Decision, option: Option) -> str:
        return describe_option(state, option, self.names)

    def describe_consequence(self, state: State, decision: Decision, option: Option) -> str:
        """Return what a choice costs or leads to as things are."""
        return describe_consequence(state, decision, option)

    def fight_after(self, state: State, decision: Decision, option: Option) -> Attack | None:
        """Return the attack that a choice brings or leaves as it is."""
        return fight_after(state, decision, option)

    def describe_sum(self, state: State, decision: Decision) -> Sum | None:
        """Return what committed characters or attackers add up to, and against what."""
        return describe_sum(state, decision)

    def whole_choices(self, state: State, decision: Decision) -> Sequence[WholeChoice]:
        """Return the ways to pay from several heroes, where there are few."""
        return ways_to_pay(state, decision) if decision.question == Question.PAY else ()

    def in_order(self, state: State, decision: Decision) -> Sequence[Option]:
        """Return the options; a hero that needs its resources itself pays last, if it can."""
        if decision.question == Question.PAY:
            return payments_in_order(state, decision)
        return decision.options

    def lay_out(self, state: State, seat: int | None) -> Table:
        """Return the table; who plays several seats sees the hands of them all."""
        return lay_out(state, seat, self.own_seats)
