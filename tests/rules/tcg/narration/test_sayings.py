"""What pieces of a card's text say, one by one, on buttons and in questions."""

import re

from rules.notation.traversal import values_of_kind
from rules.tcg.facts.reader import all_cards
from rules.tcg.library import texts
from rules.tcg.narration.sayings import said
from rules.tcg.notation import effects as ef
from rules.tcg.notation.english import MissingEnglish

# An icon of print, "[gondor]", or a sentence after the first that begins with a small letter.
RAW = re.compile(r"\[|\.[)”\"]* [a-zé]")


def test_no_piece_of_a_text_shows_icons_of_print_or_begins_a_sentence_small() -> None:
    raw = []
    said_ones = 0
    for card in all_cards().values():
        for text in texts(card.id)[-1:]:
            for piece in (*values_of_kind(text, ef.Action), *values_of_kind(text, ef.Effect)):
                try:
                    words = said(card, piece)
                except MissingEnglish:
                    continue
                said_ones += 1
                if RAW.search(words):
                    raw.append((card.name, words))
    assert raw == []
    assert said_ones > 10_000
