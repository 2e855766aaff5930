"""Every noun of the language: types, cultures, races, keywords, classes, signets, sides.

One name, one meaning. Where a race and a culture share a word, the race has it and the culture
is told apart (`orc` is the race, `orc_culture` the culture); Gandalf is a title, so his culture
and signet are `gandalf_culture` and `gandalf_signet`. Phases have their plain names, so the
keywords of the same name end in `_keyword`. `fierce` and `archer` are how a character stands
at the moment; as qualities (`gets(this, fierce)`) they make it so.
"""

from rules.tcg.notation.amounts import Statistic
from rules.tcg.notation.filters import Bearing, Filter, Printed, Range, State, With
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

# --- phases ---

fellowship = Phase.FELLOWSHIP
shadow = Phase.SHADOW
maneuver = Phase.MANEUVER
archery = Phase.ARCHERY
assignment = Phase.ASSIGNMENT
skirmish = Phase.SKIRMISH
regroup = Phase.REGROUP

# --- how a card stands ---

unique: Filter = State.UNIQUE
wounded: Filter = State.WOUNDED
exhausted: Filter = State.EXHAUSTED
roaming: Filter = State.ROAMING
your: Filter = State.YOURS
opponents: Filter = State.OPPONENTS
skirmishing: Filter = State.SKIRMISHING
assigned: Filter = State.ASSIGNED
unassigned: Filter = State.UNASSIGNED
in_support_area: Filter = State.IN_SUPPORT_AREA
ring_bearer: Filter = State.RING_BEARER
unbound: Filter = State.UNBOUND
you_control: Filter = State.CONTROLLED_BY_YOU
shadow_controls: Filter = State.CONTROLLED_BY_SHADOW
controlled: Filter = State.CONTROLLED
current_site: Filter = State.CURRENT
next_site: Filter = State.NEXT
participating: Filter = State.PARTICIPATING
stacked: Filter = State.STACKED
played_this_turn: Filter = State.PLAYED_THIS_TURN
of_unspotted_race: Filter = State.OF_UNSPOTTED_RACE
of_unspotted_culture: Filter = State.OF_UNSPOTTED_CULTURE
of_same_number: Filter = State.OF_SAME_NUMBER
of_most_common_race: Filter = State.OF_MOST_COMMON_RACE
mounted: Filter = Bearing(mount)
