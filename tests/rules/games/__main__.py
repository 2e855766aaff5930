"""Plays the narrated games again, and shows where they differ from their files.

python -m tests.rules.games                    the differences of all games; the status is 1 if any
python -m tests.rules.games --write            write the games as they are by today's rules
python -m tests.rules.games --write anduin     only the files whose name contains "anduin"

A game keeps the choices of its file. Where the words of one are not offered, the option with its
number is taken. Where there is none, or the file has no choice left, the player goes on that
`--player` names (random). So a new game begins as a file with its terms and an empty line.
"""

import argparse
import difflib
import sys
from collections.abc import Sequence
from pathlib import Path

from rules.construction.format import Game as Kind
from rules.lcg.players import naming as lcg_players
from rules.players.player import Player
from rules.protocol import Game
from rules.tcg.players import naming as tcg_players
from tests.rules.games.narrated import Choice, Choose, Terms, narrate, read

FILES = sorted(Path(__file__).parent.glob("*.txt"))


def as_far_as_possible(choices: Sequence[Choice], players: Sequence[Player]) -> Choose:
    """Return what makes these choices as long as there are such options; then the players go on."""
    left = list(reversed(choices))

    def choose(game: Game, words: Sequence[str]) -> int:
        if left:
            choice = left.pop()
            if choice.words in words:
                return words.index(choice.words)
            if 1 <= choice.number <= len(words):
                return choice.number - 1
            left.clear()
        chooser: Player = players[game.decision().player]
        return chooser.choose(game)

    return choose


def new_players(terms: Terms, name: str) -> list[Player]:
    """Return a player of this name for each deck."""
    find = tcg_players.player if Kind(terms.game) is Kind.TCG else lcg_players.player
    return [find(name, seat) for seat in range(len(terms.deck_names))]


def main(arguments: Sequence[str]) -> int:
    """Run the command; return 1 if a game differs from its file and is not written."""
    parser = argparse.ArgumentParser(prog="python -m tests.rules.games")
    parser.add_argument("--write", action="store_true", help="write what differs")
    parser.add_argument("--player", default="random", help="who goes on where choices end")
    parser.add_argument("names", nargs="*", help="parts of file names")
    asked = parser.parse_args(arguments)
    differ = False
    for file in FILES:
        if asked.names and not any(name in file.stem for name in asked.names):
            continue
        terms, choices = read(file)
        choose = as_far_as_possible(choices, new_players(terms, asked.player))
        before = file.read_text(encoding="utf-8").splitlines()
        after = list(narrate(terms, choose))
        for line in difflib.unified_diff(before, after, str(file.name), str(file.name), n=2):
            print(line.rstrip("\n"))
        if after != before:
            differ = True
            if asked.write:
                file.write_text("\n".join(after) + "\n", encoding="utf-8")
    return int(differ and not asked.write)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
