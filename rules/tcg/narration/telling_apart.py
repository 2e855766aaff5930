"""What distinguishes two options that read the same: which copy, what it answers.

Two companions of one name with different wounds, an event that two winners each let you play:
such options get a remark in brackets. Options that do the same thing get none.
"""

from collections.abc import Callable, Sequence
from functools import partial

from rules.english import count_of, join_words
from rules.tcg.engine.modifiers.numbers import number
from rules.tcg.engine.operations.actions import INSTEAD_OF_COST
from rules.tcg.engine.state import codes
from rules.tcg.engine.state.codes import ON_PATH, Question, Verb
from rules.tcg.engine.state.decision import Decision, Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.zones.board import in_play
from rules.tcg.narration.happenings import event_answered, happening
from rules.tcg.narration.sayings import said
from rules.telling_apart import differences

Names = Sequence[str]
Facet = Callable[[State, int, Names], str]


def remark(
    state: State, decision: Decision, option: Option, rivals: Sequence[Option], names: Names
) -> str:
    """Return what distinguishes an option from others of the same words; empty if nothing does."""
    facets: list[Callable[[Option], str]] = [
        partial(_what_is_answered, state, decision),
        partial(_how_it_is_played, state, decision),
    ]
    for place in range(len(_cards(state, decision, option))):
        facets += [partial(_of_card, state, decision, names, place, facet) for facet in _OF_CARDS]
    return ", ".join(differences(facets, option, rivals))


def _of_card(
    state: State, decision: Decision, names: Names, place: int, facet: Facet, option: Option
) -> str:
    """Return a facet of one of an option's cards."""
    card = _cards(state, decision, option)[place]
    words = facet(state, card, names) if card >= 0 else ""
    return f"{state.blueprints[card].card.name} {words}" if words and place else words


def _what_is_answered(state: State, decision: Decision, option: Option) -> str:
    event = event_answered(state, decision, option)
    return happening(state, event) if event is not None else ""


def _how_it_is_played(state: State, decision: Decision, option: Option) -> str:
    """Return what is paid for a card that can be played in several ways now."""
    if option.verb != Verb.PLAY or decision.question != Question.ACTION:
        return ""
    blueprint = state.blueprints[option.card]
    if not option.number:
        return "for its twilight cost"
    price = blueprint.instead_of_cost
    if option.number == INSTEAD_OF_COST and price is not None:
        return f"{said(blueprint.card, price.notation)} instead"
    price = blueprint.also_playable[option.number - 1]
    return said(blueprint.card, price.notation) if price.notation is not None else ""


def _cards(state: State, decision: Decision, option: Option) -> tuple[int, ...]:
    """Return the cards an option is about: itself, its target, and another it answers."""
    event = event_answered(state, decision, option)
    return (option.card, option.target, event.other if event is not None else -1)


def _owner(state: State, card: int, names: Names) -> str:
    owner = state.owner[card]
    return f"of {names[owner]}" if names else f"of player {owner + 1}"


_ZONES: dict[int, str] = {
    codes.IN_DECK: "in the draw deck",
    codes.IN_HAND: "in hand",
    codes.IN_DISCARD: "in the discard pile",
    codes.IN_DEAD_PILE: "in the dead pile",
    codes.IN_PLAY: "in play",
    codes.BORNE: "in play",
    codes.IN_ADVENTURE_DECK: "in the adventure deck",
    codes.ON_PATH: "on the path",
    codes.STACKED: "stacked",
    codes.REMOVED: "removed from the game",
}


def _printing(state: State, card: int, names: Names) -> str:
    return state.blueprints[card].card.collector


def _zone(state: State, card: int, names: Names) -> str:
    return _ZONES.get(state.zone[card], "")


def _host(state: State, card: int, names: Names) -> str:
    for host, stacked in state.stacks.items():
        if card in stacked:
            return f"stacked on {_with_site(state, host)}"
    bearer = state.bearer[card]
    if bearer < 0:
        return ""
    return f"on {_with_site(state, bearer)}{_wounds_in_brackets(state, bearer)}"


def _with_site(state: State, card: int) -> str:
    name = state.blueprints[card].card.name
    return f"{name} at site {_place(state, card)}" if state.zone[card] == ON_PATH else name


def _place(state: State, card: int) -> int:
    return state.path.index(card) + 1


def _site(state: State, card: int, names: Names) -> str:
    return f"site {_place(state, card)}" if state.zone[card] == ON_PATH else ""


def _wounds_in_brackets(state: State, card: int) -> str:
    wounds = state.wounds[card]
    return f" with {count_of(wounds, 'wound')}" if wounds else ""


def _wounds(state: State, card: int, names: Names) -> str:
    wounds = state.wounds[card]
    if not in_play(state, card):
        return ""
    return f"with {count_of(wounds, 'wound')}" if wounds else "without wounds"


def _bearing(state: State, card: int, names: Names) -> str:
    if not in_play(state, card):
        return ""
    borne = sorted(state.blueprints[item].card.name for item in state.attached[card])
    return f"bearing {join_words(borne)}" if borne else "bearing nothing"


def _vitality(state: State, card: int, names: Names) -> str:
    return f"vitality {number(state, codes.VITALITY, card)}" if in_play(state, card) else ""


def _tokens(state: State, card: int, names: Names) -> str:
    if not in_play(state, card) and state.zone[card] != ON_PATH:
        return ""
    count = sum(number for (on, _), number in state.tokens.items() if on == card)
    return f"with {count_of(count, 'token')}" if count else "without tokens"


def _stacked(state: State, card: int, names: Names) -> str:
    stacked = sorted(state.blueprints[one].card.name for one in state.stacks.get(card, ()))
    if stacked:
        return f"with {join_words(stacked)} stacked"
    return "with nothing stacked" if in_play(state, card) or state.zone[card] == ON_PATH else ""


def _fighting(state: State, card: int, names: Names) -> str:
    if not in_play(state, card):
        return ""
    if card == state.skirmisher or card in state.skirmish_minions:
        return "skirmishing"
    facing = state.assigned[card]
    if facing:
        return f"facing {join_words([state.blueprints[one].card.name for one in facing])}"
    facing = tuple(one for one in state.minions if card in state.assigned[one])
    if facing:
        return f"facing {join_words([state.blueprints[one].card.name for one in facing])}"
    return "facing nobody"


_NUMBERS = (
    (codes.STRENGTH, "strength {}"),
    (codes.RESISTANCE, "resistance {}"),
    (codes.DAMAGE, "damage +{}"),
    (codes.DEFENDER, "defender +{}"),
)
_WORDS = ((codes.FIERCE, "fierce", "not fierce"), (codes.ARCHER, "an archer", "no archer"))


def _of_number(code: int, words: str) -> Facet:
    def facet(state: State, card: int, names: Names) -> str:
        return words.format(number(state, code, card)) if in_play(state, card) else ""

    return facet


def _of_word(code: int, yes: str, no: str) -> Facet:
    def facet(state: State, card: int, names: Names) -> str:
        if not in_play(state, card):
            return ""
        return yes if number(state, code, card) else no

    return facet


_OF_CARDS: tuple[Facet, ...] = (
    _printing,
    _zone,
    _site,
    _owner,
    _host,
    _wounds,
    _vitality,
    _bearing,
    _tokens,
    _stacked,
    _fighting,
    *(_of_number(code, words) for code, words in _NUMBERS),
    *(_of_word(code, yes, no) for code, yes, no in _WORDS),
)
