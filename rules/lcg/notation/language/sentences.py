"""Whole sentences: actions, responses, what is always so."""

from rules.lcg.notation import sentences as se
from rules.lcg.notation.conditions import (
    Condition,
)
from rules.lcg.notation.effects import (
    Change,
    Each,
    Effect,
    Paid,
    to_action,
)
from rules.lcg.notation.filters import (
    Filter,
    Reference,
    all_of,
)
from rules.lcg.notation.sentences import (
    Gains,
    Happening,
    Law,
    Limit,
    Period,
    Sentence,
)
from rules.lcg.vocabulary import Phase

__all__ = [
    "action",
    "adds_escape",
    "all_must_commit",
    "attach_to",
    "blanks_attachments",
    "blanks_bearer",
    "can_be_bypassed",
    "cancels_shadows",
    "cannot_be_engaged",
    "cannot_be_healed",
    "cannot_cancel",
    "cannot_choose_to_engage",
    "cannot_commit_to_quest",
    "cannot_defeat_stage",
    "cannot_draw",
    "cannot_play",
    "cannot_travel_here",
    "collects_nothing",
    "collects_resource",
    "commits_ready",
    "costs_more",
    "counts_as_condition",
    "defends_ready",
    "discards_revealed",
    "draws_more",
    "each_player_once_a_round",
    "engaged_last",
    "excess_damage_raises_threat",
    "excess_damage_spreads",
    "flips_in_staging",
    "follows_first_player",
    "forced",
    "gains",
    "gains_action",
    "gets",
    "gets_no_progress",
    "grants",
    "guard_cannot_change",
    "healed_of_at_most",
    "ignores_defense",
    "lost_without_this",
    "must_travel_here",
    "no_attachments",
    "no_engagement_checks",
    "no_restricted_attachments",
    "no_staging",
    "once_a_game",
    "once_a_phase",
    "once_a_round",
    "one_ally_a_round",
    "only_fought_by",
    "open_to_attack",
    "pays_as_leadership",
    "pays_for_creatures",
    "replaces_draw",
    "response",
    "returns_to_deck_top",
    "returns_to_staging",
    "reveals_more",
    "rule",
    "setup",
    "shadow",
    "stays_exhausted",
    "strikes_staging_area",
    "takes_undefended_damage",
    "three_times_a_phase",
    "travel",
    "travel_once",
    "treacheries_hit_all",
    "when_revealed",
    "whenever",
    "wins_when",
    "x_is",
]

# --- sentences ---

once_a_game = Limit(1, Period.GAME)
once_a_phase = Limit(1, Period.PHASE)
once_a_round = Limit(1, Period.ROUND)
once_a_phase = Limit(1, Period.PHASE)
three_times_a_phase = Limit(3, Period.PHASE)
each_player_once_a_round = Limit(1, Period.ROUND, each_player=True)


def action(
    does: Paid | Effect,
    *,
    phase: Phase | None = None,
    limit: Limit | None = None,
    from_staging_area: bool = False,
    different_pools: bool = False,
    before_commitment: bool = False,
    plainly: bool = False,
    given: Condition | None = None,
    by_any_player: bool = False,
) -> Sentence:
    """An action: of any phase, or of one; or an event for the beginning of the quest phase."""
    return se.Action(
        to_action(does),
        phase,
        limit,
        from_staging_area,
        different_pools,
        before_commitment,
        plainly,
        given,
        by_any_player,
    )


def response(
    after: Happening,
    does: Paid | Effect,
    *,
    from_hand: bool = False,
    limit: Limit | None = None,
    given: Condition | None = None,
) -> Sentence:
    """Something that may be done after something happens."""
    return se.Response(after, to_action(does), from_hand, limit, given)


def forced(
    when: Happening,
    effect: Effect,
    *,
    given: Condition | None = None,
    limit: Limit | None = None,
    passive: bool = False,
) -> Sentence:
    """Something that is done whenever something happens, or only so often.

    `passive` where print has no "Forced" before it.
    """
    return se.Forced(when, effect, given, limit, passive)


def counts_as_condition(*sentences: Sentence) -> Sentence:
    """What an encounter card says once it is attached as a Condition."""
    return se.CountsAsCondition(sentences)


whenever = se.Whenever
x_is = se.XIs


flips_in_staging = se.FlipsInStaging()
blanks_bearer = se.BlanksBearer()


def gains_action(title: str, gained: Sentence) -> Sentence:
    """An action that a card has while this one is in play; raise TypeError for another sentence."""
    if not isinstance(gained, se.Action):
        raise TypeError(f"{gained!r} is not an action")
    return se.GainsAction(title, gained)


def when_revealed(effect: Effect, *, cannot_be_canceled: bool = False) -> Sentence:
    """What is done when the card is revealed."""
    return se.WhenRevealed(effect, cannot_be_canceled)


def grants(cards: Each, gained: Sentence, *, given: Condition | None = None) -> Sentence:
    """A forced effect that other cards gain; in it they are "it"."""
    if not isinstance(gained, se.Forced):
        raise TypeError(f"{gained!r} is not a forced effect")
    return se.Grants(cards, gained, given)


shadow = se.Shadow
travel = se.Travel


def travel_once(given: Condition) -> Sentence:
    """What the players must have done before they can travel here."""
    return se.Travel(given=given)


setup = se.Setup


def attach_to(*filters: Filter) -> Sentence:
    """What an attachment can be attached to."""
    return se.AttachTo(all_of(filters))


def gets(
    known: Reference | Each,
    *qualities: Change | Gains,
    given: Condition | None = None,
    instead: tuple[Condition, Change] | None = None,
) -> Sentence:
    """What a card always has more or less of."""
    return se.Gets(known, qualities, given, instead)


def gains(
    known: Reference,
    *qualities: Change | Gains,
    given: Condition | None = None,
    instead: tuple[Condition, Change] | None = None,
) -> Sentence:
    """The same, where print says "gains"."""
    return se.Gets(known, qualities, given, instead, "gains")


# --- what `rule(...)` adds to the rules ---

cannot_draw = Law.CANNOT_DRAW
replaces_draw = Law.REPLACES_DRAW
one_ally_a_round = Law.ONE_ALLY_A_ROUND
cannot_defeat_stage = Law.CANNOT_DEFEAT_STAGE
no_engagement_checks = Law.NO_ENGAGEMENT_CHECKS
no_staging = Law.NO_STAGING
reveals_more = Law.REVEALS_MORE
must_travel_here = Law.MUST_TRAVEL_HERE
excess_damage_raises_threat = Law.EXCESS_DAMAGE_RAISES_THREAT
engaged_last = Law.ENGAGED_LAST
no_attachments = Law.NO_ATTACHMENTS
no_restricted_attachments = Law.NO_RESTRICTED_ATTACHMENTS
strikes_staging_area = Law.STRIKES_STAGING_AREA
lost_without_this = se.LostWithout()
takes_undefended_damage = Law.TAKES_UNDEFENDED_DAMAGE
guard_cannot_change = Law.GUARD_CANNOT_CHANGE
treacheries_hit_all = Law.TREACHERIES_HIT_ALL
adds_escape = Law.ADDS_ESCAPE
ignores_defense = Law.IGNORES_DEFENSE
stays_exhausted = Law.STAYS_EXHAUSTED
returns_to_deck_top = Law.RETURNS_TO_DECK_TOP
returns_to_staging = Law.RETURNS_TO_STAGING
wins_when = Law.WINS_WHEN
costs_more = Law.COSTS_MORE
cannot_play = Law.CANNOT_PLAY
cannot_commit_to_quest = Law.CANNOT_COMMIT_TO_QUEST
cannot_cancel = Law.CANNOT_CANCEL
cannot_travel_here = Law.CANNOT_TRAVEL_HERE
pays_as_leadership = Law.PAYS_AS_LEADERSHIP
defends_ready = Law.DEFENDS_READY
cancels_shadows = Law.CANCELS_SHADOWS
draws_more = Law.DRAWS_MORE
collects_resource = Law.COLLECTS_RESOURCE
pays_for_creatures = Law.PAYS_FOR_CREATURES
only_fought_by = Law.ONLY_FOUGHT_BY
cannot_be_healed = Law.CANNOT_BE_HEALED
healed_of_at_most = Law.HEALED_OF_AT_MOST
all_must_commit = Law.ALL_MUST_COMMIT
blanks_attachments = Law.BLANKS_ATTACHMENTS
follows_first_player = Law.FOLLOWS_FIRST_PLAYER
cannot_choose_to_engage = Law.CANNOT_CHOOSE_TO_ENGAGE
excess_damage_spreads = Law.EXCESS_DAMAGE_SPREADS
commits_ready = Law.COMMITS_READY
open_to_attack = Law.OPEN_TO_ATTACK
discards_revealed = Law.DISCARDS_REVEALED
collects_nothing = Law.COLLECTS_NOTHING
cannot_be_engaged = Law.CANNOT_BE_ENGAGED
can_be_bypassed = Law.CAN_BE_BYPASSED
gets_no_progress = Law.GETS_NO_PROGRESS


def rule(law: Law, *about: Filter, given: Condition | None = None, amount: int = 0) -> Sentence:
    """Something that the card adds to the rules, about all cards that pass or about itself."""
    return se.Rule(law, given, amount, all_of(about) if about else None)
