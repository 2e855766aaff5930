"""The two starter decks that the tests play, as sold."""

import tomllib
from pathlib import Path

import rules
from rules.tcg.deck import TcgDeck

FOLDER = Path(rules.__file__).parent / "construction" / "starters" / "tcg"


def starter(name: str) -> TcgDeck:
    with (FOLDER / f"{name}.toml").open("rb") as file:
        written = tomllib.load(file)
    return TcgDeck(
        ring_bearer=written["ring_bearer"],
        ring=written["ring"],
        sites=tuple(written["sites"]),
        draw_deck=tuple(written["draw_deck"].items()),
    )


ARAGORN_STARTER = starter("rotk-aragorn-starter")
EOMER_STARTER = starter("rotk-eomer-starter")
