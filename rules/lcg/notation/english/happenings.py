"""Happenings in English: what a response or a forced effect comes after."""

from rules.english import article
from rules.lcg.notation.english.nouns import Speaker, phrase_of, reference
from rules.lcg.notation.filters import Filter, Reference
from rules.lcg.notation.sentences import Happening, Occasion


def happening_clause(happening: Happening, speaker: Speaker) -> str:
    """Return what happens: "Legolas commits to a quest"; remember the card it is about."""
    occasion = happening.occasion
    phase = "" if happening.phase is None else happening.phase.value
    subject = _subject(happening.subject, occasion, speaker)
    if occasion is Occasion.DAMAGES:
        speaker.subject = "character"
    say = _HAPPENINGS.get(occasion, f"{{subject}} {occasion.value}")
    if happening.enemy is not None:
        enemy = article(phrase_of(happening.enemy, speaker).text()).replace("currently ", "")
        return f"{subject} attacks and defeats {enemy}"
    if happening.number:
        say = f"placing the {_place(happening.number)} progress token on {speaker.this}"
    if occasion is Occasion.STAGE_DEFEATED and happening.subject is not None:
        return "this stage is defeated"
    if happening.to_you:
        say = "{subject} attacks you" if occasion is Occasion.ATTACKS else "{subject} engages you"
    return say.format(subject=subject, phase=phase)


def _place(number: int) -> str:
    """Return a place as print has it: "1st", "7th"."""
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th') }"


def _subject(filter_: Filter | None, occasion: Occasion, speaker: Speaker) -> str:
    if filter_ is None:
        speaker.subject = "card"
        return "a card"
    if isinstance(filter_, Reference):
        speaker.subject = speaker.card.type.value
        return reference(filter_, speaker)
    phrase = phrase_of(filter_, speaker)
    speaker.subject = phrase.head
    if phrase.head[:1].isupper() or phrase.before:
        return phrase.text()
    return article(phrase.text())


_HAPPENINGS = {
    Occasion.ATTACKS_AND_DESTROYS: "{subject} attacks and destroys an enemy",
    Occasion.IS_PLAYED: "you play {subject}",
    Occasion.IS_REVEALED: "{subject} is revealed by the encounter deck",
    Occasion.SHADOW_DEALT: "a shadow card is dealt to an enemy attacking you",
    Occasion.SHADOW_TRIGGERED: "a shadow effect is triggered during combat",
    Occasion.SHADOW_RESOLVED: "a shadow effect dealt to {subject} resolves",
    Occasion.DAMAGES: "{subject} damages a character",
    Occasion.HAS_DEFENDED: "an attack in which {subject} defends resolves",
    Occasion.HAS_ATTACKED: "{subject} attacks",
    Occasion.IS_TRAVELED_TO: "the players travel to {subject}",
    Occasion.QUEST_SUCCEEDS: "the players quest successfully",
    Occasion.QUEST_FAILS: "the players have just quested unsuccessfully",
    Occasion.PROGRESS_PLACED: "placing any number of progress tokens on this card",
    Occasion.PHASE_BEGINS: "the beginning of each {phase} phase",
    Occasion.PHASE_ENDS: "the end of the {phase} phase",
    Occasion.ROUND_ENDS: "the end of the round",
    Occasion.STAGING_ENDS: "the end of the staging step",
    Occasion.THREAT_RISES: "threat is raised during the refresh phase",
    Occasion.PRISONER_RESCUED: 'the prisoner is "rescued"',
    Occasion.STAGE_DEFEATED: "you defeat this stage",
    Occasion.HAS_STRUCK: "an attack in which {subject} attacked resolves",
    Occasion.READIES_IN_REFRESH: "{subject} readies during the refresh phase",
    Occasion.YOUR_THREAT_RISES: (
        "your threat is raised as the result of questing unsuccessfully, or by an encounter or"
        " quest card effect"
    ),
    Occasion.IS_HEALED: "a card effect heals {subject}",
    Occasion.QUEST_RESOLVED: "resolving a quest to which {subject} was committed",
}
