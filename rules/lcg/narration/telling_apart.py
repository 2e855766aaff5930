"""What distinguishes two options that read the same: which copy, what it answers.

Two enemies of one name with different damage, a response that answers for each of two cards:
such options get a remark in brackets. Options that do the same thing get none.
"""

from collections.abc import Callable, Sequence
from functools import partial

from rules.english import count_of, join_words
from rules.lcg.engine import codes
from rules.lcg.engine.codes import ENCOUNTER, NONE, Question, Verb
from rules.lcg.engine.decision import Option
from rules.lcg.engine.numbers import attack, defense, hit_points_left, threat_strength, willpower
from rules.lcg.engine.state import State
from rules.telling_apart import differences

Names = Sequence[str]
Facet = Callable[[State, Names, int], str]


def remark(state: State, option: Option, rivals: Sequence[Option], names: Names) -> str:
    """Return what distinguishes an option from others of the same words; empty if nothing does."""
    facets: list[Callable[[Option], str]] = [partial(_what_is_answered, state)]
    for place in range(2):
        facets += [partial(_of_card, state, names, place, facet) for facet in _OF_CARDS]
    return ", ".join(differences(facets, option, rivals))


def _of_card(state: State, names: Names, place: int, facet: Facet, option: Option) -> str:
    """Return a facet of an option's card, or of its target."""
    card = (option.card, option.target)[place]
    words = facet(state, names, card) if card != NONE else ""
    return f"{state.blueprints[card].title} {words}" if words and place else words


def _what_is_answered(state: State, option: Option) -> str:
    """Return the card for which a response or a forced effect answers, where each has its own."""
    pending = state.pending
    assert pending is not None
    is_answer = pending.question in (Question.RESPONSE, Question.ORDER)
    if not is_answer or option.verb not in (Verb.TRIGGER, Verb.PLAY):
        return ""
    subject = pending.resume[2][option.number].subject
    return f"for {state.blueprints[subject].title}" if subject != NONE else ""


_ZONES = {
    codes.IN_HAND: "in hand",
    codes.IN_DISCARD: "in the discard pile",
    codes.IN_PLAY_AREA: "in play",
    codes.ATTACHED: "in play",
    codes.STAGING: "in the staging area",
    codes.ENGAGED: "engaged",
    codes.ACTIVE_LOCATION: "the active location",
}


def _zone(state: State, names: Names, card: int) -> str:
    return _ZONES.get(state.zone[card], "")


def _controller(state: State, names: Names, card: int) -> str:
    player = state.controller[card]
    if player == ENCOUNTER:
        return ""
    named = names[player] if names else f"player {player + 1}"
    return f"engaged with {named}" if state.zone[card] == codes.ENGAGED else f"of {named}"


def _bearer(state: State, names: Names, card: int) -> str:
    bearer = state.bearer[card]
    return f"on {state.blueprints[bearer].title}" if bearer != NONE else ""


def _counted(counts: str, thing: str) -> Facet:
    def facet(state: State, names: Names, card: int) -> str:
        if state.zone[card] < codes.IN_PLAY_AREA:
            return ""
        count: int = getattr(state, counts)[card]
        return f"with {count_of(count, thing, thing)}" if count else f"without {thing}"

    return facet


def _attached(state: State, names: Names, card: int) -> str:
    attached = sorted(state.blueprints[one].title for one in state.attached[card])
    if attached:
        return f"with {join_words(attached)}"
    return "without attachments" if state.zone[card] >= codes.IN_PLAY_AREA else ""


def _exhausted(state: State, names: Names, card: int) -> str:
    if state.zone[card] not in (codes.IN_PLAY_AREA, codes.ATTACHED):
        return ""
    return "exhausted" if state.exhausted[card] else "ready"


def _shadows(state: State, names: Names, card: int) -> str:
    if state.zone[card] != codes.ENGAGED:
        return ""
    count = len(state.shadows.get(card, ()))
    return f"with {count_of(count, 'shadow card')}" if count else "without a shadow card"


def _guarding(state: State, names: Names, card: int) -> str:
    guarded = state.guarding[card]
    if guarded != NONE:
        return f"guarding {state.blueprints[guarded].title}"
    return "guarding nothing" if state.zone[card] >= codes.IN_PLAY_AREA else ""


def _of_number(words: str, number: Callable[[State, int], int]) -> Facet:
    def facet(state: State, names: Names, card: int) -> str:
        in_play = state.zone[card] >= codes.IN_PLAY_AREA
        return words.format(number(state, card)) if in_play else ""

    return facet


_OF_CARDS: tuple[Facet, ...] = (
    _zone,
    _controller,
    _bearer,
    _counted("damage", "damage"),
    _counted("progress", "progress"),
    _counted("resources", "resources"),
    _attached,
    _exhausted,
    _shadows,
    _guarding,
    _of_number("attack {}", attack),
    _of_number("defense {}", defense),
    _of_number("willpower {}", willpower),
    _of_number("threat {}", threat_strength),
    _of_number("{} hit points left", hit_points_left),
)
