"""Triggers: "a companion is killed", and what opens their sentence, "each time", "when"."""

from __future__ import annotations

from rules.english import article
from rules.tcg.notation import filters as fi
from rules.tcg.notation import triggers as tr
from rules.tcg.notation.english.conditions import subject_name
from rules.tcg.notation.english.labels import SHADOWS, list_of, phase_name
from rules.tcg.notation.english.phrases import a, site_phrase
from rules.tcg.notation.english.players import player, verb
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import TRIGGERS, trigger
from rules.tcg.notation.players import Player
from rules.tcg.notation.triggers import Doing
from rules.tcg.vocabulary import CardType, Phase

_DONE = {
    Doing.WOUND: "takes a wound",
    Doing.EXERT: "exerts",
    Doing.HEAL: "is healed",
    Doing.DISCARD: "is discarded from play",
    Doing.KILL: "is killed",
    Doing.OVERWHELM: "is overwhelmed",
    Doing.RETURN: "is returned to hand",
    Doing.TRANSFER: "is transferred",
}
_ABOUT_TO = {
    Doing.WOUND: "take a wound",
    Doing.EXERT: "exert",
    Doing.HEAL: "heal",
    Doing.DISCARD: "be discarded",
    Doing.KILL: "be killed",
    Doing.OVERWHELM: "be overwhelmed",
    Doing.RETURN: "be returned to hand",
    Doing.TRANSFER: "be transferred",
}
# From this set on, what is prevented is "that", before "that wound".
_FIRST_SET_OF_THAT = 9
_TOKENS = {
    tr.Token.BURDEN: "a burden is",
    tr.Token.THREAT: "a threat is",
    tr.Token.TWILIGHT: "twilight is",
}


def subject(card: fi.Filter, speaker: Speaker) -> str:
    """Return the card something happens to, and remember it for a pronoun."""
    if isinstance(card, fi.Reference):
        return subject_name(card, speaker)
    speaker.topic = ""
    return a(card, speaker)


def _any_trigger(value: tr.AnyTrigger, speaker: Speaker) -> str:
    match value.parts:
        case (tr.Draws(who), tr.TakesIntoHand(taker)) if who is taker:
            takes = "take" if who is Player.YOU else "takes"
            return f"{trigger(value.parts[0], speaker)} (or {takes} a card into hand)"
    words = []
    for part in value.parts:
        speaker.topic = ""
        words.append(trigger(part, speaker))
    return list_of(words, "or")


def _fellowship_moves(value: tr.FellowshipMoves, speaker: Speaker) -> str:
    words = "the fellowship moves"
    if value.origin is not None:
        words += f" from {site_phrase(value.origin, speaker)}"
    if value.to is not None:
        words += f" to {site_phrase(value.to, speaker)}"
    return words


def _phase_starts(value: tr.PhaseStarts, speaker: Speaker) -> str:
    return f"{'your' if value.yours else 'the'} {phase_name(value.phase)} phase starts"


def _phase_is_next(value: tr.PhaseIsNext, speaker: Speaker) -> str:
    return f"the {phase_name(value.phase)} phase is about to start"


def _phase_ends(value: tr.PhaseEnds, speaker: Speaker) -> str:
    return f"{'your' if value.yours else 'the'} {phase_name(value.phase)} phase ends"


def _turn(value: tr.Turn, speaker: Speaker) -> str:
    return {
        tr.Turn.STARTS: "a turn starts",
        tr.Turn.YOURS_STARTS: "your turn starts",
        tr.Turn.ENDS: "the turn ends",
    }[value]


def _skirmish_starts(value: tr.SkirmishStarts, speaker: Speaker) -> str:
    return f"a skirmish involving {subject(value.involving, speaker)} starts"


def _skirmish_ends(value: tr.SkirmishEnds, speaker: Speaker) -> str:
    return f"a skirmish that involved {subject(value.involving, speaker)} is about to end"


def _skirmishes_are_over(value: tr.SkirmishesAreOver, speaker: Speaker) -> str:
    return "all skirmishes have been resolved"


def _involving(involved: fi.Filter | None, speaker: Speaker) -> str:
    return "" if involved is None else f" involving {a(involved, speaker)}"


def _wins_skirmish(value: tr.WinsSkirmish, speaker: Speaker) -> str:
    words = f"{subject(value.winner, speaker)} wins a skirmish"
    return words + _involving(value.involving, speaker)


def _loses_skirmish(value: tr.LosesSkirmish, speaker: Speaker) -> str:
    words = f"{subject(value.loser, speaker)} loses a skirmish"
    return words + _involving(value.involving, speaker)


def _is_overwhelmed(value: tr.IsOverwhelmed, speaker: Speaker) -> str:
    words = f"{subject(value.loser, speaker)} is overwhelmed"
    if value.involving is None:
        return words
    return f"{words} in a skirmish that involves {a(value.involving, speaker)}"


def _about_to_place_threat_wounds(value: tr.AboutToPlaceThreatWounds, speaker: Speaker) -> str:
    words = f"{subject(value.overwhelmed, speaker)} is overwhelmed during a skirmish"
    return f"{words}{_involving(value.involving, speaker)} and threat wounds are about to be placed"


_DONE_BY = _DONE | {Doing.WOUND: "is wounded", Doing.EXERT: "is exerted"}
_ABOUT_TO_BY = _ABOUT_TO | {
    Doing.WOUND: "be wounded",
    Doing.EXERT: "be exerted",
    Doing.HEAL: "be healed",
}


def _circumstances(value: tr.IsDone | tr.AboutTo, speaker: Speaker) -> str:
    # What `by` names is the cause, but for a transfer the new bearer.
    word = "to" if value.doing is Doing.TRANSFER else "by"
    by = "" if value.by is None else f" {word} {a(value.by, speaker)}"
    return f"{by}{' in a skirmish' if value.in_skirmish else ''}"


def _is_done(value: tr.IsDone, speaker: Speaker) -> str:
    if value.by_action is not None and value.doing is Doing.DISCARD:
        words = subject(value.card, speaker)
        return f"{article(phase_name(value.by_action))} action discards {words}"
    if value.doing is Doing.TRANSFER and value.card is fi.Reference.THIS:
        return f"you transfer {subject(value.card, speaker)}{_circumstances(value, speaker)}"
    done = (_DONE if value.by is None else _DONE_BY)[value.doing]
    words = f"{subject(value.card, speaker)} {done}"
    return words + _circumstances(value, speaker)


def _that_wound(speaker: Speaker) -> str:
    return "that" if speaker.card.set >= _FIRST_SET_OF_THAT else "that wound"


def _about_to(value: tr.AboutTo, speaker: Speaker) -> str:
    speaker.prevented = "that" if value.doing is not Doing.WOUND else _that_wound(speaker)
    done = (_ABOUT_TO if value.by is None else _ABOUT_TO_BY)[value.doing]
    words = f"{subject(value.card, speaker)} is about to {done}"
    words += _circumstances(value, speaker)
    if value.for_its_ability:
        words += " as a cost of its special ability"
    return words


def _token_added(value: tr.TokenAdded, speaker: Speaker) -> str:
    by = "" if value.by is None else f" by {a(value.by, speaker)}"
    if value.who is not None:
        done = ("removes", "remove") if value.removed else ("adds", "add")
        if isinstance(value.by, fi.NotOf):
            by = f" (except by {a(value.by.part, speaker)}'s game text)"
        return f"{verb(value.who, *done)} a {value.token.value}{by}"
    return f"{_TOKENS[value.token]} {'removed' if value.removed else 'added'}{by}"


def _about_to_add(value: tr.AboutToAdd, speaker: Speaker) -> str:
    late = speaker.card.set >= _FIRST_SET_OF_THAT
    speaker.prevented = "that" if late else f"that {value.token.value}"
    by = "" if value.by is None else f" by {a(value.by, speaker)}"
    if not value.any_number:
        return f"{_TOKENS[value.token]} about to be added{by}"
    speaker.prevented = "this"
    things = "twilight tokens" if value.token is tr.Token.TWILIGHT else f"{value.token.value}s"
    return f"any number of {things} are about to be added{by}"


def _is_played(value: tr.IsPlayed, speaker: Speaker) -> str:
    on = "" if value.on is None else f" on {a(value.on, speaker)}"
    if value.by is None and value.card is not fi.Reference.THIS:
        return f"{subject(value.card, speaker)} is played{on}"
    who = value.by or Player.YOU
    words = subject(value.card, speaker)
    return f"{verb(who, 'plays', 'play')} {words}{on}"


def _is_assigned(value: tr.IsAssigned, speaker: Speaker) -> str:
    if value.by is not None:
        words = f"{verb(value.by, 'assigns', 'assign')} {subject(value.card, speaker)}"
    else:
        words = f"{subject(value.card, speaker)} is assigned"
    if value.opponent is None:
        return f"{words} to a skirmish"
    return f"{words} to skirmish {a(value.opponent, speaker)}"


def _uses_ability(value: tr.UsesAbility, speaker: Speaker) -> str:
    phase = "" if value.phase is None else f"{phase_name(value.phase)} "
    of_card = "" if value.card is None else f" of {subject(value.card, speaker)}"
    return f"{article(f'{phase}special ability')}{of_card} is used"


def _draws(value: tr.Draws, speaker: Speaker) -> str:
    return verb(value.who, "draws a card", "draw a card")


def _takes_into_hand(value: tr.TakesIntoHand, speaker: Speaker) -> str:
    return verb(value.who, "takes a card into hand", "take a card into hand")


def _reconciles(value: tr.Reconciles, speaker: Speaker) -> str:
    return verb(value.who, "reconciles", "reconcile")


def _discards_from_hand(value: tr.DiscardsFromHand, speaker: Speaker) -> str:
    words = "a card" if value.card is None else a(value.card, speaker)
    if value.forced and value.by is not None:
        who = "you" if value.who is Player.YOU else player(value.who)
        return f"{a(value.by, speaker)} makes {who} discard {words} from hand"
    by = "" if value.by is None else f" by the effect of {a(value.by, speaker)}"
    return f"{verb(value.who, 'discards', 'discard')} {words} from hand{by}"


_SITE_CHANGES = {
    "control": ("takes control of a site", "take control of a site", "control of a site is taken"),
    "liberate": ("liberates a site", "liberate a site", "a site is liberated"),
    "replace": ("replaces a site", "replace a site", "a site is replaced"),
}


def _site_changes(value: tr.SiteChanges, speaker: Speaker) -> str:
    third_person, second_person, passive = _SITE_CHANGES[value.change]
    return passive if value.by is None else verb(value.by, third_person, second_person)


def _about_to_take_control(value: tr.AboutToTakeControl, speaker: Speaker) -> str:
    speaker.prevented = "this"
    if value.by is None:
        return "control of a site is about to be taken"
    return f"{verb(value.by, 'is', 'are')} about to take control of a site"


def _ring_is_put_on(value: tr.RingIsPutOn, speaker: Speaker) -> str:
    return "the Ring-bearer puts on The One Ring"


def _ring_is_taken_off(value: tr.RingIsTakenOff, speaker: Speaker) -> str:
    return "the Ring-bearer takes off The One Ring"


def _reveals(value: tr.Reveals, speaker: Speaker) -> str:
    words = verb(value.who, "reveals or looks at", "reveal or look at")
    return f"{words} cards in {'an opponent' if value.who is Player.YOU else 'a player'}'s hand"


TRIGGERS.update(
    {
        tr.AboutTo: _about_to,
        tr.AboutToAdd: _about_to_add,
        tr.AboutToPlaceThreatWounds: _about_to_place_threat_wounds,
        tr.AboutToTakeControl: _about_to_take_control,
        tr.AnyTrigger: _any_trigger,
        tr.DiscardsFromHand: _discards_from_hand,
        tr.Draws: _draws,
        tr.FellowshipMoves: _fellowship_moves,
        tr.IsAssigned: _is_assigned,
        tr.IsDone: _is_done,
        tr.IsOverwhelmed: _is_overwhelmed,
        tr.IsPlayed: _is_played,
        tr.LosesSkirmish: _loses_skirmish,
        tr.PhaseEnds: _phase_ends,
        tr.PhaseIsNext: _phase_is_next,
        tr.PhaseStarts: _phase_starts,
        tr.Reconciles: _reconciles,
        tr.Reveals: _reveals,
        tr.RingIsPutOn: _ring_is_put_on,
        tr.RingIsTakenOff: _ring_is_taken_off,
        tr.SiteChanges: _site_changes,
        tr.SkirmishStarts: _skirmish_starts,
        tr.SkirmishEnds: _skirmish_ends,
        tr.SkirmishesAreOver: _skirmishes_are_over,
        tr.TokenAdded: _token_added,
        tr.Turn: _turn,
        tr.UsesAbility: _uses_ability,
        tr.TakesIntoHand: _takes_into_hand,
        tr.WinsSkirmish: _wins_skirmish,
    }
)


# --- the opening of a sentence ---


def opening(value: tr.Trigger, speaker: Speaker) -> str:
    """Return how a sentence about a trigger begins: "each time …", "at the start of …"."""
    match value:
        case tr.PhaseStarts(phase, True):
            return f"at the start of each of your {phase_name(phase)} phases"
        case tr.PhaseEnds(phase, True):
            return f"at the end of each of your {phase_name(phase)} phases"
        case tr.PhaseStarts(Phase.FELLOWSHIP):
            return f"at the start of {_which_fellowship_phase(speaker)} fellowship phase"
        case tr.PhaseStarts(phase):
            return f"at the start of the {phase_name(phase)} phase"
        case tr.PhaseEnds(phase):
            return f"at the end of the {phase_name(phase)} phase"
        case tr.Turn():
            return f"at {value.value}"
        case tr.SkirmishStarts(involving):
            return f"at the start of each skirmish involving {subject(involving, speaker)}"
        case tr.SkirmishesAreOver():
            return f"after {trigger(value, speaker)}"
        case tr.IsPlayed(fi.Reference.THIS, _, _):
            return f"when {trigger(value, speaker)}"
        case tr.FellowshipMoves() if speaker.card.type is CardType.SITE and _about_this(value):
            return f"when {trigger(value, speaker)}"
        case _:
            return f"each time {trigger(value, speaker)}"


def _which_fellowship_phase(speaker: Speaker) -> str:
    if speaker.card.type is not CardType.SITE or not speaker.is_of_shadows:
        return "each"
    return "your" if speaker.card.set == SHADOWS else "the"


def _about_this(value: tr.FellowshipMoves) -> bool:
    return fi.Reference.THIS in (value.to, value.origin)
