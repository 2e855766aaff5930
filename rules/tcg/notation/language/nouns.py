"""The nouns of the language: types, cultures, races, keywords, classes, signets, sides.

One name, one meaning. Where a race and a culture share a word, the race has it and the culture
is told apart (`orc` is the race, `orc_culture` the culture); Gandalf is a title, so his culture
and signet are `gandalf_culture` and `gandalf_signet`. Phases have their plain names, so the
keywords of the same name end in `_keyword`. `fierce` and `archer` are how a character stands
at the moment; as qualities (`gets(this, fierce)`) they make it so.
"""

from rules.tcg.notation.amounts import Statistic
from rules.tcg.notation.filters import (
    EventOf,
    Filter,
    Printed,
    Range,
    With,
)
from rules.tcg.vocabulary import (
    CardType,
    Culture,
    ItemClass,
    Keyword,
    Phase,
    Race,
    Side,
    Signet,
)

__all__ = [
    "ally",
    "ambush_keyword",
    "aragorn_signet",
    "archer",
    "archery_event",
    "armor",
    "artifact",
    "assignment_event",
    "balrog",
    "battleground",
    "besieger",
    "box",
    "bracers",
    "brooch",
    "character",
    "cloak",
    "companion",
    "condition",
    "corsair",
    "creature",
    "damage_keyword",
    "defender_keyword",
    "dunland",
    "dwarf",
    "dwarven",
    "dwelling",
    "easterling",
    "elf",
    "elven",
    "enduring",
    "engine",
    "ent",
    "event_card",
    "fellowship_event",
    "fellowship_keyword",
    "fierce",
    "follower",
    "forest",
    "fortification",
    "free_peoples",
    "frodo_signet",
    "gandalf_culture",
    "gandalf_signet",
    "gauntlets",
    "gollum",
    "gondor",
    "half_troll",
    "hand_weapon",
    "helm",
    "hobbit",
    "hunter_keyword",
    "isengard",
    "knight",
    "lurker",
    "machine",
    "maia",
    "man",
    "maneuver_event",
    "marsh",
    "men",
    "minion",
    "moria",
    "mount",
    "mountain",
    "muster",
    "nazgul",
    "orc",
    "orc_culture",
    "palantir",
    "phial",
    "pipe",
    "pipeweed",
    "plains",
    "possession",
    "raider",
    "ranged_weapon",
    "ranger",
    "regroup_event",
    "ring",
    "ring_bound",
    "river",
    "rohan",
    "sanctuary",
    "sauron",
    "search",
    "shadow_event",
    "shadow_side",
    "shield",
    "shire",
    "site",
    "skirmish_event",
    "southron",
    "spell",
    "spider",
    "staff",
    "stealth",
    "support_area",
    "tale",
    "tentacle",
    "the_one_ring",
    "theoden_signet",
    "toil_keyword",
    "tracker",
    "tree",
    "troll",
    "twilight_keyword",
    "underground",
    "unhasty",
    "uruk_hai",
    "uruk_hai_culture",
    "valiant",
    "villager",
    "warg_rider",
    "weapon",
    "weather",
    "wizard",
    "wraith",
    "wraith_culture",
]

# --- card types ---

companion: Filter = Printed(CardType.COMPANION)
ally: Filter = Printed(CardType.ALLY)
follower: Filter = Printed(CardType.FOLLOWER)
minion: Filter = Printed(CardType.MINION)
possession: Filter = Printed(CardType.POSSESSION)
artifact: Filter = Printed(CardType.ARTIFACT)
condition: Filter = Printed(CardType.CONDITION)
event_card: Filter = Printed(CardType.EVENT)
site: Filter = Printed(CardType.SITE)
the_one_ring: Filter = Printed(CardType.THE_ONE_RING)
character: Filter = companion | ally | minion

fellowship_event: Filter = EventOf(Phase.FELLOWSHIP)
shadow_event: Filter = EventOf(Phase.SHADOW)
maneuver_event: Filter = EventOf(Phase.MANEUVER)
archery_event: Filter = EventOf(Phase.ARCHERY)
assignment_event: Filter = EventOf(Phase.ASSIGNMENT)
skirmish_event: Filter = EventOf(Phase.SKIRMISH)
regroup_event: Filter = EventOf(Phase.REGROUP)

# --- sides ---

free_peoples: Filter = Printed(Side.FREE_PEOPLES)
shadow_side: Filter = Printed(Side.SHADOW)

# --- cultures ---

dwarven: Filter = Printed(Culture.DWARVEN)
elven: Filter = Printed(Culture.ELVEN)
gandalf_culture: Filter = Printed(Culture.GANDALF)
gollum: Filter = Printed(Culture.GOLLUM)
gondor: Filter = Printed(Culture.GONDOR)
rohan: Filter = Printed(Culture.ROHAN)
shire: Filter = Printed(Culture.SHIRE)
dunland: Filter = Printed(Culture.DUNLAND)
isengard: Filter = Printed(Culture.ISENGARD)
men: Filter = Printed(Culture.MEN)
moria: Filter = Printed(Culture.MORIA)
orc_culture: Filter = Printed(Culture.ORC)
raider: Filter = Printed(Culture.RAIDER)
sauron: Filter = Printed(Culture.SAURON)
uruk_hai_culture: Filter = Printed(Culture.URUK_HAI)
wraith_culture: Filter = Printed(Culture.WRAITH)

# --- races ---

balrog: Filter = Printed(Race.BALROG)
creature: Filter = Printed(Race.CREATURE)
dwarf: Filter = Printed(Race.DWARF)
elf: Filter = Printed(Race.ELF)
ent: Filter = Printed(Race.ENT)
half_troll: Filter = Printed(Race.HALF_TROLL)
hobbit: Filter = Printed(Race.HOBBIT)
maia: Filter = Printed(Race.MAIA)
man: Filter = Printed(Race.MAN)
nazgul: Filter = Printed(Race.NAZGUL)
orc: Filter = Printed(Race.ORC)
spider: Filter = Printed(Race.SPIDER)
tree: Filter = Printed(Race.TREE)
troll: Filter = Printed(Race.TROLL)
uruk_hai: Filter = Printed(Race.URUK_HAI)
wizard: Filter = Printed(Race.WIZARD)
wraith: Filter = Printed(Race.WRAITH)

# --- keywords ---

ambush_keyword: Filter = With(Statistic.AMBUSH, Range(1, None))
archer: Filter = With(Statistic.ARCHER, Range(1, None))
battleground: Filter = Printed(Keyword.BATTLEGROUND)
besieger: Filter = Printed(Keyword.BESIEGER)
corsair: Filter = Printed(Keyword.CORSAIR)
damage_keyword: Filter = Printed(Keyword.DAMAGE)
defender_keyword: Filter = Printed(Keyword.DEFENDER)
dwelling: Filter = Printed(Keyword.DWELLING)
easterling: Filter = Printed(Keyword.EASTERLING)
enduring: Filter = Printed(Keyword.ENDURING)
engine: Filter = Printed(Keyword.ENGINE)
fellowship_keyword: Filter = Printed(Keyword.FELLOWSHIP)
fierce: Filter = With(Statistic.FIERCE, Range(1, None))
forest: Filter = Printed(Keyword.FOREST)
fortification: Filter = Printed(Keyword.FORTIFICATION)
hunter_keyword: Filter = With(Statistic.HUNTER, Range(1, None))
knight: Filter = Printed(Keyword.KNIGHT)
lurker: Filter = Printed(Keyword.LURKER)
machine: Filter = Printed(Keyword.MACHINE)
marsh: Filter = Printed(Keyword.MARSH)
mountain: Filter = Printed(Keyword.MOUNTAIN)
muster: Filter = Printed(Keyword.MUSTER)
pipeweed: Filter = Printed(Keyword.PIPEWEED)
plains: Filter = Printed(Keyword.PLAINS)
ranger: Filter = Printed(Keyword.RANGER)
ring_bound: Filter = Printed(Keyword.RING_BOUND)
river: Filter = Printed(Keyword.RIVER)
sanctuary: Filter = Printed(Keyword.SANCTUARY)
search: Filter = Printed(Keyword.SEARCH)
southron: Filter = Printed(Keyword.SOUTHRON)
spell: Filter = Printed(Keyword.SPELL)
stealth: Filter = Printed(Keyword.STEALTH)
support_area: Filter = Printed(Keyword.SUPPORT_AREA)
tale: Filter = Printed(Keyword.TALE)
tentacle: Filter = Printed(Keyword.TENTACLE)
toil_keyword: Filter = Printed(Keyword.TOIL)
tracker: Filter = Printed(Keyword.TRACKER)
twilight_keyword: Filter = Printed(Keyword.TWILIGHT)
underground: Filter = Printed(Keyword.UNDERGROUND)
unhasty: Filter = Printed(Keyword.UNHASTY)
valiant: Filter = Printed(Keyword.VALIANT)
villager: Filter = Printed(Keyword.VILLAGER)
warg_rider: Filter = Printed(Keyword.WARG_RIDER)
weather: Filter = Printed(Keyword.WEATHER)

# --- classes of possessions and artifacts ---

armor: Filter = Printed(ItemClass.ARMOR)
box: Filter = Printed(ItemClass.BOX)
bracers: Filter = Printed(ItemClass.BRACERS)
brooch: Filter = Printed(ItemClass.BROOCH)
cloak: Filter = Printed(ItemClass.CLOAK)
gauntlets: Filter = Printed(ItemClass.GAUNTLETS)
hand_weapon: Filter = Printed(ItemClass.HAND_WEAPON)
helm: Filter = Printed(ItemClass.HELM)
mount: Filter = Printed(ItemClass.MOUNT)
palantir: Filter = Printed(ItemClass.PALANTIR)
phial: Filter = Printed(ItemClass.PHIAL)
pipe: Filter = Printed(ItemClass.PIPE)
ranged_weapon: Filter = Printed(ItemClass.RANGED_WEAPON)
ring: Filter = Printed(ItemClass.RING)
shield: Filter = Printed(ItemClass.SHIELD)
staff: Filter = Printed(ItemClass.STAFF)
weapon: Filter = hand_weapon | ranged_weapon

# --- signets ---

aragorn_signet: Filter = Printed(Signet.ARAGORN)
frodo_signet: Filter = Printed(Signet.FRODO)
gandalf_signet: Filter = Printed(Signet.GANDALF)
theoden_signet: Filter = Printed(Signet.THEODEN)
