"""What each card does: the definitions, by set and culture, and the blueprints made of them.

A definition goes into `setNN/<culture>.py`, sites into `setNN/sites.py`, versions of The One
Ring into `setNN/rings.py`. A card without one is *unwritten*: it has its facts and no
behaviour, and says so.
"""

from rules.tcg.library.registry import blueprint, definition, unwritten, written

__all__ = ["blueprint", "definition", "unwritten", "written"]
