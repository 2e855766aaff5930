"""Whole sentences: each sentence of a definition as a player reads it."""

from __future__ import annotations

import re

from rules.tcg.facts.card import Card
from rules.tcg.notation import conditions as co
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation import sentences as se
from rules.tcg.notation.amounts import Statistic
from rules.tcg.notation.english.amounts import signed
from rules.tcg.notation.english.bearers import bearer_of
from rules.tcg.notation.english.costs import action
from rules.tcg.notation.english.joined_qualities import all_forbid, given_to
from rules.tcg.notation.english.labels import list_of, phase_name, pronoun_of_title
from rules.tcg.notation.english.openings import while_clause
from rules.tcg.notation.english.phrases import (
    a,
    each,
    noun_phrase,
    plain,
    reference_name,
    site_phrase,
)
from rules.tcg.notation.english.players import player
from rules.tcg.notation.english.prohibitions import forbidden_when, who_may_not
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import SENTENCES, condition, effect, for_each, sentence
from rules.tcg.notation.language.nouns import character, free_peoples, shadow_side
from rules.tcg.notation.players import Player
from rules.tcg.notation.qualities import Change, ExertedOnlyBy
from rules.tcg.vocabulary import CardType, Phase


def sentences_of(
    card: Card, definition: se.Definition, *, brackets: bool = False
) -> tuple[str, ...]:
    """Return the English of a card's definition, one string for each sentence, in order.

    `brackets` writes cultures as print does, "[gondor]"; pages write their names.
    """
    bearer = bearer_of(card, definition)
    before: se.Sentence | None = None
    texts = []
    for part in definition.sentences:
        speaker = Speaker(card, brackets=brackets, module=definition.module, bearer=bearer)
        named = isinstance(before, se.BearerMustBe) and isinstance(before.bearer, fi.Titled)
        if named and isinstance(part, se.Gets):
            # "Bearer must be Boromir. He is damage +1."
            speaker.topic = "bearer"
        texts.append(_finished(speaker.clause(sentence(part, speaker))))
        before = part
    return tuple(texts)


def describe_sentence(
    card: Card, part: se.Sentence, *, brackets: bool = False, module: str = ""
) -> str:
    """Return one sentence of a card, with its capital and stop."""
    speaker = Speaker(card, brackets=brackets, module=module)
    return _finished(speaker.clause(sentence(part, speaker)))


def describe_effect(
    card: Card, done: ef.Effect, *, actor: Player = Player.YOU, brackets: bool = False
) -> str:
    """Return an effect of a card as a command, such as an option to choose: "spot a ranger"."""
    speaker = Speaker(card, brackets=brackets, actor=actor, infinitive=True)
    return speaker.clause(effect(done, speaker))


def describe_action(
    card: Card, done: ef.Action, *, actor: Player = Player.YOU, brackets: bool = False
) -> str:
    """Return what an action of a card costs and does: "exert Targon to wound a minion"."""
    speaker = Speaker(card, brackets=brackets, actor=actor, infinitive=True)
    return speaker.clause(action(done, speaker))


def _finished(words: str) -> str:
    text = re.sub(r"(^|\. )(\w)", lambda found: found[1] + found[2].upper(), words)
    return text if text.endswith((".", ".)")) else f"{text}."


# --- sentences that hold ---


def _gets(value: se.Gets, speaker: Speaker) -> str:
    affects = value.affects
    if isinstance(affects, fi.Reference) and value.qualities == (_NOT_EXERTED_BY_SHADOW,):
        return f"Shadow cards cannot exert {_subject(affects, speaker)}"
    if value.qualities == (Change(Statistic.MINION_LIMIT, 1),) and affects == character:
        return "no more than 1 minion can be assigned to each skirmish"
    if value.qualities == (Change(Statistic.ADDS_NO_ARCHERY, 1),) and _are_free_peoples(affects):
        return f"{each(affects, speaker)} does not add to the fellowship archery total"
    if isinstance(affects, fi.Reference):
        name = _subject(affects, speaker)
        speaker.topic = affects.value
        return given_to(name, value.qualities, speaker)
    if isinstance(affects, fi.AnyOf) and all(isinstance(p, fi.Titled) for p in affects.parts):
        names = list_of([a(part, speaker) for part in affects.parts])
        return given_to(names, value.qualities, speaker, many=True)
    if _reads_in_plural(value, speaker):
        return given_to(plain(affects, speaker), value.qualities, speaker, many=True)
    name = each(affects, speaker)
    before, speaker.subject = speaker.subject, f"that {_head(affects, speaker)}"
    words = given_to(name, value.qualities, speaker)
    speaker.subject = before
    return words


_NOT_EXERTED_BY_SHADOW = ExertedOnlyBy(fi.NotOf(shadow_side))


def _are_free_peoples(affects: fi.Filter) -> bool:
    return isinstance(affects, fi.AllOf) and free_peoples in affects.parts


def _head(filter_: fi.Filter, speaker: Speaker) -> str:
    return noun_phrase(filter_, speaker).head


def _reads_in_plural(value: se.Gets, speaker: Speaker) -> bool:
    """Return whether "minions cannot take wounds" reads better than "each minion cannot …"."""
    if value.qualities == (Change(Statistic.NEVER_ROAMING, 1),):
        return True
    factors = Statistic.OVERWHELM_FACTOR, Statistic.MINION_LIMIT
    of_each = any(
        isinstance(part, Change) and part.statistic in factors for part in value.qualities
    )
    return not of_each and all_forbid(value.qualities, speaker)


def _subject(affects: fi.Reference, speaker: Speaker) -> str:
    if affects.value == speaker.topic:
        return speaker.pronoun.value
    if affects is fi.Reference.BEARER and speaker.card.type is CardType.THE_ONE_RING:
        return "the Ring-bearer"
    return reference_name(affects, speaker)


def _game_number_is(value: se.GameNumberIs, speaker: Speaker) -> str:
    if value.number is ef.GameNumber.ENTS_SPOTTED:
        return f"add {value.amount} to the {value.number.value}"
    if value.number is ef.GameNumber.DISCARDS_LEAVE_THE_GAME:
        card_ = "each card that is about to be placed in a discard pile"
        return f"{card_} is removed from the game instead"
    least = "" if value.least is None else f" (to a minimum of {value.least})"
    return f"the {value.number.value} is {signed(value.amount, speaker)}{least}"


def _discards(value: se.Discards, speaker: Speaker) -> str:
    return f"discard all {plain(value.cards, speaker)}"


def _skips(value: se.Skips, speaker: Speaker) -> str:
    return f"skip the {phase_name(value.phase)} phase"


def _free_transfers(value: se.FreeTransfers, speaker: Speaker) -> str:
    return (
        "the Free Peoples player may transfer Free Peoples artifacts and possessions at no "
        "twilight cost"
    )


def _shadow_has_initiative(value: se.ShadowHasInitiative, speaker: Speaker) -> str:
    return "the Shadow has initiative regardless of the Free Peoples player's hand"


def _shadow_orders_skirmishes(value: se.ShadowOrdersSkirmishes, speaker: Speaker) -> str:
    return "skirmishes are resolved in an order decided by the first Shadow player"


def _more_for_initiative(value: se.MoreForInitiative, speaker: Speaker) -> str:
    each_ = for_each(value.cards, speaker)
    return (
        f"{each_}, {player(Player.FREE_PEOPLES)} must have an additional card in hand to have "
        "initiative"
    )


def _at_moment(value: ef.AtMoment, speaker: Speaker) -> str:
    return effect(value, speaker)


def _limit_per_character(value: se.LimitPerCharacter, speaker: Speaker) -> str:
    return f"limit {value.limit} per character"


def _borne_in_addition(value: se.BorneInAddition, speaker: Speaker) -> str:
    if value.bearer is not None:
        name = a(value.bearer, speaker)
        he = pronoun_of_title(name).value
        kind = speaker.card.classes[0].value.replace("_", " ")
        return f"if bearer is {name}, {he} may bear this {kind} in addition to 1 other {kind}"
    return f"{speaker.this} may be borne in addition to another item of its class"


def _costs_on_bearer(value: se.CostsOnBearer, speaker: Speaker) -> str:
    if value.cards is fi.Reference.THIS:
        name = speaker.card.title if speaker.card.unique else speaker.this
        amount = signed(value.amount, speaker)
        return f"when played on {a(value.on, speaker)}, {name}'s twilight cost is {amount}"
    cards, on = each(value.cards, speaker), a(value.on, speaker)
    return f"the twilight cost of {cards} played on {on} is {signed(value.amount, speaker)}"


def _first_played(value: se.FirstPlayed, speaker: Speaker) -> str:
    first = noun_phrase(value.cards, speaker).words()
    amount = signed(value.amount, speaker)
    if value.here:
        return f"the twilight cost of the first {first} played there is {amount}"
    often = "turn" if value.phase is None else f"{phase_name(value.phase)} phase"
    to_this = value.phase is None and speaker.card.type is CardType.SITE
    where = f"to {speaker.card.title} " if to_this else ""
    return f"the twilight cost of the first {first} played {where}each {often} is {amount}"


def _wins_after_reconciling(value: se.WinsAfterReconciling, speaker: Speaker) -> str:
    return (
        "the Free Peoples player wins the game only if the Ring-bearer survives until Shadow "
        "players reconcile"
    )


def _while(value: se.While, speaker: Speaker) -> str:
    first = value.statements[0]
    about = first.affects if isinstance(first, se.Gets) else None
    during = value.condition if isinstance(value.condition, co.During) else None
    if during and isinstance(first, se.Gets) and not speaker.is_of_shadows:
        phase = phase_name(during.phase)
        return f"{_statements(value.statements, speaker)} during the {phase} phase"
    not_in_skirmish = co.Unless(co.During(Phase.SKIRMISH))
    if value.condition == not_in_skirmish:
        return f"{_statements(value.statements, speaker)}{_except_in_skirmishes(speaker)}"
    match value.condition:
        case co.Every((co.Condition() as holds, last)) if last == not_in_skirmish:
            begins = while_clause(holds, about, speaker)
            words = f"{begins}, {_statements(value.statements, speaker)}"
            return f"{words}{_except_in_skirmishes(speaker)}"
    begins = while_clause(value.condition, about, speaker)
    starting = value.condition is co.Moment.STARTING_FELLOWSHIP
    speaker.meanwhile = isinstance(about, fi.Reference) and not starting
    return f"{begins}, {_statements(value.statements, speaker)}"


# "(Except during skirmish phases)", where other cards say "during skirmishes".
_SETS_OF_EXCEPTED_PHASES = (4, 10, 15, 17, 18)


def _except_in_skirmishes(speaker: Speaker) -> str:
    in_phases = speaker.card.set in _SETS_OF_EXCEPTED_PHASES
    return f" (except during {'skirmish phases' if in_phases else 'skirmishes'})"


def _statements(statements: tuple[se.Statement, ...], speaker: Speaker) -> str:
    forbidden = [each_ for each_ in statements if isinstance(each_, se.Forbids)]
    players = {each_.who for each_ in forbidden}
    # What keeps a hand is said of Shadow cards, not of their players.
    of_cards = [each_.what for each_ in forbidden] == [se.Forbidden.DISCARD_FROM_HAND_OR_DECK]
    if len(forbidden) == len(statements) and len(players) == 1 and not of_cards:
        words = [forbidden_when(each_, speaker) for each_ in forbidden]
        return f"{who_may_not(forbidden[0].who)} {list_of(words, 'or')}"
    return list_of([sentence(statement, speaker) for statement in statements])


def _discard_when(value: se.DiscardWhen, speaker: Speaker) -> str:
    speaker.topic = "this"
    return f"discard {speaker.this} if {condition(value.condition, speaker)}"


def _has_text_of(value: se.HasTextOf, speaker: Speaker) -> str:
    site = site_phrase(value.site, speaker)
    return f"while you can spot your {site}, {speaker.this} has the game text of that site"


def _may_skip(value: se.MaySkip, speaker: Speaker) -> str:
    return f"{player(value.who)} may {effect(value.skip, speaker)}"


def _as_soon_as(value: se.AsSoonAs, speaker: Speaker) -> str:
    return f"as soon as {condition(value.condition, speaker)}, {effect(value.effect, speaker)}"


def _discard_during(value: se.DiscardDuring, speaker: Speaker) -> str:
    return f"discard {speaker.this} during the {phase_name(value.phase)} phase"


def _wounds_become_burdens(value: se.WoundsBecomeBurdens, speaker: Speaker) -> str:
    skirmish = " during a skirmish" if value.in_skirmish else ""
    burdens = "a burden" if value.burdens == 1 else f"{value.burdens} burdens"
    wearing, who = "while wearing The One Ring", "the Ring-bearer"
    if speaker.is_of_shadows:
        wearing, who = "while the Ring-bearer is wearing The One Ring", speaker.bearer.pronoun
        skirmish = skirmish.replace("during", "in")
    return f"{wearing}, each time {who} is about to take a wound{skirmish}, add {burdens} instead"


SENTENCES.update(
    {
        ef.AtMoment: _at_moment,
        se.AsSoonAs: _as_soon_as,
        se.HasTextOf: _has_text_of,
        se.MaySkip: _may_skip,
        se.DiscardDuring: _discard_during,
        se.DiscardWhen: _discard_when,
        se.GameNumberIs: _game_number_is,
        se.Gets: _gets,
        se.CostsOnBearer: _costs_on_bearer,
        se.FirstPlayed: _first_played,
        se.WinsAfterReconciling: _wins_after_reconciling,
        se.LimitPerCharacter: _limit_per_character,
        se.BorneInAddition: _borne_in_addition,
        se.ShadowHasInitiative: _shadow_has_initiative,
        se.ShadowOrdersSkirmishes: _shadow_orders_skirmishes,
        se.MoreForInitiative: _more_for_initiative,
        se.FreeTransfers: _free_transfers,
        se.Discards: _discards,
        se.Skips: _skips,
        se.While: _while,
        se.WoundsBecomeBurdens: _wounds_become_burdens,
    }
)
