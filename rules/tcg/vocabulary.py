"""The words of the TCG: what a card can be, belong to and carry.

Every value is the word as the project writes it in data files and queries. A word that is not
here does not exist: the readers of data files refuse it and name the row.
"""

from enum import StrEnum


class Side(StrEnum):
    """Whose cards they are (Comprehensive Rulebook 2.0, "Kinds of cards")."""

    FREE_PEOPLES = "free_peoples"
    SHADOW = "shadow"


class CardType(StrEnum):
    """The ten card types; `follower` came with the 2007 rules."""

    COMPANION = "companion"
    ALLY = "ally"
    FOLLOWER = "follower"
    MINION = "minion"
    POSSESSION = "possession"
    ARTIFACT = "artifact"
    CONDITION = "condition"
    EVENT = "event"
    SITE = "site"
    THE_ONE_RING = "the one ring"


CHARACTERS = frozenset({CardType.COMPANION, CardType.ALLY, CardType.MINION})


class Culture(StrEnum):
    """A card's culture; sites and The One Ring have none."""

    DWARVEN = "dwarven"
    ELVEN = "elven"
    GANDALF = "gandalf"
    GOLLUM = "gollum"
    GONDOR = "gondor"
    ROHAN = "rohan"
    SHIRE = "shire"
    DUNLAND = "dunland"
    ISENGARD = "isengard"
    MEN = "men"
    MORIA = "moria"
    ORC = "orc"
    RAIDER = "raider"
    SAURON = "sauron"
    URUK_HAI = "uruk-hai"
    WRAITH = "wraith"


class Race(StrEnum):
    """What a character is."""

    BALROG = "balrog"
    CREATURE = "creature"
    DWARF = "dwarf"
    ELF = "elf"
    ENT = "ent"
    HALF_TROLL = "half-troll"
    HOBBIT = "hobbit"
    MAIA = "maia"
    MAN = "man"
    NAZGUL = "nazgul"
    ORC = "orc"
    SPIDER = "spider"
    TREE = "tree"
    TROLL = "troll"
    URUK_HAI = "uruk-hai"
    WIZARD = "wizard"
    WRAITH = "wraith"


class Keyword(StrEnum):
    """Keywords, loaded and unloaded. Those with a number keep it beside them (`Card.keywords`)."""

    AMBUSH = "ambush"
    ARCHER = "archer"
    BATTLEGROUND = "battleground"
    BESIEGER = "besieger"
    CORSAIR = "corsair"
    DAMAGE = "damage"
    DEFENDER = "defender"
    DWELLING = "dwelling"
    EASTERLING = "easterling"
    ENDURING = "enduring"
    ENGINE = "engine"
    FELLOWSHIP = "fellowship"
    FIERCE = "fierce"
    FOREST = "forest"
    FORTIFICATION = "fortification"
    HUNTER = "hunter"
    KNIGHT = "knight"
    LURKER = "lurker"
    MACHINE = "machine"
    MARSH = "marsh"
    MOUNTAIN = "mountain"
    MUSTER = "muster"
    PIPEWEED = "pipeweed"
    PLAINS = "plains"
    RANGER = "ranger"
    RING_BEARER = "ring-bearer"
    RING_BOUND = "ring-bound"
    RIVER = "river"
    SANCTUARY = "sanctuary"
    SEARCH = "search"
    SOUTHRON = "southron"
    SPELL = "spell"
    STEALTH = "stealth"
    SUPPORT_AREA = "support area"
    TALE = "tale"
    TENTACLE = "tentacle"
    TOIL = "toil"
    TRACKER = "tracker"
    TWILIGHT = "twilight"
    UNDERGROUND = "underground"
    UNHASTY = "unhasty"
    VALIANT = "valiant"
    VILLAGER = "villager"
    WARG_RIDER = "warg-rider"
    WEATHER = "weather"


NUMBERED_KEYWORDS = frozenset(
    {Keyword.AMBUSH, Keyword.DAMAGE, Keyword.DEFENDER, Keyword.HUNTER, Keyword.TOIL}
)


class ItemClass(StrEnum):
    """The class of a possession or artifact: a character bears one of each."""

    ARMOR = "armor"
    BOX = "box"
    BRACERS = "bracers"
    BROOCH = "brooch"
    CLOAK = "cloak"
    GAUNTLETS = "gauntlets"
    HAND_WEAPON = "hand weapon"
    HELM = "helm"
    MOUNT = "mount"
    PALANTIR = "palantir"
    PHIAL = "phial"
    PIPE = "pipe"
    RANGED_WEAPON = "ranged weapon"
    RING = "ring"
    SHIELD = "shield"
    STAFF = "staff"


class Signet(StrEnum):
    """The story a Free Peoples character belongs to."""

    ARAGORN = "aragorn"
    FRODO = "frodo"
    GANDALF = "gandalf"
    THEODEN = "theoden"


class Phase(StrEnum):
    """Words in bold before a colon: when an action may be taken. `response` is no phase."""

    FELLOWSHIP = "fellowship"
    SHADOW = "shadow"
    MANEUVER = "maneuver"
    ARCHERY = "archery"
    ASSIGNMENT = "assignment"
    SKIRMISH = "skirmish"
    REGROUP = "regroup"
    RESPONSE = "response"


class Block(StrEnum):
    """The adventure path a site belongs to."""

    FELLOWSHIP = "fellowship"
    TOWERS = "towers"
    KING = "king"
    SHADOWS = "shadows"


class Arrow(StrEnum):
    """Which neighbour plays the site after this one."""

    LEFT = "left"
    RIGHT = "right"


class Rarity(StrEnum):
    """The letter in the collector's number."""

    COMMON = "C"
    UNCOMMON = "U"
    RARE = "R"
    RARE_PLUS = "R+"
    PROMOTIONAL = "P"
    STARTER = "S"
