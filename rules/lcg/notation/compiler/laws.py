"""What cards add to the rules becomes rules of their blueprints."""

from typing import Final

from rules.lcg.engine import codes
from rules.lcg.engine.blueprint import CardTest, Context
from rules.lcg.engine.blueprint import Rule as CompiledRule
from rules.lcg.engine.state import State
from rules.lcg.notation.compiler.building import Building, always
from rules.lcg.notation.compiler.conditions import compile_condition, victory_points_in
from rules.lcg.notation.compiler.filters import compile_filter
from rules.lcg.notation.conditions import InPlay
from rules.lcg.notation.sentences import Law, Rule

LAW_CODES: Final = {law: getattr(codes, law.name) for law in Law}


def compile_law(sentence: Rule, building: Building) -> None:
    """Add what a sentence says of the rules to the blueprint of its card."""
    holds = always if sentence.given is None else compile_condition(sentence.given)
    if sentence.law is Law.CANNOT_DEFEAT_STAGE:
        building.blueprint.victory_needed = victory_points_in(sentence.given)
        if isinstance(sentence.given, InPlay):
            building.blueprint.barred_by = compile_filter(sentence.given.filter)
    building.blueprint.rules += (
        CompiledRule(LAW_CODES[sentence.law], holds, sentence.amount, _reach(sentence)),
    )


# Laws that are about one card: the card that has the sentence.
_OF_THIS_CARD: Final = frozenset(
    {
        Law.MUST_TRAVEL_HERE,
        Law.EXCESS_DAMAGE_RAISES_THREAT,
        Law.ENGAGED_LAST,
        Law.NO_ATTACHMENTS,
        Law.NO_RESTRICTED_ATTACHMENTS,
        Law.STRIKES_STAGING_AREA,
        Law.CANNOT_TRAVEL_HERE,
        Law.IGNORES_DEFENSE,
        Law.HEALED_OF_AT_MOST,
        Law.EXCESS_DAMAGE_SPREADS,
    }
)


def _reach(sentence: Rule) -> CardTest | None:
    if sentence.about is not None:
        return compile_filter(sentence.about)
    return _is_source if sentence.law in _OF_THIS_CARD else None


def _is_source(state: State, context: Context, card: int) -> bool:
    return card == context.source
