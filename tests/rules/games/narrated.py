"""Complete games as readable text: the terms, each choice in words, what happened, key numbers.

A file begins with the terms of its game (`Terms`), then an empty line. A line such as
`> 2. pass` is a choice: the second option, in words. Everything else follows from the terms and
the choices by the rules.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path

from rules.construction.format import Game as Kind
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter
from rules.lcg.game import Outcome as LcgOutcome
from rules.lcg.narration import table as lcg_table
from rules.lcg.narration.recording import LcgRecorder
from rules.lcg.vocabulary import Difficulty
from rules.playtest.kind import Description
from rules.playtest.kinds import KINDS
from rules.playtest.lcg.description import PlaytestDescription as LcgDescription
from rules.playtest.tcg.description import PlaytestDescription as TcgDescription
from rules.protocol import Game
from rules.recording import Recorder
from rules.tcg.game import Outcome as TcgOutcome
from rules.tcg.narration import table as tcg_table
from rules.tcg.narration.recording import TcgRecorder

NAMES = ("Anna", "Ben", "Clara", "David")
_CHOICE = re.compile(r"> (?:(\d+)\. )?(.*)")

# Returns the place of an option, given the game and the words of all options.
Choose = Callable[[Game, Sequence[str]], int]


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of a file: its words, and its number in the list of options."""

    words: str
    number: int


class ChoiceNotOffered(AssertionError):
    """A choice of a file that the rules do not offer there (any more), or one too few."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What decides a game apart from its choices. `rules` is the edition, or the scenario."""

    game: str
    decks: str
    rules: str
    seed: str
    day: str = ""
    difficulty: str = ""

    def write(self) -> str:
        """Return the head of a file."""
        values = ((field.name, getattr(self, field.name)) for field in fields(self))
        return "".join(f"{name}: {value}\n" for name, value in values if value)

    @property
    def deck_names(self) -> list[str]:
        """The slugs of the decks, one for each player."""
        return self.decks.split(", ")

    def describe(self) -> Description:
        """Return the playtest whose first game this is."""
        players = ("random",) * len(self.deck_names)
        if Kind(self.game) is Kind.TCG:
            return TcgDescription(
                tuple(starter(name).deck for name in self.deck_names),
                players,
                int(self.seed),
                self.rules,
                self.day,
            )
        return LcgDescription(
            tuple(introductory_decks()[name].deck for name in self.deck_names),
            players,
            int(self.seed),
            self.rules,
            Difficulty(self.difficulty or "standard"),
            self.day,
        )


def read(file: Path) -> tuple[Terms, list[Choice]]:
    """Return the terms and the choices of a file."""
    head, _, story = file.read_text(encoding="utf-8").partition("\n\n")
    terms = Terms(**dict(line.split(": ", 1) for line in head.splitlines()))
    found = filter(None, map(_CHOICE.fullmatch, story.splitlines()))
    return terms, [Choice(choice[2], int(choice[1] or 0)) for choice in found]


def told_apart(words: Sequence[str]) -> list[str]:
    """Return words in which no two are the same: a second Orc is "Orc (2)"."""
    return [
        word if place == words.index(word) else f"{word} ({words[: place + 1].count(word)})"
        for place, word in enumerate(words)
    ]


def first_difference(written: Sequence[str], played: Sequence[str]) -> str:
    """Return the first line that differs and the lines around it; nothing where none does."""
    same = next(
        (
            place
            for place, (old, new) in enumerate(zip(written, played, strict=False))
            if old != new
        ),
        min(len(written), len(played)),
    )
    if same == len(written) == len(played):
        return ""
    before = "\n".join(written[max(0, same - 5) : same])
    old = "\n".join(written[same : same + 3])
    new = "\n".join(played[same : same + 3])
    return f"line {same + 1} differs, after\n{before}\n--- written:\n{old}\n+++ played:\n{new}"


def from_file(choices: Sequence[Choice]) -> Choose:
    """Return what makes the choices of a file, one after the other.

    It raises ChoiceNotOffered where the next one is not offered, or none is left.
    """
    left = iter(choices)

    def choose(game: Game, words: Sequence[str]) -> int:
        choice = next(left, None)
        if choice is None or choice.words not in words:
            raise ChoiceNotOffered(f"{choice} is not offered: {', '.join(words)}")
        return words.index(choice.words)

    return choose


def narrate(terms: Terms, choose: Choose) -> Iterator[str]:
    """Yield the lines of a file, the head first, while the game is played."""
    yield from terms.write().splitlines()
    yield ""
    is_tcg = Kind(terms.game) is Kind.TCG
    names = NAMES[: len(terms.deck_names)]
    recorder: Recorder[tcg_table.Table] | Recorder[lcg_table.Table] = (
        TcgRecorder(names) if is_tcg else LcgRecorder(names)
    )
    for game in KINDS[Kind(terms.game)].games(terms.describe(), 0):
        if game.state.log is None:
            game.state.log = []
        yield from _play(game, recorder, choose)


def _play(
    game: Game,
    recorder: Recorder[tcg_table.Table] | Recorder[lcg_table.Table],
    choose: Choose,
) -> Iterator[str]:
    """Play one game, one scenario of a campaign, to its end.

    At the beginning of each phase come the numbers that have changed.
    """
    shown: object = None
    known: list[str] = []
    while True:
        recorder.follow(game, 0)
        yield from (f"## {line.text}" if line.opens else line.text for line in recorder.lines)
        recorder.lines.clear()
        game.state.log = []
        if game.is_over():
            yield from numbers(recorder.lay_out(game.state, None))
            yield end(game.outcome())
            return
        table = recorder.lay_out(game.state, None)
        if (moment := (turn(table), table.phase)) != shown:
            lines = numbers(table)
            yield from (line for line in lines if line not in known)
            shown, known = moment, lines
        decision = game.decision()
        words = told_apart(
            [recorder.describe_option(game.state, decision, option) for option in decision.options]
        )
        place = choose(game, words)
        yield recorder.describe_question(game.state, decision)
        yield f"> {place + 1}. {words[place]}"
        game.choose(place)


def end(outcome: TcgOutcome | LcgOutcome) -> str:
    """Return how a game ended."""
    if isinstance(outcome, TcgOutcome):
        winner = "nobody" if outcome.winner is None else NAMES[outcome.winner]
        return f"End: {outcome.ending}, {winner} wins"
    score = f", score {outcome.score.total}" if outcome.score else ""
    return f"End: {outcome.ending} in round {outcome.rounds} at stage {outcome.stage}{score}"


Table = tcg_table.Table | lcg_table.Table


def turn(table: Table) -> int:
    """Return the number of the turn, or the round."""
    return table.turn if isinstance(table, tcg_table.Table) else table.round


def numbers(table: Table) -> list[str]:
    """Return the numbers of a table, a line for what each player has."""
    return tcg_numbers(table) if isinstance(table, tcg_table.Table) else lcg_numbers(table)


def tcg_numbers(table: tcg_table.Table) -> list[str]:
    """Return the numbers of a table of the TCG."""
    lines = [f"  twilight {table.twilight}"]
    for seat in table.seats:
        place = next((site.number for site in table.path if seat.player in site.fellowships), 0)
        lines.append(
            f"  {NAMES[seat.player]}: site {place}, {len(seat.hand)} in hand, {seat.draw_deck} in "
            f"deck, {seat.burdens} burdens, {seat.threats} threats; "
            + ", ".join(map(_tcg_card, seat.fellowship))
        )
    if table.minions:
        lines.append("  minions: " + ", ".join(map(_tcg_card, table.minions)))
    return lines


def _tcg_card(card: tcg_table.CardOnTable) -> str:
    notes = [*card.notes, *(f"{number} {culture} tokens" for culture, number in card.tokens)]
    numbers = f" {card.strength}/{card.vitality_left}" if card.strength is not None else ""
    borne = "".join(f" + {item.name}" for item in card.borne_cards)
    return card.card.name + numbers + (f" ({', '.join(notes)})" if notes else "") + borne


def lcg_numbers(table: lcg_table.Table) -> list[str]:
    """Return the numbers of a table of the LCG."""
    quest = table.quest.name if table.quest else "no quest"
    lines = [
        f"  {quest}: {table.progress} progress; staging area {table.staging_threat} threat: "
        + ", ".join(map(_lcg_card, table.staging))
    ]
    if table.location:
        lines.append(f"  active location: {_lcg_card(table.location)}")
    for seat in table.seats:
        cards = (*seat.heroes, *seat.allies)
        lines.append(
            f"  {NAMES[seat.player]}: threat {seat.threat}, {len(seat.hand)} in hand, "
            f"{seat.deck} in deck; " + ", ".join(map(_lcg_card, cards))
        )
        if seat.engaged:
            lines.append("    engaged: " + ", ".join(map(_lcg_card, seat.engaged)))
    return lines


def _lcg_card(card: lcg_table.CardOnTable) -> str:
    counts = {
        "damage": card.damage,
        "progress": card.progress,
        "resources": card.resources,
        "shadow cards": card.shadow_cards,
    }
    notes = [f"{number} {name}" for name, number in counts.items() if number]
    notes += [*(["exhausted"] if card.exhausted else []), *card.notes]
    numbers = [card.willpower, card.threat, card.attack, card.defense, card.hit_points_left]
    shown = "/".join(str(number) for number in numbers if number is not None)
    attached = "".join(f" + {item.card.name}" for item in card.attached)
    return f"{card.card.name} {shown}" + (f" ({', '.join(notes)})" if notes else "") + attached
