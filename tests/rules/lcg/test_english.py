"""The English that is made of the definitions, and the messages for authors."""

import pytest

from rules.lcg.facts.reader import all_cards
from rules.lcg.library import definition, missing
from rules.lcg.library.__main__ import written_english
from rules.lcg.notation.definitions import BadDefinition, card
from rules.lcg.notation.english import english
from rules.lcg.notation.language import action, draw
from rules.lcg.vocabulary import CardType


def test_every_card_of_the_core_set_is_written() -> None:
    assert missing() == ()
    assert sum(known.quantity for known in all_cards().values()) == 226


def test_every_sentence_is_a_sentence() -> None:
    for code, sentences in written_english().items():
        for sentence in sentences:
            assert sentence[0].isupper() or sentence[0] == "[", (code, sentence)
            assert sentence.endswith((".", ".)")), (code, sentence)
            assert "{" not in sentence
            assert "  " not in sentence


# Cards whose text is their keywords, or nothing.
PLAIN = {"01013", "01017", "01028", "01030", "01106"}


def test_only_plain_cards_say_nothing() -> None:
    silent = {
        code
        for code, known in all_cards().items()
        if known.type is not CardType.QUEST and not english(known, definition(code))
    }
    assert silent == PLAIN


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("01001", "Response: After Aragorn commits to a quest, pay 1 resource from Aragorn's pool"
                  " to ready Aragorn."),
        ("01007", "Action: Discard 1 card from your hand to give Éowyn +1 [willpower] until the"
                  " end of the phase. This effect may be triggered by each player once each"
                  " round."),
        ("01021", "Action: Exhaust 1 hero you control to choose and ready 1 different hero."),
        ("01041", "Attached hero gets +1 [attack]. (+2 [attack] instead if attached hero is a"
                  " Dwarf.)"),
        ("01076", "Shadow: Raise defending player's threat by 4. (Raise defending player's threat"
                  " by 8 instead if this attack is undefended.)"),
        ("01095", "While Enchanted Stream is the active location, players cannot draw cards."),
        ("01070", "Action: Discard 1 card from your hand to give attached hero +1 [defense] until"
                  " the end of the phase or give attached hero +1 [willpower] until the end of the"
                  " phase. Limit 3 times per phase."),
    ],
)  # fmt: skip
def test_cards_read_like_cards(code: str, sentence: str) -> None:
    assert sentence in english(all_cards()[code], definition(code))


def test_an_erratum_is_a_definition_of_its_own_day() -> None:
    assert definition("01043").edition == ""
    assert definition("01043", "2016-12-31").edition == ""
    assert definition("01043", "2017-12-01").edition == "2017-10-16"
    dated = english(all_cards()["01043"], definition("01043", "2017-12-01"))
    assert dated[0].endswith("Limit once per round.")


def test_a_wrong_definition_names_the_card() -> None:
    with pytest.raises(BadDefinition, match="01001 is Aragorn, not Legolas"):
        card("01001", "Legolas")
    with pytest.raises(BadDefinition, match="01001 Aragorn is defined twice"):
        card("01001", "Aragorn")
    with pytest.raises(BadDefinition, match="is no sentence"):
        card("01001", "Aragorn", draw(1), edition="2099-01-01")  # type: ignore[arg-type]
    assert action(draw(1)) is not None
