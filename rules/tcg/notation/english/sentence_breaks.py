"""Where a new sentence begins and ends among effects."""

from __future__ import annotations

from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation import qualities as qu
from rules.tcg.notation.amounts import Statistic
from rules.tcg.notation.english.shorthand import (
    is_alternative,
    reads_as_effect,
)
from rules.tcg.notation.english.tables import AMOUNTS_COUNTED
from rules.tcg.notation.own import OwnEffect, OwnWording

_OWN_SENTENCE = (ef.ForEach, ef.If, ef.IfLoses, ef.IfWins, ef.IfKilled, ef.Lasting, ef.May)


def begins_sentence(value: ef.Effect, *, infinitive: bool) -> bool:
    """Return whether an effect cannot follow "and", or "to" where that comes before it."""
    match value:
        case ef.If() if is_alternative(value):
            return begins_sentence(value.effect, infinitive=infinitive)
        case ef.Lasting() if reads_as_effect(value):
            return False
        case ef.Then(parts):
            return begins_sentence(parts[0], infinitive=infinitive)
        case ef.UnlessPrevented(_, done, _):
            return begins_sentence(done, infinitive=infinitive)
        case ef.PlayerDoes(_, ef.May() | ef.If()):
            return True
        case ef.Make(fi.Reference(), (qu.Change(Statistic.ADDS_NO_ARCHERY),)):
            return True
        case ef.ForEach(amount, done) if infinitive and type(amount) in AMOUNTS_COUNTED:
            # "Exert Théoden to exert a minion for each Théoden signet you spot."
            return begins_sentence(done, infinitive=True)
        case ef.ForEach(_, ef.Wound(ef.Choose(_, 1), 1)) if infinitive:
            return False
        case ef.Make(ef.Each(fi.Those())):
            return not infinitive
        case ef.PlayerDoes():
            return not infinitive
        case OwnEffect() | OwnWording():
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
