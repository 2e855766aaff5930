"""Effects made of effects: one after another, "if", "for each", for a while."""

from __future__ import annotations

from rules.tcg.notation import effects as ef
from rules.tcg.notation.amounts import Remembered
from rules.tcg.notation.english.amounts import counted, is_named_x
from rules.tcg.notation.english.durations import duration
from rules.tcg.notation.english.labels import list_of, phase_name, spell_cultures
from rules.tcg.notation.english.phrases import noun_phrase, plain
from rules.tcg.notation.english.repeated_verbs import without_verb_of
from rules.tcg.notation.english.sentence_breaks import begins_sentence, ends_sentence
from rules.tcg.notation.english.shorthand import (
    addition,
    alternative,
    at_sites,
    is_alternative,
    lasting,
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
from rules.tcg.notation.own import OwnEffect, OwnWording
from rules.tcg.notation.players import Player
from rules.tcg.notation.sentences import Forbidden, Forbids, Sentence
from rules.tcg.notation.triggers import Token
from rules.tcg.vocabulary import Phase


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
        elif clauses and (shorter := without_verb_of(before, part, clauses[-1], words)):
            clauses[-1] += f" and {shorter}"
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


def _if(value: ef.If, speaker: Speaker) -> str:
    if is_alternative(value):
        return alternative(value, speaker)
    if value.otherwise is not None and at_sites(value.condition) is not None:
        with speaker.mood(infinitive=False):
            here = speaker.clause(effect(value.effect, speaker))
            elsewhere = effect(value.otherwise, speaker)
        return f"{where(value.condition, speaker)}, {here}. At any other site, {elsewhere}"
    if isinstance(value.otherwise, ef.UnlessPrevented) and (
        value.otherwise.effect == value.effect and value.otherwise.instead is None
    ):
        unless = condition(value.condition, speaker)
        words = effect(value.otherwise, speaker)
        before, _, price = words.rpartition(". ")
        return f"{before}. Unless {unless}, {price}"
    holds = condition(value.condition, speaker)
    with speaker.mood(infinitive=False):
        words = speaker.clause(effect(value.effect, speaker))
        if value.otherwise is None:
            return f"if {holds}, {words}"
        return f"if {holds}, {words}. Otherwise, {effect(value.otherwise, speaker)}"


def _if_wins(value: ef.IfWins, speaker: Speaker) -> str:
    winner = target(value.winner, speaker)
    winner = {"him": "he", "her": "she"}.get(winner, winner)
    with speaker.mood(infinitive=False):
        words = speaker.clause(effect(value.effect, speaker))
    return f"if {winner} wins this skirmish, {words}"


def _if_loses(value: ef.IfLoses, speaker: Speaker) -> str:
    loser = target(value.loser, speaker)
    loser = {"him": "he", "her": "she"}.get(loser, loser)
    with speaker.mood(infinitive=False):
        words = speaker.clause(effect(value.effect, speaker))
    return f"if {loser} loses this skirmish, {words}"


def _if_killed(value: ef.IfKilled, speaker: Speaker) -> str:
    victim = f"the {noun_phrase(value.victim, speaker).words()}"
    with speaker.mood(infinitive=False):
        words = speaker.clause(effect(value.effect, speaker))
    return f"if {victim} is killed, {words}"


def _own_effect(value: OwnEffect | OwnWording, speaker: Speaker) -> str:
    return value.english if speaker.brackets else spell_cultures(value.english)


def _for_each(value: ef.ForEach, speaker: Speaker) -> str:
    if value.amount is Remembered.THAT_MANY and isinstance(value.effect, ef.Exert):
        return f"{effect(value.effect, speaker)} for each of those cards"
    if isinstance(value.amount, int) or type(value.amount) not in AMOUNTS_COUNTED:
        often = f"{value.amount}" if isinstance(value.amount, int) else "X"
        if often == "X" and not is_named_x(value.amount, speaker):
            speaker.where.append(f"where X is {measure(value.amount, speaker)}")
        match value.effect:
            case ef.Wound(ef.Choose(wounded, 1), 1):
                return f"place {often} wounds on {plain(wounded, speaker)}"
        with speaker.mood(infinitive=False):
            return f"do the following {often} times: {effect(value.effect, speaker)}"
    opening = for_each(value.amount, speaker)
    match value.effect:
        case done if speaker.infinitive and not begins_sentence(done, infinitive=True):
            return f"{effect(done, speaker)} {opening}"
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
    match value.sentence:
        case Forbids(Player.YOU, Forbidden.USE_ABILITIES, None, Phase() as phase):
            return f"you cannot use {phase_name(phase)} special abilities"
    until = duration(value.until).strip() or "until the end of the phase"
    return f"{until}, {sentence(value.sentence, speaker)}"


def _instead(value: ef.Instead, speaker: Speaker) -> str:
    return f"{effect(value.effect, speaker)} instead"


EFFECTS.update(
    {
        ef.AtMoment: _at_moment,
        ef.ForEach: _for_each,
        ef.If: _if,
        ef.IfLoses: _if_loses,
        ef.IfWins: _if_wins,
        ef.IfKilled: _if_killed,
        OwnEffect: _own_effect,
        OwnWording: _own_effect,
        ef.Instead: _instead,
        ef.Lasting: _lasting,
        ef.Then: _then,
        ef.UntilYouStop: _until_you_stop,
    }
)
