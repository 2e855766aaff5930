"""What can be wrong with a definition: each check compares it with its card's facts.

A check is a function of a card and a definition that yields messages; `faults` runs them all
and puts the file and the card before each. The author's command and a test over the whole
library run the same checks.
"""

from collections.abc import Callable, Iterator

from rules.tcg.facts.card import Card
from rules.tcg.library.filters_in_print import impossible_filters
from rules.tcg.library.words import misplaced_words
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation import sentences as se
from rules.tcg.notation import traversal
from rules.tcg.notation.conditions import Is
from rules.tcg.notation.english import MissingEnglish, sentences_of
from rules.tcg.notation.sentences import Definition
from rules.tcg.notation.triggers import Trigger
from rules.tcg.vocabulary import CardType, Keyword, Phase

Check = Callable[[Card, Definition], Iterator[str]]

ITEMS = frozenset({CardType.POSSESSION, CardType.ARTIFACT, CardType.CONDITION})

# Keywords that only other cards speak of (2.0 and 4.2, "unloaded keywords").
KEYWORDS_WITHOUT_RULES = frozenset(
    {
        Keyword.BATTLEGROUND,
        Keyword.BESIEGER,
        Keyword.CORSAIR,
        Keyword.DWELLING,
        Keyword.EASTERLING,
        Keyword.ENGINE,
        Keyword.FELLOWSHIP,
        Keyword.FOREST,
        Keyword.FORTIFICATION,
        Keyword.KNIGHT,
        Keyword.MACHINE,
        Keyword.MARSH,
        Keyword.MOUNTAIN,
        Keyword.PIPEWEED,
        Keyword.PLAINS,
        Keyword.RANGER,
        Keyword.RIVER,
        Keyword.SEARCH,
        Keyword.SOUTHRON,
        Keyword.SPELL,
        Keyword.STEALTH,
        Keyword.TALE,
        Keyword.TENTACLE,
        Keyword.TRACKER,
        Keyword.TWILIGHT,
        Keyword.UNDERGROUND,
        Keyword.VALIANT,
        Keyword.VILLAGER,
        Keyword.WARG_RIDER,
        Keyword.WEATHER,
    }
)

# Keywords with rules that the engine plays. A new one belongs here once the engine has it.
PLAYED_KEYWORDS = frozenset(
    {
        Keyword.AMBUSH,
        Keyword.ARCHER,
        Keyword.DAMAGE,
        Keyword.DEFENDER,
        Keyword.ENDURING,
        Keyword.FIERCE,
        Keyword.HUNTER,
        Keyword.LURKER,
        Keyword.MUSTER,
        Keyword.RING_BEARER,
        Keyword.RING_BOUND,
        Keyword.SANCTUARY,
        Keyword.SUPPORT_AREA,
        Keyword.TOIL,
        Keyword.UNHASTY,
    }
)


# --- the file, the number and the name ---


def file_name(card: Card) -> str:
    """Return the file a card's definition belongs in: "set07.gondor", "set07.sites"."""
    match card.type:
        case CardType.SITE:
            chapter = "sites"
        case CardType.THE_ONE_RING:
            chapter = "rings"
        case _:
            culture = card.culture.value if card.culture is not None else "no_culture"
            chapter = culture.replace("-", "_")
    return f"set{card.set:02d}.{chapter}"


def wrong_file(card: Card, text: Definition) -> Iterator[str]:
    """Yield a message for a definition outside the file of its set and culture.

    A large chapter may have several files: `gondor.py`, `gondor_events.py`.
    """
    expected = f"rules.tcg.library.{file_name(card)}"
    if text.module != expected and not text.module.startswith(f"{expected}_"):
        yield f"belongs in {expected}"


def wrong_number(card: Card, text: Definition) -> Iterator[str]:
    """Yield a message for a number, rarity or name that is not the card's."""
    if text.collector not in (card.collector, card.id):
        yield f"has the number {text.collector!r}; the card is {card.collector!r}"
    if text.name != card.name:
        yield f"is named {text.name!r}; the card is {card.name!r}"


# --- events and their time words ---


def _event_phases(sentence: object) -> tuple[Phase, ...] | None:
    if isinstance(sentence, se.Event):
        return sentence.phases
    return (Phase.RESPONSE,) if isinstance(sentence, se.ResponseEvent) else None


# An event that prints a phase and "Response" has a text for each (5 R 96).
_TWO_TEXTS = 2


def wrong_event(card: Card, text: Definition) -> Iterator[str]:
    """Yield a message for an event sentence on another type, a second one, or none at all."""
    count = sum(_event_phases(sentence) is not None for sentence in text.sentences)
    if card.type is not CardType.EVENT:
        if count:
            yield f"has an event sentence, but is a {card.type.value}; write ability(...)"
    elif count == 0:
        yield "is an event without an event sentence"
    elif count > 1 and not (count == _TWO_TEXTS and Phase.RESPONSE in card.timewords):
        yield "has a second event sentence; join what it does in one"


def wrong_time_word(card: Card, text: Definition) -> Iterator[str]:
    """Yield a message for each time word of an event that is not printed, or is missing."""
    if card.type is not CardType.EVENT:
        return
    written = {phase for sentence in text.sentences for phase in _event_phases(sentence) or ()}
    # One that may also be played at another time, for a price, prints both time words.
    written |= {
        sentence.phase
        for sentence in text.sentences
        if isinstance(sentence, se.AlsoPlayable) and sentence.phase in card.timewords
    }
    for phase in sorted(written - set(card.timewords)):
        yield f"has the time word {phase.value!r}, which is not printed"
    for phase in sorted(set(card.timewords) - written):
        yield f"lacks the printed time word {phase.value!r}"


# --- who bears it ---


def without_place(card: Card, text: Definition) -> Iterator[str]:
    """Yield a message for an item with neither a bearer nor the support area, or a wrong bearer."""
    has_bearer = any(isinstance(sentence, se.BearerMustBe) for sentence in text.sentences)
    supports = Keyword.SUPPORT_AREA in card.keywords
    if card.type in ITEMS and not has_bearer and not supports:
        yield "needs bearer_must_be(...) or plays_on(...): its place is not the support area"
    if has_bearer and card.type not in ITEMS:
        yield f"has a bearer, but is a {card.type.value}"


# --- words ---


def not_a_sentence(card: Card, text: Definition) -> Iterator[str]:
    """Yield a message for an effect or another value in the place of a sentence.

    `at_end_of(...)` is both: what a card does, and a sentence of its own.
    """
    for part in text.sentences:
        if isinstance(part, ef.AtMoment):
            continue
        if isinstance(part, ef.Effect | ef.Action):
            yield (
                f"has an effect where a sentence belongs ({_word(part)}): "
                "wrap it in event(...), ability(...) or each_time(...)"
            )
        elif not isinstance(part, se.Sentence):
            yield f"has {_word(part)} where a sentence belongs"


def _word(value: object) -> str:
    return type(value).__name__


def wrong_kind(card: Card, text: Definition) -> Iterator[str]:
    """Yield a message for each word in a place of another kind: a filter where a target belongs."""
    for part in text.sentences:
        yield from misplaced_words(part)


def without_english(card: Card, text: Definition) -> Iterator[str]:
    """Yield a message for a word without English."""
    # What is no sentence, or not of its kind, has a message of its own already.
    if any(True for check in (not_a_sentence, wrong_kind) for _ in check(card, text)):
        return
    try:
        sentences_of(card, text)
    except MissingEnglish as missing:
        yield str(missing)


def without_keyword(card: Card, text: Definition) -> Iterator[str]:
    """Yield a message for each printed keyword whose rules the engine does not play."""
    for keyword in card.keywords:
        if keyword not in KEYWORDS_WITHOUT_RULES and keyword not in PLAYED_KEYWORDS:
            yield f"has the keyword {keyword.value!r}, which the engine does not play"


def impossible_filter(card: Card, text: Definition) -> Iterator[str]:
    """Yield a message for each filter of printed words that no card of the catalogue passes."""
    for part in text.sentences:
        yield from impossible_filters(part, card)


# --- "that" and "it" ---


def that_without_card(card: Card, text: Definition) -> Iterator[str]:
    """Yield a message for each `that(...)` before any card was spoken of."""
    # "To play, exert an Ent. Plays on that Ent."
    paid = any(
        isinstance(value, ef.Choose)
        for part in text.sentences
        if isinstance(part, se.ToPlay)
        for value in traversal.values(part)
    )
    for part in text.sentences:
        if isinstance(part, se.Sentence) and not (paid and isinstance(part, se.BearerMustBe)):
            yield from _unspoken(part)


_SPEAKS = (ef.Choose, ef.Each, ef.CardsIn, ef.TopOfDeck, ef.Spot, Trigger, Is)


def _unspoken(sentence: se.Sentence) -> Iterator[str]:
    """Yield a message for each `that(...)` of a sentence that has nothing to mean.

    Costs come before effects, and conditions before what depends on them, as they are said.
    """
    spoken = False
    for value in traversal.values(sentence):
        if isinstance(value, fi.That) and not spoken:
            yield "says that(...) before any card was spoken of"
            return
        if isinstance(value, _SPEAKS) and not _is_only_that(value):
            spoken = True


def _is_only_that(value: object) -> bool:
    """Return whether a condition speaks of "that" card itself, and of no other."""
    return isinstance(value, Is) and isinstance(value.reference, fi.That)


def it_without_quality(card: Card, text: Definition) -> Iterator[str]:
    """Yield a message for each `it` in how often something is done to a card.

    `it` is the card a quality is given to; a character wounded so often is `that(...)`.
    """
    for value in traversal.values(text.sentences):
        if isinstance(value, ef.Wound | ef.Exert | ef.Heal) and any(
            part is fi.Reference.IT for part in traversal.values(value.times)
        ):
            yield "says `it` in how often a character is wounded, exerted or healed"


CHECKS: tuple[Check, ...] = (
    wrong_file,
    wrong_number,
    wrong_event,
    wrong_time_word,
    without_place,
    not_a_sentence,
    wrong_kind,
    without_english,
    without_keyword,
    impossible_filter,
    that_without_card,
    it_without_quality,
)


def faults(card: Card, text: Definition) -> tuple[str, ...]:
    """Return all that is wrong with a definition, each message with the file and the card."""
    where = f"{text.module or 'no file'}: {card.id} {card.name}"
    return tuple(f"{where}: {message}" for check in CHECKS for message in check(card, text))


def faults_of_meaning(card: Card, text: Definition) -> tuple[str, ...]:
    """Return the words that the engine has no meaning for; this imports the compiler."""
    # Imported here: the compiler needs the engine, and the other checks do not.
    from rules.tcg.notation.compiler.cards import compile_card
    from rules.tcg.notation.compiler.compilation import NoMeaning

    try:
        compile_card(card, text, text.since)
    except NoMeaning as missing:
        return (f"{text.module}: {card.id} {card.name}: {missing}",)
    return ()
