"""What the engine knows of a card: its numbers and its sentences, with and without game text."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from rules.tcg.engine.state.codes import (
    AMBUSH,
    ARCHER,
    DAMAGE,
    DEFENDER,
    FELLOWSHIP,
    FIERCE,
    HUNTER,
    RESISTANCE,
    SHADOW,
    STATISTICS,
    STRENGTH,
    TOIL,
    VITALITY,
)
from rules.tcg.engine.state.parts import (
    Ability,
    Ban,
    CardTest,
    Listed,
    Modifier,
    Part,
    Relation,
    Rule,
    Test,
    WornRing,
    find_blueprint,
)
from rules.tcg.engine.state.traits import (
    ALWAYS_RING_BOUND,
    FREE_PEOPLES,
    KEYWORDS,
    MINION,
    RING_BOUND,
)
from rules.tcg.engine.state.traits import SHADOW as SHADOW_SIDE
from rules.tcg.facts.card import Card

# The phase in which the cards of a side are played to the table.
TABLE_PHASES: Final = {FREE_PEOPLES: FELLOWSHIP, SHADOW_SIDE: SHADOW}

# The numbers of keywords, which are game text (4.2, "game text"); strength and the like are not.
KEPT_NUMBERS_OF_KEYWORDS: Final = (DAMAGE, DEFENDER, FIERCE, ARCHER)
NUMBERS_OF_KEYWORDS: Final = frozenset((*KEPT_NUMBERS_OF_KEYWORDS, AMBUSH, HUNTER, TOIL))


@dataclass(slots=True, eq=False)
class Blueprint:
    """One card as the engine plays it; shared by all its copies and by all games."""

    card: Card
    traits: int
    title: str
    since: str = ""
    printed: tuple[int, ...] = (0,) * STATISTICS
    parts: tuple[Part, ...] = ()
    event: Ability | None = None
    specials: tuple[Ability, ...] = ()
    special_phases: int = 0
    triggers: tuple[Ability, ...] = ()
    responses: tuple[Ability, ...] = ()
    # Who may be exerted to play it for less, where not characters of its culture; and the cards
    # for which this character may toil again and again.
    toilers: CardTest | None = None
    toils_again: CardTest | None = None
    # Whether it is played on the card that its price has chosen.
    plays_on_payer: bool = False
    # What it answers while it is in hand and stays there.
    answers_from_hand: tuple[Ability, ...] = ()
    # A mask of the game events its own triggers answer, for those it leaves play by.
    hears: int = 0
    own: dict[int, tuple[Modifier, ...]] = field(default_factory=dict)
    borne: dict[int, tuple[Modifier, ...]] = field(default_factory=dict)
    everywhere: tuple[tuple[int, Modifier], ...] = ()
    # A mask of the words that its text gives to cards or takes from them.
    words: int = 0
    relations: tuple[tuple[int, Relation], ...] = ()
    lent: tuple[tuple[CardTest, Ability], ...] = ()
    move_limits: tuple[tuple[int, Modifier], ...] = ()
    bans: tuple[Ban, ...] = ()
    discard_when: tuple[Test, ...] = ()
    # What it does as soon as a condition holds.
    as_soon_as: tuple[Ability, ...] = ()
    # Other cards that it discards as soon as they are in play, while a test holds.
    discards: tuple[tuple[Test, Listed], ...] = ()
    # Playing it: what must be paid or hold, its bearer, other moments at which it may be played.
    to_play: Ability | None = None
    bearer: CardTest | None = None
    also_playable: tuple[Ability, ...] = ()
    # How much more it costs itself when it is played on such a bearer.
    own_costs_on: tuple[Relation, ...] = ()
    # Whether a bearer to whom it is transferred has room for one more of its title.
    has_room: CardTest | None = None
    # What the Free Peoples player must pay to assign this minion.
    to_assign: Ability | None = None
    event_goes: tuple[Ability, ...] = ()
    # For an event: what may be paid in place of its twilight cost.
    instead_of_cost: Ability | None = None
    # For an event: a mask of words for each card its text spots or exerts.
    asks_for: tuple[int, ...] = ()
    aid: Ability | None = None
    worn: WornRing | None = None
    # Whether it may be borne in addition to another of its class, and by whom if not by anybody.
    joins_another: bool = False
    joins_another_on: CardTest | None = None
    # Whether its player may remove threats to make it cost less.
    lowered_by_threats: bool = False
    # A price that its player may pay to make it cost less: its `twilight` is what is added to
    # the cost, its `effects` what the card is given besides.
    cheaper: Ability | None = None
    # The same card without its game text, once one was made; and what that was made of.
    textless: Blueprint | None = None
    original: Blueprint | None = None
    unwritten: bool = False
    # Whether its text changes cards while they are skirmishing, and whether it does so in
    # skirmishes without itself and its bearer too.
    counts_in_skirmishes: bool = False
    counts_in_all_skirmishes: bool = False
    # Whether its text asks what happened this turn; which sites' text it has as its own, and
    # the same card without and with the text of each site.
    asks_of_turn: bool = False
    text_of: CardTest | None = None
    own_text: Blueprint | None = None
    text_from: Blueprint | None = None
    with_text: dict[str, Blueprint] = field(default_factory=dict)
    # A condition that is a minion too for a while: by its words, strength and vitality; and of
    # such a minion the card as it is printed.
    as_minion: dict[tuple[int, int, int], Blueprint] = field(default_factory=dict)
    condition: Blueprint | None = None
    # Whether this is a site whose text speaks of being controlled.
    holds_while_controlled: bool = False
    # Whether this is a site whose text holds wherever the fellowship is (15 R 193).
    holds_on_path: bool = False
    # What its text says of the time in which it is stacked: it holds then, and only then.
    while_stacked: tuple[Rule, ...] = ()
    while_discarded: tuple[Rule, ...] = ()
    # Found once it is compiled (`complete`): the phases in which it may be played from hand,
    # whether it is looked at while in play, what its own text and what it lends may change.
    play_phases: int = 0
    passive: bool = False
    has_rare_rules: bool = False
    # Its triggers and responses by the game event they answer, and a mask of these events.
    listening: tuple[tuple[int, Ability], ...] = ()
    answers: int = 0
    gives_life: bool = False
    gives_vitality: bool = False

    def complete(self) -> None:
        """Work out what follows from the rest, once all sentences are added."""
        if self.event is not None:
            self.play_phases = self.event.phases
        else:
            self.play_phases = sum(
                1 << phase for side, phase in TABLE_PHASES.items() if self.traits & side
            )
        for ability in self.also_playable:
            self.play_phases |= ability.phases
        answering = (*self.triggers, *self.responses)
        self.listening = tuple((event, ability) for ability in answering for event in ability.heard)
        self.answers = 0
        for ability in answering:
            self.answers |= ability.events
        self.gives_vitality = VITALITY in self.own or VITALITY in self.borne
        self.gives_life = self.gives_vitality or RESISTANCE in self.own or RESISTANCE in self.borne
        self.has_rare_rules = bool(
            self.relations
            or self.lent
            or self.move_limits
            or self.bans
            or self.discard_when
            or self.discards
            or self.as_soon_as
        )
        self.passive = bool(
            self.everywhere
            or self.triggers
            or self.responses
            or self.has_rare_rules
            or self.special_phases
            or self.words
            or self.gives_life
        )

    def __reduce__(self) -> tuple[Any, ...]:
        if self.own_text is not None and self.text_from is not None:
            return (with_text_of, (self.own_text, self.text_from))
        if self.condition is not None:
            form = next(key for key, made in self.condition.as_minion.items() if made is self)
            return (minion_of, (self.condition, *form))
        if self.original is not None:
            return (without_text, (self.original,))
        return (find_blueprint, (self.card.id, self.since))


def without_text(blueprint: Blueprint) -> Blueprint:
    """Return a card without its game text: its facts but for the keywords; always the same one."""
    if blueprint.textless is None:
        traits = blueprint.traits & ~KEYWORDS
        if blueprint.title in ALWAYS_RING_BOUND:
            traits |= blueprint.traits & RING_BOUND
        numbers = tuple(
            0 if statistic in NUMBERS_OF_KEYWORDS else number
            for statistic, number in enumerate(blueprint.printed)
        )
        blueprint.textless = Blueprint(
            blueprint.card,
            traits,
            blueprint.title,
            blueprint.since,
            numbers,
            bearer=blueprint.bearer,
            original=blueprint,
        )
        blueprint.textless.complete()
    return blueprint.textless


def minion_of(condition: Blueprint, words: int, strength: int, vitality: int) -> Blueprint:
    """Return a condition that is a minion too; always the same one. Its sentences stay."""
    known = condition.as_minion.get((words, strength, vitality))
    if known is not None:
        return known
    numbers = list(condition.printed)
    numbers[STRENGTH] = strength
    numbers[VITALITY] = vitality
    made = replace(
        condition,
        traits=condition.traits | MINION | words,
        printed=tuple(numbers),
        textless=None,
        condition=condition,
        as_minion={},
    )
    condition.as_minion[words, strength, vitality] = made
    return made


def with_text_of(own: Blueprint, site: Blueprint) -> Blueprint:
    """Return a card that has a site's sentences beside its own; always the same one."""
    known = own.with_text.get(site.card.id)
    if known is not None:
        return known
    joined = replace(
        own,
        parts=own.parts + site.parts,
        specials=own.specials + site.specials,
        special_phases=own.special_phases | site.special_phases,
        triggers=own.triggers + site.triggers,
        responses=own.responses + site.responses,
        hears=own.hears | site.hears,
        own={**own.own, **site.own},
        everywhere=own.everywhere + site.everywhere,
        words=own.words | site.words,
        relations=own.relations + site.relations,
        lent=own.lent + site.lent,
        move_limits=own.move_limits + site.move_limits,
        bans=own.bans + site.bans,
        textless=None,
        own_text=own,
        text_from=site,
        with_text={},
    )
    joined.complete()
    own.with_text[site.card.id] = joined
    return joined
