"""Icons that cards print in their sentences, "+1 [attack]", and the words that pages write."""

import re

from rules.lcg.vocabulary import Sphere

_ICON = re.compile(r"\[(\w+)\]")
# A sphere is a name: "1 Lore resource".
_SPHERES = {sphere.value: sphere.value.capitalize() for sphere in Sphere}


def spell_icons(text: str) -> str:
    """Return a text with words in place of icons: "+1 attack"."""
    return _ICON.sub(lambda found: _SPHERES.get(found[1], found[1]), text)
