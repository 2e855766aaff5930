"""The words of the LCG: what a card can be, belong to and carry.

Traits are not here: they are free words, printed as names, and grow with every box.
"""

from enum import StrEnum


class CardType(StrEnum):
    """The nine card types of the core rules ("Card Types"), and those of later products."""

    HERO = "hero"
    ALLY = "ally"
    ATTACHMENT = "attachment"
    EVENT = "event"
    ENEMY = "enemy"
    LOCATION = "location"
    TREACHERY = "treachery"
    OBJECTIVE = "objective"
    QUEST = "quest"
    SIDE_QUEST = "side quest"
    CONTRACT = "contract"
    TREASURE = "treasure"


PLAYER_DECK = frozenset({CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT, CardType.SIDE_QUEST})
# What players build with: a contract lies beside the deck, a treasure is found in a scenario.
PLAYER_CARDS = PLAYER_DECK | {CardType.HERO, CardType.CONTRACT, CardType.TREASURE}
ENCOUNTER_DECK = frozenset(
    {CardType.ENEMY, CardType.LOCATION, CardType.TREACHERY, CardType.OBJECTIVE}
)


class Sphere(StrEnum):
    """The four spheres of influence and neutral (core rules, "Spheres of Influence").

    The saga's products print their own: Baggins and Fellowship have resource icons of their own,
    and a boon, won in a campaign, has no sphere.
    """

    LEADERSHIP = "leadership"
    TACTICS = "tactics"
    SPIRIT = "spirit"
    LORE = "lore"
    NEUTRAL = "neutral"
    BAGGINS = "baggins"
    FELLOWSHIP = "fellowship"
    BOON = "boon"


class EncounterSet(StrEnum):
    """The encounter sets of the sets that the computer plays, by their printed names."""

    PASSAGE_THROUGH_MIRKWOOD = "Passage Through Mirkwood"
    JOURNEY_DOWN_THE_ANDUIN = "Journey Down the Anduin"
    ESCAPE_FROM_DOL_GULDUR = "Escape from Dol Guldur"
    SPIDERS_OF_MIRKWOOD = "Spiders of Mirkwood"
    WILDERLANDS = "Wilderlands"
    DOL_GULDUR_ORCS = "Dol Guldur Orcs"
    SAURONS_REACH = "Sauron's Reach"
    THE_HUNT_FOR_GOLLUM = "The Hunt for Gollum"
    CONFLICT_AT_THE_CARROCK = "Conflict at the Carrock"
    A_JOURNEY_TO_RHOSGOBEL = "A Journey to Rhosgobel"
    THE_HILLS_OF_EMYN_MUIL = "The Hills of Emyn Muil"
    THE_DEAD_MARSHES = "The Dead Marshes"
    RETURN_TO_MIRKWOOD = "Return to Mirkwood"
    INTO_THE_PIT = "Into the Pit"
    THE_SEVENTH_LEVEL = "The Seventh Level"
    PLUNDERING_GOBLINS = "Plundering Goblins"
    TWISTS_AND_TURNS = "Twists and Turns"
    HAZARDS_OF_THE_PIT = "Hazards of the Pit"
    GOBLINS_OF_THE_DEEP = "Goblins of the Deep"
    FLIGHT_FROM_MORIA = "Flight from Moria"
    DEEPS_OF_MORIA = "Deeps of Moria"


class Keyword(StrEnum):
    """Keywords, those of the core rules first; victory points have a fact of their own."""

    DOOMED = "doomed"
    GUARDED = "guarded"
    RANGED = "ranged"
    RESTRICTED = "restricted"
    SENTINEL = "sentinel"
    SURGE = "surge"
    SECRECY = "secrecy"
    PERMANENT = "permanent"
    ENCOUNTER = "encounter"
    IMMUNE = "immune to player card effects"
    UNTOUCHED = "immune to card effects"
    OUT_OF_RANGE = "immune to ranged damage"


NUMBERED_KEYWORDS = frozenset({Keyword.DOOMED, Keyword.SECRECY})


class Phase(StrEnum):
    """The seven phases of a round, in their order (core rules, "Round Sequence")."""

    RESOURCE = "resource"
    PLANNING = "planning"
    QUEST = "quest"
    TRAVEL = "travel"
    ENCOUNTER = "encounter"
    COMBAT = "combat"
    REFRESH = "refresh"


class Edition(StrEnum):
    """Which rules a game is played by where the core rulebook and the official FAQ differ.

    By the core rules doomed and surge work in the staging step and in set-up, by the FAQ whenever
    the card is revealed.
    """

    CORE = ""
    FAQ = "faq"


class Difficulty(StrEnum):
    """How hard the players want it (core rules, "Basic Game")."""

    BASIC = "basic"
    STANDARD = "standard"
