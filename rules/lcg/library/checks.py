"""What can be wrong with a definition: each check compares it with its card's facts.

A check is a function of a card and a definition that yields messages; `faults` runs them all.
The author's command and a test over the whole library run the same checks.
"""

import re
from collections.abc import Callable, Iterator

from rules.lcg.engine.traits import UnknownTrait
from rules.lcg.facts.card import LcgCard
from rules.lcg.facts.reader import played_cards
from rules.lcg.facts.sets import CORE_SET
from rules.lcg.notation import sentences as se
from rules.lcg.notation.compiler.building import NoMeaning
from rules.lcg.notation.compiler.sentences import compile_card
from rules.lcg.notation.conditions import Moment
from rules.lcg.notation.english import english
from rules.lcg.notation.english.nouns import NoEnglish
from rules.lcg.notation.filters import Printed, Quality, Reference, Titled
from rules.lcg.notation.sentences import Definition, Law, Sentence
from rules.lcg.vocabulary import CardType, Keyword
from rules.notation.traversal import values_of_kind

Check = Callable[[LcgCard, Definition], Iterator[str]]

_ENCOUNTER = frozenset({CardType.ENEMY, CardType.LOCATION, CardType.TREACHERY, CardType.OBJECTIVE})
_IN_PLAY_WITH_ACTIONS = frozenset(
    {
        CardType.HERO,
        CardType.ALLY,
        CardType.ATTACHMENT,
        CardType.OBJECTIVE,
        CardType.LOCATION,
        CardType.EVENT,
    }
)

# Which types of cards can have a kind of sentence; kinds that are not here suit every card.
SUITABLE: dict[type[Sentence], frozenset[CardType]] = {
    se.Action: _IN_PLAY_WITH_ACTIONS,
    se.AttachTo: frozenset({CardType.ATTACHMENT}),
    se.Setup: frozenset({CardType.QUEST}),
    se.Shadow: _ENCOUNTER - {CardType.OBJECTIVE},
    se.Travel: frozenset({CardType.LOCATION}),
    se.WhenRevealed: _ENCOUNTER | {CardType.QUEST},
}
# Laws under which a treachery or an objective is attached to something.
_ATTACHED_BY_LAW = frozenset({Law.STAYS_EXHAUSTED, Law.REPLACES_DRAW, Law.RETURNS_TO_STAGING})


def file_name(card: LcgCard) -> str:
    """Return the file a card's definition belongs in: "core.lore", "hfg.player_cards"."""
    if card.encounter_set is not None:
        words = re.sub(r"[^a-z ]", "", card.encounter_set.value.lower()).split()
        return f"{card.set}.{'_'.join(words)}"
    if card.set != CORE_SET:
        return f"{card.set}.player_cards"
    assert card.sphere is not None
    return f"core.{card.sphere.value.lower()}"


def wrong_file(card: LcgCard, definition: Definition) -> Iterator[str]:
    """Yield a message for a definition outside the file of its set."""
    name = f"{card.set}.errata" if definition.edition else file_name(card)
    if definition.module != f"rules.lcg.library.{name}":
        yield f"belongs in rules.lcg.library.{name}"


def unsuitable_sentence(card: LcgCard, definition: Definition) -> Iterator[str]:
    """Yield a message for a sentence that no card of this type has."""
    for sentence in definition.sentences:
        suitable = SUITABLE.get(type(sentence))
        if suitable is not None and card.type not in suitable:
            yield f"{type(sentence).__name__} is no sentence of {_kind(card)}"


def event_without_one_ability(card: LcgCard, definition: Definition) -> Iterator[str]:
    """Yield a message for an event that has not exactly one action or response."""
    if card.type is not CardType.EVENT:
        return
    number = sum(isinstance(sentence, se.Action | se.Response) for sentence in definition.sentences)
    if number != 1 or len(definition.sentences) != 1:
        yield "an event is one action or one response"


def attachment_without_place(card: LcgCard, definition: Definition) -> Iterator[str]:
    """Yield a message for an attachment that does not say once what it attaches to."""
    if card.type is not CardType.ATTACHMENT:
        return
    if sum(isinstance(sentence, se.AttachTo) for sentence in definition.sentences) != 1:
        yield "an attachment says once what it attaches to"


def treachery_without_effect(card: LcgCard, definition: Definition) -> Iterator[str]:
    """Yield a message for a treachery that does nothing when it is revealed."""
    if (
        card.type is CardType.TREACHERY
        and not card.keywords
        and not any(isinstance(sentence, se.WhenRevealed) for sentence in definition.sentences)
    ):
        yield "a treachery does something when it is revealed"


def missing_x(card: LcgCard, definition: Definition) -> Iterator[str]:
    """Yield a message for a filter by a cost of X on a card that does not cost X."""
    if Quality.COSTS_X in values_of_kind(definition, Quality) and card.cost != "X":
        yield "speaks of a cost of X, but does not cost X"


def unattached_bearer(card: LcgCard, definition: Definition) -> Iterator[str]:
    """Yield a message for a card that speaks of its bearer and is never attached."""
    can_be_attached = card.type is CardType.ATTACHMENT or any(
        isinstance(sentence, se.CountsAsCondition)
        or (isinstance(sentence, se.Rule) and sentence.law in _ATTACHED_BY_LAW)
        for sentence in definition.sentences
    )
    if not can_be_attached and Reference.BEARER in values_of_kind(definition, Reference):
        yield "speaks of what it is attached to, and is never attached"


def combat_outside_combat(card: LcgCard, definition: Definition) -> Iterator[str]:
    """Yield a message for "undefended" or the defender outside shadow effects and responses."""
    for sentence in definition.sentences:
        if isinstance(sentence, se.Shadow | se.Response):
            continue
        known = set(values_of_kind(sentence, Reference))
        if Moment.UNDEFENDED in values_of_kind(sentence, Moment) or Reference.DEFENDER in known:
            yield f"{type(sentence).__name__} speaks of an attack that does not go on"


def unknown_titles(card: LcgCard, definition: Definition) -> Iterator[str]:
    """Yield a message for a title that no card has."""
    titles = {name for known in played_cards().values() for name in (known.name, known.back_name)}
    for filter_ in values_of_kind(definition, Titled):
        if filter_.title not in titles:
            yield f"no card is called {filter_.title!r}"


def unknown_words(card: LcgCard, definition: Definition) -> Iterator[str]:
    """Yield a message for a trait that no card has."""
    traits = {trait for known in played_cards().values() for trait in known.traits}
    for filter_ in values_of_kind(definition, Printed):
        if type(filter_.word) is str and filter_.word not in traits | {"unique"}:
            yield f"no card has the trait {filter_.word!r}"


def keyword_without_rules(card: LcgCard, definition: Definition) -> Iterator[str]:
    """Yield a message for a keyword in print that the engine does not play."""
    for printed in card.keywords:
        if printed.keyword not in PLAYED_KEYWORDS:
            yield f"the engine does not play {printed.keyword.value}"


# A new keyword belongs here once the engine has it.
PLAYED_KEYWORDS = frozenset(
    {
        Keyword.DOOMED,
        Keyword.GUARDED,
        Keyword.IMMUNE,
        Keyword.OUT_OF_RANGE,
        Keyword.RANGED,
        Keyword.RESTRICTED,
        Keyword.SENTINEL,
        Keyword.SURGE,
        Keyword.UNTOUCHED,
    }
)


def silent_words(card: LcgCard, definition: Definition) -> Iterator[str]:
    """Yield a message for a word without English or without a meaning for the engine."""
    try:
        english(card, definition)
    except NoEnglish as silent:
        yield str(silent)
    try:
        compile_card(card, definition)
    except (NoMeaning, UnknownTrait) as meaningless:
        yield str(meaningless)


def _kind(card: LcgCard) -> str:
    article = "an" if card.type.value[:1] in "aeiou" else "a"
    return f"{article} {card.type.value}"


CHECKS: tuple[Check, ...] = (
    wrong_file,
    unsuitable_sentence,
    event_without_one_ability,
    attachment_without_place,
    treachery_without_effect,
    missing_x,
    unattached_bearer,
    combat_outside_combat,
    unknown_titles,
    unknown_words,
    keyword_without_rules,
    silent_words,
)


def faults(card: LcgCard, definition: Definition) -> Iterator[str]:
    """Yield all that is wrong with a definition."""
    for check in CHECKS:
        yield from check(card, definition)
