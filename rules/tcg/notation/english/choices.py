"""The English of choices and of what other players do: "choose one", "unless he exerts …"."""

from __future__ import annotations

import re
from dataclasses import replace

from rules.tcg.notation import conditions as co
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation.amounts import Zone
from rules.tcg.notation.english.costs import action
from rules.tcg.notation.english.labels import keyword_name, list_of
from rules.tcg.notation.english.phrases import that_name
from rules.tcg.notation.english.players import player
from rules.tcg.notation.english.repeated_verbs import with_one_verb
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import (
    EFFECTS,
    condition,
    effect,
    target,
)
from rules.tcg.notation.players import Player
from rules.tcg.notation.qualities import GainsKeyword
from rules.tcg.vocabulary import Side


def _either(value: ef.Either, speaker: Speaker) -> str:
    same = _verbs_of_one_card(value, speaker) or _keywords_of_one_card(value, speaker)
    if same:
        return same
    if ends := _ends_of_deck(value):
        return f"place {list_of([target(end, speaker) for end in ends], 'or')} on top of or " + (
            f"beneath {speaker.your} draw deck"
        )
    words = [_option(option, speaker) for option in value.options]
    if speaker.topic == "bearer":
        # A pronoun could mean what only one of the options speaks of.
        speaker.topic = ""
    if speaker.in_trigger and not speaker.infinitive and _all_exert(value):
        return _must_exert(words)
    words = with_one_verb(value, words)
    if all(isinstance(option, ef.Make) for option in value.options):
        words = [words[0], *(option.removeprefix("make ") for option in words[1:])]
    return list_of(words, "or")


def _ends_of_deck(value: ef.Either) -> list[ef.AnyTarget]:
    """Return the cards that may each go on top of a draw deck or beneath it, else nothing."""
    placed = [option for option in value.options if isinstance(option, ef.PutIntoDeck)]
    top = [option.target for option in placed if option.where == "top"]
    bottom = [option.target for option in placed if option.where == "bottom"]
    return top if top == bottom and len(placed) == len(value.options) else []


def _all_exert(value: ef.Either) -> bool:
    return all(isinstance(option, ef.Exert) for option in value.options)


def _must_exert(words: list[str]) -> str:
    """Return "Gimli or 2 other companions must exert" for the two ways to exert."""
    who = [re.sub(r"^exert (\d+) (.*) \(except .*\)$", r"\1 other \2", each) for each in words]
    return f"{list_of([each.removeprefix('exert ') for each in who], 'or')} must exert"


def _pay_either(value: ef.PayEither, speaker: Speaker) -> str:
    costs = [effect(way.cost, speaker) for way in value.actions if way.cost is not None]
    return list_of(costs, "or")


def _do_as_paid(value: ef.DoAsPaid, speaker: Speaker) -> str:
    return list_of([effect(way.effect, speaker) for way in value.actions], "or")


def _verbs_of_one_card(value: ef.Either, speaker: Speaker) -> str:
    """Return "exert or discard this minion" where the options differ in nothing but the verb."""
    if {getattr(option, "target", None) for option in value.options} != {fi.Reference.THIS}:
        return ""
    verbs = [effect(option, speaker.trial()).partition(" ") for option in value.options]
    if len({rest for _, _, rest in verbs}) > 1:
        return ""
    effect(value.options[0], speaker)
    return f"{list_of([verb for verb, _, _ in verbs], 'or')} {verbs[0][2]}"


def _keywords_of_one_card(value: ef.Either, speaker: Speaker) -> str:
    """Return "the site gains plains or forest" where the options differ in the keyword alone."""
    gained: dict[str, ef.Effect] = {}
    for option in value.options:
        match option:
            case ef.Make(qualities=(GainsKeyword(keyword),)):
                gained[keyword_name(keyword)] = replace(option, qualities=())
            case _:
                return ""
    if len(set(gained.values())) > 1:
        return ""
    first, *_ = gained
    return effect(value.options[0], speaker).replace(first, list_of([*gained], "or"), 1)


def _option(value: ef.Effect, speaker: Speaker) -> str:
    """Return one of several things to do; what it asks for comes first: "spot 4 Elves to …"."""
    match value:
        case ef.Then((ef.Given(holds), *rest)) if not isinstance(holds, co.CanSpot):
            done = rest[0] if len(rest) == 1 else ef.Then(tuple(rest))
            return f"{effect(done, speaker)} if {condition(holds, speaker)}"
        case ef.If(holds, done, None) if isinstance(holds, co.CanSpot):
            return f"{effect(done, speaker)} if {condition(holds, speaker)}"
        case ef.Then((ef.Spot() | ef.Given() as price, *rest)) if not speaker.paying:
            words = effect(price, speaker)
            with speaker.mood(infinitive=True):
                done = rest[0] if len(rest) == 1 else ef.Then(tuple(rest))
                return f"{words} to {effect(done, speaker)}"
        case _:
            return effect(value, speaker)


def may(value: ef.May, speaker: Speaker) -> str:
    """Return something optional: "you may exert an Elf to draw a card"."""
    with speaker.mood(infinitive=True):
        words = action(value.action, speaker)
    return f"{may_verb(speaker)} {words}"


def may_verb(speaker: Speaker) -> str:
    """Return who may: "you may", or "that player may"."""
    return "you may" if speaker.actor is Player.YOU else "that player may"


# "Choose a Shadow player who must exert a minion", where other cards make an opponent do it.
_SETS_OF_CHOICES = (6, 11, 12, 13, 18)


# Each of two players may discard cards: one does, and the other then does.
_DISCARDS_ANY_NUMBER = ef.Discard(ef.CardsIn(Zone.HAND, None, None, 0))


def player_does(value: ef.PlayerDoes, speaker: Speaker) -> str:
    """Return what a player is made to do: "the Free Peoples player exerts a companion"."""
    if isinstance(value.effect, ef.May):
        with speaker.acting(value.who), speaker.mood(infinitive=True):
            return f"{player(value.who)} may {action(value.effect.action, speaker)}"
    if isinstance(value.effect, ef.If):
        return _player_does_if(value.who, value.effect, speaker)
    infinitive = speaker.infinitive
    with speaker.acting(value.who), speaker.mood(infinitive=True):
        words = effect(value.effect, speaker)
    if value.who is Player.OPPONENT and (not infinitive or speaker.card.set in _SETS_OF_CHOICES):
        is_later = speaker.card.set in _SETS_OF_CHOICES and speaker.card.side is Side.FREE_PEOPLES
        return f"choose {'a Shadow player' if is_later else 'an opponent'} who must {words}"
    if infinitive:
        return f"make {player(value.who)} {words}"
    if value.effect == _DISCARDS_ANY_NUMBER and value.who is Player.FREE_PEOPLES:
        return f"{player(value.who)} then {words.replace('discard', 'discards', 1)}"
    if value.who is Player.THAT_OWNER and speaker.hand_revealed:
        return f"that player must {words}"
    return f"{player(value.who)} must {words}"


def _player_does_if(who: Player, done: ef.If, speaker: Speaker) -> str:
    """Return "if you can spot an Elf, each player must …": the condition comes first."""
    otherwise = None if done.otherwise is None else ef.PlayerDoes(who, done.otherwise)
    with speaker.mood(infinitive=False):
        return effect(ef.If(done.condition, ef.PlayerDoes(who, done.effect), otherwise), speaker)


def _unless_prevented(value: ef.UnlessPrevented, speaker: Speaker) -> str:
    words = speaker.clause(effect(value.effect, speaker))
    who = _payer(value, speaker)
    paid = value.price
    if isinstance(paid, ef.Then) and isinstance(paid.parts[0], ef.Given):
        who = f"if {condition(paid.parts[0].condition, speaker)}, {who}"
        paid = ef.Then(paid.parts[1:])
    with speaker.mood(infinitive=True):
        with speaker.acting(value.who):
            price = effect(paid, speaker)
        if value.instead is None:
            return f"{words}. {who} may {price} to prevent this"
        if isinstance(value.instead, ef.PlayerDoes) and value.instead.who is value.who:
            with speaker.acting(value.who):
                then = effect(value.instead.effect, speaker)
            return f"{words}. {who} may {price} to prevent this and {then}"
        return f"{words}. {who} may {price} to {effect(value.instead, speaker)} instead"


def _payer(value: ef.UnlessPrevented, speaker: Speaker) -> str:
    target_ = getattr(value.effect, "target", None)
    if value.who is Player.THAT_OWNER and isinstance(target_, fi.That):
        return f"{that_name(target_, speaker)}'s owner"
    return "any Shadow player" if value.who is Player.SHADOW else player(value.who)


EFFECTS.update(
    {
        ef.DoAsPaid: _do_as_paid,
        ef.Either: _either,
        ef.May: may,
        ef.PlayerDoes: player_does,
        ef.PayEither: _pay_either,
        ef.UnlessPrevented: _unless_prevented,
    }
)
