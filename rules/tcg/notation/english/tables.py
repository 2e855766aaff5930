"""The English of each word: one table for each kind, from a word's class to its function.

The modules of this package fill the tables. Words nest in both directions (a filter has an
amount, an amount has a filter), so they find each other here.
"""

from collections.abc import Callable
from typing import Any

from rules.tcg.notation import amounts as am
from rules.tcg.notation import conditions as co
from rules.tcg.notation import effects as ef
from rules.tcg.notation import sentences as se
from rules.tcg.notation import triggers as tr
from rules.tcg.notation.english.speaker import Speaker

Table = dict[type, Callable[..., Any]]

FILTERS: Table = {}
AMOUNTS_COUNTED: Table = {}
AMOUNTS_MEASURED: Table = {}
CONDITIONS: Table = {}
QUALITIES: Table = {}
TRIGGERS: Table = {}
TARGETS: Table = {}
EFFECTS: Table = {}
SENTENCES: Table = {}


def condition(value: co.Condition, speaker: Speaker, *, holds: bool = True) -> str:
    """Return a condition as a clause: "you can spot an Elf"; its opposite if not `holds`."""
    words: str = speaker.lookup(CONDITIONS, value)(value, speaker, holds)
    return words


def trigger(value: tr.Trigger, speaker: Speaker) -> str:
    """Return what happens as a clause: "the fellowship moves to this site"."""
    words: str = speaker.lookup(TRIGGERS, value)(value, speaker)
    return words


def target(value: object, speaker: Speaker) -> str:
    """Return the card that something is done to: "a Gondor Man", "2 cards from hand"."""
    words: str = speaker.lookup(TARGETS, value)(value, speaker)
    return words


def effect(value: ef.Effect, speaker: Speaker) -> str:
    """Return an effect as a command: "exert a minion"."""
    words: str = speaker.lookup(EFFECTS, value)(value, speaker)
    return words


def sentence(value: se.Sentence | se.Statement, speaker: Speaker) -> str:
    """Return a sentence without its capital and stop."""
    words: str = speaker.lookup(SENTENCES, value)(value, speaker)
    return words


def for_each(value: am.Counted, speaker: Speaker) -> str:
    """Return what an amount counts: "for each threat"."""
    words: str = speaker.lookup(AMOUNTS_COUNTED, value)(value, speaker)
    return words


def measure(value: am.Amount, speaker: Speaker) -> str:
    """Return an amount as a noun: "the number of threats", "that minion's strength"."""
    if isinstance(value, int):
        return str(value)
    words: str = speaker.lookup(AMOUNTS_MEASURED, value)(value, speaker)
    return words
