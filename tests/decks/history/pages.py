"""What the tests of these pages share."""

from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter

ARAGORN = starter("rotk-aragorn-starter").deck
EOMER = starter("rotk-eomer-starter").deck
LORE = introductory_decks()["lore"].deck
