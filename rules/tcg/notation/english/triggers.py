"""Triggers of what is done to a card, of tokens and of what players do."""

from __future__ import annotations

from rules.english import article
from rules.tcg.notation import filters as fi
from rules.tcg.notation import triggers as tr
from rules.tcg.notation.english.labels import list_of, phase_name
from rules.tcg.notation.english.phrases import a, plain, title_of
from rules.tcg.notation.english.players import player, verb
from rules.tcg.notation.english.predicates import subject_name
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import TRIGGERS, trigger
from rules.tcg.notation.players import Player
from rules.tcg.notation.triggers import Doing

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
    speaker.named = title_of(card)
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
    if value.who is not None and value.doing is Doing.HEAL:
        return f"{verb(value.who, 'heals', 'heal')} {subject(value.card, speaker)}"
    done = (_DONE if value.by is None else _DONE_BY)[value.doing]
    words = f"{subject(value.card, speaker)} {done}"
    return words + _circumstances(value, speaker)


def _that_wound(speaker: Speaker) -> str:
    return "that" if speaker.card.set >= _FIRST_SET_OF_THAT else "that wound"


def _about_to(value: tr.AboutTo, speaker: Speaker) -> str:
    speaker.prevented = "that" if value.doing is not Doing.WOUND else _that_wound(speaker)
    done = (_ABOUT_TO if value.by is None else _ABOUT_TO_BY)[value.doing]
    words = f"{subject(value.card, speaker)} is about to {done}"
    if value.any_number:
        words = f"one or more {plain(value.card, speaker)} are about to {done}"
    if value.who is not None:
        words += f" by {player(value.who)}"
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


def _origins(value: tr.IsPlayed, speaker: Speaker) -> list[str]:
    """Return the places from which a card is played: "your draw deck", "hand"."""
    places = ["a site you control"] if value.from_site else []
    if value.from_hand:
        places.append("hand")
    if value.from_deck:
        places.append("your draw deck")
    if value.from_stack is not None:
        places.append(a(value.from_stack, speaker))
    return places


def _is_played(value: tr.IsPlayed, speaker: Speaker) -> str:
    on = "" if value.on is None else f" on {a(value.on, speaker)}"
    if value.from_stack is fi.Reference.THIS:
        on += " stacked here"
    elif value.names_origin:
        on += f" from {list_of(_origins(value, speaker), 'or from')}"
    if value.by is None and value.from_stack is None and value.card is not fi.Reference.THIS:
        return f"{subject(value.card, speaker)} is played{on}"
    who = value.by or Player.YOU
    words = subject(value.card, speaker)
    return f"{verb(who, 'plays', 'play')} {words}{on}"


# "Assigned to a companion", where other cards say "assigned to skirmish a companion".
_SETS_OF_ASSIGNED_TO = range(4, 9)


def _is_assigned(value: tr.IsAssigned, speaker: Speaker) -> str:
    if value.by is not None:
        words = f"{verb(value.by, 'assigns', 'assign')} {subject(value.card, speaker)}"
    else:
        words = f"{subject(value.card, speaker)} is assigned"
    if value.opponent is None:
        return f"{words} to a skirmish"
    to = "to" if speaker.card.set in _SETS_OF_ASSIGNED_TO else "to skirmish"
    return f"{words} {to} {a(value.opponent, speaker)}"


def _uses_ability(value: tr.UsesAbility, speaker: Speaker) -> str:
    phase = "" if value.phase is None else f"{phase_name(value.phase)} "
    of_card = "" if value.card is None else f" of {subject(value.card, speaker)}"
    used = f"{article(f'{phase}special ability')}{of_card}"
    return f"{used} is used" if value.by is None else f"{verb(value.by, 'uses', 'use')} {used}"


def _draws(value: tr.Draws, speaker: Speaker) -> str:
    return verb(value.who, "draws a card", "draw a card")


def _about_to_draw(value: tr.AboutToDraw, speaker: Speaker) -> str:
    return f"{verb(value.who, 'is', 'are')} about to draw a card"


def _takes_into_hand(value: tr.TakesIntoHand, speaker: Speaker) -> str:
    return verb(value.who, "takes a card into hand", "take a card into hand")


def _reconciles(value: tr.Reconciles, speaker: Speaker) -> str:
    if value.who is Player.EACH_PLAYER:
        return "a player reconciles"
    return verb(value.who, "reconciles", "reconcile")


def _loses_initiative(value: tr.LosesInitiative, speaker: Speaker) -> str:
    words = verb(value.who, "loses initiative", "lose initiative")
    if value.except_during is None:
        return words
    return f"{words} (except during the {phase_name(value.except_during)} phase)"


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
    "next": (
        "plays the fellowship's next site",
        "play the fellowship's next site",
        "the fellowship's next site is played",
    ),
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


def _is_revealed(value: tr.IsRevealed, speaker: Speaker) -> str:
    card = subject(value.card, speaker)
    if value.by is None:
        return f"{card} is revealed from your hand"
    return f"{verb(value.by, 'reveals', 'reveal')} {card} from your hand"


def _reveals(value: tr.Reveals, speaker: Speaker) -> str:
    words = verb(value.who, "reveals or looks at", "reveal or look at")
    return f"{words} cards in {'an opponent' if value.who is Player.YOU else 'a player'}'s hand"


TRIGGERS.update(
    {
        tr.AboutTo: _about_to,
        tr.AboutToAdd: _about_to_add,
        tr.AboutToTakeControl: _about_to_take_control,
        tr.AnyTrigger: _any_trigger,
        tr.DiscardsFromHand: _discards_from_hand,
        tr.Draws: _draws,
        tr.AboutToDraw: _about_to_draw,
        tr.IsAssigned: _is_assigned,
        tr.IsDone: _is_done,
        tr.IsPlayed: _is_played,
        tr.LosesInitiative: _loses_initiative,
        tr.Reconciles: _reconciles,
        tr.IsRevealed: _is_revealed,
        tr.Reveals: _reveals,
        tr.RingIsPutOn: _ring_is_put_on,
        tr.RingIsTakenOff: _ring_is_taken_off,
        tr.SiteChanges: _site_changes,
        tr.TokenAdded: _token_added,
        tr.UsesAbility: _uses_ability,
        tr.TakesIntoHand: _takes_into_hand,
    }
)
