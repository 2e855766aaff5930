"""The sets of the LCG; so far the core set."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules.lcg.facts.card import CORE_SET


@dataclass(frozen=True, slots=True)
class LcgSet:
    """One set. `released` is a day, or only the month where the day is not sure."""

    code: str
    name: str
    abbreviation: str
    released: str


SETS: Mapping[str, LcgSet] = MappingProxyType(
    {CORE_SET: LcgSet(CORE_SET, "Core Set", "CORE", "2011-04")}
)
