"""Sentences in English: "Response: After X commits to a quest, …"."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules.english import article, capitalize_first, end_sentence, join_words
from rules.lcg.facts.card import LcgCard
from rules.lcg.facts.reader import played_cards
from rules.lcg.notation import sentences as se
from rules.lcg.notation.conditions import Condition, Is, NotSo
from rules.lcg.notation.effects import Discard, Each, Paid, Simple, Then
from rules.lcg.notation.english import sequences as sequences
from rules.lcg.notation.english.conditions import condition_clause
from rules.lcg.notation.english.costs import clause_after_cost
from rules.lcg.notation.english.effects import (
    NO_NUMBER,
    X_IS_PLAYERS,
    change_phrase,
    clause,
)
from rules.lcg.notation.english.happenings import happening_clause
from rules.lcg.notation.english.icons import spell_icons
from rules.lcg.notation.english.laws import law_sentence
from rules.lcg.notation.english.nouns import (
    PRONOUNS,
    NoEnglish,
    Speaker,
    cards_spoken_of,
    needs_x,
    number_in_full,
    phrase_of,
    reference,
)
from rules.lcg.notation.filters import AnyOf, Quality, Reference, Titled
from rules.lcg.notation.own import OwnCondition
from rules.lcg.notation.sentences import Law, Occasion
from rules.lcg.vocabulary import CardType, Keyword, Sphere
from rules.notation.traversal import values_of_kind


def english(card: LcgCard, definition: se.Definition, *, brackets: bool = False) -> tuple[str, ...]:
    """Return what a card does, a sentence at a time.

    `brackets` writes icons as print does, "[attack]"; pages write their names.
    """
    speaker = Speaker(card)
    for sentence in definition.sentences:
        if isinstance(sentence, se.AttachTo):
            speaker.bearer = phrase_of(sentence.filter, speaker).head
    found = []
    for sentence in definition.sentences:
        say = SENTENCES.get(type(sentence))
        if say is None:
            raise NoEnglish(f"no English is written for the sentence {sentence!r}")
        found.append(say(sentence, speaker))
    return tuple(found if brackets else map(spell_icons, found))


_SIDE_A = (se.Setup, se.FlipsInStaging)


def english_of_side(
    card: LcgCard, definition: se.Definition, side: str, *, brackets: bool = False
) -> tuple[str, ...]:
    """Return what side A of a quest card says (its set-up, its turning), or side B (all else)."""
    wanted = tuple(
        sentence
        for sentence in definition.sentences
        if isinstance(sentence, _SIDE_A) == (side == "A")
    )
    part = se.Definition(definition.code, wanted, definition.edition)
    return english(card, part, brackets=brackets)


def _ended(text: str) -> str:
    text = capitalize_first(text)
    return text if text.endswith((".", ".)")) else text + "."


# --- sentences that do something ---


def _paid(does: Paid, speaker: Speaker) -> str:
    if does.cost is None:
        return clause(does.effect, speaker)
    speaker.pays = True
    parts = does.cost.parts if isinstance(does.cost, Then) else (does.cost,)
    cost = " and ".join(clause(part, speaker) for part in parts)
    speaker.pays = False
    return f"{cost} to {clause_after_cost(does.effect, speaker)}"


def _action(sentence: se.Action, speaker: Speaker) -> str:
    word = "Action" if sentence.phase is None else f"{sentence.phase.value.capitalize()} Action"
    text = f"{word}: {_ended(_paid(sentence.does, speaker))}"
    if sentence.different_pools:
        text = f"You must use resources from 3 different heroes' pools to pay for this card. {text}"
    if isinstance(sentence.given, OwnCondition):
        text = f"{_ended(sentence.given.english)} {text}"
    if sentence.before_commitment and not sentence.plainly:
        before = "Play during the quest phase, before characters are committed to the quest."
        text = f"{before} {text}"
    if sentence.by_any_player and speaker.card.encounter_set is None:
        text += " Any player may trigger this ability."
    if sentence.limit is not None:
        text += f" {_limit(sentence.limit)}"
    return text


def _limit(limit: se.Limit) -> str:
    often = "once" if limit.times == 1 else f"{limit.times} times"
    if limit.each_player:
        return f"This effect may be triggered by each player {often} each {limit.period.value}."
    return f"Limit {often} per {limit.period.value}."


def _response(sentence: se.Response, speaker: Speaker) -> str:
    after = happening_clause(sentence.after, speaker).replace("the players travel", "you travel")
    speaker.just = _just(sentence.after, speaker)
    speaker.optional = True
    speaker.after_this = sentence.after.subject is Reference.THIS
    speaker.quest_is_known = sentence.after.occasion is Occasion.COMMITS
    does = end_sentence(_paid(sentence.does, speaker))
    if sentence.after.occasion is Occasion.PHASE_BEGINS and speaker.card.encounter_set is not None:
        assert sentence.after.phase is not None
        after = f"the {sentence.after.phase.value} phase begins"
        does = f"the first player may {does}"
    about_just = speaker.just and speaker.just in does
    does = capitalize_first(does) if about_just else f"After {after}, {does}"
    speaker.optional = speaker.after_this = speaker.quest_is_known = False
    speaker.just = ""
    limit = f" ({_limit(sentence.limit)})" if sentence.limit is not None else ""
    if sentence.given is not None:
        so = condition_clause(sentence.given, speaker)
        return f'While {so}, {speaker.he} gains: "Response: {does}{limit}"'
    return f"Response: {does}{limit}"


def _just(after: se.Happening, speaker: Speaker) -> str:
    """Return what a response is about that print calls "just revealed", without "after"."""
    if after.occasion is Occasion.SHADOW_TRIGGERED:
        return "a shadow effect just triggered during combat"
    if after.occasion is Occasion.SHADOW_DEALT:
        return "1 shadow card that was just dealt to an enemy attacking you"
    if after.occasion is not Occasion.IS_REVEALED:
        return ""
    if after.subject is None:
        return "a card that was just revealed from the encounter deck"
    card = article(phrase_of(after.subject, speaker).text())
    return f"{card} just revealed by the encounter deck"


def _forced(sentence: se.Forced, speaker: Speaker) -> str:
    occasion = sentence.when.occasion
    when = happening_clause(sentence.when, speaker)
    word = "Each time" if sentence.when.to_you and occasion is Occasion.ATTACKS else ""
    if occasion is Occasion.STAGE_DEFEATED and sentence.when.subject is not None:
        word = "After"
    word = word or _WORDS.get(occasion, "After")
    given = ""
    if sentence.given is not None:
        given = condition_clause(sentence.given, speaker)
    named = sentence.passive or (
        sentence.when.subject is Reference.THIS and not isinstance(sentence.given, OwnCondition)
    )
    speaker.after_this = named
    speaker.is_engaged = sentence.when.subject is Reference.THIS
    speaker.in_refresh_phase = occasion is Occasion.THREAT_RISES
    effect = end_sentence(clause(sentence.effect, speaker))
    speaker.after_this = speaker.in_refresh_phase = False
    if occasion is Occasion.WOULD_SUFFER_DAMAGE:
        when = when.replace("is damaged", "is dealt damage")
    if sentence.passive:
        word = _WORDS.get(occasion, "after").lower()
        effect = _JOIN.sub(lambda found: f" and {found[1].lower()}", effect[:-1])
        while_so = f"while {given}, " if given else ""
        return capitalize_first(f"{while_so}{effect} {word} {when}.")
    if occasion is Occasion.STAGE_DEFEATED and effect == _VICTORY:
        return "If the players defeat this stage, they win the game."
    if sentence.effect is Simple.LOSE_THE_GAME:
        return f"If {when.replace(' have just quested', ' quest')}, {effect}"
    if occasion is Occasion.THREAT_RISES:
        return f"Forced: While {given}, {effect[:-1]} during the refresh phase."
    if occasion is Occasion.ROUND_ENDS and sentence.effect == Discard(Reference.THIS):
        return f"At {when}, {effect}"
    if occasion is Occasion.IS_REVEALED:
        if sentence.limit is not None:
            # What only the first such card does names its moment itself.
            return f"Forced: {capitalize_first(effect)}"
        if Reference.SUBJECT not in values_of_kind(sentence.effect, Reference):
            text = f"Forced: After {when}, {effect}"
            return f'While {given}, {speaker.he} gains: "{text}"' if given else text
        effect = effect.replace("that ", "each ")
        return f"While {given}, {effect[:-1]} as it is revealed by the encounter deck."
    if isinstance(sentence.given, OwnCondition) and occasion is not Occasion.PHASE_ENDS:
        when = when.replace(speaker.this, speaker.he)
        return f"Forced: If {given}, {effect[:-1]} {word.lower()} {when}."
    if given:
        return f"Forced: If {given} {word.lower()} {when}, {effect}"
    return f"Forced: {word} {when}, {effect}"


_VICTORY = "the players have won the game."
# Two sentences as one.
_JOIN = re.compile(r"\. ([A-Z])")
_WORDS = {
    Occasion.ATTACKS: "When",
    Occasion.PHASE_BEGINS: "At",
    Occasion.PHASE_ENDS: "At",
    Occasion.ROUND_ENDS: "At",
    Occasion.STAGING_ENDS: "At",
    Occasion.WOULD_SUFFER_DAMAGE: "Before",
    Occasion.THREAT_RISES: "When",
    Occasion.PRISONER_RESCUED: "When",
    Occasion.STAGE_DEFEATED: "When",
}


def _when_revealed(sentence: se.WhenRevealed, speaker: Speaker) -> str:
    text = f"When Revealed: {_ended(clause(sentence.effect, speaker))}"
    return f"{text} (Cannot be canceled.)" if sentence.cannot_be_canceled else text


def _counts_as_condition(sentence: se.CountsAsCondition, speaker: Speaker) -> str:
    parts = sentence.sentences
    first, last = parts[0], parts[-1]
    if isinstance(first, se.Forced) and isinstance(last, se.Forced) and len(parts) > 1:
        text = _either_happens(first, last, speaker)
    else:
        text = " ".join(SENTENCES[type(part)](part, speaker) for part in parts)
    return f'Counts as a Condition attachment with: "{text}"'


def _either_happens(first: se.Forced, last: se.Forced, speaker: Speaker) -> str:
    """Return one forced effect that two happenings set off."""
    card = happening_clause(first.when, speaker)
    other = happening_clause(last.when, speaker)
    same = card[: len(card) - len(card.split(" ", 2)[2])]
    effect = end_sentence(clause(first.effect, speaker))
    return f"Forced: After {card} or {other.removeprefix(same)}, {effect}"


def _whenever(sentence: se.Whenever, speaker: Speaker) -> str:
    so = condition_clause(sentence.condition, speaker)
    return end_sentence(f"If {so}, {clause(sentence.effect, speaker)}")


def _flips_in_staging(sentence: se.FlipsInStaging, speaker: Speaker) -> str:
    return (
        f"While {speaker.card.name} is the active quest card, only flip it to side"
        f" {speaker.card.stage}B at the beginning of the staging step."
    )


def _gains_action(sentence: se.GainsAction, speaker: Speaker) -> str:
    return f'{sentence.title} gains: "{_action(sentence.action, replace(speaker))}"'


def _blanks_bearer(sentence: se.BlanksBearer, speaker: Speaker) -> str:
    return f"Treat attached {speaker.bearer}'s text box as if it were blank."


def _x_is(sentence: se.XIs, speaker: Speaker) -> str:
    return f"X is {number_in_full(sentence.amount, speaker)}."


def _grants(sentence: se.Grants, speaker: Speaker) -> str:
    cards = phrase_of(sentence.cards.filter, speaker)
    forced = _forced(sentence.forced, replace(speaker))
    forced = forced.replace("an enemy", "this enemy", 1)
    forced = forced.replace(", defending player", ", the defending player", 1)
    text = f'all {cards.text(many=True)} gain, "{forced}"'
    if sentence.given is not None:
        text = f"while {condition_clause(sentence.given, speaker)}, {text}"
    return capitalize_first(text)


def _shadow(sentence: se.Shadow, speaker: Speaker) -> str:
    return f"Shadow: {_ended(clause(sentence.effect, speaker))}"


def _travel(sentence: se.Travel, speaker: Speaker) -> str:
    if sentence.given is not None:
        so = condition_clause(sentence.given, speaker)
        return f"Travel: Players must {so} before they can travel to {speaker.this}."
    assert sentence.cost is not None
    speaker.pays = True
    cost = capitalize_first(clause(sentence.cost, speaker))
    speaker.pays = False
    return f"Travel: {cost} to travel here."


def _setup(sentence: se.Setup, speaker: Speaker) -> str:
    speaker.sets_up = True
    return f"Setup: {_ended(clause(sentence.effect, speaker))}"


# --- sentences that are always so ---


def _attach_to(sentence: se.AttachTo, speaker: Speaker) -> str:
    return f"Attach to {article(phrase_of(sentence.filter, speaker).text())}."


def _gets(sentence: se.Gets, speaker: Speaker) -> str:
    if isinstance(sentence.card, Each):
        return _shed(sentence, sentence.card, speaker)
    card = capitalize_first(reference(sentence.card, speaker))
    changes = [quality for quality in sentence.qualities if isinstance(quality, se.Change)]
    gained = [quality for quality in sentence.qualities if isinstance(quality, se.Gains)]
    if gained:
        text = f"{card} {sentence.verb} {join_words([_gained(quality) for quality in gained])}"
    elif changes[0].statistic in NO_NUMBER:
        text = f"{card} {join_words([change_phrase(change, speaker) for change in changes])}"
        text = text.replace(" and cannot ", " or ")
        if len(changes) > 2:
            head, _, rest = text.partition("cannot ")
            text = f"{head}cannot {rest.replace('cannot ', '').replace(' or ', ', or ')}"
    else:
        text = f"{card} {sentence.verb} {_changes(changes, speaker)}"
    if sentence.given is not None:
        so = condition_clause(sentence.given, speaker)
        known = sentence.card is Reference.BEARER and so.startswith("attached")
        if known:
            what = join_words([_gained(quality) for quality in gained])
            text = f"If {so}, {_bearer_pronoun(sentence.given)} also {sentence.verb} {what}"
        elif isinstance(sentence.given, OwnCondition) and sentence.card is Reference.THIS:
            text = f"{capitalize_first(so)}, {speaker.he}{text.removeprefix(card)}"
        elif sentence.card is Reference.THIS and isinstance(sentence.given, Is):
            text = f"While {so}, {speaker.he}{text.removeprefix(card)}"
        else:
            text += f" while {so}"
    text = end_sentence(text)
    if sentence.instead is not None:
        so = condition_clause(sentence.instead[0], speaker)
        text += f" ({change_phrase(sentence.instead[1], speaker)} instead if {so}.)"
    return text


def _shed(sentence: se.Gets, cards: Each, speaker: Speaker) -> str:
    """Return what a card changes on others: "While it is active, Troll enemies get +1"."""
    phrase = phrase_of(cards.filter, speaker)
    changes = [quality for quality in sentence.qualities if isinstance(quality, se.Change)]
    what = _changes(changes, speaker)
    if any(needs_x(change.amount) for change in changes):
        what += X_IS_PLAYERS
    text = f"each {phrase.text()} gets {what}"
    if cards.as_all:
        text = f"{phrase.text(many=True)} get {what}"
    if sentence.given is not None:
        text = f"while {condition_clause(sentence.given, speaker)}, {text}"
    return end_sentence(capitalize_first(text))


def _changes(changes: list[se.Change], speaker: Speaker) -> str:
    """Return changes: "+1 [attack] and +1 [defense] for each …" where both count the same."""
    phrases = [change_phrase(change, speaker) for change in changes]
    if len({change.amount for change in changes}) == 1 and not isinstance(changes[0].amount, int):
        _, _, counted = phrases[0].partition("] ")
        phrases = [phrase.removesuffix(f" {counted}") for phrase in phrases]
        return f"{join_words(phrases)} {counted}".rstrip()
    return join_words(phrases)


def _bearer_pronoun(given: Condition | None) -> str:
    """Return "he" where the condition names a person."""
    title = given.filter.title if isinstance(given, Is) and isinstance(given.filter, Titled) else ""
    return PRONOUNS.get(title, ("it",))[0]


def _gained(quality: se.Gains) -> str:
    if isinstance(quality.word, Sphere):
        return f"a [{quality.word.value}] resource icon"
    if isinstance(quality.word, Keyword):
        return quality.word.value
    return f"the {quality.word} trait"


_OF_GUARD = {
    Law.CANNOT_PLAY: "The player guarding Gollum cannot play cards from their hand.",
    Law.CANNOT_COMMIT_TO_QUEST: (
        "The player guarding Gollum cannot commit characters to this quest (unless they are the"
        " only player remaining in the game)."
    ),
}


def _lost_without(sentence: se.LostWithout, speaker: Speaker) -> str:
    this = speaker.this
    return (
        f"If {this} is destroyed, or if the player guarding {this} is eliminated, the players have"
        " lost the game."
    )


def _rule(sentence: se.Rule, speaker: Speaker) -> str:
    if Quality.OF_GUARD in values_of_kind(sentence, Quality):
        return _OF_GUARD[sentence.law]
    condition = sentence.given
    unless = isinstance(condition, NotSo) and sentence.law is Law.CANNOT_DEFEAT_STAGE
    if isinstance(condition, NotSo) and unless:
        condition = condition.part
    given = None if condition is None else condition_clause(condition, speaker)
    if sentence.law is Law.DEFENDS_READY and isinstance(condition, Is):
        against = phrase_of(condition.filter, speaker).text(many=True)
        return f"{speaker.this} does not exhaust to defend against {against}."
    if sentence.law is Law.NO_ENGAGEMENT_CHECKS and speaker.card.type is CardType.LOCATION:
        return "No engagement checks are made."
    cards = "cards" if sentence.law is Law.CANNOT_PLAY else ""
    if sentence.law is Law.COSTS_MORE and isinstance(sentence.about, AnyOf):
        cards = _kinds_of_cards(sentence.about, speaker)
    elif sentence.about is not None:
        cards = cards_spoken_of(sentence.about, speaker)
    return law_sentence(
        sentence.law, speaker.this, given, sentence.amount, unless=unless, cards=cards,
        is_last_stage=_is_last_stage(speaker.card),
    )  # fmt: skip


def _is_last_stage(card: LcgCard) -> bool:
    """Whether no stage of a quest comes after this one."""
    return card.stage is not None and not any(
        other.encounter_set is card.encounter_set and (other.stage or 0) > card.stage
        for other in played_cards().values()
    )


def _kinds_of_cards(either: AnyOf, speaker: Speaker) -> str:
    """Return several kinds of cards: "attachment and event cards"."""
    kinds = [phrase_of(part, speaker).text().removesuffix(" card") for part in either.parts]
    return f"{join_words(kinds)} cards"


SENTENCES: dict[type, Callable[[Any, Speaker], str]] = {
    se.Action: _action,
    se.Response: _response,
    se.Forced: _forced,
    se.WhenRevealed: _when_revealed,
    se.Shadow: _shadow,
    se.Travel: _travel,
    se.Setup: _setup,
    se.AttachTo: _attach_to,
    se.Gets: _gets,
    se.Grants: _grants,
    se.CountsAsCondition: _counts_as_condition,
    se.Whenever: _whenever,
    se.XIs: _x_is,
    se.FlipsInStaging: _flips_in_staging,
    se.GainsAction: _gains_action,
    se.BlanksBearer: _blanks_bearer,
    se.Rule: _rule,
    se.LostWithout: _lost_without,
}
