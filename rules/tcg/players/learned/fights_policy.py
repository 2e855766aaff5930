"""Trying out how the fights of a move go: what is played for them, who meets whom, and what is
done in them.

One deal tells most of it: fights go much the same whatever the hidden cards are. So few playouts
suffice, and each ends as regroup begins, or for another move as the turn ends (docs/players.md).
"""

from collections.abc import Collection, Mapping
from enum import Enum
from math import inf
from typing import Final, NamedTuple

from rules.notation.traversal import values_of_kind
from rules.players.telling import Comparison
from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.operations.actions import chosen_ability
from rules.tcg.engine.state.codes import (
    IN_ADVENTURE_DECK,
    REGROUP,
    SHADOW,
    SKIRMISH,
    Question,
    Verb,
)
from rules.tcg.engine.state.decision import PASS, Decision, Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.zones.board import minions_facing
from rules.tcg.game import Game
from rules.tcg.notation import effects as ef
from rules.tcg.players.learned.fights_tried_out import Effort, race, try_further
from rules.tcg.players.learned.moving_tried_out import MovingEffort
from rules.tcg.players.learned.policy import Taken
from rules.tcg.players.learned.shadow_policy import ShadowPolicy
from rules.tcg.players.learned.shortlist import shortlist
from rules.tcg.players.learned.trying import Tried, comparison_of
from rules.tcg.players.reading.meanings import Meanings
from rules.tcg.players.reading.skirmish_now import kills_character
from rules.tcg.players.reading.table import is_at_risk, is_ring_bearer
from rules.tcg.players.reading.uses import REPEATABLE, Uses
from rules.tcg.players.thumb.rule_of_thumb import LONG_GAME

# More often than one ability is worth using in one phase or skirmish where Quick would not.
MANY_USES: Final = 3


class Moment(Enum):
    """Decisions that are tried out, by what is decided."""

    SITES = "which site is played"
    SHADOW_PHASE = "what the Shadow plays"
    SHADOW_ORDER = "what the Shadow plays first where it can pay for everything"
    ASSIGNING = "who defends against whom"
    LEFTOVERS = "whom the minions left over attack"
    ORDERING = "which skirmish comes first"
    FIGHTING = "actions in a skirmish"
    SAFE_FIGHT = "actions in a skirmish that goes well enough for who acts"
    ACTING = "actions between the Shadow phase and the skirmishes"
    ANSWERING = "answers to what happens"


class Efforts(NamedTuple):
    """How a player tries out decisions of each moment, and moving again.

    Where somebody is about to win, the next turns tell more than this one: `last_moves`.
    """

    fights: Mapping[Moment, Effort]
    moving: MovingEffort
    last_moves: MovingEffort


def _with_one_deal(candidates: int, hopeless: float = inf, passing: bool = True) -> Effort:
    """Return an effort of a single deal, which is enough where the favourite all but wins."""
    return Effort(candidates, 1, hopeless=hopeless, passing=passing, enough=0.9)


QUICK: Final = Efforts(
    {
        Moment.SITES: _with_one_deal(6),
        Moment.SHADOW_PHASE: _with_one_deal(4, hopeless=0.06, passing=False),
        Moment.ASSIGNING: _with_one_deal(3, passing=False),
        Moment.LEFTOVERS: _with_one_deal(5, passing=False),
        Moment.FIGHTING: _with_one_deal(2, hopeless=3.0),
        Moment.SAFE_FIGHT: _with_one_deal(2, hopeless=0.5),
        Moment.ACTING: _with_one_deal(2, hopeless=3.0),
    },
    moving=MovingEffort(2),
    last_moves=MovingEffort(4, turns=2, clear=0.8, least=2),
)
"""Less than a millisecond a decision, over all decisions of a game."""


# More than a choice needs: the errors of the figures are told from the differences between deals.
_SHOWN_DEALS: Final = 6
# How many of the options tried are shown with this many deals.
_SHOWN: Final = 4


def _with_more_deals(
    candidates: int, deals: int, hopeless: float = inf, passing: bool = True
) -> Effort:
    """Return an effort whose deals tell more: what is behind by little is dropped, too."""
    return Effort(
        candidates,
        deals,
        drop=0.06,
        lead=0.012,
        hopeless=hopeless,
        passing=passing,
        shown=_SHOWN_DEALS,
    )


_FAR_AHEAD: Final = MovingEffort(16, turns=2)
THOROUGH: Final = Efforts(
    {
        Moment.SITES: _with_more_deals(9, 3),
        Moment.SHADOW_PHASE: _with_more_deals(9, 3, hopeless=0.06, passing=False),
        Moment.SHADOW_ORDER: _with_more_deals(5, 3, hopeless=0.06, passing=False),
        Moment.ASSIGNING: _with_more_deals(12, 3, passing=False),
        Moment.LEFTOVERS: _with_more_deals(9, 3, passing=False),
        Moment.ORDERING: _with_more_deals(6, 3),
        Moment.FIGHTING: _with_more_deals(6, 3, hopeless=6.0),
        Moment.SAFE_FIGHT: _with_more_deals(6, 3, hopeless=6.0),
        Moment.ACTING: _with_more_deals(4, 3, hopeless=6.0),
        Moment.ANSWERING: _with_more_deals(2, 2, hopeless=0.5),
    },
    moving=_FAR_AHEAD,
    last_moves=_FAR_AHEAD,
)
"""Some 8 milliseconds a decision."""


# The value of a choice that certainly loses. Then all options get one look, and those that may not
# lose are tried with more deals, for chance alone makes one of many the best.
LOST: Final = 0.02
_MANY: Final = 16
_ONE_LOOK: Final = Effort(_MANY, 1)
_WAYS_OUT: Final = Effort(_MANY, 3, lead=LOST)


class FightsPolicy:
    """Tries out what decides fights.

    It remembers which abilities were used in this phase or skirmish. Two players
    who each prefer one more use of a free ability to passing would never end.
    """

    __slots__ = ("_efforts", "_seed", "_shadow", "_uses")

    def __init__(self, efforts: Efforts, shadow: ShadowPolicy, seed: int) -> None:
        self._efforts = efforts
        self._shadow = shadow
        self._seed = seed
        self._uses = Uses()

    def decide(self, game: Game, decision: Decision, own: int) -> Taken | None:
        """Return the option that fares best; None if there is no need to try any."""
        tried = self._try_out(game, decision, own)
        if not tried:
            return None
        return Taken(tried[0].place, lambda: self._compare(game, decision, tried, own))

    def note(self, state: State, decision: Decision, place: int) -> None:
        """Remember the use of an ability, and strike where something is done as the Shadow."""
        option = decision.options[place]
        if state.phase == SHADOW and option != PASS:
            self._shadow.strike(state)
        if option.verb in REPEATABLE:
            self._uses.count(state, option)

    def _compare(self, game: Game, decision: Decision, tried: list[Tried], own: int) -> Comparison:
        effort = self._effort(game.state, decision)
        deals = effort.shown if effort is not None else 0
        try_further(game, decision.player, tried[:_SHOWN], deals, self._seed)
        return _comparison(decision, tried, own)

    def _try_out(self, game: Game, decision: Decision, own: int) -> list[Tried]:
        """Return the options that were tried out, the best first; none if there is no need.

        Where the best of them surely loses, all others are tried as well.
        """
        state = game.state
        effort = self._effort(state, decision)
        candidates = self._candidates(state, decision, own, effort) if effort is not None else []
        tried: list[Tried] = []
        if effort is not None and len(candidates) > 1:
            tried = race(game, decision.player, candidates, effort, self._seed)
        elif len(decision.options) > 1 and _is_about_to_lose(state, decision.player):
            tried = race(game, decision.player, (own,), _ONE_LOOK, self._seed)
        if tried and tried[0].total <= LOST * tried[0].deals:
            saving = self._find_saving(game, decision, own, {each.place for each in tried})
            if saving:
                return race(game, decision.player, (own, *saving), _WAYS_OUT, self._seed)
        return tried if len(tried) > 1 else []

    def _find_saving(
        self, game: Game, decision: Decision, own: int, lost: Collection[int]
    ) -> list[int]:
        """Return the places of the options that do not lose for sure: a look at all but the lost.

        Copies of a card in hand count once, and no ability is used for ever.
        """
        state, options = game.state, decision.options
        others = [
            place
            for place in shortlist(state, decision, own, [0.0] * len(options), _MANY)
            if place not in lost and self._uses.so_far(state, options[place]) < MANY_USES
        ]
        if not others:
            return []
        looked_at = race(game, decision.player, others, _ONE_LOOK, self._seed)
        return [each.place for each in looked_at if each.total > LOST]

    def _candidates(self, state: State, decision: Decision, own: int, effort: Effort) -> list[int]:
        """Return the places to try, the player's own first; no other ability for ever."""
        places = shortlist(
            state,
            decision,
            own,
            self._shadow.priors(state, decision),
            effort.candidates,
            effort.hopeless,
            effort.passing,
        )
        return [
            place
            for place in places
            if place == own or self._is_worth_trying(state, decision, decision.options[place])
        ]

    def _is_worth_trying(self, state: State, decision: Decision, option: Option) -> bool:
        """Return whether no ability is used for ever, and no Ring-bearer risked that rules spare.

        Few deals hold the event that would overwhelm him.
        """
        if decision.question == Question.ASSIGN_DEFENDERS:
            bearer = option.card
            return not is_ring_bearer(state, bearer) or not is_at_risk(
                state, bearer, [*minions_facing(state, bearer), option.target]
            )
        return self._uses.so_far(state, option) < MANY_USES

    def _effort(self, state: State, decision: Decision) -> Effort | None:
        """Return how the options of a decision are tried out; None where they are not."""
        if state.decisions > LONG_GAME:
            return None
        moment = moment_of(state, decision)
        return self._efforts.fights.get(moment) if moment is not None else None


def _is_about_to_lose(state: State, player: int) -> bool:
    """Return whether a skirmish as it stands kills a player's own Ring-bearer."""
    if player != state.active or state.skirmisher != state.ring_bearer[player]:
        return False
    return state.decisions <= LONG_GAME and kills_character(state)


def _comparison(decision: Decision, tried: list[Tried], favourite: int) -> Comparison:
    comparison = comparison_of(decision, tried)
    return Comparison(
        comparison.place, comparison.measure, comparison.weighed, (decision.options[favourite],)
    )


def plays_site(state: State, decision: Decision) -> bool:
    """Return whether a site of an adventure deck is chosen; not before the game, for no fight."""
    first = decision.options[0]
    is_site = decision.question == Question.SITE or (
        decision.question == Question.TARGET and state.zone[first.card] == IN_ADVENTURE_DECK
    )
    return is_site and state.turn > 0


def moment_of(state: State, decision: Decision) -> Moment | None:
    """Return what is decided; None where it is nothing that is tried out."""
    if plays_site(state, decision):
        return Moment.SITES
    if state.phase == REGROUP:
        return None
    question = decision.question
    if question == Question.ASSIGN_DEFENDERS:
        return Moment.ASSIGNING
    if question == Question.ASSIGN_LEFTOVERS:
        return Moment.LEFTOVERS
    if question == Question.SKIRMISH_ORDER:
        return Moment.ORDERING
    if question == Question.RESPONSE:
        return Moment.ANSWERING
    if question != Question.ACTION or state.phase < SHADOW:
        return None
    if state.phase == SHADOW:
        return _moment_of_shadow(state, decision) if decision.player != state.active else None
    if state.phase == SKIRMISH:
        return Moment.SAFE_FIGHT if _goes_well(state, decision.player) else Moment.FIGHTING
    return Moment.ACTING


def _goes_well(state: State, player: int) -> bool:
    """Return whether a skirmish ends as it stands as a player may let it.

    A Free Peoples player loses nobody, a Shadow player kills. There another action gained little
    (docs/players.md).
    """
    return kills_character(state) != (player == state.active)


def _moment_of_shadow(state: State, decision: Decision) -> Moment:
    """Return whether the twilight is short, so that what is played first leaves something out.

    What a text plays may cost more than the hand, and isn't predicted.
    """
    if any(option.verb == Verb.USE and _plays_cards(state, option) for option in decision.options):
        return Moment.SHADOW_PHASE
    price = sum(
        twilight_cost(state, option.card) for option in decision.options if option.verb == Verb.PLAY
    )
    return Moment.SHADOW_PHASE if price > state.twilight else Moment.SHADOW_ORDER


def _plays_cards(state: State, option: Option) -> bool:
    """Return whether the text of an ability plays a card."""
    found: bool = _PLAYING.of(chosen_ability(state, option).notation)
    return found


def _names_a_card_to_play(action: object) -> bool:
    return any(True for _ in values_of_kind(action, ef.Play))


_PLAYING: Final = Meanings(_names_a_card_to_play)
