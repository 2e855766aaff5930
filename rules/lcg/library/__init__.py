"""What each card of the LCG does, and the scenarios.

A player card goes into `spheres/<sphere>.py`, an encounter card into
`encounters/<encounter set>.py`, a quest card into `scenarios/<scenario>.py`, a word that one or
two cards need into `own/`.
"""

from rules.lcg.library.definitions import definition, texts, unwritten, written
from rules.lcg.library.registry import blueprint

__all__ = ["blueprint", "definition", "texts", "unwritten", "written"]
