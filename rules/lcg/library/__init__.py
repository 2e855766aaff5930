"""What each card of the LCG does, and the scenarios.

Each set has a folder named by its code, with a file an encounter set. Player cards of the core set
have a file a sphere, those of other sets are in `player_cards.py`. Dated texts are in `errata.py`,
and a word that one or two cards need is in `own/`, in a file of its kind or of its scenario.
"""

from rules.lcg.library.definitions import definition, texts, unwritten, written
from rules.lcg.library.registry import blueprint

__all__ = ["blueprint", "definition", "texts", "unwritten", "written"]
