"""Isengard of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 R 54",
    "Saruman, Of Many Colours",
    when_played(name_a(culture)),
    gets(companion & named(culture), strength(-1)),
)
