"""What pieces of a card's text say, one by one, on buttons and in questions."""

import re

from rules.lcg.facts.reader import played_cards
from rules.lcg.library import blueprint, definition
from rules.lcg.narration.said import said_of_step

# An icon of print, "[attack]", or a sentence after the first that begins with a small letter.
RAW = re.compile(r"\[|\.[)”\"]* [a-zé]")


def test_no_step_shows_icons_of_print_or_begins_a_sentence_small() -> None:
    written = [blueprint(code) for code in played_cards() if definition(code) is not None]
    words = [said_of_step(known, step) for known in written for step in known.notations]
    assert [said for said in words if RAW.search(said)] == []
    assert sum(map(bool, words)) > 500
