"""Effects that choose, spot or name something, as commands."""

from __future__ import annotations

from rules.english import article, plural
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation.english.amounts import counted
from rules.tcg.notation.english.conditions import cards, tokens_here
from rules.tcg.notation.english.labels import list_of, word_name
from rules.tcg.notation.english.phrases import bare
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import EFFECTS, condition, target
from rules.tcg.notation.english.targets import remember


def _pick(value: ef.Pick, speaker: Speaker) -> str:
    return f"choose {target(value.target, speaker)}"


def _spot(value: ef.Spot, speaker: Speaker) -> str:
    if here := tokens_here(value.filter, speaker):
        return f"spot {here}"
    with speaker.spotting(am.Number(value.filter)):
        words = f"spot {cards(value.filter, value.count, speaker)}"
    remember(value.filter, value.count, speaker)
    return words


def _spot_tokens(value: ef.SpotTokens, speaker: Speaker) -> str:
    with speaker.spotting(value.tally):
        return f"spot {counted(value.count, value.tally.value, speaker)}"


def _given(value: ef.Given, speaker: Speaker) -> str:
    words = condition(value.condition, speaker)
    # Among costs, what you can spot is what you spot.
    if words.startswith("you can spot "):
        return words.removeprefix("you can ")
    return f"do this only if {words}"


def _name(value: ef.Name, speaker: Speaker) -> str:
    if value.spotted:
        return f"spot {article(value.what)}"
    if not value.choices:
        return f"name {article(value.what)}"
    names = [_choice(choice, speaker) for choice in value.choices]
    return f"name one of these {plural(value.what)}: {list_of(names, 'or')}"


def _choose_number(value: ef.ChooseNumber, speaker: Speaker) -> str:
    return "choose a number"


def _choice(choice: object, speaker: Speaker) -> str:
    if isinstance(choice, fi.Printed):
        return word_name(choice.word, brackets=speaker.brackets)
    return bare(choice, speaker) if isinstance(choice, fi.Filter) else str(choice)


EFFECTS.update(
    {
        ef.ChooseNumber: _choose_number,
        ef.Name: _name,
        ef.Pick: _pick,
        ef.Given: _given,
        ef.Spot: _spot,
        ef.SpotTokens: _spot_tokens,
    }
)
