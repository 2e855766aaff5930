"""Effects as clauses in the imperative: "exhaust 1 hero you control"."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from rules.english import article, join_words
from rules.lcg.facts.reader import played_cards
from rules.lcg.notation import effects as ef
from rules.lcg.notation.amounts import Amount, Count, Known, NumberOf
from rules.lcg.notation.english.nouns import (
    NoEnglish,
    Speaker,
    amount_phrase,
    belonging,
    needs_x,
    phrase_of,
    player_phrase,
    reference,
    target_phrase,
)
from rules.lcg.notation.filters import Quality, Reference
from rules.lcg.notation.own import OwnEffect, OwnEffectOn
from rules.lcg.vocabulary import CardType

X_IS_PLAYERS = ". X is the number of players in the game"


def clause(effect: ef.Effect, speaker: Speaker) -> str:
    """Return an effect in the imperative; raise NoEnglish for a word without English."""
    say = EFFECTS.get(type(effect))
    if say is None:
        raise NoEnglish(f"no English is written for the effect {effect!r}")
    return say(effect, speaker)


# --- cards in play ---


def _plain(verb: str) -> Callable[[Any, Speaker], str]:
    def say(effect: Any, speaker: Speaker) -> str:
        before, target = chosen_first(effect.target, speaker)
        if before:
            return f"{before}{verb.capitalize()} {target}"
        chosen = isinstance(effect.target, ef.Choose) and not speaker.pays
        return f"{'choose and ' if chosen else ''}{verb} {target}"

    return say


def _deal_damage(effect: ef.DealDamage, speaker: Speaker) -> str:
    amount = amount_phrase(effect.amount, speaker)
    before, target = chosen_first(effect.target, speaker)
    if isinstance(effect.amount, NumberOf):
        return f"deal damage equal to {amount} to {target}"
    if isinstance(effect.amount, Count) and not effect.amount.as_each:
        return f"deal X damage to {target}. X is {amount}"
    return f"{before}{'Deal' if before else 'deal'} {amount} damage to {target}"


def _heal(effect: ef.Heal, speaker: Speaker) -> str:
    amount = ("up to " if effect.up_to else "") + amount_phrase(effect.amount, speaker)
    before, target = chosen_first(effect.target, speaker)
    if effect.target is Reference.ATTACKER:
        return f"remove {amount} damage tokens from it"
    if before:
        return f"{before}Heal {amount} damage from {target}"
    return f"heal {amount} damage on {target}"


def _add_resources(effect: ef.AddResources, speaker: Speaker) -> str:
    amount = amount_phrase(effect.amount, speaker)
    noun = "resource" if amount == "1" else "resources"
    if effect.as_tokens or (
        effect.target is Reference.THIS and speaker.card.encounter_set is not None
    ):
        card = target_phrase(effect.target, speaker)
        number, _, counted = amount.partition(" ")
        text = f"place {number} resource {'token' if number == '1' else 'tokens'} on {card}"
        return f"{text} {counted}".strip()
    before, target = chosen_first(effect.target, speaker)
    of_this = effect.target is Reference.THIS and speaker.after_this
    pool = f"{speaker.its if of_this else target + chr(39) + 's'} resource pool"
    if effect.amount is Known.THAT_MUCH:
        return f"add 1 resource to {pool} for each point of damage {speaker.he} just suffered"
    return f"{before}{'Add' if before else 'add'} {amount} {noun} to {pool}"


def _spend_from(effect: ef.SpendFrom, speaker: Speaker) -> str:
    noun = "resource" if effect.amount == 1 else "resources"
    if speaker.after_this:
        return f"pay {effect.amount} {noun} from {speaker.its} resource pool"
    return f"pay {effect.amount} {noun} from {reference(effect.hero, speaker)}'s pool"


def _pay(effect: ef.Pay, speaker: Speaker) -> str:
    noun = "resource" if effect.amount == 1 else "resources"
    return f"spend {effect.amount} [{effect.sphere.value}] {noun}"


def _make(effect: ef.Make, speaker: Speaker) -> str:
    before, target = chosen_first(effect.target, speaker)
    qualities = join_words([change_phrase(change, speaker) for change in effect.changes])
    if before:
        verb = "" if effect.changes[0].statistic in NO_NUMBER else "gets "
        until = effect.until.value.capitalize()
        return f"{before}{until}, {target} {verb}{qualities}"
    if isinstance(effect.target, ef.Each) and effect.target.as_all:
        return f"{effect.until.value}, {target} get {qualities}"
    if effect.changes[0].statistic in NO_NUMBER:
        if effect.target is Reference.DEFENDER:
            return f"{target[4:]} {qualities}"
        return f"{effect.until.value}, {target} {qualities}"
    if effect.target is Reference.ATTACKER:
        after = X_IS_PLAYERS if needs_x(effect.changes[0].amount) else ""
        return f"{target[4:]} gets {qualities}{after}"
    return f"{target} gets {qualities} {effect.until.value}"


def chosen_first(target: ef.Target, speaker: Speaker) -> tuple[str, str]:
    """Return "choose a hero. " where print does, and what follows calls it: "that hero"."""
    phrase = target_phrase(target, speaker)
    if not (isinstance(target, ef.Choose | ef.ChooseFrom) and target.beforehand):
        return "", phrase
    if isinstance(target, ef.ChooseFrom):
        phrase = article(phrase.removeprefix("1 ").replace(" from ", " in "))
    return f"choose {phrase}. ", f"that {speaker.chosen}"


NO_NUMBER = frozenset(
    {
        ef.Statistic.CANNOT_ATTACK,
        ef.Statistic.CANNOT_DEFEND,
        ef.Statistic.CANNOT_COMMIT,
        ef.Statistic.CANNOT_TRIGGER,
        ef.Statistic.CANNOT_COLLECT,
        ef.Statistic.WITHHOLDS_THREAT,
        ef.Statistic.WITHHOLDS_DEFENSE,
        ef.Statistic.WITHHOLDS_WILLPOWER,
        ef.Statistic.CANNOT_EXHAUST,
        ef.Statistic.CANNOT_READY,
    }
)
SYMBOLS = {
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
    symbol = SYMBOLS[change.statistic]
    if isinstance(change.amount, int):
        return f"{change.amount:+d} {symbol}"
    number, _, rest = amount_phrase(change.amount, speaker).partition(" ")
    return f"+{number} {symbol} {rest}".rstrip()


def _pick(effect: ef.Pick, speaker: Speaker) -> str:
    return f"choose {target_phrase(effect.target, speaker)}"


def _pick_player(effect: ef.PickPlayer, speaker: Speaker) -> str:
    return f"choose {effect.who.value}"


def _discard(effect: ef.Discard, speaker: Speaker) -> str:
    if effect.target is Reference.THIS:
        return f"discard {speaker.this} from play"
    choosing = "choose and " if isinstance(effect.target, ef.Choose) else ""
    if isinstance(effect.target, ef.Choose):
        title = phrase_of(effect.target.filter, speaker).title
        if title:
            return f'choose and discard 1 "{title}" card from play'
    target = target_phrase(effect.target, speaker)
    target = target.replace(Quality.ON_DEFENDER.value, "from the defending character")
    if target == "1 Condition attachment" or effect.target is Reference.SUBJECT:
        target += " from play"
    return f"{choosing}discard {target}"


@cache
def is_unique(title: str) -> bool:
    """Whether a title is that of a unique card."""
    return any(known.unique and known.name == title for known in played_cards().values())


def _put_in_staging(effect: ef.PutInStaging, speaker: Speaker) -> str:
    target = effect.target
    if isinstance(target, ef.ChooseFrom):
        named = phrase_of(target.filter, speaker).text()
        if is_unique(named):
            if speaker.sets_up:
                return f"add {named} to the staging area"
            return f"search {target.pile.value} for {named}, and add it to the staging area"
        if not speaker.second_person:
            named += " of their choice"
        return f"search {target.pile.value} for 1 {named}, and add it to the staging area"
    if isinstance(target, ef.EachFrom):
        named = phrase_of(target.filter, speaker).text(many=True)
        if target.pile is ef.Pile.SET_ASIDE:
            return f"place the {named} previously set aside into the staging area"
        return f"search {target.pile.value} for all {named}, and place them in the staging area"
    before, text = chosen_first(target, speaker)
    if target is Reference.THIS and not speaker.is_engaged:
        return f"move {text} into the staging area"
    return f"{before}{'Return' if before else 'return'} {text} to the staging area"


def _set_aside(effect: ef.SetAside, speaker: Speaker) -> str:
    target = target_phrase(effect.target, speaker)
    return f"remove {target} and set them aside, out of play"


def _join(effect: ef.Join, speaker: Speaker) -> str:
    card = target_phrase(effect.target, speaker)
    if effect.target is Reference.THIS:
        card = speaker.he
    return f"{card} joins {player_phrase(effect.who, speaker)} as an ally"


def _attach_this(effect: ef.AttachThis, speaker: Speaker) -> str:
    what = f"attach {speaker.this} to " if speaker.card.type is CardType.OBJECTIVE else "attach to "
    return what + target_phrase(effect.target, speaker)


def _reveal_one_of_top(effect: ef.RevealOneOfTop, speaker: Speaker) -> str:
    others = f"the other {effect.amount - 1} cards" if effect.amount > 2 else "the other"
    if effect.to_bottom:
        return (
            f"look at the top {effect.amount} cards of the encounter deck. Players must choose 1 of"
            f" those to reveal and add to the staging area, moving {others} to the bottom of the"
            " deck"
        )
    return (
        f"look at the top {effect.amount} cards of the encounter deck. Reveal and add 1 of those"
        f" cards to the staging area, and discard {others}"
    )


def _reset_quest(effect: ef.ResetQuest, speaker: Speaker) -> str:
    return f"reset the quest deck to stage {effect.stage}B"


def _put_into_play(effect: ef.PutIntoPlay, speaker: Speaker) -> str:
    under = ", under its owner's" if effect.under_owner else " under your"
    if isinstance(effect.target, ef.ChooseFrom) and effect.target.pile is ef.Pile.YOUR_HAND:
        speaker.chosen_from_your_hand = True
        target = target_phrase(effect.target, speaker).replace(" from ", " into play from ")
        return f"put {target}"
    if effect.target is Reference.THIS:
        return f"put {speaker.this} into play from your hand"
    before, target = chosen_first(effect.target, speaker)
    return f"{before}{'Put' if before else 'put'} {target} into play{under} control"


def _return_to_hand(effect: ef.ReturnToHand, speaker: Speaker) -> str:
    target = effect.target
    if isinstance(target, ef.ChooseFrom) and target.pile is ef.Pile.YOUR_DISCARD_PILE:
        return f"return {target_phrase(target, speaker)} to {speaker.your} hand"
    if target is Reference.THAT and speaker.chosen_from_your_hand:
        return f"return {target_phrase(target, speaker)} to {speaker.your} hand"
    choosing = "" if speaker.second_person else "choose and "
    whose = speaker.its if target is Reference.THIS else "its"
    return f"{choosing}return {target_phrase(target, speaker)} to {whose} owner's hand"


def _shuffle_into_deck(effect: ef.ShuffleIntoDeck, speaker: Speaker) -> str:
    deck = "the encounter deck" if speaker.card.encounter_set else f"{speaker.your} deck"
    return f"shuffle {target_phrase(effect.target, speaker)} back into {deck}"


def _remove_from_quest(effect: ef.RemoveFromQuest, speaker: Speaker) -> str:
    target = target_phrase(effect.target, speaker)
    return f"choose {target}, and remove that {speaker.chosen} from the quest"


def _place_progress(effect: ef.PlaceProgress, speaker: Speaker) -> str:
    noun = "progress token" if effect.amount == 1 else "progress tokens"
    before, place = "", "the current quest"
    if effect.target is not None:
        before, place = chosen_first(effect.target, speaker)
    return f"{before}{'Place' if before else 'place'} {effect.amount} {noun} on {place}"


def _remove_progress(effect: ef.RemoveProgress, speaker: Speaker) -> str:
    noun = "progress token" if effect.amount == 1 else "progress tokens"
    amount = amount_phrase(effect.amount, speaker)
    place = "the current quest"
    if effect.target is not None:
        place = target_phrase(effect.target, speaker)
    return f"remove {amount} {noun} from {place}"


# --- players and decks ---


def _draw(effect: ef.Draw, speaker: Speaker) -> str:
    noun = "card" if effect.amount == 1 else "cards"
    if effect.who is ef.Who.YOU:
        return f"draw {effect.amount} {noun}"
    if effect.who is ef.Who.A_PLAYER:
        return f"choose a player. That player draws {effect.amount} {noun}"
    return f"{player_phrase(effect.who, speaker)} draws {effect.amount} {noun}"


def _discard_from_deck(effect: ef.DiscardFromDeck, speaker: Speaker) -> str:
    amount = amount_phrase(effect.amount, speaker)
    cards = "card" if amount == "1" else f"{amount} cards"
    return f"discard the top {cards} of {belonging('deck', effect.who, speaker)}"


def _raise_threat(effect: ef.RaiseThreat, speaker: Speaker) -> str:
    amount = amount_phrase(effect.amount, speaker)
    if speaker.in_refresh_phase and effect.amount == 1:
        amount = "an additional point"
    return f"raise {belonging('threat', effect.who, speaker)} by {amount}"


def _reduce_threat(effect: ef.ReduceThreat, speaker: Speaker) -> str:
    threat = belonging("threat", effect.who, speaker)
    if effect.who is ef.Who.A_PLAYER:
        threat = "one player's threat"
    return f"reduce {threat} by {effect.amount}"


def _discard_from_hand(effect: ef.DiscardFromHand, speaker: Speaker) -> str:
    if effect.amount is None:
        assert effect.filter is not None
        cards = phrase_of(effect.filter, speaker).text(many=True)
        return f"discard all {cards} in {speaker.your} hand"
    noun = "card" if effect.amount == 1 else "cards"
    how = " at random" if effect.at_random else ""
    if effect.filter is not None:
        noun = phrase_of(effect.filter, speaker).text(many=effect.amount != 1)
    chosen = "" if speaker.pays or effect.at_random or speaker.second_person else "choose and "
    return f"{chosen}discard {effect.amount} {noun} from {speaker.your} hand{how}"


def _reveal_cards(effect: ef.RevealCards, speaker: Speaker) -> str:
    if speaker.sets_up and effect.amount is Known.PLAYERS:
        return "reveal 1 card per player from the encounter deck, and add it to the staging area"
    if speaker.card.type is CardType.QUEST and effect.amount is Known.PLAYERS:
        return "reveal 1 encounter card per player, and add it to the staging area"
    if effect.amount == 1:
        if not speaker.second_person:
            return (
                "reveal 1 card from the top of the encounter deck, and add it to the staging area"
            )
        return "reveal the top card of the encounter deck and add it to the staging area"
    if not speaker.second_person:
        return f"reveal {effect.amount} encounter cards, and add them to the staging area"
    amount = amount_phrase(effect.amount, speaker)
    after = X_IS_PLAYERS if needs_x(effect.amount) else ""
    return f"reveal {amount} additional cards from the encounter deck{after}"


def _deal_shadow_cards(effect: ef.DealShadowCards, speaker: Speaker) -> str:
    if effect.amount == 1:
        return "deal it 1 additional shadow card"
    amount = amount_phrase(effect.amount, speaker)
    after = X_IS_PLAYERS if needs_x(effect.amount) else ""
    return f"deal {amount} shadow cards to this attacker{after}"


def _make_escape_test(effect: ef.MakeEscapeTest, speaker: Speaker) -> str:
    counted = ""
    if effect.counting is not ef.Statistic.WILLPOWER:
        counted = f" counting {SYMBOLS[effect.counting]} instead of [willpower],"
    cards, _, counted_by = cards_phrase(effect.cards, speaker).partition(" for each ")
    text = f"make an escape test{counted or ','} dealing {cards} from the encounter deck"
    if counted_by:
        text += f" for each {counted_by}"
    if effect.of_party:
        text = f"the party must {text}"
    if effect.failed is not None:
        text += f". If this test is failed, {_outcome(effect.failed, speaker)}"
    if effect.passed is not None:
        text += f". If this test is passed, {_outcome(effect.passed, speaker)}"
    return text


def _outcome(effect: ef.Effect, speaker: Speaker) -> str:
    """Return what the result of a test brings in one sentence, for all of it depends on that."""
    parts = effect.parts if isinstance(effect, ef.Then) else (effect,)
    return join_words([clause(part, speaker) for part in parts])


def cards_phrase(amount: Amount, speaker: Speaker) -> str:
    """Return how many cards: "2 cards", "1 card per player"."""
    if amount is Known.PLAYERS:
        return "1 card per player"
    number, _, counted = amount_phrase(amount, speaker).partition(" ")
    return " ".join([number, "card" if number == "1" else "cards", *([counted] if counted else [])])


def _gain_surge(effect: ef.GainSurge, speaker: Speaker) -> str:
    return f"{speaker.this} gains surge"


def _cancel_effect(effect: ef.CancelEffect, speaker: Speaker) -> str:
    if effect.of_shadow:
        return f"cancel {speaker.just or 'that shadow effect'}"
    return f'cancel the "when revealed" effects of {speaker.just or "that " + speaker.subject}'


_SIMPLE = {
    ef.Simple.LOOK_AT_TOP: "look at the top card of the encounter deck",
    ef.Simple.MOVE_TO_BOTTOM: "move that card to the bottom of the deck",
    ef.Simple.SHUFFLE_ENCOUNTER_DECK: "shuffle the encounter deck",
    ef.Simple.RESOLVE_WHEN_REVEALED: 'resolve the "when revealed" effect of this card',
    ef.Simple.LOSE_THE_GAME: "the players have lost the game",
}


def _simple(effect: ef.Simple, speaker: Speaker) -> str:
    return _SIMPLE[effect]


# --- words of single cards ---


def _own_effect(effect: OwnEffect, speaker: Speaker) -> str:
    text = effect.english.replace("{this}", speaker.this).replace("{just}", speaker.just)
    return text.replace("{your}", speaker.your).replace("{you}", speaker.you)


def _own_effect_on(effect: OwnEffectOn, speaker: Speaker) -> str:
    before, target = chosen_first(effect.target, speaker)
    text = effect.english.replace("{this}", speaker.this).replace("{target}", target)
    return before + (text[:1].upper() + text[1:] if before else text)


EFFECTS: dict[type, Callable[[Any, Speaker], str]] = {
    ef.Exhaust: _plain("exhaust"),
    ef.Ready: _plain("ready"),
    ef.DealDamage: _deal_damage,
    ef.Heal: _heal,
    ef.AddResources: _add_resources,
    ef.Pay: _pay,
    ef.SetAside: _set_aside,
    ef.Join: _join,
    ef.AttachThis: _attach_this,
    ef.RevealOneOfTop: _reveal_one_of_top,
    ef.ResetQuest: _reset_quest,
    ef.SpendFrom: _spend_from,
    ef.Make: _make,
    ef.Pick: _pick,
    ef.PickPlayer: _pick_player,
    ef.Destroy: _plain("destroy"),
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
    ef.DiscardFromDeck: _discard_from_deck,
    ef.RevealCards: _reveal_cards,
    ef.DealShadowCards: _deal_shadow_cards,
    ef.MakeEscapeTest: _make_escape_test,
    ef.GainSurge: _gain_surge,
    ef.CancelEffect: _cancel_effect,
    ef.Simple: _simple,
    OwnEffect: _own_effect,
    OwnEffectOn: _own_effect_on,
}
