"""Effects made of effects, and actions: sequences, choices, "may", "if", "unless"."""

from __future__ import annotations

import re

from rules.tcg.notation import conditions as co
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation import qualities as qu
from rules.tcg.notation.amounts import Remembered, Statistic
from rules.tcg.notation.english.amounts import counted
from rules.tcg.notation.english.durations import duration
from rules.tcg.notation.english.labels import list_of, phase_name
from rules.tcg.notation.english.phrases import that_name
from rules.tcg.notation.english.players import player
from rules.tcg.notation.english.shorthand import (
    addition,
    alternative,
    at_sites,
    is_alternative,
    lasting,
    reads_as_effect,
    where,
)
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import (
    AMOUNTS_COUNTED,
    EFFECTS,
    condition,
    effect,
    for_each,
    measure,
    sentence,
    target,
)
from rules.tcg.notation.own import OwnEffect
from rules.tcg.notation.players import Player
from rules.tcg.notation.sentences import Sentence
from rules.tcg.notation.triggers import Token
from rules.tcg.vocabulary import Phase

# --- where a new sentence begins ---

_OWN_SENTENCE = (ef.ForEach, ef.If, ef.IfWins, ef.Lasting, ef.May)


def begins_sentence(value: ef.Effect, *, infinitive: bool) -> bool:
    """Return whether an effect cannot follow "and", or "to" where that comes before it."""
    match value:
        case ef.If() if is_alternative(value):
            return begins_sentence(value.effect, infinitive=infinitive)
        case ef.Lasting() if reads_as_effect(value):
            return False
        case ef.Then(parts):
            return begins_sentence(parts[0], infinitive=infinitive)
        case ef.UnlessPrevented(_, _, done):
            return begins_sentence(done, infinitive=infinitive)
        case ef.PlayerDoes(_, ef.May() | ef.If()):
            return True
        case ef.Make(fi.Reference(), (qu.Change(Statistic.ADDS_NO_ARCHERY),)):
            return True
        case ef.Make(ef.Each(fi.Those())):
            return not infinitive
        case ef.PlayerDoes():
            return not infinitive
        case OwnEffect():
            return value.is_sentence
        case _:
            return isinstance(value, _OWN_SENTENCE)


def ends_sentence(value: ef.Effect, *, infinitive: bool) -> bool:
    """Return whether nothing can follow an effect in the same sentence."""
    match value:
        case ef.Then(parts):
            return ends_sentence(parts[-1], infinitive=infinitive)
        case ef.Play(_, cost, _, _, then):
            return cost != 0 or bool(then)
        case ef.UnlessPrevented() | ef.AtMoment():
            return True
        case _:
            return begins_sentence(value, infinitive=infinitive)


def _then(value: ef.Then, speaker: Speaker) -> str:
    clauses: list[str] = []
    sentences: list[str] = []
    infinitive = speaker.infinitive

    def finish() -> None:
        nonlocal infinitive
        if clauses:
            sentences.append(speaker.clause(list_of(clauses)))
            clauses.clear()
        infinitive = False

    parts = _without_picks(value.parts, speaker)
    before: ef.Effect | None = None
    for part, picked in parts:
        added = addition(before, part, speaker)
        if added and clauses:
            clauses[-1] += added
            before = part
            continue
        additional = _additional(before, part, speaker)
        begins = bool(clauses) and begins_sentence(part, infinitive=False)
        begins = begins or (bool(clauses) and _is_anothers(before) and not _is_anothers(part))
        if begins or additional:
            finish()
        speaker.picked, speaker.picked_is_named = picked, False
        with speaker.mood(infinitive=infinitive):
            words = additional or effect(part, speaker)
        if clauses and isinstance(part, ef.Either) and not words.startswith("either "):
            words = f"either {words}"
        if clauses and _spots(before) and _spots(part):
            clauses[-1] += f" and {words.removeprefix('spot ')}"
        else:
            clauses.append(words)
        if ends_sentence(part, infinitive=infinitive):
            finish()
        before = part
    finish()
    return ". ".join(sentences)


def _is_anothers(part: ef.Effect | None) -> bool:
    """Return whether several others do it, so that what follows needs a sentence of its own."""
    return isinstance(part, ef.PlayerDoes) and part.who is Player.EACH_OPPONENT


def _spots(part: ef.Effect | None) -> bool:
    """Return whether an effect spots: after another the verb is left out, "a Dwarf and an Elf"."""
    return isinstance(part, ef.Spot | ef.SpotTokens)


def _additional(before: ef.Effect | None, part: ef.Effect, speaker: Speaker) -> str:
    """Return "add an additional threat for each …" after "add a threat", else nothing."""
    match before, part:
        case (ef.AddTokens(first, int()), ef.AddTokens(token, count)) if (
            first is token and not isinstance(count, int) and token is not Token.TWILIGHT
        ):
            return f"add {counted(count, f'additional {token.value}', speaker)}"
        case _:
            return ""


def _without_picks(
    parts: tuple[ef.Effect, ...], speaker: Speaker
) -> list[tuple[ef.Effect, tuple[ef.Choose, ...]]]:
    """Return the parts; choices are joined to the next effect where that speaks of them at once.

    "Choose a Man. Make that Man strength +4" reads "Make a Man strength +4" in print.
    """
    kept: list[tuple[ef.Effect, tuple[ef.Choose, ...]]] = []
    waiting: list[ef.Choose] = []
    for part in parts:
        if isinstance(part, ef.Pick) and isinstance(part.target, ef.Choose):
            waiting.append(part.target)
            continue
        if _names_picks_first(waiting, part, speaker):
            kept.append((part, tuple(waiting)))
        else:
            kept += [*((ef.Pick(pick), ()) for pick in waiting), (part, ())]
        waiting = []
    return kept + [(ef.Pick(pick), ()) for pick in waiting]


def _names_picks_first(picks: list[ef.Choose], part: ef.Effect, speaker: Speaker) -> bool:
    """Return whether an effect speaks of all choices, and of each as its target first."""
    trial = speaker.trial()
    trial.picked, trial.picked_is_named = tuple(picks), False
    effect(part, trial)
    return not trial.picked and not trial.picked_is_named


# --- choices ---


def _either(value: ef.Either, speaker: Speaker) -> str:
    same = _verbs_of_one_card(value, speaker)
    if same:
        return same
    words = [_option(option, speaker) for option in value.options]
    if speaker.topic == "bearer":
        # A pronoun could mean what only one of the options speaks of.
        speaker.topic = ""
    if speaker.in_trigger and all(isinstance(option, ef.Exert) for option in value.options):
        return _must_exert(words)
    if all(isinstance(option, ef.Make) for option in value.options):
        words = [words[0], *(option.removeprefix("make ") for option in words[1:])]
    return list_of(words, "or")


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


def _option(value: ef.Effect, speaker: Speaker) -> str:
    """Return one of several things to do; what it asks for comes first: "spot 4 Elves to …"."""
    match value:
        case ef.Then((ef.Require(holds), *rest)) if not isinstance(holds, co.CanSpot):
            done = rest[0] if len(rest) == 1 else ef.Then(tuple(rest))
            return f"{effect(done, speaker)} if {condition(holds, speaker)}"
        case ef.Then((ef.Spot() | ef.Require() as price, *rest)):
            words = effect(price, speaker)
            with speaker.mood(infinitive=True):
                done = rest[0] if len(rest) == 1 else ef.Then(tuple(rest))
                return f"{words} to {effect(done, speaker)}"
        case _:
            return effect(value, speaker)


def _may(value: ef.May, speaker: Speaker) -> str:
    with speaker.mood(infinitive=True):
        words = action(value.action, speaker)
    return f"{_may_verb(speaker)} {words}"


def _may_verb(speaker: Speaker) -> str:
    return "you may" if speaker.actor is Player.YOU else "that player may"


def _player_does(value: ef.PlayerDoes, speaker: Speaker) -> str:
    if isinstance(value.effect, ef.May):
        with speaker.acting(value.who), speaker.mood(infinitive=True):
            return f"{player(value.who)} may {action(value.effect.action, speaker)}"
    if isinstance(value.effect, ef.If):
        return _player_does_if(value.who, value.effect, speaker)
    infinitive = speaker.infinitive
    with speaker.acting(value.who), speaker.mood(infinitive=True):
        words = effect(value.effect, speaker)
    if infinitive:
        return f"make {player(value.who)} {words}"
    if value.who is Player.OPPONENT:
        return f"choose an opponent who must {words}"
    return f"{player(value.who)} must {words}"


def _player_does_if(who: Player, done: ef.If, speaker: Speaker) -> str:
    """Return "if you can spot an Elf, each player must …": the condition comes first."""
    otherwise = None if done.otherwise is None else ef.PlayerDoes(who, done.otherwise)
    with speaker.mood(infinitive=False):
        return effect(ef.If(done.condition, ef.PlayerDoes(who, done.effect), otherwise), speaker)


def _unless_prevented(value: ef.UnlessPrevented, speaker: Speaker) -> str:
    words = speaker.clause(effect(value.effect, speaker))
    who = _payer(value, speaker)
    with speaker.mood(infinitive=True):
        with speaker.acting(value.who):
            price = effect(value.price, speaker)
        if value.instead is None:
            return f"{words}. {who} may {price} to prevent this"
        return f"{words}. {who} may {price} to {effect(value.instead, speaker)} instead"


def _payer(value: ef.UnlessPrevented, speaker: Speaker) -> str:
    target_ = getattr(value.effect, "target", None)
    if value.who is Player.THAT_OWNER and isinstance(target_, fi.That):
        return f"{that_name(target_, speaker)}'s owner"
    return "any Shadow player" if value.who is Player.SHADOW else player(value.who)


def _if(value: ef.If, speaker: Speaker) -> str:
    if is_alternative(value):
        return alternative(value, speaker)
    if value.otherwise is not None and at_sites(value.condition) is not None:
        with speaker.mood(infinitive=False):
            here = speaker.clause(effect(value.effect, speaker))
            elsewhere = effect(value.otherwise, speaker)
        return f"{where(value.condition, speaker)}, {here}. At any other site, {elsewhere}"
    holds = condition(value.condition, speaker)
    with speaker.mood(infinitive=False):
        words = speaker.clause(effect(value.effect, speaker))
        if value.otherwise is None:
            return f"if {holds}, {words}"
        return f"if {holds}, {words}. Otherwise, {effect(value.otherwise, speaker)}"


def _if_wins(value: ef.IfWins, speaker: Speaker) -> str:
    winner = target(value.winner, speaker)
    with speaker.mood(infinitive=False):
        words = speaker.clause(effect(value.effect, speaker))
    return f"if {winner} wins this skirmish, {words}"


def _own_effect(value: OwnEffect, speaker: Speaker) -> str:
    return value.english


def _for_each(value: ef.ForEach, speaker: Speaker) -> str:
    if isinstance(value.amount, int) or type(value.amount) not in AMOUNTS_COUNTED:
        often = f"{value.amount}" if isinstance(value.amount, int) else "X"
        if often == "X" and value.amount is not Remembered.X:
            speaker.where.append(f"where X is {measure(value.amount, speaker)}")
        with speaker.mood(infinitive=False):
            return f"do the following {often} times: {effect(value.effect, speaker)}"
    opening = for_each(value.amount, speaker)
    match value.effect:
        case ef.PlayerDoes(Player.OPPONENT, done) if not isinstance(done, ef.May):
            with speaker.acting(Player.OPPONENT), speaker.mood(infinitive=True):
                words = effect(done, speaker)
            return f"choose an opponent. {opening}, that opponent must {words}"
        case done if speaker.infinitive or not begins_sentence(done, infinitive=False):
            return f"{effect(done, speaker)} {opening}"
        case done:
            return f"{opening}, {effect(done, speaker)}"


def _until_you_stop(value: ef.UntilYouStop, speaker: Speaker) -> str:
    return f"{effect(value.effect, speaker)} until you choose to stop (limit {value.limit})"


def _at_moment(value: ef.AtMoment, speaker: Speaker) -> str:
    edge = "end" if value.at_end else "start"
    if value.phase is None:
        moment = "turn"
    elif value.phase is Phase.SKIRMISH:
        moment = "skirmish"
    else:
        moment = f"{phase_name(value.phase)} phase"
    return f"{effect(value.effect, speaker)} at the {edge} of the {moment}"


def _lasting(value: ef.Lasting, speaker: Speaker) -> str:
    if not isinstance(value.sentence, Sentence):
        raise TypeError(f"{value.sentence!r} is not a sentence")
    brief = lasting(value, duration(value.until), speaker)
    if brief:
        return brief
    until = duration(value.until).strip() or "until the end of the phase"
    return f"{until}, {sentence(value.sentence, speaker)}"


def _instead(value: ef.Instead, speaker: Speaker) -> str:
    return f"{effect(value.effect, speaker)} instead"


# --- actions ---


def _required(cost: ef.Effect | None) -> tuple[list[ef.Require], ef.Effect | None]:
    """Take the conditions out of a cost."""
    parts = cost.parts if isinstance(cost, ef.Then) else (cost,)
    required = [part for part in parts if isinstance(part, ef.Require)]
    rest = tuple(part for part in parts if part is not None and not isinstance(part, ef.Require))
    if not rest:
        return required, None
    return required, rest[0] if len(rest) == 1 else ef.Then(rest)


def action(value: ef.Action, speaker: Speaker) -> str:
    """Return a cost and what it pays for: "exert Targon to wound a minion"."""
    if isinstance(value.cost, ef.PayEither):
        ways = [action(way, speaker.trial()) for way in value.cost.actions]
        return ", or ".join(ways)
    required, cost = _required(value.cost)
    words = _paid(cost, value.effect, speaker)
    if not required:
        return words
    holds = list_of([condition(part.condition, speaker) for part in required])
    return f"if {holds}, {words}"


def _paid(cost: ef.Effect | None, done: ef.Effect, speaker: Speaker) -> str:
    if cost is None:
        return speaker.clause(effect(done, speaker))
    price = effect(cost, speaker)
    if begins_sentence(done, infinitive=True):
        with speaker.mood(infinitive=False):
            return f"{speaker.clause(price)}. {speaker.clause(effect(done, speaker))}"
    with speaker.mood(infinitive=True):
        return speaker.clause(f"{price} to {effect(done, speaker)}")


EFFECTS.update(
    {
        ef.AtMoment: _at_moment,
        ef.DoAsPaid: _do_as_paid,
        ef.Either: _either,
        ef.ForEach: _for_each,
        ef.If: _if,
        ef.IfWins: _if_wins,
        OwnEffect: _own_effect,
        ef.Instead: _instead,
        ef.Lasting: _lasting,
        ef.May: _may,
        ef.PlayerDoes: _player_does,
        ef.PayEither: _pay_either,
        ef.Then: _then,
        ef.UntilYouStop: _until_you_stop,
        ef.UnlessPrevented: _unless_prevented,
    }
)
