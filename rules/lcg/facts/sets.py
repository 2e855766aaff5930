"""The products of the LCG with player cards, in the order in which they came out.

Days are those of the players' deck site; where sources differ, only the month or year is given.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

CORE_SET: Final = "core"


@dataclass(frozen=True, slots=True)
class LcgSet:
    """One product. `released` is a day, or only the month or year where the day is not sure.

    `cycle` is what it belongs to: a cycle of adventure packs, a saga, or itself.
    """

    code: str
    name: str
    abbreviation: str
    released: str
    cycle: str


_PRODUCTS = (
    LcgSet("core", "Core Set", "CORE", "2011-04", "Core Set"),
    LcgSet("hfg", "The Hunt for Gollum", "HfG", "2011-07-21", "Shadows of Mirkwood"),
    LcgSet("catc", "Conflict at the Carrock", "CatC", "2011-08-10", "Shadows of Mirkwood"),
    LcgSet("jtr", "A Journey to Rhosgobel", "JtR", "2011-09-01", "Shadows of Mirkwood"),
    LcgSet("hoem", "The Hills of Emyn Muil", "HoEM", "2011-09-30", "Shadows of Mirkwood"),
    LcgSet("tdm", "The Dead Marshes", "TDM", "2011-11-02", "Shadows of Mirkwood"),
    LcgSet("rtm", "Return to Mirkwood", "RtM", "2011-11-23", "Shadows of Mirkwood"),
    LcgSet("kd", "Khazad-dûm", "KD", "2012-01-06", "Khazad-dûm"),
    LcgSet("trg", "The Redhorn Gate", "TRG", "2012-03-01", "Dwarrowdelf"),
    LcgSet("rtr", "Road to Rivendell", "RtR", "2012-03-21", "Dwarrowdelf"),
    LcgSet("witw", "The Watcher in the Water", "WitW", "2012-04-25", "Dwarrowdelf"),
    LcgSet("tld", "The Long Dark", "TLD", "2012-05-16", "Dwarrowdelf"),
    LcgSet("fos", "Foundations of Stone", "FoS", "2012-06-20", "Dwarrowdelf"),
    LcgSet("saf", "Shadow and Flame", "SaF", "2012-08-08", "Dwarrowdelf"),
    LcgSet("ohauh", "Over Hill and Under Hill", "OHaUH", "2012-08-17", "The Hobbit"),
    LcgSet("hon", "Heirs of Númenor", "HoN", "2012-11-26", "Heirs of Númenor"),
    LcgSet("otd", "On the Doorstep", "OtD", "2013-02-22", "The Hobbit"),
    LcgSet("tsf", "The Steward's Fear", "TSF", "2013-05-09", "Against the Shadow"),
    LcgSet("tdf", "The Drúadan Forest", "TDF", "2013-05-31", "Against the Shadow"),
    LcgSet("eaad", "Encounter at Amon Dîn", "EaAD", "2013-07-05", "Against the Shadow"),
    LcgSet("aoo", "Assault on Osgiliath", "AoO", "2013-08-09", "Against the Shadow"),
    LcgSet("tbr", "The Black Riders", "TBR", "2013-09-20", "The Lord of the Rings"),
    LcgSet("bog", "The Blood of Gondor", "BoG", "2013-10-17", "Against the Shadow"),
    LcgSet("tmv", "The Morgul Vale", "TMV", "2013-11-15", "Against the Shadow"),
    LcgSet("voi", "The Voice of Isengard", "VoI", "2014-02-21", "The Voice of Isengard"),
    LcgSet("tdt", "The Dunland Trap", "TDT", "2014-06-26", "The Ring-maker"),
    LcgSet("ttt", "The Three Trials", "TTT", "2014-07-24", "The Ring-maker"),
    LcgSet("tit", "Trouble in Tharbad", "TiT", "2014-08-21", "The Ring-maker"),
    LcgSet("trd", "The Road Darkens", "TRD", "2014-10-03", "The Lord of the Rings"),
    LcgSet("nie", "The Nîn-in-Eilph", "NiE", "2014-10-23", "The Ring-maker"),
    LcgSet("cs", "Celebrimbor's Secret", "CS", "2014-11-13", "The Ring-maker"),
    LcgSet("tof", "The Old Forest", "TOF", "2014-11", "The Lord of the Rings"),
    LcgSet("tac", "The Antlered Crown", "TAC", "2014-12-23", "The Ring-maker"),
    LcgSet("fotbd", "Fog on the Barrow-downs", "FotBD", "2015-01", "The Lord of the Rings"),
    LcgSet("tlr", "The Lost Realm", "TLR", "2015-04-03", "The Lost Realm"),
    LcgSet("tos", "The Treason of Saruman", "ToS", "2015-04-23", "The Lord of the Rings"),
    LcgSet("woe", "The Wastes of Eriador", "WoE", "2015-07-02", "Angmar Awakened"),
    LcgSet("efmg", "Escape from Mount Gram", "EfMG", "2015-07-30", "Angmar Awakened"),
    LcgSet("ate", "Across the Ettenmoors", "AtE", "2015-09-03", "Angmar Awakened"),
    LcgSet("tor", "The Treachery of Rhudaur", "ToR", "2015-09-24", "Angmar Awakened"),
    LcgSet("bocd", "The Battle of Carn Dûm", "BoCD", "2015-11-06", "Angmar Awakened"),
    LcgSet("los", "The Land of Shadow", "LoS", "2015-11-19", "The Lord of the Rings"),
    LcgSet("tdr", "The Dread Realm", "TDR", "2015-12-17", "Angmar Awakened"),
    LcgSet("tgh", "The Grey Havens", "TGH", "2016-02-11", "The Grey Havens"),
    LcgSet("fots", "Flight of the Stormcaller", "FotS", "2016-05-05", "Dream-chaser"),
    LcgSet("titd", "The Thing in the Depths", "TitD", "2016-06-02", "Dream-chaser"),
    LcgSet("totd", "Temple of the Deceived", "TotD", "2016-07", "Dream-chaser"),
    LcgSet("fotw", "The Flame of the West", "FotW", "2016-08-03", "The Lord of the Rings"),
    LcgSet("soch", "A Storm on Cobas Haven", "SoCH", "2016-09-29", "Dream-chaser"),
    LcgSet("dr", "The Drowned Ruins", "DR", "2016-09", "Dream-chaser"),
    LcgSet("coc", "The City of Corsairs", "CoC", "2016-10-27", "Dream-chaser"),
    LcgSet("tsoh", "The Sands of Harad", "TSoH", "2016-11-23", "The Sands of Harad"),
    LcgSet("tm", "The Mûmakil", "TM", "2017-02", "Haradrim"),
    LcgSet("rah", "Race Across Harad", "RAH", "2017-04-01", "Haradrim"),
    LcgSet("bts", "Beneath the Sands", "BtS", "2017-05", "Haradrim"),
    LcgSet("tbs", "The Black Serpent", "TBS", "2017-07-20", "Haradrim"),
    LcgSet("mof", "The Mountain of Fire", "MoF", "2017-08-16", "The Lord of the Rings"),
    LcgSet("docg", "The Dungeons of Cirith Gurat", "DoCG", "2017-12-07", "Haradrim"),
    LcgSet("cop", "The Crossings of Poros", "CoP", "2018-02-08", "Haradrim"),
    LcgSet("twor", "The Wilds of Rhovanion", "TWoR", "2018-06", "The Wilds of Rhovanion"),
    LcgSet("twh", "The Withered Heath", "TWH", "2018-07", "Ered Mithrin"),
    LcgSet(
        "starter", "Two-Player Limited Edition Starter", "Starter", "2018-08-28", "Starter Decks"
    ),
    LcgSet("rar", "Roam Across Rhovanion", "RAR", "2018-08-30", "Ered Mithrin"),
    LcgSet("tgof", "The Ghost of Framsburg", "TGoF", "2018-12-06", "Ered Mithrin"),
    LcgSet("fitn", "Fire in the Night", "FitN", "2018-12-11", "Ered Mithrin"),
    LcgSet("mg", "Mount Gundabad", "MG", "2019-02", "Ered Mithrin"),
    LcgSet("tfow", "The Fate of Wilderland", "TFoW", "2019-06-06", "Ered Mithrin"),
    LcgSet("asite", "A Shadow in the East", "ASitE", "2019-07", "A Shadow in the East"),
    LcgSet("war", "Wrath and Ruin", "WaR", "2019-11-12", "Vengeance of Mordor"),
    LcgSet("cotw", "Challenge of the Wainriders", "CotW", "2019-12", "Vengeance of Mordor"),
    LcgSet("tcou", "The City of Ulfast", "TCoU", "2020-01-09", "Vengeance of Mordor"),
    LcgSet("utam", "Under the Ash Mountains", "UtAM", "2020-06-05", "Vengeance of Mordor"),
    LcgSet("tlos", "The Land of Sorrow", "TLoS", "2020-08-04", "Vengeance of Mordor"),
    LcgSet("tfon", "The Fortress of Nurn", "TFoN", "2020-09-30", "Vengeance of Mordor"),
    LcgSet("thftd", "The Hunt for the Dreadnaught", "THftD", "2020-12", "Dream-chaser"),
    LcgSet("tdom", "The Dark of Mirkwood", "TDoM", "2021-12", "Core Set"),
    LcgSet("revcore", "Revised Core Set", "RevCore", "2022-01-14", "Core Set"),
    LcgSet("dog", "Defenders of Gondor", "DoG", "2022-01-28", "Starter Decks"),
    LcgSet("dod", "Dwarves of Durin", "DoD", "2022-01-28", "Starter Decks"),
    LcgSet("eol", "Elves of Lórien", "EoL", "2022-01-28", "Starter Decks"),
    LcgSet("ror", "Riders of Rohan", "RoR", "2022-01-28", "Starter Decks"),
    LcgSet("aace", "Angmar Awakened Campaign Expansion", "AACE", "2022-09-16", "Angmar Awakened"),
    LcgSet("dcce", "Dream-chaser Campaign Expansion", "DCCE", "2023-04", "Dream-chaser"),
    LcgSet("emce", "Ered Mithrin Campaign Expansion", "EMCE", "2023", "Ered Mithrin"),
)
SETS: Mapping[str, LcgSet] = MappingProxyType({product.code: product for product in _PRODUCTS})

# The sets with cards that the computer plays; of the others it knows the facts.
PLAYED_SETS: Final = (CORE_SET, "hfg", "catc", "jtr", "hoem", "tdm", "rtm", "kd")
