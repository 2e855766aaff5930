"""Effects as clauses in the imperative: "exhaust 1 hero you control"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.english import article, capitalize_first, count_of, join_words
from rules.lcg.notation import effects as ef
from rules.lcg.notation.conditions import (
    Condition,
    InPlay,
    Is,
    Moment,
    NotSo,
    ThreatIsAtLeast,
)
from rules.lcg.notation.english.nouns import (
    NoEnglish,
    Speaker,
    amount_phrase,
    needs_x,
    phrase_of,
    player_phrase,
    possessive,
    reference,
    target_phrase,
)
from rules.lcg.notation.filters import AllOf, Quality, Reference
from rules.lcg.notation.own import OwnCondition, OwnEffect, OwnEffectOn

X_IS_PLAYERS = ". X is the number of players in the game"


def clause(effect: ef.Effect, speaker: Speaker) -> str:
    """Return an effect in the imperative; raise NoEnglish for a word without English."""
    say = EFFECTS.get(type(effect))
    if say is None:
        raise NoEnglish(f"no English is written for the effect {effect!r}")
    return say(effect, speaker)


# --- one after the other, choices, other players ---


def clause_after_cost(effect: ef.Effect, speaker: Speaker) -> str:
    """Return what a cost is paid for: "to give it +1", where else it "gets +1"."""
    if isinstance(effect, ef.Make) and effect.changes[0].statistic not in NO_NUMBER:
        target = target_phrase(effect.target, speaker)
        qualities = join_words([change_phrase(change, speaker) for change in effect.changes])
        return f"give {target} {qualities} {effect.until.value}"
    if isinstance(effect, ef.Either):
        return join_words([clause_after_cost(part, speaker) for part in effect.options], "or")
    return clause(effect, speaker)


def _then(effect: ef.Then, speaker: Speaker) -> str:
    if len(effect.parts) == 2 and effect.parts[0] == effect.parts[1]:
        return _twice(effect.parts[0], speaker)
    clauses = [clause(part, speaker) for part in effect.parts]
    text = clauses[0]
    for following in clauses[1:]:
        text += f". {capitalize_first(following)}"
    return text


def _twice(effect: ef.Effect, speaker: Speaker) -> str:
    """Return the same thing done to two cards."""
    assert isinstance(effect, ef.Exhaust)
    assert isinstance(effect.target, ef.Choose)
    cards = phrase_of(effect.target.filter, speaker).text(many=True)
    return f"choose and exhaust 2 {cards}"


def _either(effect: ef.Either, speaker: Speaker) -> str:
    clauses = [clause(part, speaker) for part in effect.options]
    if len(clauses) == 2:
        return f"{clauses[0]}, or {clauses[1]}"
    return f"(choose 1): {', '.join(clauses[:-1])}, or {clauses[-1]}"


def _may(effect: ef.May, speaker: Speaker) -> str:
    return f"{speaker.you} may {clause(effect.effect, speaker)}"


def _as(effect: ef.As, speaker: Speaker) -> str:
    who = player_phrase(effect.who, speaker)
    verb = "may" if effect.may or speaker.optional else "must"
    return f"{who} {verb} {clause(effect.effect, speaker.of_others())}"


def _if(effect: ef.If, speaker: Speaker) -> str:
    so = condition_clause(effect.condition, speaker)
    main = clause(effect.effect, speaker)
    if effect.otherwise is None:
        return f"if {so}, {main}"
    other = clause(effect.otherwise, speaker)
    return f"{other}. ({capitalize_first(main)} instead if {so}.)"


def _at_end_of_phase(effect: ef.AtEndOfPhase, speaker: Speaker) -> str:
    return f"at the end of the phase, {clause(effect.effect, speaker)}"


# --- cards in play ---


def _plain(verb: str) -> Callable[[Any, Speaker], str]:
    def say(effect: Any, speaker: Speaker) -> str:
        chosen = isinstance(effect.target, ef.Choose) and not speaker.pays
        return f"{'choose and ' if chosen else ''}{verb} {target_phrase(effect.target, speaker)}"

    return say


def _deal_damage(effect: ef.DealDamage, speaker: Speaker) -> str:
    amount = amount_phrase(effect.amount, speaker)
    return f"deal {amount} damage to {target_phrase(effect.target, speaker)}"


def _heal(effect: ef.Heal, speaker: Speaker) -> str:
    amount = ("up to " if effect.up_to else "") + amount_phrase(effect.amount, speaker)
    return f"heal {amount} damage on {target_phrase(effect.target, speaker)}"


def _add_resources(effect: ef.AddResources, speaker: Speaker) -> str:
    amount = amount_phrase(effect.amount, speaker)
    noun = "resource" if amount == "1" else "resources"
    if effect.target is Reference.THIS and speaker.card.encounter_set is not None:
        return f"place {amount} {noun[:-1] if amount != '1' else noun} token on {speaker.this}"
    before, target = chosen_first(effect.target, speaker)
    return f"{before}{'Add' if before else 'add'} {amount} {noun} to {target}'s resource pool"


def _spend_from(effect: ef.SpendFrom, speaker: Speaker) -> str:
    return (
        f"pay {count_of(effect.amount, 'resource')} from {reference(effect.hero, speaker)}'s pool"
    )


def _make(effect: ef.Make, speaker: Speaker) -> str:
    before, target = chosen_first(effect.target, speaker)
    qualities = join_words([change_phrase(change, speaker) for change in effect.changes])
    if before:
        verb = "" if effect.changes[0].statistic in NO_NUMBER else "gets "
        until = effect.until.value.capitalize()
        return f"{before}{until}, {target} {verb}{qualities}"
    if effect.changes[0].statistic in NO_NUMBER:
        if effect.target is Reference.DEFENDER:
            return f"{target} {qualities}"
        return f"{effect.until.value}, {target} {qualities}"
    if effect.target is Reference.ATTACKER:
        return f"{target[4:]} gets {qualities}"
    return f"{target} gets {qualities} {effect.until.value}"


def chosen_first(target: ef.Target, speaker: Speaker) -> tuple[str, str]:
    """Return "choose a hero. ", and "that hero" as what follows calls it."""
    phrase = target_phrase(target, speaker)
    if not isinstance(target, ef.Choose):
        return "", phrase
    return f"choose {phrase}. ", f"that {speaker.chosen}"


NO_NUMBER = frozenset(
    {
        ef.Statistic.CANNOT_ATTACK,
        ef.Statistic.CANNOT_DEFEND,
        ef.Statistic.WITHHOLDS_THREAT,
        ef.Statistic.WITHHOLDS_DEFENSE,
    }
)
_SYMBOLS = {
    ef.Statistic.WILLPOWER: "[willpower]",
    ef.Statistic.ATTACK: "[attack]",
    ef.Statistic.DEFENSE: "[defense]",
    ef.Statistic.HIT_POINTS: "hit points",
    ef.Statistic.THREAT: "[threat]",
}


def change_phrase(change: ef.Change, speaker: Speaker) -> str:
    """Return a change: "+1 [attack]", "cannot attack"."""
    if change.statistic in NO_NUMBER:
        return change.statistic.value.replace("threat", "[threat]").replace(
            "its defense", "its [defense]"
        )
    symbol = _SYMBOLS[change.statistic]
    if isinstance(change.amount, int):
        return f"{change.amount:+d} {symbol}"
    number, _, rest = amount_phrase(change.amount, speaker).partition(" ")
    return f"+{number} {symbol} {rest}"


def _pick(effect: ef.Pick, speaker: Speaker) -> str:
    return f"choose {target_phrase(effect.target, speaker)}"


def _pick_player(effect: ef.PickPlayer, speaker: Speaker) -> str:
    return f"choose {effect.who.value}"


def _discard(effect: ef.Discard, speaker: Speaker) -> str:
    if effect.target is Reference.THIS:
        return f"discard {speaker.this} from play"
    choosing = "choose and " if isinstance(effect.target, ef.Choose) else ""
    return f"{choosing}discard {target_phrase(effect.target, speaker)}"


def _put_in_staging(effect: ef.PutInStaging, speaker: Speaker) -> str:
    target = effect.target
    if isinstance(target, ef.ChooseFrom):
        named = phrase_of(target.filter, speaker).text()
        return f"search {target.pile.value} for 1 {named}, and add it to the staging area"
    return f"return {target_phrase(target, speaker)} to the staging area"


def _put_into_play(effect: ef.PutIntoPlay, speaker: Speaker) -> str:
    under = "its owner's" if effect.under_owner else "your"
    if isinstance(effect.target, ef.ChooseFrom) and effect.target.pile is ef.Pile.YOUR_HAND:
        return f"put {target_phrase(effect.target, speaker)} into play"
    if effect.target is Reference.THIS:
        return f"put {speaker.this} into play from your hand"
    return f"put {target_phrase(effect.target, speaker)} into play, under {under} control"


def _return_to_hand(effect: ef.ReturnToHand, speaker: Speaker) -> str:
    target = effect.target
    if isinstance(target, ef.ChooseFrom) and target.pile is ef.Pile.YOUR_DISCARD_PILE:
        return f"return {target_phrase(target, speaker)} to {speaker.your} hand"
    return f"return {target_phrase(target, speaker)} to its owner's hand"


def _shuffle_into_deck(effect: ef.ShuffleIntoDeck, speaker: Speaker) -> str:
    deck = "the encounter deck" if speaker.card.encounter_set else f"{speaker.your} deck"
    return f"shuffle {target_phrase(effect.target, speaker)} back into {deck}"


def _remove_from_quest(effect: ef.RemoveFromQuest, speaker: Speaker) -> str:
    target = target_phrase(effect.target, speaker)
    return f"choose {target}, and remove that {speaker.chosen} from the quest"


def _place_progress(effect: ef.PlaceProgress, speaker: Speaker) -> str:
    place = "the current quest"
    if effect.target is not None:
        place = target_phrase(effect.target, speaker)
    return f"place {count_of(effect.amount, 'progress token')} on {place}"


def _remove_progress(effect: ef.RemoveProgress, speaker: Speaker) -> str:
    return f"remove {count_of(effect.amount, 'progress token')} from the current quest"


# --- players and decks ---


def _draw(effect: ef.Draw, speaker: Speaker) -> str:
    cards = count_of(effect.amount, "card")
    if effect.who is ef.Who.YOU:
        return f"draw {cards}"
    if effect.who is ef.Who.A_PLAYER:
        return f"choose a player. That player draws {cards}"
    return f"{player_phrase(effect.who, speaker)} draws {cards}"


def _raise_threat(effect: ef.RaiseThreat, speaker: Speaker) -> str:
    amount = amount_phrase(effect.amount, speaker)
    return f"raise {possessive(effect.who, speaker)} threat by {amount}"


def _reduce_threat(effect: ef.ReduceThreat, speaker: Speaker) -> str:
    who = "one player's" if effect.who is ef.Who.A_PLAYER else possessive(effect.who, speaker)
    return f"reduce {who} threat by {effect.amount}"


def _discard_from_hand(effect: ef.DiscardFromHand, speaker: Speaker) -> str:
    if effect.amount is None:
        assert effect.filter is not None
        cards = phrase_of(effect.filter, speaker).text(many=True)
        return f"discard all {cards} in {speaker.your} hand"
    how = " at random" if effect.at_random else ""
    return f"discard {count_of(effect.amount, 'card')} from {speaker.your} hand{how}"


def _reveal_cards(effect: ef.RevealCards, speaker: Speaker) -> str:
    if effect.amount == 1:
        return "reveal the top card of the encounter deck and add it to the staging area"
    amount = amount_phrase(effect.amount, speaker)
    after = X_IS_PLAYERS if needs_x(effect.amount) else ""
    return f"reveal {amount} additional cards from the encounter deck{after}"


def _deal_shadow_cards(effect: ef.DealShadowCards, speaker: Speaker) -> str:
    if effect.amount == 1:
        return "deal it 1 additional shadow card"
    amount = amount_phrase(effect.amount, speaker)
    after = X_IS_PLAYERS if needs_x(effect.amount) else ""
    return f"deal {amount} shadow cards to this attacker{after}"


def _gain_surge(effect: ef.GainSurge, speaker: Speaker) -> str:
    return f"{speaker.this} gains surge"


def _cancel_effect(effect: ef.CancelEffect, speaker: Speaker) -> str:
    if effect.of_shadow:
        return "cancel that shadow effect"
    return f'cancel the "when revealed" effects of that {speaker.subject}'


_SIMPLE = {
    ef.Simple.LOOK_AT_TOP: "look at the top card of the encounter deck",
    ef.Simple.MOVE_TO_BOTTOM: "move that card to the bottom of the deck",
    ef.Simple.SHUFFLE_ENCOUNTER_DECK: "shuffle the encounter deck",
}


def _simple(effect: ef.Simple, speaker: Speaker) -> str:
    return _SIMPLE[effect]


# --- words of single cards ---


def _own_effect(effect: OwnEffect, speaker: Speaker) -> str:
    return effect.english.replace("{this}", speaker.this)


def _own_effect_on(effect: OwnEffectOn, speaker: Speaker) -> str:
    return effect.english.replace("{target}", target_phrase(effect.target, speaker))


EFFECTS: dict[type, Callable[[Any, Speaker], str]] = {
    ef.Then: _then,
    ef.Either: _either,
    ef.May: _may,
    ef.As: _as,
    ef.If: _if,
    ef.AtEndOfPhase: _at_end_of_phase,
    ef.Exhaust: _plain("exhaust"),
    ef.Ready: _plain("ready"),
    ef.DealDamage: _deal_damage,
    ef.Heal: _heal,
    ef.AddResources: _add_resources,
    ef.SpendFrom: _spend_from,
    ef.Make: _make,
    ef.Pick: _pick,
    ef.PickPlayer: _pick_player,
    ef.Discard: _discard,
    ef.Engage: _plain("engage"),
    ef.PutInStaging: _put_in_staging,
    ef.PutIntoPlay: _put_into_play,
    ef.ReturnToHand: _return_to_hand,
    ef.ShuffleIntoDeck: _shuffle_into_deck,
    ef.RemoveFromQuest: _remove_from_quest,
    ef.PlaceProgress: _place_progress,
    ef.RemoveProgress: _remove_progress,
    ef.Draw: _draw,
    ef.RaiseThreat: _raise_threat,
    ef.ReduceThreat: _reduce_threat,
    ef.DiscardFromHand: _discard_from_hand,
    ef.RevealCards: _reveal_cards,
    ef.DealShadowCards: _deal_shadow_cards,
    ef.GainSurge: _gain_surge,
    ef.CancelEffect: _cancel_effect,
    ef.Simple: _simple,
    OwnEffect: _own_effect,
    OwnEffectOn: _own_effect_on,
}


# --- conditions ---


def condition_clause(condition: Condition, speaker: Speaker) -> str:
    """Return a condition: "this attack is undefended"."""
    if isinstance(condition, Moment):
        return condition.value
    if isinstance(condition, NotSo):
        return _not_so(condition, speaker)
    if isinstance(condition, Is):
        return f"{reference(condition.card, speaker)} is {_predicate(condition, speaker)}"
    if isinstance(condition, InPlay):
        return _in_play(condition, speaker)
    if isinstance(condition, ThreatIsAtLeast):
        return f"{speaker.your} threat is {condition.threat} or higher"
    if isinstance(condition, OwnCondition):
        return condition.english
    raise NoEnglish(f"no English is written for the condition {condition!r}")


def _predicate(condition: Is, speaker: Speaker) -> str:
    phrase = phrase_of(condition.filter, speaker)
    if condition.filter is Quality.ACTIVE:
        return "the active location"
    if condition.filter is Quality.COMMITTED:
        return "committed to a quest"
    if phrase.nouns:
        return phrase.text()
    if phrase.adjectives and not phrase.tails:
        return article(" ".join(phrase.adjectives))
    return " ".join([*phrase.adjectives, *phrase.tails])


def _in_play(condition: InPlay, speaker: Speaker) -> str:
    filter_ = condition.filter
    if isinstance(filter_, Reference):
        return f"{reference(filter_, speaker)} is still in play"
    phrase = phrase_of(filter_, speaker)
    if isinstance(filter_, AllOf) and Quality.YOURS in filter_.parts:
        inner = AllOf(tuple(part for part in filter_.parts if part is not Quality.YOURS))
        return f"{speaker.you} control any {phrase_of(inner, speaker).text(many=True)}"
    named = [noun for noun in phrase.nouns if noun[:1].isupper()]
    return f"{(named or [article(phrase.text())])[0]} is in play"


def _not_so(condition: NotSo, speaker: Speaker) -> str:
    part = condition.part
    if isinstance(part, InPlay):
        phrase = phrase_of(part.filter, speaker)
        named = [noun for noun in phrase.nouns if noun[:1].isupper()]
        if named:
            return f"{named[0]} is not in play"
        return f"there are no {phrase.text(many=True)} in play"
    if isinstance(part, OwnCondition):
        return part.english.replace("they have ", "they do not have ")
    raise NoEnglish(f"no English is written for what is not {part!r}")
