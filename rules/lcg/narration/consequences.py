"""What a choice costs or leads to: "costs 2 Leadership", "2 against attack 4: 2 damage, 1 left"."""

from rules.english import join_words
from rules.lcg.engine.codes import NONE, Question, Verb
from rules.lcg.engine.decision import PASS, Decision, Option
from rules.lcg.engine.numbers import (
    attack,
    hit_points_left,
    number,
    quest_points,
    threat_strength,
    willpower,
)
from rules.lcg.engine.state import State
from rules.lcg.narration.attacks import (
    Attack,
    after_damage,
    damage_comes_next,
    foresee_attack,
    foresee_defense,
    shadow_cards,
)
from rules.lcg.narration.changes import STATISTIC_NAMES
from rules.lcg.narration.following import after_passing
from rules.lcg.narration.payments import describe_payment
from rules.lcg.narration.said import (
    said_in_play,
    said_of_ability,
    said_of_location,
    without_word_before,
)
from rules.lcg.narration.unseen import describe_unseen
from rules.lcg.vocabulary import Sphere


def fight_after(state: State, decision: Decision, option: Option) -> Attack | None:
    """Return the attack that a choice brings, decides or leaves as it is; None without one."""
    combat = state.combat
    if option.verb == Verb.JOIN_ATTACK:
        _, _, leader, enemy, chosen = decision.resume
        return foresee_attack(state, enemy, leader, (*chosen, option.card))
    if combat is None:
        return None
    if option.verb == Verb.DEFEND:
        defenders = (*combat.characters, option.card)
        return foresee_defense(state, combat.enemy, combat.player, defenders)
    is_last_word = option == PASS and decision.question in (Question.ACTION, Question.DEFEND)
    if not is_last_word or not damage_comes_next(state):
        return None
    foresee = foresee_defense if combat.by_enemy else foresee_attack
    return foresee(state, combat.enemy, combat.player, combat.characters)


def describe_consequence(state: State, decision: Decision, option: Option) -> str:
    """Return what a choice costs or leads to as things are; nothing where neither is."""
    say = _CONSEQUENCES.get(option.verb)
    if say is not None:
        return say(state, decision, option)
    fight = fight_after(state, decision, option)
    if fight is None:
        return after_passing(state, decision) if option == PASS else ""
    if option.verb == Verb.DEFEND:
        return f"defense {fight.defense} against attack {fight.attack}: {fight.outcome}"
    if option.verb == Verb.JOIN_ATTACK:
        return f"attack {fight.attack} against defense {fight.defense}: {fight.outcome}"
    if not fight.characters:
        return fight.outcome
    names = join_words([state.blueprints[card].title for card in fight.characters])
    if fight.by_enemy:
        return f"{names}, defense {fight.defense} against attack {fight.attack}: {fight.outcome}"
    return f"{names}, attack {fight.attack} against defense {fight.defense}: {fight.outcome}"


def _play(state: State, decision: Decision, option: Option) -> str:
    blueprint = state.blueprints[option.card]
    card = blueprint.card
    sphere = "" if card.sphere in (None, Sphere.NEUTRAL) else f" {str(card.sphere).capitalize()}"
    price = "X" if blueprint.costs_x else str(blueprint.cost)
    costs = f"costs {price}{sphere}" if price != "0" else "free"
    said = said_of_ability(blueprint, blueprint.event) if blueprint.event is not None else ""
    return f"{costs}. {without_word_before(said)}" if said else costs


def _commit(state: State, decision: Decision, option: Option) -> str:
    test = state.escape_test
    if decision.question == Question.COMMIT_TO_TEST and test is not None:
        return f"{number(state, test.statistic, option.card)} {STATISTIC_NAMES[test.statistic]}"
    return f"{willpower(state, option.card)} willpower"


def _travel(state: State, decision: Decision, option: Option) -> str:
    if option.card == NONE:
        return ""
    threat = threat_strength(state, option.card)
    missing = quest_points(state, option.card) - state.progress[option.card]
    says = f"takes {threat} threat out of the staging area; needs {missing} progress"
    return ". ".join([says, *said_of_location(state.blueprints[option.card])])


def _engage(state: State, decision: Decision, option: Option) -> str:
    if option.card == NONE:
        return ""
    says = f"attack {attack(state, option.card)}, {_left(state, option.card)}"
    said = said_in_play(state.blueprints[option.card])
    return f"{says}. {said}" if said else says


def _resolve(state: State, decision: Decision, option: Option) -> str:
    cards = len(shadow_cards(state, option.card))
    with_cards = {0: "", 1: " and a shadow card"}.get(cards, f" and {cards} shadow cards")
    return f"attack {attack(state, option.card)}{with_cards}"


def _target(state: State, decision: Decision, option: Option) -> str:
    fight = foresee_attack(state, option.card, decision.player, ())
    return f"defense {fight.defense}, {_left(state, option.card)}"


def _left(state: State, card: int) -> str:
    left = hit_points_left(state, card)
    return f"{left} hit point{'' if left == 1 else 's'} left"


def _choose(state: State, decision: Decision, option: Option) -> str:
    if decision.question in (Question.TARGET, Question.CARD_IN_PILE):
        return describe_unseen(state, option.card)
    if decision.question != Question.UNDEFENDED_DAMAGE:
        return ""
    damage: int = decision.resume[-1]
    return after_damage(state, option.card, damage)[1]


_CONSEQUENCES = {
    Verb.PLAY: _play,
    Verb.COMMIT: _commit,
    Verb.TRAVEL: _travel,
    Verb.ENGAGE: _engage,
    Verb.RESOLVE_ATTACK: _resolve,
    Verb.ATTACK: _target,
    Verb.CHOOSE: _choose,
    Verb.PAY: describe_payment,
}
