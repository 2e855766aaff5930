"""The heads of a new definition and of its test: what the facts say of them.

What only print says is an ellipsis, which the author replaces. A card that is checked before that
is a mistake with its line.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from functools import cache

from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import all_cards
from rules.tcg.vocabulary import CardType, Keyword, Phase, Side


def file_for(known: Card) -> str:
    """Return the file in which a card's definition belongs, if its chapter has only one."""
    if known.type is CardType.SITE:
        chapter = "sites"
    elif known.type is CardType.THE_ONE_RING:
        chapter = "rings"
    else:
        assert known.culture is not None
        chapter = known.culture.value.replace("-", "_")
    return f"rules/tcg/library/set{known.set:02d}/{chapter}.py"


def head(known: Card) -> Iterator[str]:
    """Yield the lines of a definition to be finished."""
    yield f"# {file_for(known)}"
    yield "card("
    yield f'    "{_number(known)}",'
    yield f'    "{known.name}",'
    for sentence in _sentences(known):
        yield f"    {sentence},"
    yield ")"


def _number(known: Card) -> str:
    """Return the number by which a definition names a card: the id where others share it."""
    same = [each for each in all_cards().values() if each.collector == known.collector]
    return known.collector if len(same) == 1 else known.id


def _sentences(known: Card) -> Iterator[str]:
    """Yield what the facts say: how the card comes into play, when an event is played."""
    is_borne = known.type in (CardType.POSSESSION, CardType.ARTIFACT, CardType.CONDITION)
    if is_borne and Keyword.SUPPORT_AREA not in known.keywords:
        yield "bearer_must_be(...)"
    if known.type is CardType.FOLLOWER:
        yield "aid(...)"
    # Only events have their time words in the facts; print has those of special abilities.
    phases = [phase.value for phase in known.timewords if phase is not Phase.RESPONSE]
    if phases:
        yield f"event({', '.join(phases)}, ...)"
    if Phase.RESPONSE in known.timewords:
        yield "response_event(..., ...)"


def test_head(known: Card) -> Iterator[str]:
    """Yield the first lines of a card's test: its file, its imports, and a scene to play on."""
    name = constant(known)
    yield f"# tests/{file_for(known).replace(f'set{known.set:02d}/', f'set{known.set:02d}/test_')}"
    yield f'# Its name is in tests/rules/tcg/cards/set{known.set:02d}.py: {name} = "{known.id}"'
    yield "from tests.rules.tcg.cards import *"
    yield "from tests.rules.tcg.scene import Scene"
    yield ""
    yield ""
    yield f"def test_{spelled(known.title).lower()}_...() -> None:"
    yield f"    scene = Scene({_laid(known, name)})"
    yield from (f"    {step}" for step in _played(known, name))
    yield "    assert ..."


def spelled(words: str) -> str:
    """Return words as the name of a constant: "Gandalf's Staff" is GANDALFS_STAFF."""
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode()
    return re.sub(r"[^A-Z0-9]+", "_", plain.replace("'", "").upper()).strip("_")


def constant(known: Card) -> str:
    """Return the name of a card in tests: as much of its name as no other card shares."""
    of_a_title, of_a_name = _shared()
    title, name = spelled(known.title), spelled(known.name)
    told_apart = name if of_a_title[title] > 1 else title
    return f"{told_apart}_{known.id}" if of_a_name[name] > 1 else told_apart


@cache
def _shared() -> tuple[Counter[str], Counter[str]]:
    """Return how many names begin with a title, and how many cards have a name."""
    cards = all_cards().values()
    names = {(spelled(card.title), spelled(card.name)) for card in cards}
    return Counter(title for title, _ in names), Counter(spelled(card.name) for card in cards)


_IN_PLAY = {
    CardType.COMPANION: "fellowship=[{}]",
    CardType.ALLY: "support=[{}]",
    CardType.FOLLOWER: "support=[{}]",
    CardType.MINION: "minions=[{}]",
    CardType.SITE: "path=[..., {}, ...], site=...",
    CardType.THE_ONE_RING: "ring={}",
}


def _laid(known: Card, name: str) -> str:
    in_hand = "hand=[{}]" if known.side is Side.FREE_PEOPLES else "shadow_hand=[{}], twilight=9"
    return _IN_PLAY.get(known.type, in_hand).format(name)


def _played(known: Card, name: str) -> Iterator[str]:
    """Yield how a card of a hand is played."""
    if known.type in _IN_PLAY:
        return
    phases = [phase.value for phase in known.timewords]
    usual = "fellowship" if known.side is Side.FREE_PEOPLES else "shadow"
    phase = phases[0] if phases else usual
    if phase == Phase.SKIRMISH.value:
        yield f"scene.skirmish(...).play({name})"
    elif phase == Phase.RESPONSE.value:
        yield f"scene.happen(...).answer_with({name})"
    else:
        yield f"scene.{phase}_phase().play({name})"
