"""The names of the query language, in the order in which the help page explains them."""

from collections.abc import Mapping
from types import MappingProxyType

from cards.search.query import facts
from cards.search.query.fields import Field, NumberField, TextField, WordField
from cards.search.query.owned import owned
from cards.search.query.pooled import pooled
from cards.search.query.questions import QUESTIONS
from cards.search.query.special_fields import SetField
from rules.construction import Game
from rules.lcg.vocabulary import CardType as LcgType
from rules.lcg.vocabulary import EncounterSet, Sphere
from rules.lcg.vocabulary import Keyword as LcgKeyword
from rules.tcg.facts.sets import SetBlock
from rules.tcg.vocabulary import (
    Arrow,
    Block,
    CardType,
    Culture,
    ItemClass,
    Keyword,
    Phase,
    Race,
    Rarity,
    Side,
    Signet,
)

_RARITIES = {
    Rarity.COMMON: ("common",),
    Rarity.UNCOMMON: ("uncommon",),
    Rarity.RARE: ("rare",),
    Rarity.RARE_PLUS: ("rare plus",),
    Rarity.PROMOTIONAL: ("promotional", "promo"),
    Rarity.STARTER: ("starter",),
}


NAMED: tuple[Field, ...] = (
    TextField(
        name="title",
        short=("n", "name"),
        asks="words in the title alone",
        examples=("title:ring", 'title="the one ring"'),
        of=lambda entry: entry.title_words,
    ),
    TextField(
        name="subtitle",
        short=("sub",),
        asks="words in the subtitle alone",
        examples=("subtitle:king",),
        of=lambda entry: entry.subtitle_words,
    ),
    WordField(
        name="game",
        short=("g",),
        asks="which of the two games",
        examples=("game:tcg", "g:lcg"),
        of=lambda entry: (entry.game,),
        vocabulary=facts.words(Game),
    ),
    WordField(
        name="type",
        short=("t",),
        asks="the card type",
        examples=("t:companion", "type:hero"),
        of=lambda entry: (entry.facts.type,),
        vocabulary=facts.words(CardType, LcgType),
    ),
    WordField(
        name="culture",
        game=Game.TCG,
        short=("c",),
        asks="the culture",
        examples=("c:gondor", "culture:uruk-hai"),
        of=lambda entry: entry.belongs if entry.tcg else facts.NOTHING,
        vocabulary=facts.words(Culture),
    ),
    WordField(
        name="sphere",
        game=Game.LCG,
        short=("sph",),
        asks="the sphere of influence",
        examples=("sphere:lore",),
        of=facts.word_of_lcg(lambda card: card.sphere),
        vocabulary=facts.words(Sphere),
    ),
    WordField(
        name="side",
        game=Game.TCG,
        short=(),
        asks="whose cards they are",
        examples=("side:shadow", "side:fp"),
        of=facts.word_of_tcg(lambda card: card.side),
        vocabulary=lambda: {
            Side.FREE_PEOPLES.value: ("fp", "free", "free people", "free peoples"),
            Side.SHADOW.value: ("sh",),
        },
    ),
    WordField(
        name="race",
        game=Game.TCG,
        short=("r",),
        asks="what a character is",
        examples=("race:elf", "r:nazgul"),
        of=facts.word_of_tcg(lambda card: card.race),
        vocabulary=facts.words(Race),
    ),
    WordField(
        name="keyword",
        short=("k", "kw"),
        asks="a keyword",
        examples=("k:archer", 'keyword:"support area"', "k:sentinel"),
        of=facts.keywords,
        vocabulary=facts.words(Keyword, LcgKeyword),
    ),
    WordField(
        name="class",
        game=Game.TCG,
        short=("cl",),
        asks="the class of a possession or artifact",
        examples=('class:"hand weapon"', "cl:mount"),
        of=lambda entry: entry.tcg.classes if entry.tcg else (),
        vocabulary=facts.words(ItemClass),
    ),
    WordField(
        name="trait",
        game=Game.LCG,
        short=("tr",),
        asks="a trait",
        examples=("trait:dunedain", "tr:orc"),
        of=lambda entry: entry.lcg.traits if entry.lcg else (),
        vocabulary=facts.traits,
    ),
    WordField(
        name="signet",
        game=Game.TCG,
        short=(),
        asks="the signet of a companion",
        examples=("signet:theoden",),
        of=facts.word_of_tcg(lambda card: card.signet),
        vocabulary=facts.words(Signet),
    ),
    WordField(
        name="phase",
        game=Game.TCG,
        short=("ph",),
        asks="when an event is played",
        examples=("phase:skirmish", "ph:response"),
        of=lambda entry: entry.tcg.timewords if entry.tcg else (),
        vocabulary=facts.words(Phase),
    ),
    NumberField(
        name="cost",
        short=("twilight", "tw"),
        asks="the twilight cost, or the cost in resources",
        examples=("cost<=2", "cost:3..5", "cost:x"),
        of=facts.cost,
    ),
    NumberField(
        name="strength",
        game=Game.TCG,
        short=("str",),
        asks="the strength of a character, or what a card adds",
        examples=("str>=8", "strength:-1"),
        of=facts.of_tcg(lambda card: card.strength),
    ),
    NumberField(
        name="vitality",
        game=Game.TCG,
        short=("vit",),
        asks="the vitality of a character, or what a card adds",
        examples=("vit>=4",),
        of=facts.of_tcg(lambda card: card.vitality),
    ),
    NumberField(
        name="resistance",
        game=Game.TCG,
        short=("res",),
        asks="the resistance of a companion, or what a card adds",
        examples=("res>=8",),
        of=facts.of_tcg(lambda card: card.resistance),
    ),
    NumberField(
        name="site",
        game=Game.TCG,
        short=(),
        asks="the number of a site, or the site number of a minion",
        examples=("t:site site:3", "t:minion site<=4"),
        of=facts.of_tcg(lambda card: card.site_number),
    ),
    NumberField(
        name="shadow-number",
        game=Game.TCG,
        short=("sn",),
        asks="the Shadow number of a site",
        examples=("sn>=6",),
        of=facts.of_tcg(facts.shadow_number),
    ),
    WordField(
        name="path",
        game=Game.TCG,
        short=(),
        asks="the adventure path a site belongs to",
        examples=("path:king",),
        of=facts.word_of_tcg(lambda card: card.site_block),
        vocabulary=facts.words(Block),
    ),
    WordField(
        name="arrow",
        game=Game.TCG,
        short=(),
        asks="which way the arrow of a site points",
        examples=("arrow:left",),
        of=facts.word_of_tcg(lambda card: card.site_arrow),
        vocabulary=facts.words(Arrow),
    ),
    NumberField(
        name="home",
        game=Game.TCG,
        short=(),
        asks="the home site of an ally",
        examples=("home:3",),
        of=facts.of_tcg(lambda card: [home.site_number for home in card.ally_homes]),
    ),
    *(
        NumberField(
            name=keyword,
            game=Game.TCG,
            short=(),
            asks=f"the number of the keyword {keyword}",
            examples=(f"{keyword}>=1",),
            of=facts.numbered(keyword),
        )
        for keyword in (
            Keyword.AMBUSH,
            Keyword.DAMAGE,
            Keyword.DEFENDER,
            Keyword.HUNTER,
            Keyword.TOIL,
        )
    ),
    NumberField(
        name="doomed",
        game=Game.LCG,
        short=(),
        asks="the number of the keyword doomed",
        examples=("doomed:1",),
        of=facts.of_lcg(facts.doomed),
    ),
    NumberField(
        name="threat",
        game=Game.LCG,
        short=("thr",),
        asks="the threat cost of a hero, or the threat strength of an enemy or a location",
        examples=("t:hero threat<=8",),
        of=facts.of_lcg(
            lambda card: card.threat_cost if card.threat_cost is not None else card.threat_strength
        ),
    ),
    NumberField(
        name="engagement",
        game=Game.LCG,
        short=("eng",),
        asks="the engagement cost of an enemy",
        examples=("eng<=20",),
        of=facts.of_lcg(lambda card: card.engagement_cost),
    ),
    NumberField(
        name="willpower",
        game=Game.LCG,
        short=("wp",),
        asks="the willpower",
        examples=("wp>=3",),
        of=facts.of_lcg(lambda card: card.willpower),
    ),
    NumberField(
        name="attack",
        game=Game.LCG,
        short=("atk",),
        asks="the attack strength",
        examples=("atk>=3",),
        of=facts.of_lcg(lambda card: card.attack),
    ),
    NumberField(
        name="defense",
        game=Game.LCG,
        short=("def", "defence"),
        asks="the defense strength",
        examples=("def>=2",),
        of=facts.of_lcg(lambda card: card.defense),
    ),
    NumberField(
        name="hit-points",
        game=Game.LCG,
        short=("hp",),
        asks="the hit points",
        examples=("hp>=5",),
        of=facts.of_lcg(lambda card: card.hit_points),
    ),
    NumberField(
        name="quest-points",
        game=Game.LCG,
        short=("qp",),
        asks="the quest points of a quest or a location",
        examples=("qp>=8",),
        of=facts.of_lcg(lambda card: card.quest_points),
    ),
    NumberField(
        name="victory",
        game=Game.LCG,
        short=("vp",),
        asks="the victory points",
        examples=("vp>=3",),
        of=facts.of_lcg(lambda card: card.victory_points),
    ),
    WordField(
        name="encounter",
        game=Game.LCG,
        short=("enc",),
        asks="the encounter set",
        examples=('encounter:"Spiders of Mirkwood"',),
        of=facts.word_of_lcg(lambda card: card.encounter_set),
        vocabulary=facts.words(EncounterSet),
    ),
    SetField(
        name="set",
        short=("s",),
        asks="the set",
        examples=("set:1..3", 'set:"mines of moria"', "s:rotk"),
        of=lambda entry: int(entry.set_code) if entry.tcg else None,
    ),
    WordField(
        name="block",
        game=Game.TCG,
        short=("b",),
        asks="the block of the set",
        examples=("block:king", 'b:"war of the ring"'),
        of=lambda entry: (entry.block,) if entry.tcg and entry.block else (),
        vocabulary=facts.words(SetBlock),
    ),
    WordField(
        name="cycle",
        game=Game.LCG,
        short=(),
        asks="the cycle or saga of its product",
        examples=('cycle:"Shadows of Mirkwood"',),
        of=lambda entry: (entry.block,) if entry.lcg else (),
        vocabulary=facts.cycles,
    ),
    NumberField(
        name="number",
        short=("no",),
        asks="the number within the set",
        examples=("set:7 number:36",),
        of=lambda entry: entry.number,
    ),
    WordField(
        name="rarity",
        game=Game.TCG,
        short=("rar",),
        asks="the letter in the collector's number",
        examples=("rarity:r", "rar:R+"),
        of=facts.word_of_tcg(lambda card: card.rarity),
        vocabulary=lambda: {rarity.value: others for rarity, others in _RARITIES.items()},
    ),
    NumberField(
        name="copies",
        game=Game.LCG,
        short=(),
        asks="how many copies one box of its product holds",
        examples=("copies:3",),
        of=facts.of_lcg(lambda card: card.quantity),
    ),
    NumberField(
        name="owned",
        short=("own", "have"),
        asks="how many copies you own, as your collection says",
        examples=("owned>=1", "t:companion owned:0"),
        of=owned,
    ),
    NumberField(
        name="pool",
        game=Game.TCG,
        short=(),
        asks="how many copies your pool has, in the builder of a deck for limited play",
        examples=("pool>=1", "t:minion pool>=2"),
        of=pooled,
    ),
    *QUESTIONS,
)


def _by_name() -> Mapping[str, Field]:
    known: dict[str, Field] = {}
    for field in NAMED:
        for name in (field.name, *field.short):
            if name in known:
                raise ValueError(f"two names of the query language are {name}")
            known[name] = field
    return MappingProxyType(known)


BY_NAME = _by_name()
