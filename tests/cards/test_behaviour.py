"""What a card does, as its page and the search tell it."""

import re
from collections.abc import Callable, Mapping

import pytest

from cards.behaviour import NOT_WRITTEN, behaviour, folded_sentences
from cards.templatetags.card_texts import keywords_beside_text, keywords_in_words
from rules.construction import Game
from rules.lcg.facts.reader import played_cards
from rules.lcg.library.definitions import written
from rules.tcg.facts.reader import all_cards, card
from tests.forgotten import FORGOTTEN
from tests.rules.tcg.cards import CHAMBER_OF_RECORDS, GIMLI_EAGER_HUNTER, LET_THEM_COME
from tests.rules.tcg.written import each_set


def readable(game: Game, card_id: str) -> bool:
    """Whether the page of a card says what the card does, and the search knows the same."""
    found = behaviour(game, card_id)
    return (
        found.written
        and found.note == ""
        and all(found.sentences)
        and len(folded_sentences(game, card_id)) == len(found.sentences)
    )


@each_set
def test_every_definition_can_be_read(cards: tuple[str, ...]) -> None:
    assert [card_id for card_id in cards if not readable(Game.TCG, card_id)] == []


def test_every_written_card_of_the_lcg_can_be_read() -> None:
    assert [code for code in written() if not readable(Game.LCG, code)] == []


@pytest.mark.parametrize(
    ("card_id", "begins", "beside"),
    [
        (LET_THEM_COME, "Plays to your support area.", ""),
        (CHAMBER_OF_RECORDS, "When you play this condition,", "Support area."),
        (GIMLI_EAGER_HUNTER, "(While skirmishing a non-hunter character,", "Damage +1. Hunter 3."),
    ],
)
def test_a_face_has_the_whole_text_and_no_keyword_twice(
    card_id: str, begins: str, beside: str
) -> None:
    assert behaviour(Game.TCG, card_id).whole[0].startswith(begins)
    assert keywords_beside_text(card(card_id)) == beside
    assert keywords_in_words(card(card_id)).startswith(beside)


# An icon of print, "[attack]", a word to fill in, "{this}", and a sentence with a small letter.
RAW = re.compile(r"\[|\{|\.[)”\"]* [a-zé]")


@pytest.mark.parametrize(("game", "cards"), [(Game.TCG, all_cards), (Game.LCG, played_cards)])
def test_no_card_shows_icons_of_print_or_begins_a_sentence_small(
    game: Game, cards: Callable[[], Mapping[str, object]]
) -> None:
    raw = [
        (card_id, sentence)
        for card_id in cards()
        for sentence in behaviour(game, card_id).whole
        if RAW.search(sentence)
    ]
    assert raw == []


def test_a_card_of_the_lcg_reads_like_a_card() -> None:
    (response,) = behaviour(Game.LCG, "01001").sentences

    assert response.startswith("Response: After Aragorn commits to a quest, pay 1 resource")


@pytest.mark.parametrize(
    ("game", "card_id"), [(Game.LCG, "99999"), (Game.TCG, FORGOTTEN), (Game.TCG, "99_1")]
)
@pytest.mark.usefixtures("forgotten_card")
def test_what_is_not_written_says_so(game: Game, card_id: str) -> None:
    found = behaviour(game, card_id)

    assert (found.written, found.note, found.sentences) == (False, NOT_WRITTEN, ())
