"""What ends a stage of the quest, in one line: "Ends with 8 progress" (core rules, "Quest").

A stage's card says so in several places: its quest points, what keeps it from being defeated, what
wins or loses the game. The line puts together what its definition says.
"""

import re
from functools import lru_cache

from rules.lcg.engine.blueprint import Blueprint
from rules.lcg.narration.said import definition_of
from rules.lcg.notation import sentences as se
from rules.lcg.notation.english import english
from rules.lcg.notation.sentences import Law

# "After Ungoliant's Spawn is defeated, the players have won the game."
_ENDING = re.compile(r"^(?:Forced: )?(\w+ [^.:]*), the players have (won|lost) the game\.$")
# "Players cannot defeat this stage while Hill Troll is in play."
_BAR = re.compile(r"^Players cannot .* this (?:stage|quest) (while|unless) (.*)\.$")
# "Forced: When you defeat this stage, proceed to …"
_AFTERWARDS = re.compile(r"^Forced: (?:When|After) [^,]*, (.*)\.$")
_TO_VICTORY = " to your victory display."
_VICTORY = "If the players defeat this stage, they win the game."
_VERBS = {"won": "win", "lost": "lose"}
_THEY = re.compile(r"\bthe(?:y|ir)\b")
_OTHERWISE = {"they": "the players", "their": "the players'"}
_DECIDES = re.compile(r"have (?:won|lost) the game")


@lru_cache(maxsize=1_024)
def how_it_ends(blueprint: Blueprint, points: int, *, is_last: bool) -> str:
    """Return what ends a stage that has `points` quest points; `is_last` if no stage follows."""
    definition = definition_of(blueprint)
    found: list[str] = []
    bars: list[str] = []
    afterwards = ""
    said = () if definition is None else english(blueprint.card, definition)
    for sentence, words in zip(definition.sentences if definition else (), said, strict=True):
        if words == _VICTORY:
            is_last = True
        elif _is_about_defeat(sentence):
            afterwards = _found(_AFTERWARDS, words)
        elif _is_rule(sentence, Law.GETS_NO_PROGRESS):
            bars.append("only Abandoned Tools can place it")
        elif _is_rule(sentence, Law.CAN_BE_BYPASSED):
            found.append("The players may bypass it at the end of the combat phase")
        elif ending := _ENDING.match(words):
            when = ending[1].replace("the players", "they")
            verb = _VERBS[ending[2]]
            found.append(f"The players {verb} {when[0].lower()}{when[1:]}")
        elif bar := _BAR.match(words):
            bars.append(_barred(bar[1], bar[2]))
        elif words.endswith(_TO_VICTORY):
            found.append("Ends as soon as its text is carried out")
        elif _DECIDES.search(words):
            found.append(words.removeprefix("When Revealed: ").removesuffix("."))
    if points:
        found.insert(0, _by_progress(points, bars, afterwards, is_last=is_last))
    return ". ".join(found)


def _is_about_defeat(sentence: se.Sentence) -> bool:
    """Whether a sentence says what happens once the stage is defeated."""
    return isinstance(sentence, se.Forced) and sentence.when.occasion is se.Occasion.STAGE_DEFEATED


def _is_rule(sentence: se.Sentence, law: Law) -> bool:
    return isinstance(sentence, se.Rule) and sentence.law is law


def _by_progress(points: int, bars: list[str], afterwards: str, *, is_last: bool) -> str:
    wins = is_last and (not afterwards or bool(_DECIDES.match(afterwards.split("players ")[-1])))
    text = f"{'The players win' if wins else 'Ends'} with {points} progress"
    for bar in bars:
        text += f", but {bar}"
    return text if wins or not afterwards else f"{text}. Then {afterwards}"


def _barred(word: str, condition: str) -> str:
    if word == "while":
        return f"not while {condition}"
    return "only once " + _THEY.sub(lambda found: _OTHERWISE[found[0]], condition, count=1)


def _found(pattern: re.Pattern[str], words: str) -> str:
    match = pattern.match(words)
    return match[1] if match else ""
