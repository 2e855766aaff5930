"""Decks of the statistics's tests."""

from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck

KING = starter("rotk-aragorn-starter").deck
SHADOWS = starter("sh-gandalf-starter").deck
LORE = introductory_decks()["lore"].deck

# Aragorn, Éowyn and Beravor: three spheres, one hero each.
ARAGORN, EOWYN, BERAVOR = "01001", "01007", "01012"
GANDALF = "01073"

NO_TCG_CARD = TcgDeck(None, None, (), ())
NO_LCG_CARD = LcgDeck((), ())
# Cards that no one knows, cards of the other game, cards where they do not belong.
ODD_TCG = TcgDeck(
    "99_1", "01001", ("7_364", "99_9", "7_1"), (("99_1", 3), ("01010", 2), ("7_364", 1))
)
ODD_LCG = LcgDeck((("1_1", 2), ("01073", 1)), (("99999", 3), ("01001", 2), ("7_364", 1)))
ODD = (NO_TCG_CARD, NO_LCG_CARD, ODD_TCG, ODD_LCG)
