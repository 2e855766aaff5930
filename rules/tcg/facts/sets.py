"""The sets of the TCG: number, name, the players' abbreviation, day of release, block."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType


class SetBlock(StrEnum):
    """The sets that are played together as a block (4.2, "Formats")."""

    FELLOWSHIP = "fellowship"
    TOWER = "tower"
    KING = "king"
    WAR_OF_THE_RING = "war of the ring"
    HUNTERS = "hunters"


@dataclass(frozen=True, slots=True)
class CardSet:
    """One set. `released` is a day, or only the month where the day is not sure ("2007-05").

    `released` is None for the promotional cards, which came one by one; `block` is None for a
    set that belongs to none.
    """

    number: int
    name: str
    abbreviation: str
    released: str | None
    block: SetBlock | None


_ALL = (
    CardSet(0, "Promotional", "P", None, None),
    CardSet(1, "The Fellowship of the Ring", "FOTR", "2001-11-06", SetBlock.FELLOWSHIP),
    CardSet(2, "Mines of Moria", "MOM", "2002-03-06", SetBlock.FELLOWSHIP),
    CardSet(3, "Realms of the Elf-lords", "ROTEL", "2002-06-19", SetBlock.FELLOWSHIP),
    CardSet(4, "The Two Towers", "TTT", "2002-11-06", SetBlock.TOWER),
    CardSet(5, "Battle of Helm's Deep", "BOHD", "2003-03-12", SetBlock.TOWER),
    CardSet(6, "Ents of Fangorn", "EOF", "2003-07-02", SetBlock.TOWER),
    CardSet(7, "The Return of the King", "ROTK", "2003-11-05", SetBlock.KING),
    CardSet(8, "Siege of Gondor", "SOG", "2004-03-10", SetBlock.KING),
    CardSet(9, "Reflections", "REF", "2004-05-12", None),
    CardSet(10, "Mount Doom", "MD", "2004-07-14", SetBlock.KING),
    CardSet(11, "Shadows", "SH", "2004-11-03", SetBlock.WAR_OF_THE_RING),
    CardSet(12, "Black Rider", "BR", "2005-03-18", SetBlock.WAR_OF_THE_RING),
    CardSet(13, "Bloodlines", "BL", "2005-08-12", SetBlock.WAR_OF_THE_RING),
    CardSet(14, "Expanded Middle-earth", "EME", "2006-02", None),
    CardSet(15, "The Hunters", "HU", "2006-06", SetBlock.HUNTERS),
    CardSet(16, "The Wraith Collection", "TWC", "2006-08", None),
    CardSet(17, "Rise of Saruman", "ROS", "2007-03", SetBlock.HUNTERS),
    CardSet(18, "Treachery & Deceit", "TD", "2007-05", SetBlock.HUNTERS),
    CardSet(19, "Ages End", "AE", "2007-06", None),
)

SETS: Mapping[int, CardSet] = MappingProxyType({card_set.number: card_set for card_set in _ALL})
