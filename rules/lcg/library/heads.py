"""The heads of a new definition and of its test: what the facts say of them.

What only print says is an ellipsis, which the author replaces. A card that is checked before that
is a mistake with its line.
"""

import re
from collections.abc import Iterator

from rules.lcg.facts.card import LcgCard
from rules.lcg.library.checks import file_name
from rules.lcg.vocabulary import CardType
from rules.names import fold_words

# The sentence that cards of a type have, where all of them have it.
_SENTENCES = {
    CardType.ATTACHMENT: "attach_to(...)",
    CardType.EVENT: "action(...)",
    CardType.TREACHERY: "when_revealed(...)",
}


def head(known: LcgCard) -> Iterator[str]:
    """Yield the lines of a definition to be finished."""
    yield f"# rules/lcg/library/{file_name(known).replace('.', '/')}.py"
    yield "card("
    yield f'    "{known.code}",'
    yield f'    "{known.name}",'
    if known.type in _SENTENCES:
        yield f"    {_SENTENCES[known.type]},"
    yield ")"


# Where a card lies in a scene, and in which file of tests it is played.
_LAID = {
    CardType.HERO: ('Seat(["{}"])', "player_cards"),
    CardType.ALLY: ('Seat(allies=["{}"])', "player_cards"),
    CardType.ATTACHMENT: ('Seat(hand=["{}"])', "attachments_and_events"),
    CardType.EVENT: ('Seat(hand=["{}"])', "attachments_and_events"),
    CardType.QUEST: ('Seat(), quest="{}"', "quests"),
}
_REVEALED = ('Seat(), encounter_deck=["{}"]', "encounter_cards")
_PLAYED = {
    CardType.ATTACHMENT: 'scene.planning_phase().play("{}", ...)',
    CardType.EVENT: 'scene.actions().play("{}")',
}


def test_head(known: LcgCard) -> Iterator[str]:
    """Yield the first lines of a card's test: its file, its imports, and a scene to play on."""
    laid, file = _LAID.get(known.type, _REVEALED)
    yield f"# tests/rules/lcg/library/test_{file}.py"
    yield "from tests.rules.lcg.scene import Scene, Seat"
    yield ""
    yield ""
    yield f"def test_{re.sub(r'[^a-z]+', '_', fold_words(known.name)).strip('_')}_...() -> None:"
    yield f"    scene = Scene({laid.format(known.name)})"
    if known.encounter_set is None and known.type in _PLAYED:
        yield f"    {_PLAYED[known.type].format(known.name)}"
    elif laid is _REVEALED[0]:
        yield "    scene.quest_phase()"
    yield "    assert ..."
