"""Digests of 200 games by each computer player, to compare a change of code with.

python -m tests.rules.players.digests                  play all games; the status is 1 if any differ
python -m tests.rules.players.digests tcg strong       only those of the TCG by Strong
python -m tests.rules.players.digests --write lcg      write the digests as the games are played now

Moving code changes no game, so the digests stay the same. A change of a rule or a player writes
new ones. Both kernels play the same games; the compiled one needs a third of the time.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from rules.construction.format import Game
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter_slugs
from rules.lcg.players.naming import PLAYER_NAMES as LCG_PLAYERS
from rules.players.strengths import GOOD, STRONG
from rules.playtest.digest import add_digests, digest_text, game_digest
from rules.playtest.kind import Description
from rules.playtest.kinds import KINDS
from rules.playtest.lcg.description import PlaytestDescription as LcgDescription
from rules.tcg.pairings import describe, neighbours
from rules.tcg.players.naming import PLAYER_NAMES as TCG_PLAYERS

TABLE = Path(__file__).with_name("digests.txt")
SEED = 200
FEW, ALL = 5, 200
# Named, so that a new scenario leaves these games as they are; one or two decks play each.
LCG_SCENARIOS = (
    "passage-through-mirkwood",
    "journey-down-the-anduin",
    "escape-from-dol-guldur",
    "the-hunt-for-gollum",
)


class Row(NamedTuple):
    """The first games of TCG or LCG by one player in every seat."""

    game: str
    player: str
    games: int

    def __str__(self) -> str:
        return f"{self.game} {self.player} {self.games}"


ROWS = [
    Row(game, player, games)
    for game, players in ((Game.TCG, TCG_PLAYERS), (Game.LCG, LCG_PLAYERS))
    for player in players
    for games in (FEW, ALL)
    # Searches of the LCG take seconds a game.
    if games == FEW or game == Game.TCG or player not in (GOOD, STRONG)
]


def described(game: str, player: str) -> list[Description]:
    """Return the playtests whose games are played in turn: starter decks of every block or kind."""
    if game == Game.TCG:
        pairings = neighbours(starter_slugs())
        return [replace(describe(pairing, SEED), players=(player, player)) for pairing in pairings]
    decks = [found.deck for found in introductory_decks().values()]
    return [
        LcgDescription(
            tuple(decks[(first + place) % len(decks)] for place in range(seats)),
            (player,) * seats,
            SEED,
            scenario,
        )
        for first, scenario in enumerate(LCG_SCENARIOS)
        for seats in (2, 1)
    ]


def played(row: Row) -> str:
    """Return the digest of the games of a row as they are played now."""
    kind = KINDS[Game(row.game)]
    playtests = described(row.game, row.player)
    return digest_text(
        add_digests(
            game_digest(kind.play_game(playtests[index % len(playtests)], index))
            for index in range(row.games)
        )
    )


def written() -> dict[Row, str]:
    """Return the digests of the table."""
    rows = (line.split() for line in TABLE.read_text(encoding="utf-8").splitlines())
    return {Row(game, player, int(games)): digest for game, player, games, digest in rows}


def write(digests: dict[Row, str]) -> None:
    """Write the table, in the order of its rows."""
    lines = (f"{row} {digests[row]}\n" for row in ROWS if row in digests)
    TABLE.write_text("".join(lines), encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Run the command; return 1 if games differ from the table and are not written."""
    parser = argparse.ArgumentParser(prog="python -m tests.rules.players.digests")
    parser.add_argument("--write", action="store_true", help="write what differs")
    parser.add_argument("words", nargs="*", help="games, players or numbers of games")
    asked = parser.parse_args(arguments)
    known = written() if TABLE.exists() else {}
    differ = False
    for row in ROWS:
        if {str(value) for value in row}.issuperset(asked.words):
            digest = played(row)
            same = known.get(row) == digest
            differ |= not same
            print(row, digest, "" if same else "DIFFERS", flush=True)
            if asked.write and not same:
                known[row] = digest
                write(known)
    return int(differ and not asked.write)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
