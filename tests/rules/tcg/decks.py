"""The two starter decks that the tests play, as sold."""

from rules.construction.starters import starter

ARAGORN_STARTER = starter("rotk-aragorn-starter").deck
EOMER_STARTER = starter("rotk-eomer-starter").deck
